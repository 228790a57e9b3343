import Foundation

/// A drag that began in this app, from its beginning until all of its data has been received.
@_weakLinked
public struct DragSession: Identifiable {
    /// The identity of a drag session.
    public struct ID: Hashable, Sendable, CustomDebugStringConvertible {
        private let value = UUID()
        init() {}
        public var debugDescription: String { "drag \(value)" }
    }

    /// The phase of a drag.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// The drag is about to begin.
        case initial
        /// The items follow the pointer.
        case active
        /// The items were dropped. A receiver may still be reading them.
        case ended(DropOperation)
        /// The receiver has read all the data that it requested.
        case dataTransferCompleted

        public var description: String {
            switch self {
            case .initial: "initial"
            case .active: "active"
            case .ended(let operation): "ended (\(operation))"
            case .dataTransferCompleted: "data transfer completed"
            }
        }
    }

    public let id: ID
    /// The phase of the drag.
    public internal(set) var phase: Phase
    /// The index of the item under the pointer.
    public let draggedItemIndex: Int
    /// The location at which the drag began, in the coordinate space of the dragged view.
    public var location: CGPoint
    let itemIDs: [AnyHashable]

    /// The names under which other programs received payloads, as X11 and Wayland know them. For example, `text/uri-list` is a list of
    /// files or links. The names are known once the data transfer is completed, and are empty if the items stayed in this process.
    ///
    /// Apple's systems do not tell this. It lets an app keep a temporary file for a program that was given its URL.
    public internal(set) var receivedNames: Set<String> = []

    /// Returns the identifiers of the items that are being dragged from a `dragContainer(for:itemID:in:_:)`.
    /// - Parameter type: The type of the identifiers; those of other types are left out.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }
}

extension View {
    /// Performs an action as drags that begin in this view progress, including when they end and when their data has been received.
    ///
    /// ```swift
    /// Text(note.title)
    ///     .draggable(note)
    ///     .onDragSessionUpdated { session in
    ///         if session.phase == .ended(.copy) { isShared = true }
    ///     }
    /// ```
    /// - Parameter onUpdate: Called for each phase of a drag.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        modifier(SharedValueModifier(\.dragObservers, onUpdate))
    }
}
