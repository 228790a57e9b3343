import CGTK
import Foundation
import SwiftUICore

/// One line of text that can be edited: a `GtkEntry`.
@MainActor
final class TextFieldWidget: GTKWidget, RegisteredWidget {
    private var text: EditableText!
    private let selection: FollowedSelection
    private var style = EditedTextStyle()
    /// Begins and ends the editing of a field in a row; nil elsewhere.
    private var rowField: RowField?

    static let styleRules = """
        entry.swiftui-plain { padding: 0; min-height: 0; background: none; border: none; box-shadow: none; outline: none; }

        """ + RowField.styleRules

    init(_ content: TextFieldContent, host: any WidgetHost) {
        let entry = gtk_entry_new()!
        selection = FollowedSelection(of: OpaquePointer(entry), host: host)
        super.init(entry)
        text = EditableText(of: pointer, actions: editing(content), host: host)
        apply(content)
    }

    func update(_ content: TextFieldContent) -> Bool {
        let before = styleClasses
        text.actions = editing(content)
        apply(content)
        return styleClasses != before
    }

    private func editing(_ content: TextFieldContent) -> EditableText.Actions {
        EditableText.Actions(
            isContinuous: content.isContinuous,
            take: { [selection] text in
                content.setText(text)
                selection.textDidChange(to: text)
            },
            current: content.currentText,
            submit: content.onSubmit
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fieldSize(proposal) }

    private func apply(_ content: TextFieldContent) {
        let isNewText = text.show(content.text)
        selection.update(content.selection, isNewText: isNewText)
        gtk_entry_set_placeholder_text(pointer.cast(), content.prompt.shapeable)
        styleClasses = style.styleClasses(of: content.look).union(content.hasBorder ? [] : ["swiftui-plain"])
        gtk_entry_set_alignment(pointer.cast(), content.alignment.part)
        gtk_entry_set_input_purpose(pointer.cast(), content.traits.purpose)
        gtk_entry_set_input_hints(pointer.cast(), content.traits.hints)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
        if content.isEditedOnDemand, rowField == nil { rowField = RowField(pointer) }
        rowField?.isOnDemand = content.isEditedOnDemand
    }
}

extension GTKWidget {
    /// Returns the size of a field, which is as wide as it is offered.
    func fieldSize(_ proposal: ProposedViewSize) -> CGSize {
        let (minimum, natural) = measured(GTK_ORIENTATION_HORIZONTAL, for: -1)
        let width = max(CGFloat(minimum), proposal.width ?? CGFloat(natural))
        return CGSize(width: width, height: CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: -1).natural))
    }
}
