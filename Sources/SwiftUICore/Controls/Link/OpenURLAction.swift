import Foundation

/// An action that opens a URL in the user's default program.
@_weakLinked
public struct OpenURLAction: Sendable {
    let open: @MainActor @Sendable (URL) -> Void

    /// Creates an action that opens URLs in some other way.
    package init(_ open: @escaping @MainActor @Sendable (URL) -> Void) { self.open = open }

    /// Opens a URL.
    @MainActor public func callAsFunction(_ url: URL) { open(url) }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in } }
}

extension EnvironmentValues {
    /// An action that opens a URL in the user's default program.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
