import Foundation
import SwiftUICore

/// A UIKit view: a ``UIWindow``, or one that stands for a place in a window. It draws nothing and takes no touches, because SwiftUI's views
/// do. The one with contents is `UIPasteControl`.
@MainActor @preconcurrency
open class UIView: NSObject {
    /// The frame in the view around it, which SwiftUI does not follow.
    open var frame: CGRect
    /// A Boolean value that indicates whether the contents are hidden.
    open var isHidden = false
    private var shownWindow: UIWindow?

    /// Creates a view.
    /// - Parameter frame: The frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view. No archive has one here.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// The insets that the system covers. There are none, because windows on a desktop are not covered.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// The window of the view; nil while none shows it.
    open var window: UIWindow? { shownWindow }

    /// Tells the view that it has appeared in a window, or disappeared from it.
    open func didMoveToWindow() {}
}

/// A UIKit view with contents.
@MainActor
package protocol ViewWithContents: UIView {
    /// The contents in SwiftUI.
    var contents: AnyView { get }
}

extension UIView: RepresentedView {
    /// The contents of the view. A view without any takes all the room that it is offered, as one without a size of its own does.
    package var shown: AnyView {
        (self as? any ViewWithContents)?.contents ?? AnyView(Color.clear.allowsHitTesting(false))
    }

    package func move(to window: WindowState?) {
        let new = window.flatMap { UIWindow.of($0) }
        guard new != shownWindow else { return }
        shownWindow = new
        didMoveToWindow()
    }
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
        super.init(frame: .zero)
    }

    /// Returns nil: no archive has a window here.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the window with a state; nil for one that is closed.
    static func of(_ state: WindowState) -> UIWindow? {
        UIWindowScene.all.first { $0.openWindow?.state === state }?.windows.first
    }

    public override var window: UIWindow? { self }
    /// The scene that contains the window.
    public var windowScene: UIWindowScene? { scene }
    /// A Boolean value that indicates whether the window has keyboard focus.
    public var isKeyWindow: Bool { scene.openWindow?.hasKeyboard ?? false }
    /// The controller that presents sheets over the window.
    public var rootViewController: UIViewController? { WindowController(window: self) }

    /// The light or dark style that all of the app's windows share; unspecified for that of the desktop.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { Self.style }
        set {
            Self.style = newValue
            HostCalls.tell { $0.setPrefersDark(newValue == .unspecified ? nil : newValue == .dark) }
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

    override var windowOfController: UIWindow? { window }
}
