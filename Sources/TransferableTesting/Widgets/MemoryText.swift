import CoreTransferable
import Foundation
import SwiftUICore

/// Lines of text in memory.
final class MemoryText: MemoryContentWidget<TextContent>, MemorySelectableText {
    var selection = 0..<0
    var selectableText: String? { content.isSelectable ? content.characters : nil }
    var selectedItems: [NSItemProvider] { content.items(selection, in: EnvironmentValues().themeColors) }

    override var kind: TestView.Kind { .text }
    /// The text of the widget, in which an image is represented by its label.
    override package var string: String { content.spokenString }

    override func contentDidChange(from before: TextContent) -> Bool {
        if content != before { host?.changes += 1 }
        return content != before
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        FixedFont.size(
            of: content.characters,
            lineLimit: content.lineLimit,
            width: proposal.width,
            breaksWords: content.lines.breaksWords,
            wraps: content.lines.wraps
        )
    }

    override package func baselines(in size: CGSize) -> TextBaselines? { FixedFont.baselines(height: size.height) }
}

extension TestView.Kind {
    /// Lines of text.
    public static let text = Self("text")
}

extension MemoryWidget {
    package final var text: TextContent? { content(TextContent.self) }
}
