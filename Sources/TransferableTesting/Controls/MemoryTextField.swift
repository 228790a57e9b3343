import CoreTransferable
import Foundation
import SwiftUICore

/// One line of text in memory that can be edited.
final class MemoryTextField: MemoryContentWidget<TextFieldContent>, MemorySelectableText {
    override var kind: TestView.Kind { .textField }
    override var shownText: String { content.text }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? {
        { [weak self] text in
            guard let self else { return }
            content.setText(text)
            let end = text.unicodeScalars.count
            content.selection?.set(end..<end, in: text)
        }
    }

    override var submit: (() -> Void)? { content.onSubmit }

    override func contentDidChange(from before: TextFieldContent) -> Bool {
        moveIntoText(content.selection, content.text)
        return false
    }

    // MARK: Selection

    /// The selection in a field without a binding to the selection.
    private var ownSelection = 0..<0

    var selectableText: String? { content.text }

    var selection: Range<Int> {
        get { (content.selection?.shown ?? ownSelection).clamped(to: 0..<content.text.unicodeScalars.count) }
        set {
            ownSelection = newValue
            content.selection?.set(newValue, in: content.text)
        }
    }

    var selectedItems: [NSItemProvider] {
        let scalars = Array(content.text.unicodeScalars)[selection]
        return scalars.isEmpty ? [] : [NSItemProvider(of: String(String.UnicodeScalarView(scalars)))]
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 24)
    }
}

extension TestView.Kind {
    /// A control for editing a line of text.
    public static let textField = Self("textField")
}

extension MemoryWidget {
    package final var textField: TextFieldContent? { content(TextFieldContent.self) }
}
