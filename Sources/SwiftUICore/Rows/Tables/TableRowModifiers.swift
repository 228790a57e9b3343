import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Changes rows of a table as a modifier does views.
@_weakLinked
public protocol _TableRowModifier {
    /// The modifier of the rows' views.
    associatedtype RowModifier: ViewModifier
    /// The modifier of the rows' views.
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

/// Changes rows by a modifier of their views.
@_weakLinked
struct TableRowViewModifier<RowModifier: ViewModifier>: _TableRowModifier {
    let rowModifier: RowModifier
}

/// Lets rows be dragged as items that a provider offers.
@_weakLinked
public struct ItemProviderTableRowModifier: _TableRowModifier {
    public let rowModifier: _ItemProviderRowModifier
}

/// Lets a row's view be dragged as an item that a provider offers.
@_weakLinked
public struct _ItemProviderRowModifier {
    let action: (() -> NSItemProvider?)?
}

extension _ItemProviderRowModifier: ViewModifier {
    public func body(content: Content) -> some View { content.itemProvider(action) }
}

/// Accepts drops between the rows of a table.
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
    /// Lets the rows be dragged.
    /// - Parameter payload: The value to drag.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ModifiedContent(content: self, modifier: TableRowViewModifier(rowModifier: DraggableRow(payload: payload)))
    }

    /// Lets the rows be dragged as an item that a provider offers.
    /// - Parameter action: Makes the provider when a drag begins; no drag begins where it returns nil, or where it is nil.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: ItemProviderTableRowModifier(rowModifier: _ItemProviderRowModifier(action: action))
        )
    }

    /// Accepts drops on one of the rows.
    /// - Parameters:
    ///   - payloadType: The type of the accepted values.
    ///   - action: Called with the dropped values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedContent(content: self, modifier: TableRowViewModifier(rowModifier: DropDestinationRow(action: action)))
    }

    /// Adds a menu to the rows, which a secondary click opens.
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
    /// Accepts items that are dropped between the rows.
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

    /// Takes values that are dropped between the rows.
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
