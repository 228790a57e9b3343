import Foundation

/// The destination of what a ``CGContext`` draws, in coordinates whose origin is at the top left.
package protocol ContextDrawing {
    /// Fills a path.
    mutating func fill(_ path: Path, _ color: Color, isEvenOdd: Bool, _ state: ContextState)
    /// Draws a line along a path.
    mutating func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle, _ state: ContextState)
    /// Draws an image upright in a rectangle.
    mutating func draw(_ image: Image, in rect: CGRect, _ state: ContextState)
    /// Makes the inside of a path transparent.
    mutating func clear(_ path: Path, _ state: ContextState)
}

/// The drawing state of a ``CGContext``.
package struct ContextState {
    /// The transform to the coordinates of the bitmap, whose origin is at the top left.
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
    /// The paths to which drawing is clipped, in the coordinates of the bitmap.
    package var clips: [(path: Path, isEvenOdd: Bool)] = []
    package var fill = Color.black
    package var stroke = Color.black
    package var line = StrokeStyle(lineWidth: 1)
}
