import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// Lines of text: a `GtkLabel`.
@MainActor
final class LabelWidget: GTKWidget, RegisteredWidget {
    private var content: TextContent
    private unowned let host: GTKHost

    init(_ content: TextContent, host: GTKHost) {
        self.host = host
        self.content = content
        super.init(gtk_label_new(nil))
        gtk_label_set_wrap(label, 1)
        gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
        // The actions are for text that can be selected.
        for action in Self.actions { gtk_widget_action_set_enabled(pointer, action, 0) }
        show(content.string)
        apply(content)
    }

    private static let actions = [
        "clipboard.copy", "clipboard.cut", "clipboard.paste", "link.copy", "link.open", "menu.popup",
        "selection.delete", "selection.select-all",
    ]

    override var isLeaf: Bool { true }

    private var label: OpaquePointer { OpaquePointer(pointer) }

    func update(_ content: TextContent) -> Bool {
        guard content != self.content else { return false }
        if content.string != self.content.string { show(content.string) }
        apply(content)
        self.content = content
        return true
    }

    private func show(_ text: String) {
        gtk_label_set_text(label, text)
        accessible.labelWasSet(text)
    }

    private func apply(_ new: TextContent) {
        let attributes = PangoAttributes.list(for: new, theme: host.theme.colors(for: pointer))
        gtk_label_set_attributes(label, attributes)
        pango_attr_list_unref(attributes)
        let (alignment, position): (GtkJustification, Float) =
            switch new.alignment {
            case .leading: (GTK_JUSTIFY_LEFT, 0)
            case .center: (GTK_JUSTIFY_CENTER, 0.5)
            case .trailing: (GTK_JUSTIFY_RIGHT, 1)
            }
        gtk_label_set_justify(label, alignment)
        gtk_label_set_xalign(label, position)
        gtk_label_set_yalign(label, 0)
        gtk_label_set_lines(label, Int32(new.lineLimit ?? -1))
        gtk_label_set_ellipsize(label, new.ellipsis)
        gtk_widget_set_sensitive(pointer, new.isEnabled ? 1 : 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(width: proposal.width).size }

    override func baselines(in size: CGSize) -> TextBaselines? { layout(width: size.width).baselines }

    private func layout(width: CGFloat?) -> TextLayout { TextLayout(content, width: width, label: label) }
}
