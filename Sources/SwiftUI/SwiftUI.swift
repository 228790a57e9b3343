import GTKHost
@_exported import SwiftUICore

extension App {
    /// Opens the app's windows and runs until the last one is closed.
    @MainActor public static func main() {
        GTKApplication.run(Self.self)
    }
}
