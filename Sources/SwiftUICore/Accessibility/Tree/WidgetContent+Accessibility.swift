// What widgets are that show something but are no controls: those have their own in their folders.

extension TextContent {
    @MainActor
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        let text = spokenString
        guard !lines.isRedacted, text.contains(where: { !$0.isWhitespace }) else { return [] }
        var element = AccessibilityElement(.staticText, label: text)
        element.isEnabled = isEnabled
        return [element]
    }
}

extension ImageContent {
    @MainActor
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        isDecorative || look.isRedacted ? [] : [AccessibilityElement(.image, label: label)]
    }
}

extension ScrollContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.scrollArea)
        element.content = .contain
        element.staysWithWidget = true
        return [element.containing(inside)]
    }
}

extension ListContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.list)
        element.staysWithWidget = true
        return [element]
    }
}
