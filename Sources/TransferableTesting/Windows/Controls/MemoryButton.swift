import Foundation
import SwiftUICore

/// A button in memory.
final class MemoryButton: MemoryContentWidget<ButtonContent> {
    /// The room of the border on each side.
    private static let border = CGSize(width: 8, height: 4)

    override var kind: TestView.Kind { .button }
    override var isEnabled: Bool { content.isEnabled }
    override var press: (() -> Void)? { content.paste == nil ? content.action : nil }
    override var pastes: PasteTarget? { content.paste }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let border = Self.border
        let label = content.label.size(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - 2 * border.width) },
                height: proposal.height.map { max(0, $0 - 2 * border.height) }
            )
        )
        return CGSize(width: label.width + 2 * border.width, height: label.height + 2 * border.height)
    }

    override package func baselines(in size: CGSize) -> TextBaselines? {
        let label = FixedFont.baselines(height: size.height - 2 * Self.border.height)
        return TextBaselines(first: label.first + Self.border.height, last: label.last + Self.border.height)
    }

    override func layOutContent() {
        let border = Self.border
        let inner = CGRect(
            x: 0,
            y: 0,
            width: frame.width - 2 * border.width,
            height: frame.height - 2 * border.height
        )
        content.label.layOut(in: inner)
        layOutChildren(at: CGPoint(x: windowFrame.minX + border.width, y: windowFrame.minY + border.height))
    }
}

extension TestView.Kind {
    /// A button, with its label inside.
    public static let button = Self("button")
}

extension MemoryWidget {
    package final var button: ButtonContent? { content(ButtonContent.self) }
}
