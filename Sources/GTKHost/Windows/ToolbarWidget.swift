import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An item of a toolbar, and the widget that shows it.
@MainActor
struct ToolbarItemWidget {
    let entry: ToolbarEntry
    let container: ContainerWidget
}

/// The toolbar of a window: a `GtkHeaderBar`, which contains a row of our own.
///
/// It takes the place of the window's title bar. GTK gives a window another title bar only before the window is shown; a
/// toolbar that appears later stands at the top of the window's content, without the buttons of the window.
@MainActor
final class ToolbarWidget {
    let widget: GTKWidget
    private let leading = GTKWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    private let trailing: ToolbarEndWidget
    private let row: ToolbarRowWidget
    private let middle = GTKWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    /// The widget for the window's document, beside the titles.
    private let document = GTKWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    private let titleRow = GTKWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    private let titles = GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    /// The field that replaces the title if the user can change it.
    private var titleField: TitleField?
    private let title = GTKWidget(gtk_label_new(nil))
    private let subtitle = GTKWidget(gtk_label_new(nil))
    private unowned let host: any WidgetHost
    private var shown: [ToolbarItemWidget] = []

    init(isTitlebar: Bool, host: any WidgetHost) {
        self.host = host
        trailing = ToolbarEndWidget(host: host)
        row = ToolbarRowWidget(
            start: leading,
            center: titleRow,
            end: trailing,
            hasControls: isTitlebar,
            host: host
        )
        widget = GTKWidget(gtk_header_bar_new())
        // The row has the buttons of the window, and nothing stands before or after it.
        gtk_header_bar_set_show_title_buttons(bar, 0)
        gtk_widget_add_css_class(widget.pointer, "swiftui-toolbar")
        gtk_widget_add_css_class(title.pointer, "title")
        gtk_widget_add_css_class(subtitle.pointer, "subtitle")
        for label in [title, subtitle] {
            gtk_label_set_ellipsize(OpaquePointer(label.pointer), PANGO_ELLIPSIZE_END)
            gtk_box_append(titles.pointer.cast(), label.pointer)
        }
        gtk_widget_set_valign(titles.pointer, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(document.pointer, GTK_ALIGN_CENTER)
        gtk_box_append(titleRow.pointer.cast(), document.pointer)
        gtk_box_append(titleRow.pointer.cast(), titles.pointer)
        gtk_header_bar_set_title_widget(bar, row.pointer)
    }

    /// Chooses the buttons of the window that the bar has.
    func setWindowButtons(_ buttons: ToolbarRowWidget.WindowButtons) { row.setWindowButtons(buttons) }

    /// Shows the button of the primary menu at the end of the bar; nil removes it.
    func show(menu: GTKWidget?) { row.show(menu: menu) }

    private var bar: OpaquePointer { OpaquePointer(widget.pointer) }

    /// Shows the title.
    /// - Parameter rename: Writes the title that the user gives; nil for one that the user cannot change.
    func setTitle(_ text: String, subtitle: String?, rename: (@MainActor (String) -> Void)?) {
        gtk_label_set_text(OpaquePointer(title.pointer), text.shapeable)
        if rename != nil, titleField == nil {
            let field = TitleField()
            gtk_box_prepend(titles.pointer.cast(), field.widget.pointer)
            titleField = field
        }
        titleField?.rename = rename
        titleField?.show(text)
        gtk_widget_set_visible(title.pointer, rename == nil ? 1 : 0)
        if let titleField { gtk_widget_set_visible(titleField.widget.pointer, rename == nil ? 0 : 1) }
        gtk_label_set_text(OpaquePointer(self.subtitle.pointer), (subtitle ?? "").shapeable)
        gtk_widget_set_visible(self.subtitle.pointer, subtitle == nil ? 0 : 1)
    }

    /// Lets the user write another title.
    func beginRenaming() { titleField?.begin() }

    /// Shows these items and no others. An item that was there keeps its widgets.
    func show(_ entries: [ToolbarEntry]) {
        guard !shown.elementsEqual(entries, by: { $0.entry === $1 }) else { return }
        let before = shown
        for item in before where !entries.contains(where: { $0 === item.entry }) {
            if let box = box(of: item) { gtk_box_remove(box.pointer.cast(), item.container.pointer) }
        }
        shown = entries.map { entry in
            before.first { $0.entry === entry }
                ?? ToolbarItemWidget(
                    entry: entry,
                    container: ContainerWidget(surface: entry.content.element, host: host)
                )
        }
        // Existing items stay, so they keep the focus.
        var last: [ToolbarItemPlacement.Part: UnsafeMutablePointer<GtkWidget>] = [:]
        for item in shown {
            guard let box = box(of: item)?.pointer else { continue }
            let (part, widget) = (item.entry.placement.part, item.container.pointer)
            if gtk_widget_get_parent(widget) == nil {
                gtk_box_insert_child_after(box.cast(), widget, last[part])
            } else if gtk_widget_get_prev_sibling(widget) != last[part] {
                gtk_box_reorder_child_after(box.cast(), widget, last[part])
            }
            last[part] = widget
        }
        trailing.show(shown.filter { box(of: $0) == nil })
        showTitle(beside: shown.map(\.entry.placement).filter { $0.part == .middle })
        // GTK lays out the bar alone.
        host.framesDidChange()
    }

    /// Shows the title in the middle of the bar; at its start, after the items there, where an item has the middle; and nowhere where an
    /// item stands in its place.
    private func showTitle(beside middleItems: [ToolbarItemPlacement]) {
        let isAtStart = !middleItems.isEmpty && !middleItems.contains(where: \.replacesTitle)
        let wasAtStart = gtk_widget_get_parent(titleRow.pointer) == leading.pointer
        if wasAtStart, !isAtStart { gtk_box_remove(leading.pointer.cast(), titleRow.pointer) }
        row.show(middleItems.isEmpty ? titleRow : middle)
        if isAtStart, !wasAtStart { gtk_box_append(leading.pointer.cast(), titleRow.pointer) }
    }

    /// The box that an item stands in; nil for those at the end, which has a layout of its own.
    private func box(of item: ToolbarItemWidget) -> GTKWidget? {
        switch item.entry.placement.part {
        case .leading: leading
        case .document: document
        case .middle: middle
        case .trailing, .bottom: nil
        }
    }
}
