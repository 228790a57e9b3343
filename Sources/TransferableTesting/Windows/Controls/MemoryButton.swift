import SwiftUICore

/// A button in memory.
final class MemoryButton: MemoryLabeledWidget<ButtonContent> {
    override var label: LayoutElement { content.label }
    override var kind: TestView.Kind { .button }
    override var isEnabled: Bool { content.isEnabled }
    override var press: (() -> Void)? { content.paste == nil && content.menu == nil ? content.action : nil }
    override var springLoads: (() -> Void)? { content.isSpringLoaded && content.isEnabled ? content.action : nil }
    override var pastes: PasteTarget? { content.paste }
    override var menu: MenuSource? { content.menu }
}

extension TestView.Kind {
    /// A button, with its label inside.
    public static let button = Self("button")
}

extension MemoryWidget {
    package final var button: ButtonContent? { content(ButtonContent.self) }
}
