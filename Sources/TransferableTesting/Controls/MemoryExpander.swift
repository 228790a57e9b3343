import SwiftUICore

/// An arrow with a label in memory.
final class MemoryExpander: MemoryLabeledWidget<ExpanderContent> {
    override var label: LayoutElement { content.label }
    override var kind: TestView.Kind { .disclosure }
    override var isEnabled: Bool { content.isEnabled }
    override var springLoads: (() -> Void)? {
        content.isSpringLoaded && content.isEnabled && !content.isExpanded.shown
            ? { self.content.isExpanded.set(true) } : nil
    }
    override var isOn: ControlValue<Bool>? { content.isExpanded }
}

extension TestView.Kind {
    /// The arrow and label of a disclosure group, which is expanded if ``TestView/isOn`` is true.
    public static let disclosure = Self("disclosure")
}

extension TestAccessibilityElement.Role {
    /// A control that shows and hides the views below it.
    public static let disclosure = Self(role: .disclosure)
}
