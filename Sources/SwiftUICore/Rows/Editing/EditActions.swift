import Foundation

/// The edits that the user can make to the elements of a collection in a list.
@_weakLinked
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An empty set, because the elements of such a collection can be neither deleted nor moved.
    public static var all: EditActions { [] }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting elements.
    public static var delete: EditActions { EditActions(rawValue: 1 << 0) }
    /// Deleting elements.
    public static var all: EditActions { .delete }
}

extension EditActions where Data: MutableCollection {
    /// Moving elements.
    public static var move: EditActions { EditActions(rawValue: 1 << 1) }
    /// Moving elements.
    public static var all: EditActions { .move }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Deleting and moving elements.
    public static var all: EditActions { [.delete, .move] }
}

extension EditActions where Data: MutableCollection {
    /// Returns the actions on the collection of a binding.
    func actions(on data: Binding<Data>) -> ElementActions {
        var actions = ElementActions()
        if contains(.move) { actions.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
        if contains(EditActions(rawValue: EditActions<[Never]>.delete.rawValue)) {
            actions.delete = { offsets in
                // Without `RangeReplaceableCollection` the type has no action that deletes.
                guard var rest = data.wrappedValue as? any MutableCollection & RangeReplaceableCollection else {
                    return
                }
                rest.remove(atOffsets: offsets)
                if let rest = rest as? Data { data.wrappedValue = rest }
            }
        }
        return actions
    }
}

extension ForEach {
    /// Creates views from the elements of a binding's collection, which the user can move or delete in a list.
    /// - Parameters:
    ///   - data: The elements.
    ///   - editActions: The operations that the user may perform.
    ///   - content: Makes the view of an element, given a binding to it.
    nonisolated public init<C, R>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates views from the elements of a binding's collection, which the user can move or delete in a list.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - editActions: The operations that the user may perform.
    ///   - content: Makes the view of an element, given a binding to it.
    nonisolated public init<C, R>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            content: { element in
                let location = ElementLocation(data.location, at: element.index, last: elements[element.index])
                return EditableCollectionContent(content: content(Binding(location)))
            },
            identity: { $0.id },
            data: IndexedIdentifierCollection(elements, id: id),
            actions: editActions.actions(on: data)
        )
    }
}

/// The row of an element that the user can move or delete.
@_weakLinked
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
}
