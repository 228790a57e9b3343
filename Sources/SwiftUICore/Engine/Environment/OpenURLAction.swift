import Foundation

/// An action that opens a URL. Links, including those in text, use the action of their environment.
///
/// ```swift
/// Text("See the [handbook](app:handbook).")
///     .environment(\.openURL, OpenURLAction { url in
///         guard url.scheme == "app" else { return .systemAction }
///         show(url)
///         return .handled
///     })
/// ```
@MainActor
@_weakLinked
public struct OpenURLAction: Sendable {
    /// The result of a handler for a URL.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable {
            case handled, discarded
            /// The URL in place of the one that was asked for, if any.
            case systemAction(URL?)
        }

        fileprivate let kind: Kind

        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler discarded the URL, and nothing else opens it.
        public static let discarded = Result(kind: .discarded)
        /// The desktop opens the URL in the user's default program.
        public static let systemAction = Result(kind: .systemAction(nil))

        /// Returns a result that opens another URL in the user's default program.
        /// - Parameter url: The URL to open.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }

        /// Returns a result that opens the URL in the user's default program.
        /// - Parameter prefersInApp: Whether to open it inside the app. Linux has no browser inside an app: it is opened in the
        ///   user's default program in any case.
        public static func systemAction(prefersInApp: Bool) -> Result { .systemAction }

        /// Returns a result that opens another URL in the user's default program.
        /// - Parameters:
        ///   - url: The URL to open.
        ///   - prefersInApp: Whether to open it inside the app; see ``OpenURLAction/callAsFunction(_:prefersInApp:)``.
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { .systemAction(url) }
    }

    private let handler: @MainActor (URL) -> Result
    /// Opens URLs that the handler leaves to the desktop.
    fileprivate var system: SystemURLOpener?

    /// Creates an action with a handler.
    /// - Parameter handler: Opens a URL, and returns the result.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    /// - Parameter url: The URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL.
    /// - Parameters:
    ///   - url: The URL.
    ///   - prefersInApp: Whether to open it inside the app. Linux has no browser inside an app: URLs that the handler
    ///     leaves to the desktop are opened in the user's default program in any case.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

    /// Opens a URL, and reports whether it could be opened.
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: Called with whether the handler, or a program of the desktop, has accepted the URL.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other):
            guard let system else { return completion(false) }
            system.open(other ?? url, completion)
        }
    }
}

/// The means by which a window asks the desktop to open URLs.
package struct SystemURLOpener: Sendable {
    /// A closure that opens a URL and reports whether a program has accepted it.
    package let open: @MainActor (URL, @escaping (Bool) -> Void) -> Void

    package init(_ open: @escaping @MainActor (URL, @escaping (Bool) -> Void) -> Void) { self.open = open }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// An action that opens a URL in the user's default program, unless an enclosing view sets another action.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.system = systemURLOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
