import CGTK
import Foundation
import GTKInterop
import GTKTransport

/// The title of a window that the user can change: a text that a click makes a field.
@MainActor
final class TitleField {
    let widget = GTKWidget(gtk_editable_label_new(""))
    /// A closure that writes the title that the user gives.
    var rename: (@MainActor (String) -> Void)?
    private var title = ""

    init() {
        gtk_widget_add_css_class(widget.pointer, "title")
        gtk_widget_set_halign(widget.pointer, GTK_ALIGN_CENTER)
        widget.pointer.letLabelsShrink()
        Signal.connect(
            UnsafeMutableRawPointer(widget.pointer),
            "notify::editing",
            object: { [weak self] _ in self?.editingDidChange() }
        )
    }

    private var editable: OpaquePointer { OpaquePointer(widget.pointer) }
    private var isEditing: Bool { gtk_editable_label_get_editing(editable) != 0 }

    /// Shows a title, unless the user is writing another.
    func show(_ title: String) {
        self.title = title
        if !isEditing { gtk_editable_set_text(editable, title.shapeable) }
    }

    /// Makes the title a field with the focus, where the title is shown: an item of the toolbar may stand in its place.
    func begin() {
        guard rename != nil, gtk_widget_get_mapped(widget.pointer) != 0 else { return }
        gtk_editable_label_start_editing(editable)
    }

    /// A field that was left without Escape has another text than the title.
    private func editingDidChange() {
        guard !isEditing, let text = gtk_editable_get_text(editable).map({ String(cString: $0) }) else { return }
        let isAnother = !text.isEmpty && text != title
        if isAnother { rename?(text) }
        // The program may have taken another title, or none.
        gtk_editable_set_text(editable, title.shapeable)
    }
}
