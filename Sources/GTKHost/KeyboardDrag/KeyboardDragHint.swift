import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object that shows the held items, the current destination and the keys, at the bottom of the window with keyboard focus.
@MainActor
final class KeyboardDragHint {
    private var popover: GTKWidget?
    /// A number that counts the texts, so that a later one is not hidden with an earlier one.
    private var shown = 0
    /// The time for which the last text of a drag is shown, in seconds.
    private static let lastingTime: TimeInterval = 4
    /// The least distance between a text and the edges of its window.
    private static let margin: Int32 = 4

    static let styleRules = """
        .swiftui-keyboard-chosen { outline: 3px solid @swiftui_accent_color; outline-offset: -3px; border-radius: 4px; }
        .swiftui-keyboard-source { outline: 2px dashed @swiftui_accent_color; outline-offset: -2px; border-radius: 4px; }

        """

    /// Shows a text in the active window.
    /// - Parameter isLasting: Whether the text stays until another is shown.
    func show(_ text: String, isLasting: Bool) {
        hide()
        shown += 1
        guard let window = ToplevelWindows.active ?? ToplevelWindows.all.first,
            let place = ContainerWidget.surface(of: window)
        else { return }
        let popover = GTKWidget(gtk_popover_new())
        let label = gtk_label_new(text)!
        gtk_popover_set_child(popover.pointer.cast(), label)
        gtk_popover_set_autohide(popover.pointer.cast(), 0)
        gtk_popover_set_has_arrow(popover.pointer.cast(), 0)
        gtk_widget_set_can_focus(popover.pointer, 0)
        gtk_widget_set_can_target(popover.pointer, 0)
        popover.pointer.preparePopover()
        gtk_popover_set_position(popover.pointer.cast(), GTK_POS_TOP)
        gtk_widget_set_parent(popover.pointer, place.pointer)
        let width = gtk_widget_get_width(place.pointer)
        Self.wrap(label, within: width)
        var bottom = GdkRectangle(x: width / 2, y: gtk_widget_get_height(place.pointer) - 1, width: 1, height: 1)
        gtk_popover_set_pointing_to(popover.pointer.cast(), &bottom)
        gtk_popover_popup(popover.pointer.cast())
        self.popover = popover
        guard !isLasting else { return }
        place.host.schedule(after: Self.lastingTime) { [weak self, shown] in
            if self?.shown == shown { self?.hide() }
        }
    }

    /// Breaks the text into lines where one is wider than there is room.
    ///
    /// A popover is as wide as its text in one line, and goes beyond its window where that is narrower.
    private static func wrap(_ label: UnsafeMutablePointer<GtkWidget>, within width: Int32) {
        func naturalWidth(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
            var natural: Int32 = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            return natural
        }
        // The popover itself has no size before it is shown, but the widget in it has.
        guard let frame = gtk_widget_get_parent(label) else { return }
        let line = naturalWidth(label)
        let room = width - (naturalWidth(frame) - line) - 2 * margin
        guard line > room, room > 0 else { return }
        gtk_label_set_wrap(OpaquePointer(label), 1)
        gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        // The label has its requested width, and no more for its text.
        gtk_label_set_max_width_chars(OpaquePointer(label), 1)
        gtk_widget_set_size_request(label, room, -1)
    }

    private func hide() {
        guard let popover else { return }
        self.popover = nil
        gtk_popover_popdown(popover.pointer.cast())
        if gtk_widget_get_parent(popover.pointer) != nil { gtk_widget_unparent(popover.pointer) }
    }
}

extension ContainerWidget {
    /// Returns the outermost container of views in a window.
    static func surface(of window: UnsafeMutablePointer<GtkWindow>) -> ContainerWidget? {
        func first(in widget: UnsafeMutablePointer<GtkWidget>?) -> ContainerWidget? {
            guard let widget else { return nil }
            if let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget { return container }
            return first(in: gtk_widget_get_last_child(widget))
        }
        return first(in: gtk_window_get_child(window))
    }
}
