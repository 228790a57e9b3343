import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A search field: a `GtkSearchEntry`.
@MainActor
final class SearchFieldWidget: GTKWidget, RegisteredWidget {
    private var content: SearchFieldContent
    private var text: EditableText!

    init(_ content: SearchFieldContent, host: any WidgetHost) {
        self.content = content
        super.init(gtk_search_entry_new())
        text = EditableText(of: pointer, actions: content.editing, host: host)
        Signal.connect(raw, "stop-search") { [weak self] in self?.content.cancel() }
        let keys = gtk_event_controller_key_new()!
        // Before the text takes the key.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in self?.press(key) ?? false }
        gtk_widget_add_controller(pointer, keys)
        apply(content)
    }

    /// Returns a Boolean value that indicates whether the key removes the token before the text.
    private func press(_ key: UInt32) -> Bool {
        guard Int32(key) == GDK_KEY_BackSpace, content.text.shown.isEmpty, let deleteBackward = content.deleteBackward
        else {
            return false
        }
        deleteBackward()
        return true
    }

    func update(_ content: SearchFieldContent) -> Bool {
        self.content = content
        text.actions = content.editing
        apply(content)
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fieldSize(proposal) }

    private func apply(_ content: SearchFieldContent) {
        text.show(content.text.shown)
        var prompt = GValue(string: content.prompt)
        g_object_set_property(raw.typed(), "placeholder-text", &prompt)
        g_value_unset(&prompt)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }
}

extension SearchFieldContent {
    fileprivate var editing: EditableText.Actions {
        EditableText.Actions(isContinuous: true, take: text.set, current: { text.current }, submit: onSubmit)
    }
}
