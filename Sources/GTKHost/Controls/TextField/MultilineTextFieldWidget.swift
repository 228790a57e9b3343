import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A field of text that is as high as its lines, within bounds: a `GtkTextView` that scrolls, below its prompt.
///
/// It looks like a `GtkEntry`. The widget itself is the overlay of text and prompt, and has the border.
@MainActor
final class MultilineTextFieldWidget: GTKWidget, RegisteredWidget {
    private var content: MultilineTextFieldContent
    // Lifetime: it is in the widget of this object.
    private let view = gtk_text_view_new()!
    // Lifetime: as the view's.
    private let prompt = gtk_label_new(nil)!
    // Lifetime: as the view's.
    private let scroller = gtk_scrolled_window_new()!
    private let lines: UnhyphenatedLines
    private let selection: FollowedSelection
    private var style = EditedTextStyle()
    /// Begins and ends the editing of a field in a row; nil elsewhere.
    private var rowField: RowField?
    private var input: BufferInput?
    private unowned let host: any WidgetHost

    static let styleRules = """
        overlay.swiftui-lines { background: @theme_base_color; border: 1px solid @borders; border-radius: 5px; }
        overlay.swiftui-lines:focus-within { outline: 2px solid alpha(@swiftui_accent_color, 0.5); outline-offset: -2px; }
        overlay.swiftui-lines.swiftui-plain { background: none; border: none; outline: none; }
        overlay.swiftui-lines textview, overlay.swiftui-lines textview > text { background: none; }
        overlay.swiftui-lines > label { opacity: 0.55; }
        """

    init(_ content: MultilineTextFieldContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        lines = UnhyphenatedLines(of: gtk_text_view_get_buffer(view.cast()))
        selection = FollowedSelection(of: gtk_text_view_get_buffer(view.cast()), host: host)
        super.init(gtk_overlay_new())
        // Bars would need more room than a line has.
        gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
        gtk_scrolled_window_set_child(OpaquePointer(scroller), view)
        gtk_overlay_set_child(OpaquePointer(pointer), scroller)
        gtk_overlay_add_overlay(OpaquePointer(pointer), prompt)
        // The field is named by it.
        AccessibleWidget.of(prompt).leaveOut()
        // The pointer meets the text below.
        gtk_widget_set_can_target(prompt, 0)
        gtk_widget_set_valign(prompt, GTK_ALIGN_START)
        gtk_label_set_ellipsize(OpaquePointer(prompt), PANGO_ELLIPSIZE_END)
        gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
        // Tab leads on to the next field.
        gtk_text_view_set_accepts_tab(textView, 0)
        input = BufferInput(of: buffer) { [weak self] in self?.didChange() }
        let keys = gtk_event_controller_key_new()!
        // Before the text takes the key.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
            self?.press(key, modifiers, of: keys) ?? false
        }
        gtk_widget_add_controller(view, keys)
        apply()
    }

    /// The widget that has the focus and is edited.
    override var accessiblePointer: UnsafeMutablePointer<GtkWidget> { view }

    func update(_ content: MultilineTextFieldContent) -> Bool {
        let before = self.content
        self.content = content
        apply()
        return before.field.text != content.field.text || before.field.hasBorder != content.field.hasBorder
            || before.field.look != content.field.look
            || before.leastLines != content.leastLines || before.mostLines != content.mostLines
    }

    private var textView: UnsafeMutablePointer<GtkTextView> { view.cast() }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(textView) }

    private var text: String { buffer.wholeText }

    // MARK: Showing

    private func apply() {
        let field = content.field
        show(field.text)
        let classes: Set = field.hasBorder ? ["swiftui-lines"] : ["swiftui-lines", "swiftui-plain"]
        styleClasses = classes.union(style.styleClasses(of: field.look))
        gtk_text_view_set_left_margin(textView, margins.side)
        gtk_text_view_set_right_margin(textView, margins.side)
        // What scrolls is as high as its lines, so that none is seen in part.
        gtk_widget_set_margin_top(scroller, margins.edge)
        gtk_widget_set_margin_bottom(scroller, margins.edge)
        gtk_text_view_set_justification(textView, content.field.alignment.justification)
        gtk_text_view_set_input_purpose(textView, field.traits.purpose)
        gtk_text_view_set_input_hints(textView, field.traits.hints)
        gtk_widget_set_sensitive(pointer, field.isEnabled ? 1 : 0)
        applyPrompt()
        if field.isEditedOnDemand, rowField == nil { rowField = RowField(pointer, text: view) }
        rowField?.isOnDemand = field.isEditedOnDemand
    }

    private func show(_ new: String) {
        let isNewText = buffer.show(new, in: self)
        selection.update(content.field.selection, isNewText: isNewText)
    }

    private func applyPrompt() {
        gtk_label_set_text(OpaquePointer(prompt), content.field.prompt.shapeable)
        gtk_label_set_xalign(OpaquePointer(prompt), content.field.alignment.part)
        gtk_widget_set_margin_start(prompt, margins.side)
        gtk_widget_set_margin_end(prompt, margins.side)
        gtk_widget_set_margin_top(prompt, margins.edge)
        gtk_widget_set_visible(prompt, text.isEmpty ? 1 : 0)
    }

    /// The margins around the text within the border, in pixels, as an entry of GTK's own theme has them.
    private var margins: (side: Int32, edge: Int32) { content.field.hasBorder ? (8, 7) : (0, 0) }

    /// The width of the border, which the style sheet draws.
    private var border: Int32 { content.field.hasBorder ? 1 : 0 }

    /// Returns the offered width and the height that the lines have in it.
    ///
    /// A `GtkTextView` breaks its lines only once it has its size, so they are broken here as it does.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 0)).width
        let around = (side: 2 * (margins.side + border), edge: 2 * (margins.edge + border))
        let room = width.isFinite ? max(1, Int32(clamping: width) - around.side) : -1
        let lines = lineHeight(of: text, in: room)
        let line = lineHeight(of: "", in: room).height
        let shown = content.shownLines(of: lines.count)
        let height = shown == lines.count ? lines.height : Int32(clamping: CGFloat(shown) * CGFloat(line))
        return CGSize(width: width, height: CGFloat(height) + CGFloat(around.edge))
    }

    /// Returns the baselines of the first and the last line that is shown.
    override func baselines(in size: CGSize) -> TextBaselines? {
        let owner = ObjectReference(owning: gtk_widget_create_pango_layout(view, "").raw)
        let line = withExtendedLifetime(owner) { CGFloat(pango_layout_get_baseline(OpaquePointer(owner.pointer))) }
        let first = CGFloat(margins.edge + border) + line / CGFloat(PANGO_SCALE)
        let below = CGFloat(lineHeight(of: "", in: -1).height) - line / CGFloat(PANGO_SCALE)
        return TextBaselines(first: first, last: max(first, size.height - CGFloat(margins.edge + border) - below))
    }

    /// Returns the number and the height of the lines of a text.
    private func lineHeight(of text: String, in width: Int32) -> (count: Int, height: Int32) {
        let owner = ObjectReference(owning: gtk_widget_create_pango_layout(view, text).raw)
        return withExtendedLifetime(owner) {
            let layout = OpaquePointer(owner.pointer)
            pango_layout_set_width(layout, width < 0 ? -1 : Int32(pangoUnits: CGFloat(width)))
            WordBreaking.breakLines(of: layout)
            var height: Int32 = 0
            pango_layout_get_pixel_size(layout, nil, &height)
            return (Int(pango_layout_get_line_count(layout)), height)
        }
    }

    // MARK: The user

    private func didChange() {
        gtk_widget_set_visible(prompt, text.isEmpty ? 1 : 0)
        guard !isShowing else { return }
        let typed = text
        content.field.setText(typed)
        selection.textDidChange(to: typed)
        host.whenAnswered { [weak self] in
            if let self { show(content.field.currentText()) }
        }
    }

    /// Submits the text at Return, and begins a line at Return with Alt or Shift.
    /// - Returns: Whether the key was used.
    private func press(_ key: UInt32, _ modifiers: GdkModifierType, of keys: OpaquePointer) -> Bool {
        guard [GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter].contains(Int32(bitPattern: key)) else {
            return false
        }
        // An input method that composes text is asked first: to it Return means to end that.
        if let event = gtk_event_controller_get_current_event(keys),
            gtk_text_view_im_context_filter_keypress(textView, event) != 0
        {
            return true
        }
        if modifiers.rawValue & (GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue) != 0 {
            beginLine()
        } else {
            content.field.onSubmit?()
            DefaultButton.press(of: view)
            rowField?.end()
        }
        return true
    }

    private func beginLine() {
        gtk_text_buffer_begin_user_action(buffer)
        gtk_text_buffer_delete_selection(buffer, 1, 1)
        gtk_text_buffer_insert_interactive_at_cursor(buffer, "\n", 1, 1)
        gtk_text_buffer_end_user_action(buffer)
        gtk_text_view_scroll_mark_onscreen(textView, gtk_text_buffer_get_insert(buffer))
    }
}
