import Foundation
import SwiftUICore

/// A part of the app's interface: a window.
@MainActor @preconcurrency
public class UIScene: NSObject {
    override init() { super.init() }

    /// A value that indicates whether the scene is seen, and whether the user works in it.
    public var activationState: ActivationState { .unattached }

    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is closed.
        case unattached = -1
        /// The user works in the scene.
        case foregroundActive
        /// The scene is seen.
        case foregroundInactive
        /// The scene is not seen.
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

    static var all: [UIWindowScene] { OpenWindow.all.map { UIWindowScene($0) } }

    /// The window; nil after it was closed.
    var openWindow: OpenWindow? { OpenWindow.all.first { $0.id == identifier } }

    /// A value that indicates whether the window is seen, and whether the user works in it.
    public override var activationState: ActivationState {
        switch openWindow?.phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }

    /// The window, as a list; empty after it was closed.
    public var windows: [UIWindow] { openWindow == nil ? [] : [UIWindow(scene: self)] }
    /// The window, if it has the keyboard.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The screen on which windows open.
    public var screen: UIScreen { .main }

    public nonisolated override var hash: Int { identifier.hashValue }
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIWindowScene)?.identifier == identifier
    }
}
