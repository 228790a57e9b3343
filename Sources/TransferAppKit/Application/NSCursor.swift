import Foundation
import SwiftUICore

/// A pointer.
///
/// `set()`, `push()` and `pop()` set the pointer of the app's windows where no view sets another by `pointerStyle(_:)`.
@MainActor @preconcurrency
public final class NSCursor: NSObject {
    private let cssName: String
    private static var pushed: [NSCursor] = []

    private init(_ cssName: String) { self.cssName = cssName }

    /// The usual pointer.
    public static let arrow = NSCursor("default")
    /// A beam, for text.
    public static let iBeam = NSCursor("text")
    /// A beam, for text in columns.
    public static let iBeamCursorForVerticalLayout = NSCursor("vertical-text")
    /// A hand, for links.
    public static let pointingHand = NSCursor("pointer")
    /// An open hand, for what can be dragged.
    public static let openHand = NSCursor("grab")
    /// A closed hand, for what is being dragged.
    public static let closedHand = NSCursor("grabbing")
    /// A cross, for a place that is to be chosen.
    public static let crosshair = NSCursor("crosshair")
    /// Arrows to the left and to the right.
    public static let resizeLeftRight = NSCursor("ew-resize")
    /// Arrows upwards and downwards.
    public static let resizeUpDown = NSCursor("ns-resize")
    /// An arrow to the left.
    public static let resizeLeft = NSCursor("w-resize")
    /// An arrow to the right.
    public static let resizeRight = NSCursor("e-resize")
    /// An arrow upwards.
    public static let resizeUp = NSCursor("n-resize")
    /// An arrow downwards.
    public static let resizeDown = NSCursor("s-resize")
    /// A sign that something is not possible.
    public static let operationNotAllowed = NSCursor("not-allowed")
    /// A sign that a drag makes a link.
    public static let dragLink = NSCursor("alias")
    /// A sign that a drag makes a copy.
    public static let dragCopy = NSCursor("copy")
    /// A sign that there is a menu.
    public static let contextualMenu = NSCursor("context-menu")

    /// The pointer that was set last.
    public private(set) static var current = NSCursor.arrow

    /// Shows the pointer.
    public func set() {
        Self.current = self
        RunningHost.services?.setPointer(self === Self.arrow ? nil : cssName)
    }

    /// Shows the pointer until it is popped.
    public func push() {
        Self.pushed.append(Self.current)
        set()
    }

    /// Shows the pointer that was shown before the last one was pushed.
    public func pop() { Self.pop() }

    /// Shows the pointer that was shown before the last one was pushed.
    public class func pop() { (pushed.popLast() ?? arrow).set() }

    /// Hides the pointer.
    public class func hide() { RunningHost.services?.setPointer("none") }

    /// Shows the pointer again.
    public class func unhide() { current.set() }
}
