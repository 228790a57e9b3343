extension LayoutElement {
    /// The elements of something with a widget.
    ///
    /// A widget around a single element stands for that element, so that nothing is told of the widgets between. A control
    /// stands for itself: the keyboard's focus is there.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - make: Makes the elements. It is called again when an action is to be performed, which is then the one of now.
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

    /// The elements that a closure makes, whose actions are those that it makes when they are performed.
    final func accessibilityElements(_ make: @escaping () -> [AccessibilityElement]) -> [AccessibilityElement] {
        var elements = make()
        for index in elements.indices {
            // What has no actions stays a copy of what it is inside.
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
