import Foundation

/// A label with an arrow that expands and collapses content.
@MainActor
package struct ExpanderContent: WidgetContent {
    package var label: LayoutElement
    package var isExpanded: ControlValue<Bool>
    package var isEnabled: Bool
    /// A Boolean value that indicates whether a drag that rests over the label expands the group.
    package var isSpringLoaded: Bool

    /// The length of the arrow and of the space after it, in points: what is opened begins where the label does.
    static let arrowLength: CGFloat = 20

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.disclosure)
        element.content = .combine
        element.value = isExpanded.shown ? "expanded" : "collapsed"
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        element.actions = [AccessibilityAction(.default) { isExpanded.set(!isExpanded.shown) }]
        return [element.containing(inside)]
    }
}

extension AccessibilityRole {
    package static let disclosure = AccessibilityRole("disclosure")
}

/// The view of ``ExpanderContent``.
@_weakLinked
struct ExpanderControl<Label: View>: LabeledControl {
    typealias Body = Never
    let isExpanded: Binding<Bool>
    let label: Label

    func widgetContent(around label: LayoutElement, in environment: EnvironmentValues) -> ExpanderContent {
        ExpanderContent(
            label: label,
            isExpanded: ControlValue(isExpanded),
            isEnabled: environment.isEnabled,
            isSpringLoaded: environment.springLoadingBehavior.presses(automatic: true)
        )
    }
}
