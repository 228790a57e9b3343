import CGTK
package import CoreTransferable
import Foundation
import GTKInterop
import TransferKit

/// A drag over a drop target, until the sender is informed of the outcome of the drop.
@MainActor
public final class GTKDropSession {
    /// The steps of a drag over a target.
    public enum Step: Sendable {
        /// The drag enters the widget.
        case entered
        /// The drag moves over the widget.
        case moved
        /// The drag leaves the widget without a drop.
        case left
        /// The items were dropped, and the sender has been informed whether they were accepted.
        case finished(wasOfUse: Bool)
    }

    /// The operation that a target performs on the items.
    public enum Action: Sendable {
        /// The target copies the items.
        case copy
        /// The target takes the items away from the sender.
        case move
        /// The target links to the sender's items.
        case link
        /// The target does not accept the items.
        case refuse

        /// Creates the operation for a GDK action.
        init(_ action: GdkDragAction) {
            switch action {
            case GDK_ACTION_MOVE: self = .move
            case GDK_ACTION_LINK: self = .link
            default: self = .copy
            }
        }
    }

    /// The position of the pointer in the widget.
    public internal(set) var location: CGPoint
    /// A Boolean value that indicates whether the drag began in this process.
    public let isOwn: Bool
    /// A Boolean value that indicates whether the sender allows copying its items. The pressed modifier keys choose among the allowed
    /// operations.
    public var allowsCopy: Bool { allows(GDK_ACTION_COPY) }
    /// A Boolean value that indicates whether the sender allows moving its items; see ``allowsCopy``.
    public var allowsMove: Bool { allows(GDK_ACTION_MOVE) }
    /// A Boolean value that indicates whether the sender allows linking to its items; see ``allowsCopy``.
    public var allowsLink: Bool { allows(GDK_ACTION_LINK) }
    let drop: ObjectReference
    /// The dragged contents.
    package let contents: PasteboardContents

    /// The items, or stand-ins for them until they are dropped; see `PasteboardContents`.
    package var itemsInSight: [NSItemProvider] { contents.itemsInSight }

    init(_ drop: OpaquePointer, _ contents: PasteboardContents, at location: CGPoint) {
        self.drop = ObjectReference(retaining: drop.raw)
        (self.contents, self.location) = (contents, location)
        isOwn = if case .own = contents { true } else { false }
    }

    private func allows(_ action: GdkDragAction) -> Bool {
        gdk_drop_get_actions(OpaquePointer(drop.pointer)).rawValue & action.rawValue != 0
    }

    /// Returns GDK's name of the operation that the target performs on the items. If the sender does not permit it,
    /// items of this process are accepted with a permitted operation, and others are refused.
    /// - Parameter action: The operation that the target requests; nil for the sender's preference.
    func gdkAction(for action: Action?) -> GdkDragAction {
        let preferred = allowsCopy ? GDK_ACTION_COPY : allowsMove ? GDK_ACTION_MOVE : GDK_ACTION_LINK
        let wanted: (GdkDragAction, Bool)
        switch action {
        case nil: return preferred
        case .refuse?: return GdkDragAction(0)
        case .copy?: wanted = (GDK_ACTION_COPY, allowsCopy)
        case .move?: wanted = (GDK_ACTION_MOVE, allowsMove)
        case .link?: wanted = (GDK_ACTION_LINK, allowsLink)
        }
        return wanted.1 ? wanted.0 : isOwn ? preferred : GdkDragAction(0)
    }
}
