extension AccessibilityRole {
    /// The name that a view has without a modifier.
    static let originalLabel = AccessibilityRole("original label")
}

extension [AccessibilityElement] {
    /// The labels of the elements as one, in which what stands for a name is another.
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
