// What widgets are that show something but are no controls: those have their own in their folders.

extension TextContent {
    /// A text that is one link is that link. Links among other text are actions, each under its own characters.
    @MainActor
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        let text = spokenString
        guard !lines.isRedacted, text.contains(where: { !$0.isWhitespace }) else { return [] }
        let links = linkAction == nil ? [] : links
        let isLink = links.count == 1 && links[0].text == text
        var element = AccessibilityElement(isLink ? .link : .staticText, label: text)
        element.isEnabled = isEnabled
        element.actions = links.map { link in
            AccessibilityAction(isLink ? .default : AccessibilityActionKind(named: link.text)) { [linkAction] in
                linkAction?.open(link.url)
            }
        }
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
