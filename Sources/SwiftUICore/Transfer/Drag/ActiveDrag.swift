import CoreTransferable
import Foundation

/// A drag in progress: its items and the observers that follow it. A host reports its progress.
@MainActor
package final class ActiveDrag {
    /// The drag of this app that is under way, for code without views; nil for none.
    package private(set) static weak var current: ActiveDrag?
    /// The number of drags that have begun in this app.
    package private(set) static var count = 0

    /// The dragged items, which are created when the drag begins.
    package let items: [NSItemProvider]
    /// The elements of dynamic content that are dragged, where they can be moved.
    let elements: (any DraggedElements)?
    private(set) var session: DragSession
    private let observers: [SharedValue<(DragSession) -> Void>]
    /// The operations that receivers may perform on the items.
    package let configuration: DragConfiguration
    /// The operation that a destination of this app performed on the items.
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

    /// Reports that the drag has begun.
    /// - Parameter location: The point in the view.
    package func didBegin(at location: CGPoint = .zero) {
        session.location = location
        Self.current = self
        Self.count += 1
        tell(.initial)
        tell(.active)
    }

    /// The identifiers of the items in their container.
    package var itemIDs: [AnyHashable] { session.itemIDs }

    /// Reports that a destination in this app has received the items.
    /// - Parameter operation: The operation on the items, for which the window system may have no name.
    package func wasTaken(_ operation: DropOperation) { operationWithinApp = operation }

    /// Reports that a receiver has accepted the items.
    /// - Parameter operation: The operation that the window system reports: `copy`, `move` or `alias`.
    package func wasReceived(_ operation: DropOperation) {
        didEnd(operationWithinApp ?? configuration.operationsOutsideApp.allowed.meant(by: operation))
    }

    /// Reports that the user has released the items.
    package func didEnd(_ operation: DropOperation) {
        tell(.ended(operation))
        if Self.current === self { Self.current = nil }
    }

    /// Reports that a receiver has finished reading.
    /// - Parameter names: The names of the payloads that other programs received.
    package func didTransferData(_ names: Set<String>) {
        session.receivedNames = names
        tell(.dataTransferCompleted)
    }

    private func tell(_ phase: DragSession.Phase) {
        session.phase = phase
        for observer in observers { observer.value(session) }
    }
}

/// The contents of a drag.
struct DragPayload {
    var items: [NSItemProvider]
    /// The identifiers of the items in their container.
    var ids: [AnyHashable] = []
    /// The index of the item under the pointer.
    var draggedIndex = 0
}

extension DropOperation.Set {
    /// Returns the operation of another program, from the window system's name for it. A program may request an
    /// operation that is not permitted. In that case the items stay, and the program has a copy.
    fileprivate func meant(by operation: DropOperation) -> DropOperation {
        switch operation {
        case .move where contains(.move): .move
        case .move where contains(.delete): .delete
        case .alias where contains(.alias): .alias
        default: .copy
        }
    }

    /// Returns the operations that keys and the window system permit, or all if there are none.
    /// - Parameter wire: The operations that the window system permits: `copy`, `move` and `alias`.
    func narrowed(to wire: DropOperation.Set) -> DropOperation.Set {
        var narrowed = intersection(wire)
        // Deleting items removes them from the sender.
        if contains(.delete), wire.contains(.move) { narrowed.insert(.delete) }
        return narrowed.isEmpty ? self : narrowed
    }
}
