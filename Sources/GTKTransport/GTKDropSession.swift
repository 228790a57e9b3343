import CGTK
package import CoreTransferable
import Foundation
import GTKInterop
import TransferKit

/// A drag over a drop target, until the sender knows what became of its items.
@MainActor
public final class GTKDropSession {
    /// What happens to a drag over a target.
    public enum Step: Sendable {
        /// The drag enters the widget.
        case entered
        /// The drag moves over the widget.
        case moved
        /// The drag leaves the widget without a drop.
        case left
        /// The items were dropped, and the sender knows whether they were accepted.
        case finished(wasOfUse: Bool)
    }

    /// The operation that a target performs with the items.
    public enum Action: Sendable {
        /// It takes a copy.
        case copy
        /// It takes the items away from the sender.
        case move
        /// It refers to the items of the sender.
        case link
        /// It takes nothing.
        case refuse

        /// What a target did, by GDK's name of it.
        init(_ action: GdkDragAction) {
            switch action {
            case GDK_ACTION_MOVE: self = .move
            case GDK_ACTION_LINK: self = .link
            default: self = .copy
            }
        }
    }

    /// Where in the widget the pointer is.
    public internal(set) var location: CGPoint
    /// Whether the drag began in this process.
    public let isOwn: Bool
    /// Whether the sender lets its items be copied; the keys that are held down choose among what it allows.
    public var allowsCopy: Bool { allows(GDK_ACTION_COPY) }
    /// Whether the sender lets its items be moved; see ``allowsCopy``.
    public var allowsMove: Bool { allows(GDK_ACTION_MOVE) }
    /// Whether the sender lets the target refer to its items; see ``allowsCopy``.
    public var allowsLink: Bool { allows(GDK_ACTION_LINK) }
    let drop: ObjectReference
    private let contents: PasteboardContents

    /// The items, or what stands for them until they are dropped: see `PasteboardContents`.
    package var itemsInSight: [NSItemProvider] { contents.itemsInSight }

    init(_ drop: OpaquePointer, _ contents: PasteboardContents, at location: CGPoint) {
        self.drop = ObjectReference(retaining: drop.raw)
        (self.contents, self.location) = (contents, location)
        isOwn = if case .own = contents { true } else { false }
    }

    private func allows(_ action: GdkDragAction) -> Bool {
        gdk_drop_get_actions(OpaquePointer(drop.pointer)).rawValue & action.rawValue != 0
    }

    /// GDK's name of what the target does with the items. Where the sender does not allow it, items of this process are
    /// taken in the way that it does allow, and others are refused.
    /// - Parameter action: What the target wants; nil for what the sender prefers.
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
