import Foundation
import SwiftUICore

/// A UIKit view: a ``UIWindow``, or one that stands for a place in a window. It draws nothing and takes no touches, because SwiftUI's views
/// do. The one with contents is `UIPasteControl`.
@MainActor @preconcurrency
open class UIView: UIResponder {
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
///
/// The app and scene delegates of an app without an `App` make windows, which show the view of a `UIHostingController`. Those of one scene
/// are in one window of the desktop, which shows the last one that is visible.
@MainActor @preconcurrency
open class UIWindow: UIView {
    private weak var scene: UIWindowScene?
    private var controller: UIViewController?
    /// The scene whose window the object stands for; nil for a window that code has made.
    private nonisolated let handle: OpenWindow.ID?

    /// Creates an object that stands for the window of a scene.
    init(handleOf scene: UIWindowScene) {
        (self.scene, handle) = (scene, scene.identifier)
        super.init(frame: .zero)
    }

    /// Creates a window for a scene, which ``makeKeyAndVisible()`` shows.
    /// - Parameter windowScene: The scene.
    public init(windowScene: UIWindowScene) {
        handle = nil
        super.init(frame: .zero)
        isHidden = true
        attach(to: windowScene)
    }

    /// Creates a window for the app's scene, which ``makeKeyAndVisible()`` shows.
    /// - Parameter frame: The frame, which has no effect: the desktop's window has its own.
    public override init(frame: CGRect) {
        handle = nil
        super.init(frame: frame)
        isHidden = true
    }

    /// Returns nil: no archive has a window here.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the window with a state; nil for one that is closed.
    static func of(_ state: WindowState) -> UIWindow? { UIWindowScene.of(state)?.windows.first }

    /// Puts the window into a scene.
    func attach(to scene: UIWindowScene) {
        self.scene = scene
        scene.made.add(self)
    }

    open override var isHidden: Bool { didSet { if handle == nil { scene?.made.changed() } } }

    open override var window: UIWindow? { self }
    /// The scene that contains the window; nil before there is one, and after its window was closed.
    public var windowScene: UIWindowScene? { scene }
    /// A Boolean value that indicates whether the window has keyboard focus.
    public var isKeyWindow: Bool { scene?.openWindow?.hasKeyboard ?? false }
    /// The controller whose view the window shows, and which presents sheets over it. The window of an `App` shows the views of its scene,
    /// and keeps its own controller.
    public var rootViewController: UIViewController? {
        get { handle == nil ? controller : WindowController(window: self) }
        set {
            guard handle == nil else { return }
            controller = newValue
            newValue?.containingWindow = self
            scene?.made.changed()
        }
    }

    /// Shows the window. One that was made without a scene is shown in the app's, as soon as there is one.
    public func makeKeyAndVisible() {
        isHidden = false
        guard scene == nil else { return }
        if let scene = UIWindowScene.connected { attach(to: scene) } else { SceneWindows.wait(self) }
    }

    /// The light or dark style that all of the app's windows share; unspecified for that of the desktop.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { Self.style }
        set {
            Self.style = newValue
            HostCalls.tell { $0.setPrefersDark(newValue == .unspecified ? nil : newValue == .dark) }
        }
    }
    private static var style = UIUserInterfaceStyle.unspecified

    /// Two objects that stand for the window of the same scene are equal.
    public nonisolated override var hash: Int { handle?.hashValue ?? super.hash }
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let handle else { return object as AnyObject? === self }
        return (object as? UIWindow)?.handle == handle
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
