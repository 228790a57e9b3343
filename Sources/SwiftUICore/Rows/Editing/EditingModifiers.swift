import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension DynamicViewContent {
    /// Adds an action to perform when the user moves rows of a list, which is possible by dragging, with Alt and the Up and Down keys, and
    /// with screen readers.
    /// - Parameter action: Moves the elements at some offsets in front of the one at another, as
    ///   `move(fromOffsets:toOffset:)` does; nil for rows that are not moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(ElementActionsModifier(actions: ElementActions(move: action)))
    }

    /// Adds an action to perform when the user deletes rows of a list, which is possible with the Delete key, the Edit menu and screen
    /// readers.
    /// - Parameter action: Deletes the elements at some offsets, as `remove(atOffsets:)` does; nil for rows that are not
    ///   deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(ElementActionsModifier(actions: ElementActions(delete: action)))
    }

    /// Adds an action to perform when items are dropped between the rows of a list.
    ///
    /// The sender serves the items until `action` has released them, so they may be loaded after it returns.
    /// - Parameters:
    ///   - supportedContentTypes: The types. An item must have one that conforms to one of them.
    ///   - action: Called with the offset at which the items were dropped, and the items.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let insertion = ElementInsertion(of: supportedContentTypes, perform: action)
        return modifier(ElementActionsModifier(actions: ElementActions(insertions: [insertion])))
    }

    /// Adds an action to perform when items are dropped between the rows of a list.
    @available(*, deprecated, message: "Use the form that takes types.")
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: UTType.types(of: acceptedTypeIdentifiers), perform: action)
    }

    /// Adds an action to perform when values are dropped between the rows of a list.
    ///
    /// ```swift
    /// ForEach(notes) { Text($0.title) }
    ///     .dropDestination(for: Note.self) { dropped, offset in notes.insert(contentsOf: dropped, at: offset) }
    /// ```
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - action: Called with the dropped values, and the offset at which they were dropped.
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload], Int) -> Void
    ) -> some DynamicViewContent {
        let insertion = ElementInsertion(of: payloadType, perform: action)
        return modifier(ElementActionsModifier(actions: ElementActions(insertions: [insertion])))
    }
}
