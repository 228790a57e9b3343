import CoreTransferable
import Foundation

/// A drag that has begun: what it takes along, and who follows it. A host tells it how the drag goes on.
@MainActor
package final class ActiveDrag {
    /// What is dragged, made when the drag began.
    package let items: [NSItemProvider]
    private(set) var session: DragSession
    private let observers: [SharedValue<(DragSession) -> Void>]

    init(_ payload: DragPayload, observers: [SharedValue<(DragSession) -> Void>]) {
        items = payload.items
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
