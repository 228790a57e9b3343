import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// Text that is broken into lines for a width: a `PangoLayout`, which it owns.
@MainActor
final class TextLayout {
    private let layout: ObjectReference
    private let content: TextContent
    private let images: InlineImages
    private let colors: TextColors
    /// The room for lines in Pango's units; -1 for as much as they need.
    private var width: Int32 = -1
    /// The factor for the size of the text.
    private var scale: CGFloat = 1

    private var lines: TextLines { content.lines }

    /// Creates the layout of a text that stands in no window.
    /// - Parameters:
    ///   - content: The text.
    ///   - width: The room for lines in points; nil or infinity for as much as they need.
    ///   - height: The room for all lines, which counts for text that becomes smaller where it has none.
    ///   - style: The font and the colours.
    ///   - images: Measures and draws the images among the characters.
    convenience init(
        _ content: TextContent,
        width: CGFloat?,
        height: CGFloat? = nil,
        _ style: DrawingStyle,
        _ images: InlineImages
    ) {
        let layout = withExtendedLifetime(style.text) { pango_layout_new(OpaquePointer(style.text.pointer))! }
        self.init(taking: layout, content, ProposedViewSize(width: width, height: height), .known(style.colors), images)
    }

    /// Creates the layout of a text that a widget shows.
    /// - Parameters:
    ///   - content: The text.
    ///   - width: The room for lines in points; nil or infinity for as much as they need.
    ///   - height: The room for all lines, which counts for text that becomes smaller where it has none.
    ///   - widget: The widget, which has a font.
    ///   - colors: The colours where the widget is.
    ///   - images: Measures and draws the images among the characters.
    convenience init(
        _ content: TextContent,
        width: CGFloat?,
        height: CGFloat? = nil,
        on widget: UnsafeMutablePointer<GtkWidget>,
        _ colors: TextColors,
        _ images: InlineImages
    ) {
        self.init(
            taking: gtk_widget_create_pango_layout(widget, nil),
            content,
            ProposedViewSize(width: width, height: height),
            colors,
            images
        )
    }

    private init(
        taking layout: OpaquePointer,
        _ content: TextContent,
        _ room: ProposedViewSize,
        _ colors: TextColors,
        _ images: InlineImages
    ) {
        self.layout = ObjectReference(owning: layout.raw)
        (self.content, self.images, self.colors) = (content, images, colors)
        if let width = room.width, width.isFinite { self.width = Int32(pangoUnits: max(0, width)) }
        pango_layout_set_spacing(layout, Int32(pangoUnits: lines.spacing.within(Self.mostSpacing)))
        pango_layout_set_width(layout, width)
        pango_layout_set_wrap(layout, lines.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        pango_layout_set_height(layout, content.lineLimit.map { -Int32(clamping: $0) } ?? -1)
        pango_layout_set_ellipsize(layout, content.ellipsis)
        setText(scale: 1)
        pango_layout_set_alignment(layout, Self.alignment(of: content, in: layout))
        if lines.minimumScale < 1 { shrink(into: room) }
    }

    private func setText(scale: CGFloat) {
        self.scale = scale
        let inline = content.images
        guard !inline.isEmpty else { return setText { _ in .shape } }
        var hidden: Set<Int> = []
        // Each time an ellipsis replaces an image, that image is no longer a shape.
        for _ in 0...inline.count {
            setText { hidden.contains($0) ? .space : .shape }
            let found = withPointer { InlineImages.hiddenByEllipsis(inline, in: $0) }
            if found.isSubset(of: hidden) { return }
            hidden.formUnion(found)
        }
    }

    private func setText(_ room: (Int) -> InlineImages.Room) {
        let attributes = PangoAttributes.list(
            for: content,
            theme: colors,
            scale: scale,
            breaksLines: width >= 0,
            images,
            room
        )
        let layout = OpaquePointer(layout.pointer)
        pango_layout_set_text(layout, content.characters(room).shapeable, -1)
        pango_layout_set_attributes(layout, attributes)
        if let attributes { pango_attr_list_unref(attributes) }
    }

    /// The greatest space between lines, in points.
    private static let mostSpacing: CGFloat = 16_384

    /// Into how many sizes the way to the smallest is divided.
    private static let sizes = 64

    /// Sets the text in the largest size at which nothing is left out.
    private func shrink(into room: ProposedViewSize) {
        let least = min(max(0.01, lines.minimumScale), 1)
        func scale(_ step: Int) -> CGFloat { 1 - (1 - least) * CGFloat(step) / CGFloat(Self.sizes) }
        func fits(_ step: Int) -> Bool {
            setText(scale: scale(step))
            if withPointer({ pango_layout_is_ellipsized($0) }) != 0 { return false }
            return room.height.map { size.height <= $0.wholePixels } ?? true
        }
        guard !fits(0) else { return }
        // The smallest number of steps that fits is among those from the first to the last.
        var (first, last) = (1, Self.sizes)
        func search(at step: Int) {
            if fits(step) { last = step } else { first = step + 1 }
        }
        // Each size has a font of its own, which takes the time of a hundred lines of text to find: so the search begins where a line is
        // as large as the room, and looks beside that.
        if let guess = stepOfLine(in: room, least: least) {
            search(at: min(max(guess, first), last))
            if first < last { search(at: first > 1 ? first : last - 1) }
        }
        while first < last { search(at: (first + last) / 2) }
        if self.scale != scale(last) { _ = fits(last) }
    }

    /// Returns the step at which the one line of a text is about as large as its room; nil for text of several lines.
    private func stepOfLine(in room: ProposedViewSize, least: CGFloat) -> Int? {
        guard content.lineLimit == 1, least < 1 else { return nil }
        var whole: (width: Int32, height: Int32) = (0, 0)
        withPointer { layout in
            pango_layout_set_width(layout, -1)
            pango_layout_get_size(layout, &whole.width, &whole.height)
            pango_layout_set_width(layout, width)
        }
        guard whole.width > 0, whole.height > 0 else { return nil }
        let widths = width >= 0 ? CGFloat(width) / CGFloat(whole.width) : 1
        let heights = room.height.map { $0 * CGFloat(PANGO_SCALE) / CGFloat(whole.height) } ?? 1
        let scale = max(least, min(widths, heights))
        return Int((max(0, 1 - scale) / (1 - least) * CGFloat(Self.sizes)).rounded(.up))
    }

    private func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        withExtendedLifetime(layout) { body(OpaquePointer(layout.pointer)) }
    }

    /// The size of the lines: as wide as the longest, at most as wide as the room. Text that is cut is as wide as what is drawn of it.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        withPointer { layout in
            pango_layout_get_pixel_size(layout, &width, &height)
            if let cut = CutText.width(of: layout) { width = cut }
        }
        if lines.reserved > 0 { height = max(height, Int32(clamping: reservedHeight.wholePixels)) }
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// The height of as many lines as there is room for at least.
    private var reservedHeight: CGFloat {
        var place = PangoRectangle()
        withPointer { layout in
            let iterator = pango_layout_get_iter(layout)
            pango_layout_iter_get_line_extents(iterator, nil, &place)
            pango_layout_iter_free(iterator)
        }
        let count = CGFloat(lines.reserved)
        return CGFloat(place.height) / CGFloat(PANGO_SCALE) * count + lines.spacing * (count - 1)
    }

    /// A Boolean value that indicates whether there is more than one line.
    var hasSeveralLines: Bool { withPointer { pango_layout_get_line_count($0) } > 1 }

    /// The baselines of the first and the last line.
    var baselines: TextBaselines {
        withPointer { layout in
            let lines = pango_layout_get_iter(layout)
            defer { pango_layout_iter_free(lines) }
            while pango_layout_iter_next_line(lines) != 0 {}
            return TextBaselines(
                first: CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE),
                last: CGFloat(pango_layout_iter_get_baseline(lines)) / CGFloat(PANGO_SCALE)
            )
        }
    }

    /// Returns the character at a point, as a place in bytes of UTF-8; nil if there is none.
    func index(at point: CGPoint) -> Int? {
        var (index, isTrailing): (Int32, Int32) = (0, 0)
        let isInside = withPointer {
            pango_layout_xy_to_index($0, Int32(pangoUnits: point.x), Int32(pangoUnits: point.y), &index, &isTrailing)
        }
        return isInside != 0 ? Int(index) : nil
    }

    /// Draws the lines from the top of their place, which is as wide as the room.
    /// - Parameters:
    ///   - color: The colour of text without a colour.
    ///   - snapshot: The place to draw them.
    func draw(_ color: RGBA, on snapshot: OpaquePointer) {
        if colors.areOutdated { setText(scale: scale) }
        if lines.isRedacted { return withPointer { RedactedLines.draw($0, color, on: snapshot) } }
        let shadows = content.shadows
        guard !shadows.isEmpty else { return drawLines(color, on: snapshot) }
        DrawnContents { self.drawLines(color, on: $0) }.draw(with: shadows, colors.found, on: snapshot)
    }

    private func drawLines(_ color: RGBA, on snapshot: OpaquePointer) {
        var rgba = GdkRGBA(color)
        withPointer { layout in
            gtk_snapshot_append_layout(snapshot, layout, &rgba)
            images.draw(content, in: layout, scale: scale, color, on: snapshot)
        }
    }
}

extension TextContent {
    /// The shadows of the style that the text begins with; they are those of the whole text.
    fileprivate var shadows: [PaintShadow] { (runs.first?.color ?? foreground).shadows }

    /// The place of the ellipsis in text that does not fit.
    var ellipsis: PangoEllipsizeMode {
        switch truncation {
        case _ where lineLimit == nil && lines.wraps: PANGO_ELLIPSIZE_NONE
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension TextLayout {
    /// Returns the alignment as Pango takes it.
    fileprivate static func alignment(of content: TextContent, in layout: OpaquePointer) -> PangoAlignment {
        guard let isLeft = content.isAlignedLeft else { return PANGO_ALIGN_CENTER }
        return isLeft != LineDirection.isTurned(in: layout) ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
}

extension TextContent {
    /// A Boolean value that indicates whether lines begin at the left, rather than end at the right; nil if they stand in the
    /// middle.
    var isAlignedLeft: Bool? {
        switch alignment {
        case .leading: direction == .leftToRight
        case .center: nil
        case .trailing: direction == .rightToLeft
        }
    }
}
