import CoreTransferable
import Foundation

/// A drag over a view of this app, from the moment it enters the view until its data has been received.
@_weakLinked
public struct DropSession: Identifiable, CustomDebugStringConvertible {
    /// The identity of a drag session.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        private let value = UUID()
        package init() {}
        public var description: String { "drop \(value)" }
    }

    /// The phase of a drag over a view.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// The drag enters the view.
        case entering
        /// The drag is over the view.
        case active
        /// The drag leaves the view.
        case exiting
        /// The items were dropped. The view has accepted or refused them, and the sender has been told which.
        case ended(DropOperation)
        /// All data has been received.
        case dataTransferCompleted

        public var description: String {
            switch self {
            case .entering: "entering"
            case .active: "active"
            case .exiting: "exiting"
            case .ended(let operation): "ended (\(operation))"
            case .dataTransferCompleted: "data transfer completed"
            }
        }
    }

    /// The items of a drag that began in this app.
    public struct LocalSession {
        let drag: DragSession

        /// Returns the identifiers of the dragged items, if they come from a drag container.
        /// - Parameter type: The type of the identifiers; those of other types are left out.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            drag.draggedItemIDs(for: type)
        }
    }

    public let id: ID
    /// The phase of the drag.
    public internal(set) var phase: Phase
    /// The drag, if it began in this app; otherwise nil.
    public var localSession: LocalSession?
    /// The number of dragged items. For a drag from another program it is 1 until the items are dropped.
    public var itemsCount: Int
    /// The operations that the sender allows.
    public var suggestedOperations: DropOperation.Set
    /// The size of the view.
    public var size: CGSize
    /// The location of the drag in the coordinate space of the view.
    public var location: CGPoint
    /// The place in the reorder container inside the destination; nil if there is none.
    var reorderPlace: ReorderPlace?

    public var debugDescription: String { "\(id) at \(location.x), \(location.y), \(phase)" }
}

/// The state, for its host, of a drag over a container.
@MainActor
package struct DropHover {
    package let id = DropSession.ID()
    package var location = CGPoint.zero
    /// The place in the destination that was chosen with the keyboard; nil for the location of the pointer.
    package var place: HeldPlace?
    /// The last operation that the destination proposed; nil for the sender's preference.
    package var proposed: DropOperation?
    package var size = CGSize.zero
    /// The operations that the sender currently allows.
    package private(set) var operations: DropOperation.Set
    /// The drag, if it began in this app.
    package let drag: ActiveDrag?

    /// A closure that returns the items, or their stand-ins until they are dropped.
    let items: () -> [NSItemProvider]

    /// - Parameters:
    ///   - operations: The operations that the sender permits.
    ///   - drag: The drag, if it began in this app.
    ///   - items: Returns the items, or their stand-ins until they are dropped.
    package init(
        operations: DropOperation.Set,
        drag: ActiveDrag?,
        items: @escaping () -> [NSItemProvider]
    ) {
        (self.operations, self.drag, self.items) = (operations, drag, items)
        allow(operations)
    }

    /// Sets the operations that the window system currently allows: `copy`, `move` and `alias`, among which the user chooses with modifier
    /// keys.
    package mutating func allow(_ wire: DropOperation.Set) {
        operations = drag?.configuration.operationsWithinApp.allowed.narrowed(to: wire) ?? wire
    }

    /// The operation on acceptable items: the one that the destination proposes, if the sender allows it.
    ///
    /// For items of this app the proposal is always used, because the app itself follows the result.
    package var operation: DropOperation {
        switch proposed {
        case nil: preferred
        case .cancel?, .forbidden?: .forbidden
        case let proposed?: operations.contains(DropOperation.Set(proposed)) || drag != nil ? proposed : .forbidden
        }
    }

    /// They are copied where the sender allows that, else moved, else referred to, else deleted.
    private var preferred: DropOperation {
        let order: [(DropOperation.Set, DropOperation)] = [
            (.copy, .copy), (.move, .move), (.alias, .alias), (.delete, .delete),
        ]
        return order.first { operations.contains($0.0) }?.1 ?? .copy
    }

    func session(_ phase: DropSession.Phase, itemsCount: Int?) -> DropSession {
        DropSession(
            id: id,
            phase: phase,
            localSession: drag.map { DropSession.LocalSession(drag: $0.session) },
            itemsCount: itemsCount ?? drag?.items.count ?? 1,
            suggestedOperations: operations,
            size: size,
            location: location
        )
    }
}

extension View {
    /// Performs an action as drags over the drop destinations in this view progress.
    /// - Parameter onUpdate: Called for each phase of a drag over a destination.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        modifier(SharedValueModifier(\.dropObservers, onUpdate))
    }
}
