import CGTK
import Foundation
import SwiftUICore

/// A type that measures and draws single images for texts.
@MainActor
protocol InlineImageDrawer: AnyObject {
    /// The height of the desktop's font in points.
    var fontSize: CGFloat { get }

    /// Returns the size of a picture in pixels.
    func pixels(of source: Image.Source) -> CGSize

    /// Draws an image.
    /// - Parameters:
    ///   - image: The image.
    ///   - size: The size of its place, whose corner is the origin.
    ///   - color: The colour of text without a colour.
    ///   - snapshot: The snapshot to draw on.
    func draw(_ image: ImageContent, in size: CGSize, _ color: RGBA, on snapshot: OpaquePointer)
}

/// A value that reserves space for the images of a text in its lines and draws them there.
///
/// Pango leaves room for the shape of an attribute and draws nothing in it. What is drawn there follows when the lines are.
@MainActor
struct InlineImages {
    let drawer: any InlineImageDrawer

    /// The height of the middle of capital letters above the line, as a part of the font's size. It is typical of most
    /// fonts.
    static let middleOfCapitals = 0.36

    /// The ways in which an image takes space among characters.
    enum Room {
        /// A shape, which determines the height of the line.
        case shape
        /// A space of the same width. An ellipsis takes the attributes of the first character that it replaces, so it
        /// would be drawn as an empty shape (Pango 1.50).
        case space

        /// The character in the text; all take as many bytes.
        var character: String {
            switch self {
            case .shape: TextContent.imageCharacter
            case .space: "\u{2003}"
            }
        }
    }

    /// Returns the place of an image around the point of its line where it begins.
    /// - Parameters:
    ///   - image: The image, in the font of the text around.
    ///   - scale: The factor for the size of the text.
    func place(of image: ImageContent, scale: CGFloat) -> CGRect {
        let natural = image.size(.unspecified, fontSize: drawer.fontSize) { drawer.pixels(of: image.source) }
        let size = CGSize(
            width: max(1, (natural.width * scale).rounded()),
            height: max(1, (natural.height * scale).rounded())
        )
        guard image.icon != nil else { return CGRect(origin: CGPoint(x: 0, y: -size.height), size: size) }
        let middle = emWidth(of: image) * scale * Self.middleOfCapitals
        return CGRect(origin: CGPoint(x: 0, y: -(middle + size.height / 2).rounded()), size: size)
    }

    private func emWidth(of image: ImageContent) -> CGFloat { image.font.size.points(by: drawer.fontSize) }

    /// Returns the attribute that gives an image room; the caller owns it.
    /// - Parameters:
    ///   - room: The way in which it takes space.
    ///   - image: The image, in the font of the text around.
    ///   - scale: The factor for the size of the text.
    func attribute(
        _ room: Room,
        of image: ImageContent,
        scale: CGFloat
    ) -> UnsafeMutablePointer<PangoAttribute>? {
        let place = place(of: image, scale: scale)
        switch room {
        case .shape:
            var area = PangoRectangle(
                x: 0,
                y: Int32(pangoUnits: place.minY),
                width: Int32(pangoUnits: place.width),
                height: Int32(pangoUnits: place.height)
            )
            return pango_attr_shape_new(&area, &area)
        case .space: return pango_attr_letter_spacing_new(Int32(pangoUnits: place.width - emWidth(of: image) * scale))
        }
    }

    /// Draws the images of drawn lines. Images that an ellipsis replaces are omitted.
    /// - Parameters:
    ///   - content: The text.
    ///   - layout: Its lines: a `PangoLayout`, whose corner is the origin.
    ///   - scale: The factor for the size of the text.
    ///   - color: The colour of text without a colour.
    ///   - snapshot: The snapshot to draw on.
    func draw(
        _ content: TextContent,
        in layout: OpaquePointer,
        scale: CGFloat = 1,
        _ color: RGBA,
        on snapshot: OpaquePointer
    ) {
        let images = content.images
        guard !images.isEmpty else { return }
        Self.forEachRun(of: layout) { run, baseline in
            guard !run.isEllipsis else { return }
            for inline in images where run.range.contains(inline.offset) {
                let place = place(of: inline.image, scale: scale)
                var area = PangoRectangle()
                pango_layout_index_to_pos(layout, Int32(inline.offset), &area)
                // The width is negative in text from right to left. It has the room between characters in it, and that of a
                // space at the end of a line is none.
                let start = CGFloat(min(area.x, area.x + area.width)) / CGFloat(PANGO_SCALE)
                let room = CGFloat(abs(area.width)) / CGFloat(PANGO_SCALE)
                var origin = graphene_point_t(
                    CGPoint(
                        x: (start + max(0, room - place.width) / 2).rounded(),
                        y: (baseline - run.rise + place.minY).rounded()
                    )
                )
                gtk_snapshot_save(snapshot)
                gtk_snapshot_translate(snapshot, &origin)
                drawer.draw(inline.image, in: place.size, color, on: snapshot)
                gtk_snapshot_restore(snapshot)
            }
        }
    }

    /// Returns the images whose shape an ellipsis has taken, as positions in bytes of UTF-8.
    static func hiddenByEllipsis(_ images: [TextContent.InlineImage], in layout: OpaquePointer) -> Set<Int> {
        guard !images.isEmpty, pango_layout_is_ellipsized(layout) != 0 else { return [] }
        var hidden: Set<Int> = []
        forEachRun(of: layout) { run, _ in
            if run.isEllipsis, images.contains(where: { $0.offset == run.range.lowerBound }) {
                hidden.insert(run.range.lowerBound)
            }
        }
        return hidden
    }

    /// Characters that are drawn in one font.
    private struct LayoutRun {
        /// The characters, in bytes of UTF-8.
        let range: Range<Int>
        let isEllipsis: Bool
        /// The height of the characters above the line.
        let rise: CGFloat
    }

    /// - Parameter body: Receives each run with the height of its line's baseline.
    private static func forEachRun(of layout: OpaquePointer, _ body: (LayoutRun, _ baseline: CGFloat) -> Void) {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee, let item = run.item?.pointee else {
                continue
            }
            let start = Int(item.offset)
            let described = LayoutRun(
                range: start..<(start + Int(item.length)),
                isEllipsis: Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
                rise: CGFloat(run.y_offset) / CGFloat(PANGO_SCALE)
            )
            body(described, CGFloat(pango_layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE))
        } while pango_layout_iter_next_run(iterator) != 0
    }
}

extension TextContent {
    /// Returns the characters that are laid out.
    /// - Parameter room: Returns the way in which the image at a place, in bytes of UTF-8, takes space.
    @MainActor
    func characters(_ room: (Int) -> InlineImages.Room) -> String {
        if runs.count == 1, !runs[0].isImage { return runs[0].text }
        var characters = ""
        for run in runs { characters += run.isImage ? room(characters.utf8.count).character : run.text }
        return characters
    }
}

extension ThemeColors {
    /// Returns the colours for images among text of a colour.
    func around(_ text: RGBA) -> ThemeColors {
        var colors = self
        (colors.primary, colors.secondary) = (text, text)
        colors.secondary.alpha *= secondary.alpha
        return colors
    }
}
