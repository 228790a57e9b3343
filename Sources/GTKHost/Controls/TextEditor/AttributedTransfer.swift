import CGTK
import Foundation
import GTKTransport
import SwiftUICore
import TransferKit

/// Copies, cuts, pastes, drags and drops text with attributes in a `GtkTextView`, which by itself does so with plain text.
@MainActor
final class AttributedTransfer {
    private let view: UnsafeMutableRawPointer
    private let text: AttributedBuffer
    private unowned let host: GTKHost

    /// - Parameters:
    ///   - text: The text of the view.
    ///   - view: The text view, whose owner keeps this object.
    ///   - host: Has the clipboard.
    init(of text: AttributedBuffer, in view: UnsafeMutablePointer<GtkTextView>, host: GTKHost) {
        (self.text, self.view, self.host) = (text, UnsafeMutableRawPointer(view), host)
        connectCommands()
        letDrag()
        letDrop()
    }

    /// GTK's keys and menus emit these signals of the view.
    private func connectCommands() {
        Signal.connect(view, "copy-clipboard") { [weak self] in self?.copy("copy-clipboard") }
        Signal.connect(view, "cut-clipboard") { [weak self] in
            guard let self, copy("cut-clipboard") else { return }
            text.deleteSelection()
        }
        Signal.connect(view, "paste-clipboard") { [weak self] in self?.paste() }
    }

    @discardableResult
    private func copy(_ signal: String) -> Bool {
        let items = text.selectedItems
        guard !items.isEmpty else { return false }
        host.pasteboard.publish(TransferOffer(items))
        g_signal_stop_emission_by_name(view, signal)
        return true
    }

    /// Plain text is left to GTK.
    private func paste() {
        let contents = host.pasteboard.contents()
        guard gtk_text_view_get_editable(view.typed()) != 0, contents.mayHave(anyOf: AttributedEditing.richTypes) else {
            return
        }
        g_signal_stop_emission_by_name(view, "paste-clipboard")
        Task { [text] in _ = await text.insert(await contents.items(for: AttributedEditing.contentTypes)) }
    }

    /// A press on what is selected may begin a drag. GTK's own gestures of the view, which would drag plain text, do not see
    /// it.
    private func letDrag() {
        let source = GTKDragSource(widget: view) { [weak text] in text?.selectedItems ?? [] }
        let press = gtk_gesture_click_new()!
        for gesture in [source.gesture, press] {
            gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        }
        gtk_gesture_single_set_button(press, guint(GDK_BUTTON_PRIMARY))
        var isHeld = false
        Signal.connectClick(press.raw, "pressed") { [weak text] count, x, y in
            guard let text else { return }
            isHeld = count == 1 && text.isSelected(at: text.offset(at: CGPoint(x: x, y: y)))
            gtk_gesture_set_state(press, isHeld ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
        }
        Signal.connectClick(press.raw, "released") { [weak text] _, x, y in
            // No drag has begun.
            guard let text, isHeld else { return }
            text.placeCursor(at: text.offset(at: CGPoint(x: x, y: y)))
        }
        gtk_widget_add_controller(view.typed(), press)
        gtk_gesture_group(source.gesture, press)
    }

    /// Text with a look goes where the pointer is. Plain text is left to GTK.
    private func letDrop() {
        let target = GTKDropTarget(widget: view, contentTypes: AttributedEditing.richTypes) { [weak text] items, drag in
            guard let text else { return false }
            text.placeCursor(at: text.offset(at: drag.location))
            return await text.insert(items)
        }
        target.validate = { [view] _ in gtk_text_view_get_editable(view.typed()) != 0 }
    }
}
