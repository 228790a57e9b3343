import CGTK
import GTKInterop
import SwiftUICore

/// A button that shows the choice and opens a menu: a `GtkDropDown`.
@MainActor
final class MenuPickerWidget: GTKWidget, RegisteredWidget {
    private var choice: PickerChoice
    private var options: [PickerOption]?
    /// The rows where choices have pictures; nil where they never had any.
    private var rows: MenuPickerRows?
    private unowned let host: any WidgetHost

    init(_ content: MenuPickerContent, host: any WidgetHost) {
        (choice, self.host) = (content.choice, host)
        super.init(gtk_drop_down_new(nil, nil))
        pointer.leaveFocusAtClick()
        // The list of the choices stands in a popover beside the button.
        let list = gtk_widget_get_last_child(pointer)
        if let list, g_type_check_instance_is_a(list.cast(), gtk_popover_get_type()) != 0 {
            list.preparePopover()
            host.services[MenuFocus.self].follow(UnsafeMutableRawPointer(list), host: host)
            Signal.connect(UnsafeMutableRawPointer(list), "map") { [weak self] in
                guard let self, let window = gtk_widget_get_root(pointer) else { return }
                focus = PopoverFocus(before: pointer, in: window.raw.typed())
            }
            Signal.connect(UnsafeMutableRawPointer(list), "unmap") { [weak self, weak host] in
                host?.schedule { self?.focus?.leave() }
            }
        }
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
        let new = choice.options
        let isOther = new != options
        if rows == nil, new.contains(where: { $0.image != nil }) { rows = MenuPickerRows(of: dropDown, host: host) }
        rows?.show(new)
        show {
            if new.map(\.shownTitle) != options?.map(\.shownTitle) {
                let list = gtk_string_list_new(nil)
                for option in new { gtk_string_list_append(list, option.shownTitle) }
                gtk_drop_down_set_model(dropDown, list)
                list.map { g_object_unref($0.raw) }
            }
            options = new
            select(choice.selection)
        }
        rows?.mark(choice.selection)
        gtk_widget_set_sensitive(pointer, choice.isEnabled ? 1 : 0)
        return isOther
    }

    /// The focus before the list of choices, which leaves it in this control.
    private var focus: PopoverFocus?

    private func select(_ index: Int?) { gtk_drop_down_set_selected(dropDown, index.map { guint($0) } ?? guint.max) }

    private func selected() {
        let index = gtk_drop_down_get_selected(dropDown)
        rows?.mark(index == guint.max ? nil : Int(index))
        guard !isShowing, index != guint.max else { return }
        choice.select(Int(index))
        host.whenAnswered { [weak self] in
            if let self { show { self.select(self.choice.current()) } }
        }
    }
}
