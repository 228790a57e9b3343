import Foundation
import SwiftUICore

/// A part of the app's user interface, which is a window.
@MainActor @preconcurrency
public class UIScene: UIResponder {
    override init() { super.init() }

    /// The delegate of the scene; nil for one that an `App` has opened.
    public var delegate: (any UISceneDelegate)?
    /// The session of the scene.
    public private(set) lazy var session: UISceneSession = {
        let session = UISceneSession(role: .windowApplication)
        session.scene = self
        return session
    }()
    /// The title of the window, which has no effect: views set it with `navigationTitle(_:)`.
    public var title: String! = ""

    /// The activation state, which indicates whether the scene is visible and in use.
    public var activationState: ActivationState { .unattached }

    /// The activation states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is closed.
        case unattached = -1
        /// The scene is visible and in use.
        case foregroundActive
        /// The scene is visible but not in use.
        case foregroundInactive
        /// The scene is not visible.
        case background
    }
}

/// A window of the app, as a scene. It is the same object as long as the window is open.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    let identifier: OpenWindow.ID
    /// The windows that code has made for the scene.
    package let made = SceneWindows()

    private static var known: [OpenWindow.ID: UIWindowScene] = [:]

    private init(_ window: OpenWindow) {
        identifier = window.id
        super.init()
    }

    package static var all: [UIWindowScene] {
        let open = OpenWindow.all
        known = Dictionary(uniqueKeysWithValues: open.map { ($0.id, known[$0.id] ?? UIWindowScene($0)) })
        return open.compactMap { known[$0.id] }
    }

    /// Returns the scene of a window; nil for one that is closed.
    package static func of(_ state: WindowState) -> UIWindowScene? { all.first { $0.openWindow?.state === state } }

    /// The scene that shows the windows of code; nil before there is one.
    package private(set) static weak var connected: UIWindowScene?

    /// Shows the windows of code in the scene: those that are made from now on without one, and those that were before.
    package func connect() {
        Self.connected = self
        made.addWaiting(in: self)
    }

    /// Forgets the scene, whose window was closed.
    package func disconnect() {
        delegate = nil
        made.removeAll()
        Self.known[identifier] = nil
        if Self.connected === self { Self.connected = nil }
    }

    /// The window; nil after it was closed.
    package var openWindow: OpenWindow? { OpenWindow.all.first { $0.id == identifier } }

    /// The state of the window, which indicates whether it is visible and in use.
    public override var activationState: ActivationState {
        switch openWindow?.phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }

    /// The windows that code has made for the scene, or else an array with its window; empty after that has been closed.
    public var windows: [UIWindow] {
        guard openWindow != nil else { return [] }
        return made.all.isEmpty ? [UIWindow(handleOf: self)] : made.all
    }
    /// The window, if it has keyboard focus.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The screen on which windows open.
    public var screen: UIScreen { .main }

    public nonisolated override var hash: Int { identifier.hashValue }
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIWindowScene)?.identifier == identifier
    }
}
