import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// Lines of text: a `GtkLabel`.
@MainActor
final class LabelWidget: GTKWidget, RegisteredWidget {
    private var content: TextContent?
    private unowned let host: GTKHost

    init(_ content: TextContent, host: GTKHost) {
        self.host = host
        super.init(gtk_label_new(nil))
        gtk_label_set_wrap(label, 1)
        gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
        // The actions are for text that can be selected.
        for action in Self.actions { gtk_widget_action_set_enabled(pointer, action, 0) }
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
        apply(content)
        return true
    }

    private func apply(_ new: TextContent) {
        if content?.string != new.string {
            gtk_label_set_text(label, new.string)
            accessible.labelWasSet(new.string)
        }
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
        gtk_label_set_ellipsize(label, Self.ellipsis(of: new))
        gtk_widget_set_sensitive(pointer, new.isEnabled ? 1 : 0)
        content = new
    }

    private static func ellipsis(of content: TextContent) -> PangoEllipsizeMode {
        switch content.truncation {
        case _ where content.lineLimit == nil: PANGO_ELLIPSIZE_NONE
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }

    /// As wide as the longest line, at most as wide as offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withLayout(width: proposal.width) { layout in
            var width: Int32 = 0
            var height: Int32 = 0
            pango_layout_get_pixel_size(layout, &width, &height)
            return CGSize(width: CGFloat(width), height: CGFloat(height))
        }
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        withLayout(width: size.width) { layout in
            let lines = pango_layout_get_iter(layout)
            defer { pango_layout_iter_free(lines) }
            while pango_layout_iter_next_line(lines) != 0 {}
            return TextBaselines(
                first: CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE),
                last: CGFloat(pango_layout_iter_get_baseline(lines)) / CGFloat(PANGO_SCALE)
            )
        }
    }

    private func withLayout<Result>(width: CGFloat?, _ body: (OpaquePointer) -> Result) -> Result {
        let layout = pango_layout_copy(gtk_label_get_layout(label))!
        defer { g_object_unref(layout.raw) }
        let limit = width.map { $0.isFinite ? Int32(clamping: $0) * PANGO_SCALE : -1 } ?? -1
        pango_layout_set_width(layout, limit)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let lines = content?.lineLimit {
            pango_layout_set_height(layout, -Int32(lines))
        } else {
            pango_layout_set_height(layout, -1)
        }
        pango_layout_set_ellipsize(layout, content.map { Self.ellipsis(of: $0) } ?? PANGO_ELLIPSIZE_NONE)
        return body(layout)
    }
}
