import Foundation
import KitSupport
import SwiftUICore

/// A view controller of UIKit's: the ``UIWindow/rootViewController`` of a window, and the ``UIActivityViewController`` that
/// it presents.
@MainActor @preconcurrency
public class UIViewController: NSObject {
    override init() { super.init() }

    /// The window of the controller; nil for one that is not presented.
    public var view: UIView? { nil }
    /// The controller that is presented over this one; nil for none.
    public var presentedViewController: UIViewController? {
        guard let window = view?.window?.windowScene?.openWindow, window.hasSheet else { return nil }
        return Self.presented[window.id]
    }
    /// The place from which a popover comes; nil, because share sheets are sheets here.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }

    private static var presented: [ObjectIdentifier: UIActivityViewController] = [:]

    /// Presents the share sheet over the window of this controller.
    /// - Parameters:
    ///   - viewControllerToPresent: A ``UIActivityViewController``. No other controller has a view here.
    ///   - flag: Whether it comes with an animation, which the desktop decides about.
    ///   - completion: Called when the sheet is shown.
    public func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        guard let sheet = viewControllerToPresent as? UIActivityViewController,
            let window = view?.window?.windowScene?.openWindow
        else {
            kitLogger.warning(
                "\(type(of: viewControllerToPresent)) is not presented: only a UIActivityViewController is, over an open window."
            )
            return
        }
        let open = Set(OpenWindow.all.map(\.id))
        Self.presented = Self.presented.filter { open.contains($0.key) }
        Self.presented[window.id] = sheet
        window.present(sheet.sheet { window.dismissSheet() }) { [id = window.id] in
            if Self.presented[id] === sheet { Self.presented[id] = nil }
            sheet.wasTakenAway()
        }
        completion?()
    }

    /// Takes away the share sheet that this controller presents.
    /// - Parameters:
    ///   - flag: Whether it goes with an animation, which the desktop decides about.
    ///   - completion: Called when the sheet is gone.
    public func dismiss(animated flag: Bool, completion: (@MainActor @Sendable () -> Void)? = nil) {
        view?.window?.windowScene?.openWindow?.dismissSheet()
        completion?()
    }
}

/// The place in a window from which a popover comes. Share sheets are no popovers here, so that no controller has one.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: NSObject {
    /// The view from which the popover comes.
    public weak var sourceView: UIView?
    /// The part of the view from which the popover comes.
    public var sourceRect = CGRect.null
    /// The directions in which its arrow may point.
    public var permittedArrowDirections = UIPopoverArrowDirection.any

    private override init() { super.init() }
}

/// Directions in which the arrow of a popover points.
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
    /// Each of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
