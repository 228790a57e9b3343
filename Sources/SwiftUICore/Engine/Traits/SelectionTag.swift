/// The value by which a selection knows a view.
struct SelectionTag: Hashable {
    let value: AnyHashable
    /// A Boolean value that indicates whether the value also stands for an optional of its type.
    var includesOptional = true
    /// A Boolean value that indicates whether the value's type is an optional, which `AnyHashable` does not keep.
    var isOptional = false

    /// Returns the value of a selection that the tag stands for; nil if it is one of another type.
    func selected<Value: Hashable>(as type: Value.Type) -> Value? {
        guard let selected = value.base as? Value else { return nil }
        let isWrapped = Value.self is any OptionalValue.Type && !isOptional
        return isWrapped && !includesOptional ? nil : selected
    }
}

/// A value that may be missing.
private protocol OptionalValue {}

extension Optional: OptionalValue {}

extension ElementTraits {
    /// Returns the value by which a picker knows a view: its tag, or else its identity.
    ///
    /// In the interface of SwiftUI a tag is a trait of its own for each type of values (`TagValueTraitKey<V>`), and `ForEach` gives each view
    /// its identity as one. So a tag of another type than the selection leaves the identity in its place.
    /// - Parameter fits: Returns whether a tag has the type of the selection.
    func selectionTag(where fits: (SelectionTag) -> Bool) -> SelectionTag? {
        let tags = [self[TagTrait.self], identity.map { SelectionTag(value: $0) }].compactMap { $0 }
        return tags.first(where: fits) ?? tags.first
    }
}

extension View {
    /// Sets the value that identifies this view in the selection of a list or a picker.
    /// - Parameters:
    ///   - tag: The value that is selected with this view.
    ///   - includeOptional: Whether the view is also selected by an optional of the value, where the selection is one.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        let isOptional = V.self is any OptionalValue.Type
        let tag = SelectionTag(value: tag, includesOptional: includeOptional, isOptional: isOptional)
        return modifier(TraitModifier<TagTrait>(value: tag))
    }
}
