/// A view that creates its content from a collection whose elements a list can move, delete and insert.
///
/// ```swift
/// List {
///     ForEach(notes) { Text($0.title) }
///         .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
///         .onDelete { notes.remove(atOffsets: $0) }
/// }
/// ```
@_weakLinked
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The underlying collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
