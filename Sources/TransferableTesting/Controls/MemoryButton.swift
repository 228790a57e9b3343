import SwiftUICore

/// A button in memory.
final class MemoryButton: MemoryLabeledWidget<ButtonContent> {
    /// Repeats the action while the button is held down; nil after the window is released.
    private lazy var repetition = host.map { ButtonRepetition(host: $0) }

    /// Holds the button down, or releases it.
    func setPressed(_ isPressed: Bool) {
        repetition?.action = content.repeats && content.isEnabled ? { [weak self] in self?.content.action() } : nil
        content.setPressed?(isPressed)
        repetition?.setPressed(isPressed)
    }

    override var label: LayoutElement { content.label }
    override var kind: TestView.Kind { .button }
    override var isEnabled: Bool { content.isEnabled }
    override var press: (() -> Void)? {
        guard content.paste == nil, content.menu == nil else { return nil }
        return { [repetition, content] in if repetition?.takesClick() ?? true { content.action() } }
    }
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
