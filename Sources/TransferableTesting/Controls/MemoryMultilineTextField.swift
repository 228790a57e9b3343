import Foundation
import SwiftUICore

/// A field of text in memory that is as high as its lines.
final class MemoryMultilineTextField: MemoryContentWidget<MultilineTextFieldContent> {
    override var kind: TestView.Kind { .textField }
    override var shownText: String { content.field.text }
    override var isEnabled: Bool { content.field.isEnabled }
    override var setText: ((String) -> Void)? { content.field.setText }
    override var submit: (() -> Void)? { content.field.onSubmit }

    override func contentDidChange(from before: MultilineTextFieldContent) -> Bool {
        before.field.text != content.field.text || before.leastLines != content.leastLines
            || before.mostLines != content.mostLines
    }

    /// The height of a line and of the edges around the text, as in a field of one line.
    private static let (lineHeight, edges) = (16.0, 8.0)

    /// Returns the size of the text's lines. No line is too long in memory.
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let count = content.field.text.split(separator: "\n", omittingEmptySubsequences: false).count
        let lines = Double(content.shownLines(of: count))
        return CGSize(width: proposal.width ?? 100, height: lines * Self.lineHeight + Self.edges)
    }

    /// Returns the baselines of the lines between the edges.
    override package func baselines(in size: CGSize) -> TextBaselines? {
        let inner = FixedFont.baselines(height: size.height - Self.edges)
        return TextBaselines(first: inner.first + Self.edges / 2, last: inner.last + Self.edges / 2)
    }
}

extension MemoryWidget {
    package final var multilineTextField: MultilineTextFieldContent? { content(MultilineTextFieldContent.self) }
}
