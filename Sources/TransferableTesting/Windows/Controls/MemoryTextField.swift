import Foundation
import SwiftUICore

/// One line of text in memory that can be edited.
final class MemoryTextField: MemoryContentWidget<TextFieldContent> {
    override var kind: TestView.Kind { .textField }
    override var shownText: String { content.text }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? { content.setText }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 24)
    }
}

extension TestView.Kind {
    /// A control that edits a line of text.
    public static let textField = Self("textField")
}

extension MemoryWidget {
    package final var textField: TextFieldContent? { content(TextFieldContent.self) }
}
