extension AccessibilityElement {
    /// Returns the element with the elements inside, combined according to its ``content``.
    func containing(_ elements: [AccessibilityElement]) -> AccessibilityElement {
        var element = self
        switch self.content {
        case .combine: element.combine(elements)
        case .contain: element.children = elements.inReadingOrder
        default: break
        }
        return element
    }

    /// Takes over the labels, values, traits and actions of elements that are no longer separate.
    ///
    /// The element's own properties take precedence. If several elements can be pressed, each becomes an action under
    /// its label.
    private mutating func combine(_ elements: [AccessibilityElement]) {
        let elements = elements.inReadingOrder.flatMap { $0.flattened }
        self.label = self.label ?? elements.compactMap { $0.label }.joinedAsPhrases
        self.value = self.value ?? elements.compactMap { $0.value }.joinedAsPhrases
        self.hint = self.hint ?? elements.compactMap { $0.hint }.joinedAsPhrases
        if self.ownRole == .group {
            for element in elements { self.traits.formUnion(element.traits) }
            self.headingLevel = elements.lazy.map { $0.headingLevel }.first { $0 != .unspecified } ?? .unspecified
        }
        if !elements.isEmpty { self.isEnabled = self.isEnabled && elements.contains { $0.isEnabled } }
        self.adjust = self.adjust ?? elements.lazy.compactMap { $0.adjust }.first
        let pressed = elements.filter { $0.action(.default) != nil }
        for element in elements {
            for var action in element.actions {
                if action.kind == .default, pressed.count > 1 || self.action(.default) != nil {
                    guard let label = element.label else { continue }
                    action.kind = AccessibilityActionKind(named: label)
                }
                if self.action(action.kind) == nil { self.actions.append(action) }
            }
        }
    }

    /// The element, and those inside where it is one around others.
    var flattened: [AccessibilityElement] {
        guard !self.children.isEmpty else { return [self] }
        var element = self
        element.children = []
        return [element] + self.children.flatMap { $0.flattened }
    }

    /// The controls among the element and those inside.
    private var controls: [AccessibilityElement] {
        self.staysWithWidget ? [self] : self.children.flatMap { $0.controls }
    }

    /// The element without the controls inside; nil for a control.
    private var withoutControls: AccessibilityElement? {
        guard !self.staysWithWidget else { return nil }
        guard !self.children.isEmpty else { return self }
        var element = self
        element.children = self.children.compactMap { $0.withoutControls }
        return element
    }

    /// A Boolean value that indicates whether the element is no control, and nothing can be done with it.
    private var isPlain: Bool {
        !self.staysWithWidget && self.children.isEmpty && self.actions.isEmpty && self.adjust == nil
    }

    /// Creates the element of a list row, whose name consists of the texts in the row. Controls in the row remain separate elements so that
    /// they can be used.
    package init(rowWith elements: [AccessibilityElement]) {
        if elements.count == 1, let only = elements.first, only.isPlain {
            self.init(.row, readAs: only)
            return
        }
        self.init(.row)
        combine(elements.compactMap { $0.withoutControls })
        self.label = self.label ?? elements.combinedLabel
        self.identifier = elements.lazy.compactMap { $0.identifier }.first
        self.children = elements.inReadingOrder.flatMap { $0.controls }
    }
}

extension [AccessibilityElement] {
    /// The actions of pressing the elements and those inside, named by their labels.
    @MainActor var namedActions: [AccessibilityAction] {
        inReadingOrder.flatMap { $0.flattened }.compactMap { element in
            guard element.isEnabled, let label = element.label, let action = element.action(.default) else {
                return nil
            }
            return AccessibilityAction(AccessibilityActionKind(named: label), perform: action.perform)
        }
    }

    /// Returns the elements as those of a view that is shown in their place: as one, with a widget of that view.
    @MainActor func standing(for content: LayoutElement) -> [AccessibilityElement] {
        guard let widget = content.accessibility.lazy.compactMap({ $0.widget }).first ?? content.widgets.first,
            var element = first
        else { return [] }
        if count > 1 || !element.children.isEmpty {
            element = AccessibilityElement(.group)
            element.content = .combine
            element = element.containing(self)
        }
        element.widget = widget
        element.staysWithWidget = false
        return [element]
    }

    /// The labels of the elements and of those inside, as one.
    @MainActor var combinedLabel: String? {
        inReadingOrder.flatMap { $0.flattened }.compactMap { $0.label }.joinedAsPhrases
    }

    /// The elements in the order in which they are read: as the views list them, those of higher priority first.
    @MainActor var inReadingOrder: [AccessibilityElement] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        var sorted = enumerated()
            .sorted { (-$0.element.sortPriority, $0.offset) < (-$1.element.sortPriority, $1.offset) }
            .map(\.element)
        for index in sorted.indices { sorted[index].next = index + 1 < count ? sorted[index + 1].widget : nil }
        return sorted
    }
}

extension [String] {
    /// The texts as one that is read with a pause between each two; nil if there is none.
    fileprivate var joinedAsPhrases: String? {
        let texts = filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
