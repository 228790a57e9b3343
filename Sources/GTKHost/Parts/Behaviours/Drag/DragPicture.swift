import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The picture of one dragged item.
@MainActor
struct DragPicture {
    private let paintable: ObjectReference
    let size: CGSize
    /// The origin of the item's view in its window.
    let origin: CGPoint
    /// The point that is under the pointer; nil for the point at which the view was taken hold of.
    private(set) var hold: CGPoint?

    /// The point at which a custom preview is held: outside of its corner.
    static let besidePointer = CGPoint(x: -10, y: -10)

    /// - Parameter paintable: A `GdkPaintable` that does not change.
    init(_ paintable: ObjectReference, size: CGSize, origin: CGPoint) {
        (self.paintable, self.size, self.origin) = (paintable, size, origin)
    }

    /// The place of the item's view in its window.
    var frame: CGRect { CGRect(origin: origin, size: size) }

    func held(at point: CGPoint) -> DragPicture {
        var picture = self
        picture.hold = point
        return picture
    }

    /// Returns the picture within an outline.
    func cutOff(at shape: any Shape, _ host: DrawingHost) -> DragPicture {
        let snapshot = gtk_snapshot_new()!
        ClipEffect(shape: shape).draw(on: snapshot, in: size, host.style.colors, DrawnContents { draw(on: $0) })
        let drawing = ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: size)
        guard let paintable = drawing.paintable() else { return self }
        var picture = DragPicture(paintable, size: size, origin: origin)
        picture.hold = hold
        return picture
    }

    /// Returns the picture on the background of a selected row, which its text is coloured for.
    /// - Parameter margin: How far the background extends beyond the picture.
    func onSelection(_ colors: ThemeColors, margin: CGFloat) -> DragPicture {
        let bounds = CGRect(
            origin: .zero,
            size: CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
        )
        let background = ShapeContent(shape: RoundedRectangle(cornerRadius: 8), paint: .color(.accentColor))
        let snapshot = gtk_snapshot_new()!
        background.draw(in: bounds, colors, on: snapshot)
        draw(in: bounds.insetBy(dx: margin, dy: margin), on: snapshot)
        let drawing = ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: bounds.size)
        guard let paintable = drawing.paintable() else { return self }
        return DragPicture(
            paintable,
            size: bounds.size,
            origin: CGPoint(x: origin.x - margin, y: origin.y - margin)
        )
    }

    /// Draws the picture at the origin.
    func draw(on snapshot: OpaquePointer) {
        withExtendedLifetime(paintable) {
            gdk_paintable_snapshot(OpaquePointer(paintable.pointer), snapshot, size.width, size.height)
        }
    }

    /// Draws the picture in a place, where it is turned about its middle.
    func draw(in frame: CGRect, turned angle: Angle = .zero, on snapshot: OpaquePointer) {
        gtk_snapshot_save(snapshot)
        var middle = graphene_point_t(CGPoint(x: frame.midX, y: frame.midY))
        gtk_snapshot_translate(snapshot, &middle)
        gtk_snapshot_rotate(snapshot, Float(angle.degrees))
        var corner = graphene_point_t(CGPoint(x: -frame.width / 2, y: -frame.height / 2))
        gtk_snapshot_translate(snapshot, &corner)
        draw(on: snapshot)
        gtk_snapshot_restore(snapshot)
    }
}
