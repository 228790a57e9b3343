import CGTK
import Foundation

/// A drag over a drop target, until the sender knows what became of its items.
@MainActor
public final class GTKDropSession {
    /// What happens to a drag over a target.
    public enum Step: Sendable {
        /// It comes over the widget.
        case entered
        /// It is elsewhere over the widget.
        case moved
        /// It leaves the widget without a drop.
        case left
        /// The items were dropped, and the sender knows whether they were of use.
        case finished(wasOfUse: Bool)
    }

    /// Where in the widget the pointer is.
    public internal(set) var location: CGPoint
    /// Whether the drag began in this process.
    public let isOwn: Bool
    /// Whether the sender lets its items be copied.
    public let allowsCopy: Bool
    /// Whether the sender lets its items be moved.
    public let allowsMove: Bool
    let drop: ObjectReference

    init(_ drop: OpaquePointer, isOwn: Bool, at location: CGPoint) {
        self.drop = ObjectReference(retaining: drop.raw)
        (self.isOwn, self.location) = (isOwn, location)
        let actions = gdk_drop_get_actions(drop).rawValue
        allowsCopy = actions & GDK_ACTION_COPY.rawValue != 0
        allowsMove = actions & GDK_ACTION_MOVE.rawValue != 0
    }
}
