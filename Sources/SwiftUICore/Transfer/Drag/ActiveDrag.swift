import CoreTransferable
import Foundation

/// A drag that has begun: its items, and the observers that follow it. A host reports how the drag goes on.
@MainActor
package final class ActiveDrag {
    /// What is dragged, made when the drag began.
    package let items: [NSItemProvider]
    /// The elements of dynamic content that are dragged, where they can be moved.
    let elements: (any DraggedElements)?
    private(set) var session: DragSession
    private let observers: [SharedValue<(DragSession) -> Void>]
    /// What receivers may do with the items.
    package let configuration: DragConfiguration
    /// What a destination of this app did with the items.
    private var operationWithinApp: DropOperation?

    init(
        _ payload: DragPayload,
        elements: (any DraggedElements)? = nil,
        configuration: DragConfiguration,
        observers: [SharedValue<(DragSession) -> Void>]
    ) {
        items = payload.items
        self.elements = elements
        self.configuration = configuration
        elements?.mark(items)
        session = DragSession(
            id: DragSession.ID(),
            phase: .initial,
            draggedItemIndex: payload.draggedIndex,
            location: .zero,
            itemIDs: payload.ids
        )
        self.observers = observers
    }

    /// The drag has begun.
    /// - Parameter location: Where in the view.
    package func didBegin(at location: CGPoint = .zero) {
        session.location = location
        tell(.initial)
        tell(.active)
    }

    /// The identifiers of the items in their container.
    package var itemIDs: [AnyHashable] { session.itemIDs }

    /// A destination of this app has taken the items.
    /// - Parameter operation: What it did with them, which the window system may have no name for.
    package func wasTaken(_ operation: DropOperation) { operationWithinApp = operation }

    /// A receiver has taken the items.
    /// - Parameter operation: What the window system says that it did with them: `copy`, `move` or `alias`.
    package func wasReceived(_ operation: DropOperation) {
        didEnd(operationWithinApp ?? configuration.operationsOutsideApp.allowed.meant(by: operation))
    }

    /// The items were let go.
    package func didEnd(_ operation: DropOperation) { tell(.ended(operation)) }

    /// A receiver has read all that it asked for.
    /// - Parameter names: The names of the payloads that went to other programs.
    package func didTransferData(_ names: Set<String>) {
        session.receivedNames = names
        tell(.dataTransferCompleted)
    }

    private func tell(_ phase: DragSession.Phase) {
        session.phase = phase
        for observer in observers { observer.value(session) }
    }
}

/// What a drag takes along.
struct DragPayload {
    var items: [NSItemProvider]
    /// The identifiers of the items in their container.
    var ids: [AnyHashable] = []
    /// Which of the items stands under the pointer.
    var draggedIndex = 0
}

extension DropOperation.Set {
    /// What another program has done, by the name that the window system has for it. Programs may ask for what is not
    /// allowed; then the items stay, and the program has a copy.
    fileprivate func meant(by operation: DropOperation) -> DropOperation {
        switch operation {
        case .move where contains(.move): .move
        case .move where contains(.delete): .delete
        case .alias where contains(.alias): .alias
        default: .copy
        }
    }

    /// Those of the operations that keys and the window system leave, or all where that is none.
    /// - Parameter wire: What the window system allows: `copy`, `move` and `alias`.
    func narrowed(to wire: DropOperation.Set) -> DropOperation.Set {
        var narrowed = intersection(wire)
        // What is deleted is taken away from the sender.
        if contains(.delete), wire.contains(.move) { narrowed.insert(.delete) }
        return narrowed.isEmpty ? self : narrowed
    }
}
