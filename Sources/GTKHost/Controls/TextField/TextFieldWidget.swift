import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// One line of text that can be edited.
@MainActor
final class TextFieldWidget: GTKWidget, RegisteredWidget {
    private var content: TextFieldContent

    init(_ content: TextFieldContent, host: GTKHost) {
        self.content = content
        super.init(gtk_entry_new())
        Signal.connect(raw, "changed") { [weak self] in
            guard let self else { return }
            let text = String(cString: gtk_editable_get_text(OpaquePointer(self.pointer)))
            if text != self.content.text { self.content.setText(text) }
        }
        Signal.connect(raw, "activate") { [weak self] in self?.content.onSubmit?() }
        apply()
    }

    func update(_ content: TextFieldContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (minimum, natural) = measured(GTK_ORIENTATION_HORIZONTAL, for: -1)
        let width = max(CGFloat(minimum), proposal.width ?? CGFloat(natural))
        return CGSize(width: width, height: CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: -1).natural))
    }

    private func apply() {
        let editable = OpaquePointer(pointer)
        let text = content.text
        if String(cString: gtk_editable_get_text(editable)) != text { gtk_editable_set_text(editable, text) }
        gtk_entry_set_placeholder_text(pointer.cast(), content.prompt)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }
}
