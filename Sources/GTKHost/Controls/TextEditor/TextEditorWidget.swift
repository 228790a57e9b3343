import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// Lines of text that can be edited: a `GtkTextView` in a place that scrolls.
@MainActor
final class TextEditorWidget: GTKWidget, RegisteredWidget {
    private var content: TextEditorContent
    // Lifetime: it is in the widget of this object.
    private let view = gtk_text_view_new()!
    /// The text, where it has attributes.
    private var attributed: AttributedBuffer?
    /// The object that copies, pastes and drags that text.
    private var transfer: AttributedTransfer?
    /// Breaks the lines of text without attributes; tags of attributes do so themselves.
    private var lines: UnhyphenatedLines?
    private let selection: FollowedSelection
    private var input: BufferInput?
    /// The object that marks what the find bar has found.
    private var found: FoundText?
    /// A Boolean value that indicates whether several places are changing as one.
    private var isEditingPlaces = false
    private var style = EditedTextStyle()
    private unowned let host: any WidgetHost
    private lazy var bars = ScrollBars(of: pointer)

    static let styleRules = """
        scrolledwindow.swiftui-text-editor { background: @theme_base_color; border-radius: 5px; }
        scrolledwindow.swiftui-text-editor textview, scrolledwindow.swiftui-text-editor textview > text { background: none; }
        scrolledwindow.swiftui-text-editor textview { padding: 6px; }
        scrolledwindow.swiftui-text-editor.swiftui-clear { background: none; border: none; }
        scrolledwindow.swiftui-clear textview, scrolledwindow.swiftui-clear textview > text { background: none; }
        """

    init(_ content: TextEditorContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        selection = FollowedSelection(of: gtk_text_view_get_buffer(view.cast()), host: host)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_has_frame(OpaquePointer(pointer), 1)
        // Text does not stand out of the round corners.
        gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
        bars.set(GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(pointer), view)
        gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
        if let editing = content.attributed {
            let attributed = AttributedBuffer(editing, in: textView, host: host)
            self.attributed = attributed
            transfer = AttributedTransfer(of: attributed, in: textView, host: host)
        } else {
            lines = UnhyphenatedLines(of: buffer)
            input = BufferInput(of: buffer) { [weak self] in self?.changed() }
        }
        found = FoundText(in: textView, content.finding, host: host) { [weak self] in self?.edit($0, $1) }
        apply()
    }

    /// The widget that has the focus and is edited.
    override var accessiblePointer: UnsafeMutablePointer<GtkWidget> { view }

    override func willAllocate() { bars.fit(into: frame.size) }

    func update(_ content: TextEditorContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    /// Returns the offered size.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 120))
    }

    private var textView: UnsafeMutablePointer<GtkTextView> { view.cast() }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(textView) }

    private func apply() {
        if let editing = content.attributed {
            attributed?.update(editing)
            selection.update(nil, isNewText: false)
        } else {
            show(content.text.shown)
        }
        let classes: Set = content.hidesBackground ? ["swiftui-text-editor", "swiftui-clear"] : ["swiftui-text-editor"]
        styleClasses = classes.union(style.styleClasses(of: content.look))
        gtk_text_view_set_justification(textView, content.alignment.justification)
        gtk_text_view_set_input_purpose(textView, content.traits.purpose)
        gtk_text_view_set_input_hints(textView, content.traits.hints)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
        found?.update(content.finding)
    }

    /// Makes several changes of the text, which the program receives as one.
    private func edit(_ changes: () -> Void, _ completion: @escaping @MainActor () -> Void) {
        isEditingPlaces = true
        changes()
        isEditingPlaces = false
        if attributed == nil { changed() }
        host.whenAnswered(completion)
    }

    private func show(_ new: String) {
        let isNewText = buffer.show(new, in: self)
        selection.update(content.selection, isNewText: isNewText)
    }

    private func changed() {
        guard !isShowing, !isEditingPlaces else { return }
        let typed = buffer.wholeText
        content.text.set(typed)
        selection.textDidChange(to: typed)
        host.whenAnswered { [weak self] in
            if let self { show(content.text.current) }
        }
    }
}
