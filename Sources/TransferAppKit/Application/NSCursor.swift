import Foundation
import KitSupport

/// A pointer that is shown on the screen.
///
/// `set()`, `push()` and `pop()` set the pointer of the app's windows where no view sets another by `pointerStyle(_:)`.
@MainActor @preconcurrency
public final class NSCursor: NSObject {
    private let cssName: String
    private static var pushed: [NSCursor] = []

    private init(_ cssName: String) { self.cssName = cssName }

    /// The default pointer.
    public static let arrow = NSCursor("default")
    /// A beam, for selecting text.
    public static let iBeam = NSCursor("text")
    /// A horizontal beam, for vertical text.
    public static let iBeamCursorForVerticalLayout = NSCursor("vertical-text")
    /// A pointing hand, for links.
    public static let pointingHand = NSCursor("pointer")
    /// An open hand, for items that can be dragged.
    public static let openHand = NSCursor("grab")
    /// A closed hand, for items that are being dragged.
    public static let closedHand = NSCursor("grabbing")
    /// A crosshair, for choosing a position.
    public static let crosshair = NSCursor("crosshair")
    /// A pair of arrows to the left and to the right.
    public static let resizeLeftRight = NSCursor("ew-resize")
    /// A pair of arrows up and down.
    public static let resizeUpDown = NSCursor("ns-resize")
    /// An arrow to the left.
    public static let resizeLeft = NSCursor("w-resize")
    /// An arrow to the right.
    public static let resizeRight = NSCursor("e-resize")
    /// An arrow up.
    public static let resizeUp = NSCursor("n-resize")
    /// An arrow down.
    public static let resizeDown = NSCursor("s-resize")
    /// A sign that an operation is not allowed.
    public static let operationNotAllowed = NSCursor("not-allowed")
    /// A sign that a drag creates a link.
    public static let dragLink = NSCursor("alias")
    /// A sign that a drag creates a copy.
    public static let dragCopy = NSCursor("copy")
    /// A sign that a context menu is available.
    public static let contextualMenu = NSCursor("context-menu")

    /// The pointer that was set last.
    public private(set) static var current = NSCursor.arrow

    /// Shows the pointer.
    public func set() {
        Self.current = self
        let name = self === Self.arrow ? nil : cssName
        HostCalls.tell { $0.setPointer(name) }
    }

    /// Shows the pointer until it is removed with `pop()`.
    public func push() {
        Self.pushed.append(Self.current)
        set()
    }

    /// Restores the pointer that was shown before the last call of ``push()``.
    public func pop() { Self.pop() }

    /// Restores the pointer that was shown before the last call of ``push()``.
    public class func pop() {
        if let last = pushed.popLast() { last.set() } else { arrow.set() }
    }

    /// Hides the pointer.
    public class func hide() { HostCalls.tell { $0.setPointer("none") } }

    /// Shows the pointer again.
    public class func unhide() { current.set() }
}
