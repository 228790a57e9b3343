extension AccessibilityRole {
    /// The name that a view has without a modifier.
    static let originalLabel = AccessibilityRole("original label")
}

extension [AccessibilityElement] {
    /// Returns the combined labels of the elements, with the placeholder for a name replaced.
    @MainActor
    func combinedLabel(around original: String?) -> String? {
        map { element in
            guard element.ownRole == .originalLabel else { return element }
            var element = element
            element.label = original
            return element
        }
        .combinedLabel
    }
}
