import Foundation
import SwiftUICore

/// A UIKit view controller: the ``UIWindow/rootViewController`` of a window, such as a `UIHostingController`, or one of UIKit's, PhotosUI's
/// and QuickLook's that present something over it, such as `UIActivityViewController`.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    package override init() { super.init() }

    /// The view of the controller, which is its window; nil for a controller that a window or a sheet presents.
    public var view: UIView? { windowOfController }
    /// The window whose root controller this is; nil for another controller.
    var windowOfController: UIWindow? { containingWindow }
    /// The window that code has given the controller.
    weak var containingWindow: UIWindow?
    /// The title, which has no effect: views set it with `navigationTitle(_:)`.
    open var title: String?

    /// Called once, before the view of a `UIHostingController` appears for the first time.
    open func viewDidLoad() {}
    /// Called before the view of a `UIHostingController` appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view of a `UIHostingController` has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view of a `UIHostingController` disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view of a `UIHostingController` has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The contents of the controller in a window.
    var contents: AnyView {
        if let shown = self as? any SheetController { return shown.makeSheet() }
        kitLogger.warning("\(type(of: self)) is not shown: a window shows the view of a UIHostingController.")
        return AnyView(EmptyView())
    }
    /// The controller that is presented over this one; nil for none.
    public var presentedViewController: UIViewController? {
        guard let window = view?.window?.windowScene?.openWindow, window.hasSheet else { return nil }
        return Self.presented[window.id]
    }
    /// The anchor of a popover; nil, because view controllers are presented in sheets here.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }

    private static var presented: [OpenWindow.ID: any SheetController] = [:]
    /// Dismisses the sheet that shows this controller; nil for one that no sheet shows.
    private var dismissal: (@MainActor () -> Void)?

    /// Presents a view controller over the window of this controller, in a sheet or, for a document picker, in the desktop's dialog.
    /// - Parameters:
    ///   - viewControllerToPresent: A view controller of UIKit, PhotosUI or QuickLook. No other has a view here.
    ///   - flag: Whether it comes with an animation, which the desktop decides about.
    ///   - completion: Called when the sheet is shown.
    public func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        let window = view?.window?.windowScene?.openWindow
        if window != nil, let dialog = viewControllerToPresent as? any DialogController {
            dialog.showDialog()
        } else if let window, let sheet = viewControllerToPresent as? any SheetController {
            present(sheet, over: window)
        } else {
            kitLogger.warning(
                "\(type(of: viewControllerToPresent)) is not presented: only a controller that has a sheet or a dialog is, over an open window."
            )
            return
        }
        completion?()
    }

    private func present(_ sheet: any SheetController, over window: OpenWindow) {
        let open = Set(OpenWindow.all.map(\.id))
        Self.presented = Self.presented.filter { open.contains($0.key) }
        Self.presented[window.id] = sheet
        window.present(sheet.shownSheet { window.dismissSheet() }) { [id = window.id] in
            if Self.presented[id] === sheet { Self.presented[id] = nil }
            sheet.sheetDidDisappear()
        }
    }

    /// Dismisses what this controller presents, or the sheet that shows this controller.
    /// - Parameters:
    ///   - flag: Whether it goes with an animation, which the desktop decides about.
    ///   - completion: Called when the sheet is gone.
    public func dismiss(animated flag: Bool, completion: (@MainActor @Sendable () -> Void)? = nil) {
        if let dismissal {
            self.dismissal = nil
            dismissal()
        } else {
            view?.window?.windowScene?.openWindow?.dismissSheet()
        }
        completion?()
    }
}

/// A view controller that a sheet shows, or a view of SwiftUI.
@MainActor
package protocol SheetController: UIViewController {
    /// Returns the contents of the sheet.
    func makeSheet() -> AnyView
    /// Tells the controller that its sheet is gone. One that waits for an answer has none.
    func sheetWasTakenAway()
}

extension SheetController {
    /// Returns the contents of the sheet.
    /// - Parameter dismiss: Dismisses the sheet.
    func shownSheet(dismiss: @escaping @MainActor () -> Void) -> AnyView {
        setDismissal(dismiss)
        return makeSheet()
    }

    /// Takes over that the sheet is gone.
    func sheetDidDisappear() {
        setDismissal(nil)
        sheetWasTakenAway()
    }
}

extension UIViewController {
    fileprivate func setDismissal(_ dismissal: (@MainActor () -> Void)?) { self.dismissal = dismissal }
}

/// A view controller that the desktop's own dialog shows where no view shows it.
@MainActor
package protocol DialogController: UIViewController {
    /// Shows the dialog over the active window.
    func showDialog()
}

/// The anchor of a popover in a window. No controller has one, because view controllers are presented in sheets.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: NSObject {
    /// The view to which the popover is anchored.
    public weak var sourceView: UIView?
    /// The part of the view to which the popover is anchored.
    public var sourceRect = CGRect.null
    /// The directions in which the arrow may point.
    public var permittedArrowDirections = UIPopoverArrowDirection.any

    private override init() { super.init() }
}

/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
