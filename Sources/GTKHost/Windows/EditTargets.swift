import CGTK
import GTKInterop
import GTKTransport
import SwiftUICore
import TransferKit
import UniformTypeIdentifiers

/// A GTK text with the focus, which edits itself.
@MainActor
struct FocusedText {
    // Lifetime: the value is made of the widget with the focus and used at once.
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let kind: Kind

    private enum Kind {
        case line, lines, label
    }

    /// - Returns: Nil for a widget that is no text.
    init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        func isOf(_ type: GType) -> Bool { g_type_check_instance_is_a(widget.cast(), type) != 0 }
        if isOf(gtk_text_get_type()) {
            kind = .line
        } else if isOf(gtk_text_view_get_type()) {
            kind = .lines
        } else if isOf(gtk_label_get_type()), gtk_label_get_selectable(OpaquePointer(widget)) != 0 {
            kind = .label
        } else {
            return nil
        }
        self.widget = widget
    }

    /// A Boolean value that indicates whether the text is that of a field or an editor, and not of a label whose text can be selected.
    var isEditor: Bool { kind != .label }

    /// GTK's names for the actions of its texts.
    private static let names: [EditAction: String] = [
        .undo: "text.undo", .redo: "text.redo", .cut: "clipboard.cut", .copy: "clipboard.copy",
        .paste: "clipboard.paste", .delete: "selection.delete", .selectAll: "selection.select-all",
        .insertEmoji: "misc.insert-emoji",
    ]

    func perform(_ action: EditAction) {
        if case .format(let format) = action { AttributedBuffer.of(widget)?.apply(format) }
        if let name = Self.names[action] { gtk_widget_activate_action_variant(widget, name, nil) }
    }

    func canPerform(_ action: EditAction, with pasteboard: @autoclosure () -> Bool) -> Bool {
        switch action {
        case .undo: kind == .lines ? isEditable && gtk_text_buffer_get_can_undo(buffer) != 0 : isUndoable
        case .redo: kind == .lines ? isEditable && gtk_text_buffer_get_can_redo(buffer) != 0 : isUndoable
        case .cut: isEditable && hasSelection && isReadable
        case .copy: hasSelection && isReadable
        case .paste: isEditable && pasteboard()
        case .delete: isEditable && hasSelection
        case .selectAll: !isEmpty
        case .insertEmoji: isEditable && isReadable
        case .format: isEditable && AttributedBuffer.of(widget) != nil
        }
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(widget.cast()) }

    /// GTK does not say whether a line of text has something to undo.
    private var isUndoable: Bool { isEditable && gtk_editable_get_enable_undo(OpaquePointer(widget)) != 0 }

    private var isEditable: Bool {
        switch kind {
        case .line: gtk_editable_get_editable(OpaquePointer(widget)) != 0
        case .lines: gtk_text_view_get_editable(widget.cast()) != 0
        case .label: false
        }
    }

    /// A Boolean value that indicates whether the characters are shown, as those of a password are not.
    private var isReadable: Bool { kind != .line || gtk_text_get_visibility(widget.cast()) != 0 }

    private var hasSelection: Bool {
        switch kind {
        case .line: gtk_editable_get_selection_bounds(OpaquePointer(widget), nil, nil) != 0
        case .lines: gtk_text_buffer_get_has_selection(buffer) != 0
        case .label: gtk_label_get_selection_bounds(OpaquePointer(widget), nil, nil) != 0
        }
    }

    private var isEmpty: Bool {
        switch kind {
        case .line: gtk_editable_get_text(OpaquePointer(widget))?.pointee == 0
        case .lines: gtk_text_buffer_get_char_count(buffer) == 0
        case .label: gtk_label_get_text(OpaquePointer(widget))?.pointee == 0
        }
    }
}

extension CommandDispatcher {
    /// Returns whether the focused view can perform an action.
    func canPerform(_ action: EditAction) -> Bool {
        guard let obstacle = obstacle(to: action) else { return true }
        hostLogger.debug("The command \(action) is disabled: \(obstacle)")
        return false
    }

    /// Returns the reason why the focused view cannot perform an action; nil if it can.
    func obstacle(to action: EditAction) -> String? {
        if let text = focus.flatMap({ FocusedText($0) }), !isForWindow(action, with: text) {
            let isPossible = text.canPerform(action, with: canPaste([.text]))
            return isPossible ? nil : "the text that has the focus has nothing for it"
        }
        if action == .undo || action == .redo {
            return content.graph.canPerform(action) ? nil : "the window's undo manager has nothing for it"
        }
        if action == .selectAll {
            return focusedList == nil ? "no text and no list with several selected rows has the focus" : nil
        }
        guard let commands = commands(for: action) else {
            return "no view around the focus or the last click has it, nor has a single view of the window"
        }
        let types = commands.paste?.contentTypes ?? []
        guard action == .paste, !canPaste(types) else { return nil }
        return host.pasteboard.contents().comparison(with: types)
    }

    /// Performs an action with the focused view.
    func perform(_ action: EditAction) {
        if let text = focus.flatMap({ FocusedText($0) }), !isForWindow(action, with: text) {
            text.perform(action)
        } else if action == .undo || action == .redo {
            _ = content.graph.perform(action)
        } else if action == .selectAll {
            if let focusedList { gtk_widget_activate_action_variant(focusedList, "list.select-all", nil) }
        } else {
            _ = performWithViews(action)
        }
    }

    /// Returns whether something is done with the text that has the focus.
    func isForText(_ action: EditAction) -> Bool {
        focus.flatMap { FocusedText($0) }.map { !isForWindow(action, with: $0) } ?? false
    }

    /// Returns whether something is undone or done again in the window, because the text that has the focus has no such
    /// thing.
    private func isForWindow(_ action: EditAction, with text: FocusedText) -> Bool {
        (action == .undo || action == .redo) && !text.canPerform(action, with: false)
    }

    /// Returns whether the pasteboard may have suitable contents, which is true if they are not known.
    private func canPaste(_ types: [UTType]) -> Bool {
        !host.pasteboard.isKnown || host.pasteboard.contents().mayHave(anyOf: types)
    }

    /// The list around the focus, where several of its rows can be selected.
    private var focusedList: UnsafeMutablePointer<GtkWidget>? {
        guard let focus,
            let list = gtk_widget_get_ancestor(focus, gtk_list_view_get_type()),
            let model = gtk_list_view_get_model(OpaquePointer(list)),
            g_type_check_instance_is_a(model.raw.typed(), gtk_multi_selection_get_type()) != 0
        else { return nil }
        return list
    }
}
