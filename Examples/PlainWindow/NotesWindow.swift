import CGTK
import CoreTransferable
import Foundation
import GTKTransport

/// The window with its two labels.
@MainActor
final class NotesWindow {
    private let window = gtk_window_new()!
    private let own = gtk_label_new(nil)!
    private let taken = gtk_label_new("Drop a note here")!
    /// The note of the upper label; nil once another program, or the lower label, has taken it away.
    private var note: Note? = Note(text: "Buy milk") { didSet { showNote() } }

    /// A Boolean value that indicates whether the user has closed the window.
    var isClosed: Bool { gtk_widget_get_visible(window) == 0 }

    init() {
        let labels = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_box_set_homogeneous(boxed(labels), 1)
        for label in [own, taken] { gtk_box_append(boxed(labels), label) }
        gtk_window_set_title(framed(window), "Plain window")
        gtk_window_set_titlebar(framed(window), gtk_header_bar_new())
        gtk_window_set_default_size(framed(window), 360, 280)
        gtk_window_set_hide_on_close(framed(window), 1)
        gtk_window_set_child(framed(window), labels)
        showNote()
        letDrag()
        letDrop()
        letCopy()
    }

    func present() { gtk_window_present(framed(window)) }

    /// A drag takes the note along. A receiver that takes it away leaves the label empty.
    private func letDrag() {
        let source = GTKDragSource(widget: own) { [weak self] in [self?.note].compactMap { $0 } }
        source.allowsMove = true
        source.setIcon = { drag in
            let icon = gtk_image_new_from_icon_name("text-x-generic")
            gtk_image_set_pixel_size(OpaquePointer(icon), 48)
            gtk_drag_icon_set_child(OpaquePointer(gtk_drag_icon_get_for_drag(drag)), icon)
            return true
        }
        source.didDrop = { [weak self] action in
            if action == .move { self?.note = nil }
            say(action == .move ? "moved" : "copied")
        }
        source.didEnd = { if $0 == .cancelled { say("cancelled") } }
    }

    /// A drop shows the notes. Those of this program are moved, and those of others copied.
    private func letDrop() {
        let target = GTKDropTarget(widget: taken, for: Note.self) { [weak self] notes, drag in
            self?.take(notes, as: drag.isOwn ? "dropped by itself" : "dropped")
            return true
        }
        target.action = { $0.isOwn ? .move : .copy }
        target.isTargeted = { say($0 ? "entered" : "left") }
    }

    /// Control with C copies the note, and Control with V pastes another.
    private func letCopy() {
        _ = GTKCopyTarget(
            widget: own,
            values: { [weak self] in [self?.note].compactMap { $0 } },
            paste: { [weak self] (notes: [Note]) in self?.take(notes, as: "pasted") }
        )
    }

    private func take(_ notes: [Note], as how: String) {
        let text = notes.map(\.text).joined(separator: ", ")
        gtk_label_set_text(OpaquePointer(taken), text)
        say("\(how): \(text)")
    }

    private func showNote() { gtk_label_set_text(OpaquePointer(own), note?.text ?? "") }
}

/// Prints a message.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

private func boxed(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
}

private func framed(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
}
