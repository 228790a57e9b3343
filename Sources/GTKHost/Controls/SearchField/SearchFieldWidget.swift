import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A field for what is searched for: a `GtkSearchEntry`.
@MainActor
final class SearchFieldWidget: GTKWidget, RegisteredWidget {
    private var content: SearchFieldContent
    private var text: EditableText!

    init(_ content: SearchFieldContent, host: GTKHost) {
        self.content = content
        super.init(gtk_search_entry_new())
        text = EditableText(of: pointer, actions: content.editing)
        Signal.connect(raw, "stop-search") { [weak self] in self?.content.cancel() }
        apply(content)
    }

    func update(_ content: SearchFieldContent) -> Bool {
        self.content = content
        text.actions = content.editing
        apply(content)
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fieldSize(proposal) }

    private func apply(_ content: SearchFieldContent) {
        text.show(content.text)
        var prompt = GValue(string: content.prompt)
        g_object_set_property(raw.typed(), "placeholder-text", &prompt)
        g_value_unset(&prompt)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }
}

extension SearchFieldContent {
    fileprivate var editing: EditableText.Actions {
        EditableText.Actions(isContinuous: true, take: setText, submit: onSubmit)
    }
}
