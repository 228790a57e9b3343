extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries of a rotor for identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the entries of an element.
    @_disfavoredOverload
    public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(content: content, identity: { $0.id }, data: data)
    }

    /// Creates entries of a rotor for elements with an identity at a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity.
    ///   - content: Makes the entries of an element.
    @_disfavoredOverload
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(content: content, identity: { $0[keyPath: id] }, data: data)
    }
}
