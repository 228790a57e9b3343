import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A modifier of table rows.
@_weakLinked
public protocol _TableRowModifier {
    /// The type of modifier for the views of the rows.
    associatedtype RowModifier: ViewModifier
    /// The type of modifier for the views of the rows.
    var rowModifier: RowModifier { get }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowModifier {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(
        _ columns: _TableColumns<Content.TableRowValue>
    ) -> ModifiedContent<Content._Rows, Modifier.RowModifier> {
        content._rows(columns).modifier(modifier.rowModifier)
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowModifier {
    public var data: Content.Data { content.data }
}

/// A modifier that changes rows by a modifier of their views.
@_weakLinked
struct TableRowViewModifier<RowModifier: ViewModifier>: _TableRowModifier {
    let rowModifier: RowModifier
}

/// A modifier that makes rows draggable as the item that a provider offers.
@_weakLinked
public struct ItemProviderTableRowModifier: _TableRowModifier {
    public let rowModifier: _ItemProviderRowModifier
}

/// A modifier that makes a row's view draggable as the item that a provider offers.
@_weakLinked
public struct _ItemProviderRowModifier {
    let action: (() -> NSItemProvider?)?
}

extension _ItemProviderRowModifier: ViewModifier {
    public func body(content: Content) -> some View { content.itemProvider(action) }
}

/// A modifier that accepts drops between the rows of a table.
@_weakLinked
public struct OnInsertTableRowModifier: _TableRowModifier {
    let insertion: ElementInsertion

    public var rowModifier: some ViewModifier {
        ElementActionsModifier(actions: ElementActions(insertions: [insertion]))
    }
}

@_weakLinked
private struct DraggableRow<Payload: Transferable> {
    let payload: () -> Payload
}

extension DraggableRow: ViewModifier {
    func body(content: Content) -> some View { content.draggable(payload()) }
}

@_weakLinked
private struct DropDestinationRow<Payload: Transferable> {
    let action: ([Payload]) -> Void
}

extension DropDestinationRow: ViewModifier {
    func body(content: Content) -> some View {
        content.dropDestination(for: Payload.self) { items, _ in
            action(items)
            return true
        }
    }
}

@_weakLinked
private struct ContextMenuRow<Items: View> {
    let items: Items
}

extension ContextMenuRow: ViewModifier {
    func body(content: Content) -> some View { content.contextMenu { items } }
}

extension TableRowContent {
    /// Makes the rows draggable.
    /// - Parameter payload: The value to drag.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ModifiedContent(content: self, modifier: TableRowViewModifier(rowModifier: DraggableRow(payload: payload)))
    }

    /// Makes the rows draggable as the item that a provider offers.
    /// - Parameter action: Makes the provider when a drag begins; no drag begins where it returns nil, or where it is nil.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: ItemProviderTableRowModifier(rowModifier: _ItemProviderRowModifier(action: action))
        )
    }

    /// Makes the rows drop destinations.
    /// - Parameters:
    ///   - payloadType: The type of the accepted values.
    ///   - action: Called with the dropped values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedContent(content: self, modifier: TableRowViewModifier(rowModifier: DropDestinationRow(action: action)))
    }

    /// Adds a context menu to the rows.
    /// - Parameter menuItems: The items.
    public func contextMenu<Items: View>(
        @ViewBuilder menuItems: () -> Items
    ) -> some TableRowContent<TableRowValue> {
        ModifiedContent(
            content: self,
            modifier: TableRowViewModifier(rowModifier: ContextMenuRow(items: menuItems()))
        )
    }
}

extension DynamicTableRowContent {
    /// Adds an action to perform when items are dropped between the rows.
    ///
    /// The sender serves the items until `action` has released them, so they may be loaded after it returns.
    /// - Parameters:
    ///   - supportedContentTypes: The types. An item must have one that conforms to one of them.
    ///   - action: Called with the offset at which the items were dropped, and the items.
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(insertion: ElementInsertion(of: supportedContentTypes, perform: action))
        )
    }

    /// Adds an action to perform when values are dropped between the rows.
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - action: Called with the offset at which the values were dropped, and the values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(
                insertion: ElementInsertion(of: payloadType) { action($1, $0) }
            )
        )
    }
}
