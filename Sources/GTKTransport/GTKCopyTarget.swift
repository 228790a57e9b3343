import CGTK
public import CoreTransferable
import Foundation
import GTKInterop
import TransferKit
import UniformTypeIdentifiers

/// A copy target: lets the user copy items from a GTK 4 widget, cut them, and paste into it.
///
/// ```swift
/// let target = GTKCopyTarget(widget: list, values: { [note] }, paste: { (notes: [Note]) in show(notes) })
/// ```
///
/// The keys are those of all desktops: Control with C, X, V and Insert, Shift with Delete and Insert. They count while the
/// widget, or one inside that has no use for them, has the focus, which a click gives it. For a menu, call ``copy()``,
/// ``cut()`` and ``paste()``.
///
/// The target lives as long as the widget.
@MainActor
public final class GTKCopyTarget {
    /// Makes the items that are copied; nil for no Copy. Nothing is copied when there are none.
    public var copiedItems: (() -> [NSItemProvider])?
    /// Removes the cut items and returns them; nil if Cut is not available.
    public var cutItems: (() -> [NSItemProvider])?
    /// The types of which the clipboard must have one to paste.
    public var contentTypes: [UTType] = []
    /// Takes the items of a paste; nil for no Paste.
    public var pasteItems: ((_ items: [NSItemProvider]) async -> Void)?

    private let widget: UnsafeMutablePointer<GtkWidget>
    private let pasteboard: GTKPasteboard
    private let keys: OpaquePointer
    private let clicks: OpaquePointer

    /// Makes a widget a target of Copy, Cut and Paste, which do nothing until they are set.
    /// - Parameters:
    ///   - widget: The `GtkWidget`, which can have the focus from now on.
    ///   - pasteboard: The clipboard.
    public init(widget: UnsafeMutableRawPointer, pasteboard: GTKPasteboard = .general) {
        self.widget = widget.typed()
        self.pasteboard = pasteboard
        keys = gtk_event_controller_key_new()!
        clicks = gtk_gesture_click_new()!
        gtk_widget_set_focusable(self.widget, 1)
        Signal.connectKey(keys.raw) { [weak self] in self?.press($0, $1) ?? false }
        gtk_widget_add_controller(self.widget, keys)
        Signal.connectClick(clicks.raw, "pressed") { [weak self] _, _, _ in self?.takeFocus() }
        gtk_widget_add_controller(self.widget, clicks)
        attach(self, to: keys.raw, key: "swift-transferable-copy-target")
    }

    /// Makes a widget a target of Copy and Paste for values of a type.
    /// - Parameters:
    ///   - widget: The `GtkWidget`, which can have the focus from now on.
    ///   - pasteboard: The clipboard.
    ///   - values: Makes the values that are copied; nothing is copied when there are none.
    ///   - paste: Called with the values that are pasted; it is not called where there are none.
    public convenience init<Value: Transferable>(
        widget: UnsafeMutableRawPointer,
        pasteboard: GTKPasteboard = .general,
        values: @escaping () -> [Value],
        paste: @escaping (_ values: [Value]) -> Void
    ) {
        self.init(widget: widget, pasteboard: pasteboard)
        copiedItems = { values().map { NSItemProvider(of: $0) } }
        contentTypes = Value.importedContentTypes()
        pasteItems = { items in
            let values = await items.loadValues(of: Value.self, for: "paste", logger)
            if !values.isEmpty { paste(values) }
        }
    }

    /// Removes Copy, Cut and Paste from the widget.
    public func remove() {
        for controller in [clicks, keys] { gtk_widget_remove_controller(widget, controller) }
    }

    /// Gives the widget the focus, unless something inside has it. Labels and boxes do not take it by themselves.
    private func takeFocus() {
        guard let root = gtk_widget_get_root(widget) else { return }
        if let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, widget) != 0 { return }
        gtk_root_set_focus(root, widget)
    }

    /// A Boolean value that indicates whether the clipboard may have contents to paste. It is true if the contents are
    /// unknown to this program.
    public var canPaste: Bool {
        pasteItems != nil && (!pasteboard.isKnown || pasteboard.contents().mayHave(anyOf: contentTypes))
    }

    /// Copies the widget's items to the clipboard.
    /// - Returns: Whether there is anything.
    @discardableResult
    public func copy() -> Bool { publish(copiedItems) }

    /// Cuts the widget's items to the clipboard.
    /// - Returns: Whether there is anything.
    @discardableResult
    public func cut() -> Bool { publish(cutItems) }

    /// Pastes the contents of the clipboard into the widget.
    /// - Returns: Whether there is something that may fit.
    @discardableResult
    public func paste() -> Bool {
        guard let pasteItems else { return false }
        let contents = pasteboard.contents()
        guard contents.mayHave(anyOf: contentTypes) else {
            logger.debug("Nothing is pasted: \(contents.comparison(with: contentTypes))")
            return false
        }
        Task { [contentTypes] in await pasteItems(contents.items(for: contentTypes)) }
        return true
    }

    private func publish(_ make: (() -> [NSItemProvider])?) -> Bool {
        guard let items = make?(), !items.isEmpty else { return false }
        pasteboard.publish(TransferOffer(items))
        return true
    }

    private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let held = modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue)
        return switch (held, Int32(key)) {
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_c), (GDK_CONTROL_MASK.rawValue, GDK_KEY_Insert): copy()
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_x), (GDK_SHIFT_MASK.rawValue, GDK_KEY_Delete): cut()
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_v), (GDK_SHIFT_MASK.rawValue, GDK_KEY_Insert): paste()
        default: false
        }
    }
}
