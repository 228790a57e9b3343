extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

// The entries have a type that is no view, so that the compiler sees by the place of a `ForEach` that no views are meant, before it looks
// into the closure.
extension ForEach where Content == _AccessibilityRotorContents {
    /// Creates rotor entries from identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the entries of an element.
    @_disfavoredOverload
    public init<Entries: AccessibilityRotorContent>(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entries
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(content: { _ in _AccessibilityRotorContents() }, identity: { $0.id }, data: data)
    }

    /// Creates rotor entries from elements that are identified by a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity.
    ///   - content: Makes the entries of an element.
    @_disfavoredOverload
    public init<Entries: AccessibilityRotorContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entries
    ) {
        self.init(content: { _ in _AccessibilityRotorContents() }, identity: { $0[keyPath: id] }, data: data)
    }
}
