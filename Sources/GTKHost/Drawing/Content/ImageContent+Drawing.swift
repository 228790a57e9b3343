import CGTK
import Foundation
import GTKInterop
import SwiftUICore

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
            natural = CGSize(width: pixels.width / look.pixelsOfPoint, height: pixels.height / look.pixelsOfPoint)
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
        DrawnContents {
            icon.draw(
                paintable,
                foreground.color.resolved(in: colors),
                side: Double(side.within(DrawingBounds.distance)),
                on: $0
            )
        }
        .draw(with: foreground.shadows, colors, on: snapshot)
        gtk_snapshot_restore(snapshot)
    }
}

extension Font.Size {
    /// Returns the height in points.
    /// - Parameter desktop: The height of the desktop's font in points.
    func points(by desktop: CGFloat) -> CGFloat {
        switch self {
        case .points(let points): CGFloat(points)
        case .relative(let factor): desktop * CGFloat(factor)
        }
    }
}
