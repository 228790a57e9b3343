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

/// What the widgets inside a layout element have been told.
struct ToldAccessibility {
    /// Whether they have been told what is true now, as far as the element itself decides that.
    var isCurrent = false
    /// Whether what those inside say was told with nothing changed.
    var isHandedOn = true
    /// Whether any of them stands for an element, or is around one that does.
    var containsElements = false
}

extension LayoutElement {
    /// The elements inside, in the order in which they are read.
    package final var accessibilityInReadingOrder: [AccessibilityElement] { accessibility.inReadingOrder }

    /// The element of a row of a list that this element lays out.
    package final var accessibilityOfRow: AccessibilityElement { AccessibilityElement(rowWith: accessibility) }

    /// Tells each widget inside what it is, for what stands in no other element. Parts where nothing has changed are passed
    /// over.
    package final func tellAccessibility() {
        let elements = accessibilityInReadingOrder
        if isHandedOn(elements, from: [self]) { tellWhatChanged() } else { tellWidgets(of: elements) }
    }

    /// Tells each widget inside what it is.
    /// - Parameter elements: The elements that are told of: those of ``accessibility``, or some of them.
    package final func tellWidgets(of elements: [AccessibilityElement]) {
        tellWidgets(AccessibilityAssignment(elements))
    }

    /// Tells widgets that may not have been told what is true now; nothing around changes what is said inside.
    private func tellWhatChanged() {
        guard !told.isCurrent else { return }
        let widget = accessibilityWidget
        let own = accessibility.first { $0.widget === widget && widget != nil }
        // What is changed here now, or was when the widgets inside were told, is told to all of them.
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

    /// Tells the element's own widget what it is.
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

    /// Whether elements are those of some layout elements, in their order and with nothing changed.
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
