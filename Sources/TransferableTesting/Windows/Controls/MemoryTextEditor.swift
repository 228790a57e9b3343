import Foundation
import SwiftUICore

/// Lines of text in memory that can be edited.
final class MemoryTextEditor: MemoryContentWidget<TextEditorContent> {
    override var kind: TestView.Kind { .textEditor }
    override var shownText: String { content.text.shown }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? { { [content] in content.text.set($0) } }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 120))
    }
}

extension TestView.Kind {
    /// Lines of text that can be edited.
    public static let textEditor = Self("textEditor")
}
