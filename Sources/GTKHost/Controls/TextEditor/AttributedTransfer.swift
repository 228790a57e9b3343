import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import TransferKit

/// Copies, cuts, pastes, drags and drops text with attributes in a `GtkTextView`, which by itself does so with plain text.
@MainActor
final class AttributedTransfer {
    // Lifetime: that of the editor's widget, which has this object.
    private let view: UnsafeMutableRawPointer
    private let text: AttributedBuffer
    private unowned let host: any WidgetHost

    /// - Parameters:
    ///   - text: The text of the view.
    ///   - view: The text view, whose owner keeps this object.
    ///   - host: The host, which has the clipboard.
    init(of text: AttributedBuffer, in view: UnsafeMutablePointer<GtkTextView>, host: any WidgetHost) {
        (self.text, self.view, self.host) = (text, UnsafeMutableRawPointer(view), host)
        connectCommands()
        letDrag()
        letDrop()
    }

    /// Connects to the signals of the view that GTK's keys and menus emit.
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

    /// Pastes text with attributes. GTK pastes plain text.
    private func paste() {
        let contents = host.pasteboard.contents()
        guard gtk_text_view_get_editable(view.typed()) != 0, contents.mayHave(anyOf: AttributedEditing.richTypes) else {
            return
        }
        g_signal_stop_emission_by_name(view, "paste-clipboard")
        Task { [text] in _ = await text.insert(await contents.items(for: AttributedEditing.contentTypes)) }
    }

    private func letDrag() {
        SelectionDrag.begin(
            in: view.typed(),
            items: { [weak text] in text?.selectedItems ?? [] },
            isSelected: { [weak text] point in text.map { $0.isSelected(at: $0.offset(at: point)) } ?? false },
            placeCursor: { [weak text] point in text?.placeCursor(at: text?.offset(at: point) ?? 0) }
        )
    }

    /// Drops text with attributes at the pointer. Plain text is left to GTK.
    private func letDrop() {
        let target = GTKDropTarget(widget: view, contentTypes: AttributedEditing.richTypes) { [weak text] items, drag in
            guard let text else { return false }
            text.placeCursor(at: text.offset(at: drag.location))
            return await text.insert(items)
        }
        target.validate = { [view] _ in gtk_text_view_get_editable(view.typed()) != 0 }
    }
}
