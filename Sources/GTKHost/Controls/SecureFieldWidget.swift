import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// One line of text that can be edited and not be read: a `GtkPasswordEntry`.
@MainActor
final class SecureFieldWidget: GTKWidget, RegisteredWidget {
    private var text: EditableText!
    private var style = EditedTextStyle()

    /// GTK's field has its eye on the right from right to left, too. The field is turned over there, and what is in it turned back.
    static let styleRules = "entry.password:dir(rtl), entry.password:dir(rtl) > * { transform: scaleX(-1); }"

    init(_ content: SecureFieldContent, host: any WidgetHost) {
        super.init(gtk_password_entry_new())
        gtk_password_entry_set_show_peek_icon(OpaquePointer(pointer), 1)
        text = EditableText(of: pointer, actions: content.editing, host: host)
        apply(content)
    }

    func update(_ content: SecureFieldContent) -> Bool {
        text.actions = content.editing
        let before = styleClasses
        apply(content)
        return styleClasses != before
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fieldSize(proposal) }

    private func apply(_ content: SecureFieldContent) {
        text.show(content.text.shown)
        var prompt = GValue(string: content.prompt)
        g_object_set_property(raw.typed(), "placeholder-text", &prompt)
        g_value_unset(&prompt)
        styleClasses = style.styleClasses(of: content.look)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }
}

extension SecureFieldContent {
    fileprivate var editing: EditableText.Actions {
        EditableText.Actions(isContinuous: true, take: text.set, current: { text.current }, submit: onSubmit)
    }
}
