import Foundation
import KitSupport
import SwiftUICore

/// A view of UIKit's. There is one, ``UIWindow``: SwiftUI's views take the place of all others.
@MainActor @preconcurrency
public class UIView: NSObject {
    override init() { super.init() }

    /// The parts at the edges that the system covers: none, as windows of a desktop are not covered.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// The window of the view.
    public var window: UIWindow? { nil }
}

/// A window of the app.
///
/// ```swift
/// let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
/// scene?.windows.first?.rootViewController?.present(sheet, animated: true)
/// ```
@MainActor @preconcurrency
public final class UIWindow: UIView {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    public override var window: UIWindow? { self }
    /// The scene of the window.
    public var windowScene: UIWindowScene? { scene }
    /// A Boolean value that indicates whether the window has the keyboard.
    public var isKeyWindow: Bool { scene.openWindow?.hasKeyboard ?? false }
    /// The controller that presents sheets over the window.
    public var rootViewController: UIViewController? { WindowController(window: self) }

    /// The look of the app's windows, which have one in common; unspecified for that of the desktop.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { Self.style }
        set {
            Self.style = newValue
            RunningHost.services?.setPrefersDark(newValue == .unspecified ? nil : newValue == .dark)
        }
    }
    private static var style = UIUserInterfaceStyle.unspecified

    public nonisolated override var hash: Int { scene.hash }
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIWindow)?.scene.isEqual(scene) ?? false
    }
}

/// The controller of a window's views, which SwiftUI shows.
private final class WindowController: UIViewController {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    override var view: UIView? { window }
}
