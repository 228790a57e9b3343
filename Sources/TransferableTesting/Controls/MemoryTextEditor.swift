import CoreTransferable
import Foundation
import SwiftUICore

/// Lines of text in memory that can be edited.
final class MemoryTextEditor: MemoryContentWidget<TextEditorContent>, MemorySelectableText {
    override var kind: TestView.Kind { .textEditor }
    override var shownText: String { content.text.shown }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? {
        { [weak self] text in
            guard let self else { return }
            selection = 0..<content.text.shown.unicodeScalars.count
            type(text)
        }
    }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 120))
    }

    override func contentDidChange(from before: TextEditorContent) -> Bool {
        moveIntoText(content.selection, content.text.shown)
        if let request = content.finding?.request, request.number != knownRequest {
            knownRequest = request.number
            host?.schedule { [weak self] in self?.perform(request) }
        }
        return false
    }

    // MARK: Finding

    /// The number of the last request of the find bar that was done.
    private var knownRequest = 0

    private func perform(_ request: EditorFinding.Request) {
        switch request.action {
        case .focus: break
        case .select(let range): selection = range
        case .replace(let ranges, let text): replace(ranges, by: text)
        }
        if let completion = request.completion { host?.schedule(completion) }
    }

    private func replace(_ ranges: [Range<Int>], by new: String) {
        if let attributed = content.attributed {
            var text = attributed.text.shown
            for range in ranges.reversed() {
                text.replace(range, with: text.typed(new, at: range.upperBound, nil))
            }
            attributed.text.set(text)
        } else {
            var scalars = Array(content.text.shown.unicodeScalars)
            for range in ranges.reversed() { scalars.replaceSubrange(range, with: new.unicodeScalars) }
            let text = String(String.UnicodeScalarView(scalars))
            content.text.set(text)
            // A selection in the former text may be outside of this one.
            let growth = ranges.reduce(0) { $0 + new.unicodeScalars.count - $1.count }
            let end = ranges.last.map { $0.upperBound + growth } ?? 0
            ownSelection = end..<end
            content.selection?.set(ownSelection, in: text)
        }
    }

    /// Opens the find bar, as Control-F does.
    /// - Returns: False where nothing is found in the editor.
    func openFindBar() -> Bool {
        content.finding?.open(selection.lowerBound)
        return content.finding != nil
    }

    // MARK: Selection

    /// The selection in an editor without a binding to the selection.
    private var ownSelection = 0..<0

    var selectableText: String? { content.text.shown }

    var selection: Range<Int> {
        get {
            let range =
                content.attributed.flatMap { attributed in
                    attributed.selection?.shown.scalars(in: attributed.text.shown)
                } ?? content.selection?.shown ?? ownSelection
            return range.clamped(to: 0..<content.text.shown.unicodeScalars.count)
        }
        set {
            ownSelection = newValue
            content.selection?.set(newValue, in: content.text.shown)
            guard let attributed = content.attributed else { return }
            attributed.selection?.set(AttributedTextSelection(scalars: newValue, in: attributed.text.shown))
        }
    }

    // MARK: Editing

    /// Replaces the selection with typed characters.
    func type(_ characters: String) {
        content.finding?.didEdit()
        let selection = selection
        if let attributed = content.attributed {
            var text = attributed.text.shown
            text.replace(selection, with: AttributedString())
            let chosen = attributed.selection?.shown.chosenTypingAttributes
            replace(selection, with: text.typed(characters, at: selection.lowerBound, chosen))
        } else {
            var scalars = Array(content.text.shown.unicodeScalars)
            scalars.replaceSubrange(selection, with: characters.unicodeScalars)
            let text = String(String.UnicodeScalarView(scalars))
            content.text.set(text)
            let end = selection.lowerBound + characters.unicodeScalars.count
            content.selection?.set(end..<end, in: text)
        }
    }

    private func replace(_ range: Range<Int>, with new: AttributedString) {
        guard let attributed = content.attributed else { return }
        var text = attributed.text.shown
        text.replace(range, with: new)
        attributed.text.set(text)
        let end = range.lowerBound + new.unicodeScalars.count
        ownSelection = end..<end
        attributed.selection?.set(AttributedTextSelection(scalars: ownSelection, in: text))
    }

    var selectedItems: [NSItemProvider] {
        guard let attributed = content.attributed else {
            let scalars = Array(content.text.shown.unicodeScalars)[selection]
            return scalars.isEmpty ? [] : [NSItemProvider(of: String(String.UnicodeScalarView(scalars)))]
        }
        return attributed.items(selection, of: attributed.text.shown)
    }

    /// A Boolean value that indicates whether the text has attributes, which the user can change.
    var hasAttributes: Bool { content.attributed != nil }

    /// The size of text without a font, in points.
    private static let bodySize = 11.0

    /// Formats the selection, or the next typed text if the program follows the selection.
    func apply(_ format: TextFormat) {
        guard let attributed = content.attributed else { return }
        var text = attributed.text.shown
        var shown = attributed.selection?.shown ?? AttributedTextSelection(scalars: selection, in: text)
        text.apply(format, in: &shown, bodySize: Self.bodySize)
        attributed.text.set(text)
        attributed.selection?.set(shown)
    }

    /// Removes the selected text.
    func deleteSelection() { type("") }

    /// Takes the items of a paste or a drop that bring text with attributes.
    var pastedText: PasteTarget? {
        guard let attributed = content.attributed else { return nil }
        return PasteTarget(contentTypes: AttributedEditing.contentTypes) { [weak self] items in
            guard let text = await attributed.text(of: items), let self else { return }
            replace(selection, with: text)
        }
    }
}

extension TestView.Kind {
    /// Multiple lines of editable text.
    public static let textEditor = Self("textEditor")
}
