import CoreTransferable
import Foundation
import SwiftUICore

/// Lines of text in memory.
final class MemoryText: MemoryContentWidget<TextContent>, MemorySelectableText {
    var selection = 0..<0
    var selectableText: String? { content.isSelectable ? content.string : nil }
    var selectedItems: [NSItemProvider] { content.items(selection, in: EnvironmentValues().themeColors) }

    override var kind: TestView.Kind { .text }
    override package var string: String { content.string }

    override func contentDidChange(from before: TextContent) -> Bool {
        if content != before { host?.changes += 1 }
        return content != before
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        FixedFont.size(of: content.string, lineLimit: content.lineLimit, width: proposal.width)
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
