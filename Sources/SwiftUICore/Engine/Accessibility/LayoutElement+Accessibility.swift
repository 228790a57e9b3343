extension LayoutElement {
    /// Returns the elements of a layout element with a widget.
    ///
    /// A widget around a single element represents that element, so the widgets in between are omitted. A control
    /// represents itself, because it has keyboard focus.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - make: Makes the elements. It is called again when an action is performed, so the action is the current one.
    final func accessibilityElements(
        of widget: any HostWidget,
        _ make: @escaping () -> [AccessibilityElement]
    ) -> [AccessibilityElement] {
        var elements = accessibilityElements(make)
        for index in elements.indices where elements[index].widget == nil { elements[index].widget = widget }
        if elements.count == 1, elements[0].widget !== widget, !elements[0].staysWithWidget,
            widget.canStand(for: elements[0])
        {
            elements[0].widget = widget
        }
        return elements
    }

    /// Returns the elements of a closure, whose actions are those that it makes when they are performed.
    final func accessibilityElements(_ make: @escaping () -> [AccessibilityElement]) -> [AccessibilityElement] {
        var elements = make()
        for index in elements.indices {
            // Elements without actions stay copies.
            guard !elements[index].actions.isEmpty || elements[index].adjust != nil else { continue }
            elements[index].actions = elements[index].actions.map { action in
                AccessibilityAction(action.kind) {
                    let elements = make()
                    if index < elements.count { elements[index].action(action.kind)?.perform() }
                }
            }
            if elements[index].adjust != nil {
                elements[index].adjust = { direction in
                    let elements = make()
                    if index < elements.count { elements[index].adjust?(direction) }
                }
            }
        }
        return elements
    }
}
