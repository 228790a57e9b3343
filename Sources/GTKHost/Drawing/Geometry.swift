import CGTK
import Foundation
import SwiftUICore

extension GdkRGBA {
    init(_ color: RGBA) {
        self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}

extension RGBA {
    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red),
            green: Double(color.green),
            blue: Double(color.blue),
            alpha: Double(color.alpha)
        )
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        // The edges are bounded, so a part of a very large rectangle is in its place.
        let (left, top) = (Float(edge: rect.minX), Float(edge: rect.minY))
        self.init(
            origin: graphene_point_t(x: left, y: top),
            size: graphene_size_t(
                width: Float(edge: rect.maxX) - left,
                height: Float(edge: rect.maxY) - top
            )
        )
    }
}

extension graphene_size_t {
    init(_ size: CGSize) {
        self.init(width: Float(distance: max(0, size.width)), height: Float(distance: max(0, size.height)))
    }
}

/// A rectangle with four equal corners, which GTK can clip to and fill quickly.
struct RoundedOutline {
    let rect: CGRect
    let corner: CGSize

    /// Creates the outline of a shape in a rectangle, where it is one.
    init?(of shape: any Shape, in rect: CGRect) {
        let side = min(rect.width, rect.height)
        switch shape {
        case is Rectangle:
            (self.rect, corner) = (rect, .zero)
        case let shape as RoundedRectangle:
            self.rect = rect
            corner = CGSize(
                width: min(shape.cornerSize.width, rect.width / 2),
                height: min(shape.cornerSize.height, rect.height / 2)
            )
        case is Capsule:
            (self.rect, corner) = (rect, CGSize(width: side / 2, height: side / 2))
        case is Circle:
            self.rect = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            corner = CGSize(width: side / 2, height: side / 2)
        case is Ellipse:
            (self.rect, corner) = (rect, CGSize(width: rect.width / 2, height: rect.height / 2))
        default:
            return nil
        }
    }

    var gskRoundedRect: GskRoundedRect {
        let size = graphene_size_t(corner)
        return GskRoundedRect(bounds: graphene_rect_t(rect), corner: (size, size, size, size))
    }
}

extension Path.Element {
    /// The step with points that cairo can reckon with; nil for one with a point that is none.
    fileprivate var bounded: Path.Element? {
        switch self {
        case .move(let point): point.bounded.map { .move(to: $0) }
        case .line(let point): point.bounded.map { .line(to: $0) }
        case .quadCurve(let point, let control):
            if let point = point.bounded, let control = control.bounded {
                .quadCurve(to: point, control: control)
            } else {
                nil
            }
        case .curve(let point, let first, let second):
            if let point = point.bounded, let first = first.bounded, let second = second.bounded {
                .curve(to: point, control1: first, control2: second)
            } else {
                nil
            }
        case .closeSubpath: self
        }
    }
}

extension CGPoint {
    fileprivate var bounded: CGPoint? {
        x.isNaN || y.isNaN ? nil : CGPoint(x: x.within(DrawingBounds.edge), y: y.within(DrawingBounds.edge))
    }
}

/// Adds an outline to cairo's current path. Steps with points that are no numbers are left out.
func addPath(_ path: Path, to cairo: OpaquePointer) {
    var current = CGPoint.zero
    for element in path.elements.compactMap(\.bounded) {
        switch element {
        case .move(let point):
            cairo_move_to(cairo, point.x, point.y)
            current = point
        case .line(let point):
            cairo_line_to(cairo, point.x, point.y)
            current = point
        case .quadCurve(let point, let control):
            // A quadratic curve as a cubic one: its controls are two thirds of the way to the one control.
            func third(_ end: CGPoint) -> CGPoint {
                CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
            }
            let (first, second) = (third(current), third(point))
            cairo_curve_to(cairo, first.x, first.y, second.x, second.y, point.x, point.y)
            current = point
        case .curve(let point, let control1, let control2):
            cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            current = point
        case .closeSubpath:
            cairo_close_path(cairo)
        }
    }
}
