import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import SymbolDrawings

extension ImageContent {
    /// The icon that is shown; nil for a picture.
    @MainActor var icon: Icon? { Icon(source, look.symbolSet) }

    /// Returns the size that the image takes when offered a size.
    /// - Parameters:
    ///   - proposal: The size that is offered.
    ///   - fontSize: The height of the desktop's font in points.
    ///   - pixels: Gives the size of a picture, which is asked for only where it makes a difference.
    @MainActor
    func size(_ proposal: ProposedViewSize, fontSize: CGFloat, pixels: () -> CGSize) -> CGSize {
        if isResizable, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let natural: CGSize
        if let icon {
            natural = symbolSize(icon, fontSize: fontSize)
        } else {
            let pixels = pixels()
            let size = CGSize(width: pixels.width / look.pixelsOfPoint, height: pixels.height / look.pixelsOfPoint)
            natural = look.orientation.turned(size)
        }
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    /// Draws an icon in the middle of its place.
    /// - Parameters:
    ///   - icon: The icon.
    ///   - size: The size of the place.
    ///   - colors: The colours of the theme.
    ///   - scale: The number of pixels in a point.
    ///   - snapshot: The snapshot to draw on.
    @MainActor
    func draw(_ icon: Icon, in size: CGSize, _ colors: ThemeColors, scale: Int32, on snapshot: OpaquePointer) {
        if look.isRedacted { return drawRedacted(in: size, colors, on: snapshot) }
        if case .drawn(let name) = icon, let symbol = DrawnSymbol.named(name) {
            return draw(symbol, in: size, colors, scale: scale, on: snapshot)
        }
        let side = min(size.width, size.height)
        let loaded = Int32(min(max(1, side), DrawingBounds.iconSide))
        guard side >= 1, let paintable = icon.paintable(size: loaded, scale: scale, look.direction) else { return }
        defer { g_object_unref(paintable.raw) }
        var offset = graphene_point_t(CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &offset)
        DrawnContents { draw(icon, paintable, side: Double(side.within(DrawingBounds.distance)), colors, on: $0) }
            .draw(with: foreground.shadows, colors, on: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    /// Draws an icon of the theme in the middle of its motions, a symbol in the foreground style.
    @MainActor
    private func draw(
        _ icon: Icon,
        _ paintable: OpaquePointer,
        side: Double,
        _ colors: ThemeColors,
        on snapshot: OpaquePointer
    ) {
        let pose = look.motions.reduce(SymbolPose.rest) {
            $0.combined(with: $1.pose(of: SymbolLayer(), look.direction))
        }
        let fill = SymbolFill(foreground, colors)
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        let color = foreground.color.resolved(in: colors)
        func draw(on snapshot: OpaquePointer) {
            if case .style = fill, case .symbolic = icon {
                let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
                let pixels = DrawnContents { icon.draw(paintable, black, side: side, on: $0) }
                fill.draw(pixels, in: area, area.size, colors, on: snapshot)
            } else {
                icon.draw(paintable, color, side: side, on: snapshot)
            }
        }
        guard pose != .rest else { return draw(on: snapshot) }
        gtk_snapshot_push_opacity(snapshot, pose.opacity)
        var middle = graphene_point_t(CGPoint(x: side / 2, y: side / 2))
        var back = graphene_point_t(CGPoint(x: -side / 2, y: -side / 2))
        var shift = graphene_point_t(CGPoint(x: pose.x * side / SymbolGrid.side, y: pose.y * side / SymbolGrid.side))
        gtk_snapshot_translate(snapshot, &shift)
        gtk_snapshot_translate(snapshot, &middle)
        gtk_snapshot_rotate(snapshot, Float(degrees: pose.angle))
        gtk_snapshot_scale(snapshot, Float(distance: pose.scale), Float(distance: pose.scale))
        gtk_snapshot_translate(snapshot, &back)
        draw(on: snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
