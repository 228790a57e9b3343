import CGTK
import Foundation
import GTKInterop
import SwiftUICore

extension ImageContent {
    /// Returns the size at which a picture is decoded, in pixels.
    /// - Parameters:
    ///   - size: The size of its place in points.
    ///   - scale: The number of pixels in a point.
    ///   - natural: Gives the size of the picture itself in pixels.
    @MainActor
    func decodedSize(
        in size: CGSize,
        scale: CGFloat,
        natural: () throws -> CGSize
    ) rethrows -> (width: Int32, height: Int32) {
        let place = look.orientation.turned(size)
        let pixels =
            try look.hasParts ? natural() : CGSize(width: place.width * scale, height: place.height * scale)
        return (Int32(clamping: pixels.width), Int32(clamping: pixels.height))
    }

    /// Draws a picture.
    /// - Parameters:
    ///   - texture: The picture, decoded at ``decodedSize(in:scale:natural:)``.
    ///   - size: The size of its place.
    ///   - colors: The colours of the theme.
    ///   - snapshot: The snapshot to draw on.
    @MainActor
    func draw(_ texture: ObjectReference, in size: CGSize, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        if look.isRedacted { return drawRedacted(in: size, colors, on: snapshot) }
        guard look.renderingMode == .template else { return drawPixels(of: texture, in: size, on: snapshot) }
        ComponentMatrix.ink(foreground.color.resolved(in: colors))
            .draw(DrawnContents { drawPixels(of: texture, in: size, on: $0) }, on: snapshot)
    }

    @MainActor
    private func drawPixels(of texture: ObjectReference, in size: CGSize, on snapshot: OpaquePointer) {
        withExtendedLifetime(texture) {
            let texture = OpaquePointer(texture.pointer)
            let place = CGRect(origin: .zero, size: look.orientation.turned(size))
            gtk_snapshot_save(snapshot)
            defer { gtk_snapshot_restore(snapshot) }
            turn(size, on: snapshot)
            if look.hasParts {
                drawParts(of: texture, in: place, on: snapshot)
            } else {
                var area = graphene_rect_t(place)
                gtk_snapshot_append_texture(snapshot, texture, &area)
            }
        }
    }

    /// Turns what is drawn from now on about the middle of its place, as the picture's orientation says.
    @MainActor
    private func turn(_ size: CGSize, on snapshot: OpaquePointer) {
        guard look.orientation != .up else { return }
        let place = look.orientation.turned(size)
        var middle = graphene_point_t(CGPoint(x: size.width / 2, y: size.height / 2))
        var back = graphene_point_t(CGPoint(x: -place.width / 2, y: -place.height / 2))
        gtk_snapshot_translate(snapshot, &middle)
        gtk_snapshot_rotate(snapshot, Float(degrees: look.orientation.angle))
        if look.orientation.isMirrored { gtk_snapshot_scale(snapshot, -1, 1) }
        gtk_snapshot_translate(snapshot, &back)
    }

    /// Draws a shape in the place of the picture.
    @MainActor
    func drawRedacted(in size: CGSize, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        var color = colors.primary
        color.alpha *= 0.2
        RedactedLines.draw(CGRect(origin: .zero, size: size), radius: 4, color, on: snapshot)
    }

    /// Draws the edges in their size, and stretches or repeats the parts between them.
    private func drawParts(of texture: OpaquePointer, in place: CGRect, on snapshot: OpaquePointer) {
        let whole = CGSize(
            width: CGFloat(gdk_texture_get_width(texture)) / look.pixelsOfPoint,
            height: CGFloat(gdk_texture_get_height(texture)) / look.pixelsOfPoint
        )
        let insets = look.capInsets
        let columns = Self.parts(insets.leading, insets.trailing, of: whole.width, in: place.width)
        let rows = Self.parts(insets.top, insets.bottom, of: whole.height, in: place.height)
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.source, y: row.source, width: column.length, height: row.length)
                let target = CGRect(x: column.target, y: row.target, width: column.room, height: row.room)
                guard !source.isEmpty, !target.isEmpty else { continue }
                draw(source, of: texture, whole, in: target, on: snapshot)
            }
        }
    }

    private func draw(
        _ source: CGRect,
        of texture: OpaquePointer,
        _ whole: CGSize,
        in target: CGRect,
        on snapshot: OpaquePointer
    ) {
        var clip = graphene_rect_t(target)
        let isRepeated = look.resizingMode == .tile
        // One tile has the size of the picture. A stretched part has the whole picture around it in the same scale.
        let (x, y) = isRepeated ? (1, 1) : (target.width / source.width, target.height / source.height)
        var area = graphene_rect_t(
            CGRect(
                x: target.minX - source.minX * x,
                y: target.minY - source.minY * y,
                width: whole.width * x,
                height: whole.height * y
            )
        )
        if isRepeated {
            var tile = graphene_rect_t(CGRect(origin: target.origin, size: source.size))
            gtk_snapshot_push_repeat(snapshot, &clip, &tile)
            gtk_snapshot_push_clip(snapshot, &tile)
            gtk_snapshot_append_texture(snapshot, texture, &area)
            gtk_snapshot_pop(snapshot)
            gtk_snapshot_pop(snapshot)
        } else {
            gtk_snapshot_push_clip(snapshot, &clip)
            gtk_snapshot_append_texture(snapshot, texture, &area)
            gtk_snapshot_pop(snapshot)
        }
    }

    /// A part of a picture along one axis, and where it is drawn.
    private struct Part {
        var source: CGFloat
        var length: CGFloat
        var target: CGFloat
        var room: CGFloat
    }

    private static func parts(_ first: CGFloat, _ last: CGFloat, of length: CGFloat, in room: CGFloat) -> [Part] {
        // A number that is none is not greater than zero.
        let first = min(max(0, first), length)
        let last = min(max(0, last), length - first)
        return [
            Part(source: 0, length: first, target: 0, room: min(first, room)),
            Part(
                source: first,
                length: length - first - last,
                target: first,
                room: max(0, room - first - last)
            ),
            Part(source: length - last, length: last, target: max(first, room - last), room: last),
        ]
    }
}
