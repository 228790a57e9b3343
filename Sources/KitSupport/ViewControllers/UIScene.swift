import Foundation
import SwiftUICore

/// A part of the app's user interface, which is a window.
@MainActor @preconcurrency
public class UIScene: NSObject {
    override init() { super.init() }

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

/// A window of the app, as a scene.
///
/// Two objects that stand for the same window are equal.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    private let identifier: ObjectIdentifier

    private init(_ window: OpenWindow) {
        identifier = window.id
        super.init()
    }

    package static var all: [UIWindowScene] { OpenWindow.all.map { UIWindowScene($0) } }

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

    /// An array with the window; empty after it has been closed.
    public var windows: [UIWindow] { openWindow == nil ? [] : [UIWindow(scene: self)] }
    /// The window, if it has keyboard focus.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The screen on which windows open.
    public var screen: UIScreen { .main }

    public nonisolated override var hash: Int { identifier.hashValue }
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIWindowScene)?.identifier == identifier
    }
}
