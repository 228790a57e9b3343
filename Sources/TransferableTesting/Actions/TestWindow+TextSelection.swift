import CoreTransferable
import Foundation
import SwiftUICore

extension TestWindow {
    /// Selects text in a text view, a text field or a text editor, as with the mouse.
    /// - Parameters:
    ///   - part: The first place with this text; nil for all of it, and an empty one for the end.
    ///   - view: A `Text` with `textSelection(.enabled)`, a text field, or a text editor.
    /// - Throws: ``TestWindowError`` where nothing can be selected, or the text is not there.
    public func selectText(_ part: String? = nil, in view: TestView) throws {
        guard let widget = view.selectable, let text = widget.selectableText else {
            throw TestWindowError("Nothing can be selected in “\(view.text)”.")
        }
        let scalars = text.unicodeScalars
        func offset(_ index: String.Index) -> Int { scalars.distance(from: text.startIndex, to: index) }
        switch part {
        case nil: widget.selection = 0..<scalars.count
        case ""?: widget.selection = scalars.count..<scalars.count
        case let part?:
            guard let range = text.range(of: part) else {
                throw TestWindowError("There is no “\(part)” in “\(text)”.")
            }
            widget.selection = offset(range.lowerBound)..<offset(range.upperBound)
        }
        update()
    }

    /// Types into a text editor, replacing its selection.
    /// - Parameters:
    ///   - text: The typed text.
    ///   - view: The text editor.
    /// - Throws: ``TestWindowError`` if the view is not a text editor, or takes no input.
    public func insert(_ text: String, into view: TestView) throws {
        guard let editor = view.innermost({ $0 as? MemoryTextEditor }) else {
            throw TestWindowError("“\(view.text)” is no text editor.")
        }
        guard view.isEnabled else { throw TestWindowError("The text editor “\(view.text)” is disabled.") }
        editor.type(text)
        update()
    }
}

extension TestView {
    /// The text in which something can be selected.
    fileprivate var selectable: (any MemorySelectableText)? { innermost { $0 as? any MemorySelectableText } }

    /// The text here of which something is selected.
    var selectedText: (any MemorySelectableText)? { selectable.flatMap { $0.selection.isEmpty ? nil : $0 } }
}
