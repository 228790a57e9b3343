import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import TransferKit

/// Text that the user can select, copy and drag: a `GtkLabel` in the place of a text.
@MainActor
final class SelectableText {
    // Lifetime: the widget of the text has this object, and the label until ``remove()``.
    private let label = gtk_label_new(nil)!
    private let parent: UnsafeMutablePointer<GtkWidget>
    private var content: TextContent?
    private let pictures: WidgetPictures
    private let colors: TextColors
    private unowned let host: any WidgetHost

    /// - Parameters:
    ///   - parent: The widget of the text, which owns the label as long as this object is there.
    ///   - pictures: Draws the images among the characters.
    ///   - host: The host, which has the clipboard.
    init(in parent: UnsafeMutablePointer<GtkWidget>, _ pictures: WidgetPictures, host: any WidgetHost) {
        (self.parent, self.pictures, self.host) = (parent, pictures, host)
        colors = .around(parent, host.theme)
        gtk_widget_set_parent(label, parent)
        gtk_label_set_selectable(pointer, 1)
        // The surrounding widget represents the text for assistive technologies.
        AccessibleWidget.of(label).leaveOut()
        Signal.connect(UnsafeMutableRawPointer(label), "copy-clipboard") { [weak self] in self?.copy() }
        Signal.connectActivateLink(UnsafeMutableRawPointer(label)) { [weak self] address in
            if let url = URL(string: address) { self?.content?.linkAction?.open(url) }
        }
        SelectionDrag.begin(
            in: label,
            items: { [weak self] in self?.selectedItems ?? [] },
            isSelected: { [weak self] in self?.isSelected(at: $0) ?? false },
            placeCursor: { [weak self] in self?.placeCursor(at: $0) }
        )
    }

    /// Takes the label out of the text's widget.
    func remove() { gtk_widget_unparent(label) }

    private var pointer: OpaquePointer { OpaquePointer(label) }

    func show(_ content: TextContent) {
        let isSame = content == self.content
        // The actions of links are not compared.
        self.content = content
        guard !isSame else { return }
        if let markup = content.linkMarkup {
            gtk_label_set_markup(pointer, markup.shapeable)
        } else {
            gtk_label_set_text(pointer, content.characters { _ in content.imageRoom }.shapeable)
        }
        restyle()
        gtk_label_set_wrap(pointer, content.lines.wraps ? 1 : 0)
        gtk_label_set_wrap_mode(pointer, content.lines.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        gtk_label_set_lines(pointer, content.lineLimit.map { Int32(clamping: $0) } ?? -1)
        gtk_label_set_ellipsize(pointer, content.ellipsis)
        gtk_widget_set_direction(label, content.direction.gtk)
        let isTurned = LineDirection.isTurned(in: gtk_label_get_layout(pointer))
        gtk_label_set_justify(pointer, content.alignment.justification(isTurned: isTurned))
        gtk_label_set_xalign(pointer, content.alignment.part)
        gtk_label_set_yalign(pointer, 0)
    }

    /// Gives the text its fonts and colours again.
    func restyle() {
        guard let content else { return }
        let attributes = PangoAttributes.list(for: content, theme: colors, pictures.inlineImages) { _ in
            content.imageRoom
        }
        gtk_label_set_attributes(pointer, attributes)
        if let attributes { pango_attr_list_unref(attributes) }
    }

    func allocate(width: Int32, height: Int32) {
        // GTK wants to be asked for sizes before it is given one.
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
        gtk_widget_allocate(label, width, height, -1, nil)
    }

    func draw(on snapshot: OpaquePointer) {
        // A label is not changed while it is drawn.
        if colors.areOutdated { host.schedule { [weak self] in self?.restyle() } }
        gtk_widget_snapshot_child(parent, label, snapshot)
        guard let content, content.hasImages else { return }
        var (left, top): (Int32, Int32) = (0, 0)
        gtk_label_get_layout_offsets(pointer, &left, &top)
        var origin = graphene_point_t(x: Float(left), y: Float(top))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        let color = host.theme.textColor(for: label)
        pictures.inlineImages.draw(content, in: gtk_label_get_layout(pointer), color, on: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    // MARK: Selection

    /// The selection, in Unicode scalars; nil for none.
    private var selected: Range<Int>? {
        var (start, end): (Int32, Int32) = (0, 0)
        return gtk_label_get_selection_bounds(pointer, &start, &end) != 0 ? Int(start)..<Int(end) : nil
    }

    private var selectedItems: [NSItemProvider] {
        guard let content, let selected else { return [] }
        return content.items(selected, in: host.theme.colors(for: parent))
    }

    /// Copies the selection with its attributes. GTK itself copies plain text.
    private func copy() {
        guard selected != nil else { return }
        let items = selectedItems
        // Of images alone there is nothing to copy; GTK would copy the characters that stand for them.
        if !items.isEmpty { host.pasteboard.publish(TransferOffer(items)) }
        g_signal_stop_emission_by_name(label, "copy-clipboard")
    }

    /// Returns the character at a point of the label, in Unicode scalars; nil if there is none.
    private func offset(at point: CGPoint) -> Int? {
        var (left, top, index, isTrailing): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        gtk_label_get_layout_offsets(pointer, &left, &top)
        let isInside = pango_layout_xy_to_index(
            gtk_label_get_layout(pointer),
            Int32(pangoUnits: point.x - CGFloat(left)),
            Int32(pangoUnits: point.y - CGFloat(top)),
            &index,
            &isTrailing
        )
        guard isInside != 0, let content else { return nil }
        return String(decoding: content.characters.utf8.prefix(Int(index)), as: UTF8.self).unicodeScalars.count
    }

    private func isSelected(at point: CGPoint) -> Bool {
        guard let selected, let offset = offset(at: point) else { return false }
        return selected.contains(offset)
    }

    private func placeCursor(at point: CGPoint) {
        guard let offset = offset(at: point) else { return }
        gtk_label_select_region(pointer, Int32(offset), Int32(offset))
    }
}

extension TextAlignment {
    /// Returns the alignment of a label's lines.
    /// - Parameter isTurned: Whether the text runs in another direction than the label, which then exchanges the sides.
    fileprivate func justification(isTurned: Bool) -> GtkJustification {
        guard isTurned else { return justification }
        return switch self {
        case .leading: TextAlignment.trailing.justification
        case .center: justification
        case .trailing: TextAlignment.leading.justification
        }
    }
}

extension TextContent {
    /// The way in which images take space. A label does not report the place of an ellipsis before it is allocated.
    fileprivate var imageRoom: InlineImages.Room { ellipsis == PANGO_ELLIPSIZE_NONE ? .shape : .space }

    /// The text in Pango's markup, which has its links: the label then opens them, also by keys. The look is in attributes.
    /// Nil where there are no links to open.
    fileprivate var linkMarkup: String? {
        guard linkAction != nil else { return nil }
        return runs.map { run in
            let text = (run.image == nil ? run.text : imageRoom.character).escapedMarkup
            return run.link.map { "<a href=\"\($0.absoluteString.escapedMarkup)\">\(text)</a>" } ?? text
        }
        .joined()
    }
}

extension String {
    fileprivate var escapedMarkup: String {
        let escaped = g_markup_escape_text(self, gssize(utf8.count))!
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}
