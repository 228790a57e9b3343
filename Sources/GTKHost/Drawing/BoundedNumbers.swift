import CGTK
import Foundation
import SwiftUICore

// Numbers of a program on their way into GTK, Pango and cairo, which end the program or draw for ever where a number is none,
// infinite or very large.

/// The bounds of drawing operations.
enum DrawingBounds {
    /// The greatest distance. GTK reckons with floats, which tell whole pixels apart up to here.
    static let distance: CGFloat = 16_777_216
    /// The greatest distance of an edge or of a point of an outline. Cairo reckons with numbers of 24 bits before the point,
    /// and ends the program where they do not suffice.
    static let edge: CGFloat = 8_000_000
    /// The longest side in points that something can have by being drawn larger. What renderers keep of it, such as the
    /// pictures of letters, grows with the square of the side.
    static let enlargedSide: CGFloat = 8192
    /// The greatest width of a line in points.
    static let lineWidth: CGFloat = 1_000_000
    /// The greatest radius of a blur, in points. A renderer's work for a pixel grows with the radius.
    static let blurRadius: CGFloat = 256
    /// The side of the largest icon that is loaded, in points. A larger one is drawn from that.
    static let iconSide: CGFloat = 1024
}

extension CGFloat {
    /// Returns the nearest number between two that are as far from zero; zero for no number.
    func within(_ bound: CGFloat) -> CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -bound), bound) }
}

extension Float {
    /// Creates a distance in points.
    init(distance: CGFloat) { self.init(distance.within(DrawingBounds.distance)) }

    /// Creates an angle as GTK has it, of less than a turn; no turn for an angle that is infinite or no number.
    init(degrees: Double) { self.init(degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0) }

    /// Creates a distance of an edge, or of a point of an outline, in points.
    init(edge: CGFloat) { self.init(edge.within(DrawingBounds.edge)) }

    /// Creates a valid factor for a length: one for NaN, and at most one that makes the length the longest side. GTK
    /// finds the view under the pointer by the inverse transform, which does not exist for a factor of zero.
    init(factor: CGFloat, of length: CGFloat) {
        let bounded = factor.isNaN ? 1 : factor.within(max(1, DrawingBounds.enlargedSide / max(1, length)))
        self.init(abs(bounded) < 0.001 ? 0.001 : bounded)
    }
}

extension Double {
    /// Creates the radius of a blur as GTK has it, twice the standard deviation that SwiftUI's is; nil for one without
    /// effect.
    init?(blurRadius radius: CGFloat) {
        guard radius > 0 else { return nil }
        self.init(min(radius, DrawingBounds.blurRadius) * 2)
    }
}

extension graphene_point_t {
    /// Creates a point.
    init(_ point: CGPoint) { self.init(x: Float(distance: point.x), y: Float(distance: point.y)) }
}

extension graphene_matrix_t {
    /// Creates the matrix of a transform.
    init(_ transform: ProjectionTransform) {
        let t = transform
        var numbers = [t.m11, t.m12, 0, t.m13, t.m21, t.m22, 0, t.m23, 0, 0, 1, 0, t.m31, t.m32, 0, t.m33]
            .map { Float(distance: $0) }
        self.init()
        graphene_matrix_init_from_float(&self, &numbers)
    }
}

extension Int32 {
    /// The greatest length in Pango's units. Sums of some such lengths are numbers, too.
    private static let mostUnits: CGFloat = 268_435_456

    /// Creates a length in Pango's units.
    init(pangoUnits length: CGFloat) {
        self.init((length * CGFloat(PANGO_SCALE)).within(Self.mostUnits))
    }
}

extension CGFloat {
    /// The least whole number of pixels that holds the length.
    var wholePixels: CGFloat { rounded(.up) }
}

extension Int32 {
    /// Creates the nearest number to a length; infinite lengths become the largest, and zero stands for no number.
    init(clamping length: CGFloat, atMost limit: Int32 = Int32(DrawingBounds.distance)) {
        self.init(Swift.min(length.within(DrawingBounds.distance), CGFloat(limit)))
    }
}
