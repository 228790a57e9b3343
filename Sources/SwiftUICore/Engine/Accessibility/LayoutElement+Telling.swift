/// The elements of a window or a row, by the widgets that stand for them.
@MainActor
struct AccessibilityAssignment {
    private var elements: [ObjectIdentifier: AccessibilityElement] = [:]

    init(_ elements: [AccessibilityElement]) { add(elements) }

    private mutating func add(_ added: [AccessibilityElement]) {
        for element in added {
            if let widget = element.widget { elements[ObjectIdentifier(widget)] = element }
            add(element.children)
        }
    }

    subscript(_ widget: any HostWidget) -> AccessibilityElement? { elements[ObjectIdentifier(widget)] }
}

extension LayoutElement {
    /// The elements inside in reading order.
    package final var accessibilityInReadingOrder: [AccessibilityElement] { accessibility.inReadingOrder }

    /// The element of the list row that this element lays out.
    package final var accessibilityOfRow: AccessibilityElement { AccessibilityElement(rowWith: accessibility) }

    /// Sets the accessibility properties of all widgets inside. Called on the outermost element. Unchanged parts are skipped.
    package final func tellAccessibility() {
        let elements = accessibilityInReadingOrder
        if isHandedOn(elements, from: [self]) { tellWhatChanged() } else { tellWidgets(of: elements) }
    }

    /// Sets the accessibility properties of all widgets inside.
    /// - Parameter elements: The elements to report: those of ``accessibility``, or some of them.
    package final func tellWidgets(of elements: [AccessibilityElement]) {
        tellWidgets(AccessibilityAssignment(elements))
    }

    /// Updates widgets whose properties may be outdated. The elements around do not change those inside.
    private func tellWhatChanged() {
        guard !told.isCurrent else { return }
        let widget = accessibilityWidget
        let own = accessibility.first { $0.widget === widget && widget != nil }
        // If an element changes the properties here now, or did so before, all widgets inside are updated.
        let wasHandedOn = told.isHandedOn
        told.isHandedOn = isHandedOn(own?.children ?? accessibility, from: inner)
        guard wasHandedOn, told.isHandedOn else { return tellWidgets(AccessibilityAssignment(accessibility)) }
        for element in inner { element.tellWhatChanged() }
        finishTelling(own)
    }

    private func tellWidgets(_ assignment: AccessibilityAssignment) {
        told.isHandedOn = false
        let own = accessibilityWidget.flatMap { assignment[$0] }
        if let own, own.children.isEmpty {
            for element in inner { for widget in element.widgets { widget.setAccessibility(.hidden) } }
        } else {
            for element in inner { element.tellWidgets(assignment) }
        }
        finishTelling(own)
    }

    /// Sets the accessibility properties of the element's own widget.
    private func finishTelling(_ own: AccessibilityElement?) {
        told.isCurrent = true
        told.containsElements = own != nil || inner.contains(where: \.told.containsElements)
        guard let widget = accessibilityWidget else { return }
        if let own {
            widget.setAccessibility(.element(own))
        } else {
            widget.setAccessibility(told.containsElements ? .container : .hidden)
        }
    }

    /// Returns whether elements are those of some layout elements, in their order and with nothing changed.
    private func isHandedOn(_ elements: [AccessibilityElement], from inner: [LayoutElement]) -> Bool {
        var rest = elements[...]
        for element in inner {
            for inside in element.accessibility {
                guard rest.popFirst()?.isCopy(of: inside) == true else { return false }
            }
        }
        return rest.isEmpty
    }
}
