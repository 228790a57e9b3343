/// What a widget is to assistive technologies.
@MainActor
package enum WidgetAccessibility {
    /// The widget stands for an element. What is inside is told of only where the element has children.
    case element(AccessibilityElement)
    /// The widget means nothing itself, while something inside does.
    case container
    /// Nothing is told of the widget, nor of what is inside.
    case hidden
}

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
    /// The elements inside, in the order in which they are read.
    package final var accessibilityInReadingOrder: [AccessibilityElement] { accessibility.inReadingOrder }

    /// The element of a row of a list that this element lays out.
    package final var accessibilityOfRow: AccessibilityElement { AccessibilityElement(rowWith: accessibility) }

    /// Tells each widget inside what it is, for what stands in no other element.
    package final func tellAccessibility() { tellWidgets(of: accessibilityInReadingOrder) }

    /// Tells each widget inside what it is.
    /// - Parameter elements: The elements that are told of: those of ``accessibility``, or some of them.
    package final func tellWidgets(of elements: [AccessibilityElement]) {
        tellWidgets(AccessibilityAssignment(elements))
    }

    @discardableResult
    final func tellWidgets(_ assignment: AccessibilityAssignment) -> Bool {
        guard let widget = accessibilityWidget else {
            return inner.reduce(false) { $1.tellWidgets(assignment) || $0 }
        }
        guard let element = assignment[widget] else {
            let containsElements = inner.reduce(false) { $1.tellWidgets(assignment) || $0 }
            widget.setAccessibility(containsElements ? .container : .hidden)
            return containsElements
        }
        widget.setAccessibility(.element(element))
        if element.children.isEmpty {
            for element in inner { for widget in element.widgets { widget.setAccessibility(.hidden) } }
        } else {
            for element in inner { element.tellWidgets(assignment) }
        }
        return true
    }
}
