import CGTK
import GTKInterop
import SwiftUICore

/// A button that shows the choice and opens a menu: a `GtkDropDown`.
@MainActor
final class MenuPickerWidget: GTKWidget, RegisteredWidget {
    private var choice: PickerChoice
    private var titles: [String]?
    private unowned let host: GTKHost

    init(_ content: MenuPickerContent, host: GTKHost) {
        (choice, self.host) = (content.choice, host)
        super.init(gtk_drop_down_new(nil, nil))
        Signal.connect(raw, "notify::selected", object: { [weak self] _ in self?.selected() })
        // No size was measured yet that could change.
        _ = apply()
    }

    func update(_ content: MenuPickerContent) -> Bool {
        choice = content.choice
        return apply()
    }

    private var dropDown: OpaquePointer { OpaquePointer(pointer) }

    private func apply() -> Bool {
        let new = choice.options.map { $0.title.isEmpty ? $0.name : $0.title }
        let isOther = new != titles
        show {
            if isOther {
                let list = gtk_string_list_new(nil)
                for title in new { gtk_string_list_append(list, title) }
                gtk_drop_down_set_model(dropDown, list)
                list.map { g_object_unref($0.raw) }
                titles = new
            }
            select(choice.selection)
        }
        gtk_widget_set_sensitive(pointer, choice.isEnabled ? 1 : 0)
        return isOther
    }

    private func select(_ index: Int?) { gtk_drop_down_set_selected(dropDown, index.map { guint($0) } ?? guint.max) }

    private func selected() {
        let index = gtk_drop_down_get_selected(dropDown)
        guard !isShowing, index != guint.max else { return }
        choice.select(Int(index))
        host.whenAnswered { [weak self] in
            if let self { show { self.select(self.choice.current()) } }
        }
    }
}
