@_exported import SwiftUICore

@_weakLinked
extension App {
    /// Opens the app's windows and runs until the last one is closed.
    @MainActor public static func main() {
        runApp(Self.self)
    }
}

/// Runs an app; `GTKHost` defines it.
///
/// The function is bound when the program is linked, since this module does not import the host: packages that know nothing of
/// this one import it where `canImport(SwiftUI)` says that it is there, and cannot load GTK's C modules. See the article
/// “Sharing a build with other packages”.
@_silgen_name("swift_transferable_run_app")
@MainActor func runApp(_ app: any App.Type)
