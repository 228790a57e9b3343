import CGTK
public import CoreTransferable
import Foundation
import GTKInterop
import TransferKit
import UniformTypeIdentifiers

/// A copy target, which lets the user copy and cut items from a GTK 4 widget and paste into it.
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
    /// A closure that returns the items to copy; nil to disable Copy. If it returns none, nothing is copied.
    public var copiedItems: (() -> [NSItemProvider])?
    /// A closure that removes the cut items and returns them; nil to disable Cut.
    public var cutItems: (() -> [NSItemProvider])?
    /// The types that can be pasted. The clipboard must have at least one of them.
    public var contentTypes: [UTType] = []
    /// A closure that receives the pasted items; nil to disable Paste.
    public var pasteItems: ((_ items: [NSItemProvider]) async -> Void)?

    private let pasteboard: GTKPasteboard
    private let keys: WidgetController
    private let clicks: WidgetController

    /// Makes a widget a target of Copy, Cut and Paste, which do nothing until you set the corresponding closures.
    /// - Parameters:
    ///   - widget: The `GtkWidget`, which can have the focus from now on.
    ///   - pasteboard: The clipboard.
    public init(widget: UnsafeMutableRawPointer, pasteboard: GTKPasteboard = .general) {
        self.pasteboard = pasteboard
        let (keys, clicks) = (gtk_event_controller_key_new()!, gtk_gesture_click_new()!)
        (self.keys, self.clicks) = (WidgetController(keys), WidgetController(clicks))
        gtk_widget_set_focusable(widget.typed(), 1)
        Signal.connectKey(keys.raw) { [weak self] in self?.press($0, $1) ?? false }
        gtk_widget_add_controller(widget.typed(), keys)
        Signal.connectClick(clicks.raw, "pressed") { [weak self] _, _, _ in self?.takeFocus() }
        gtk_widget_add_controller(widget.typed(), clicks)
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
        for controller in [clicks, keys] { controller.remove() }
    }

    /// Gives the widget the focus, unless something inside has it. Labels and boxes do not take it by themselves.
    private func takeFocus() {
        guard let widget = clicks.widget, let root = gtk_widget_get_root(widget) else { return }
        if let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, widget) != 0 { return }
        gtk_root_set_focus(root, widget)
    }

    /// A Boolean value that indicates whether the clipboard may have contents to paste. It is true if this program does not know the
    /// contents.
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
