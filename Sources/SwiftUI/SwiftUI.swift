@_exported import SwiftUICore

@_weakLinked
extension App {
    /// Opens the app's windows and runs until the last one closes.
    @MainActor public static func main() {
        runApp(Self.self)
    }
}

/// Runs an app; `GTKHost` defines it.
///
/// The function is bound at link time, because this module does not import the host: unrelated packages import this
/// module if `canImport(SwiftUI)` is true, and they cannot load GTK's C modules. See the article “Sharing a build with
/// other packages”.
@_silgen_name("swift_transferable_run_app")
@MainActor func runApp(_ app: any App.Type)
