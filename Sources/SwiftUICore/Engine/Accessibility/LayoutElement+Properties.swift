extension LayoutElement {
    /// Returns the elements inside with the properties applied.
    final func accessibility(with properties: AccessibilityProperties) -> [AccessibilityElement] {
        guard !properties.isHidden else { return [] }
        guard accessibility.isEmpty else { return accessibility.map { $0.applying(properties) } }
        // A drawing becomes an element when it has a property.
        guard properties.describesAnElement, let drawing = widgets.first else { return [] }
        var element = AccessibilityElement(.image).applying(properties)
        element.widget = drawing
        return [element]
    }
}

extension AccessibilityProperties {
    /// A Boolean value that indicates whether the properties say enough to make an element of a view that has none.
    fileprivate var describesAnElement: Bool { label != nil || value != nil || !actions.isEmpty || adjust != nil }
}
