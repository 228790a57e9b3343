/// The accessibility properties of a widget.
@MainActor
package enum WidgetAccessibility {
    /// The widget represents an element. Its contents are reported only if the element has children.
    case element(AccessibilityElement)
    /// The widget has no meaning of its own, but something inside it does.
    case container
    /// The widget and its contents are hidden.
    case hidden
}

/// The accessibility properties that the widgets inside a layout element have received.
struct ToldAccessibility {
    /// A Boolean value that indicates whether they have received the current ones, as far as the element itself determines them.
    var isCurrent = false
    /// A Boolean value that indicates whether the properties of those inside were passed on unchanged.
    var isHandedOn = true
    /// A Boolean value that indicates whether any of them stands for an element, or is around one that does.
    var containsElements = false
}
