import Foundation

/// The receiver of what a ``CGContext`` draws, in coordinates that begin at the top left.
package protocol ContextDrawing {
    /// Fills an outline.
    mutating func fill(_ path: Path, _ color: Color, isEvenOdd: Bool, _ state: ContextState)
    /// Draws a line along an outline.
    mutating func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle, _ state: ContextState)
    /// Draws an image in a rectangle, the top of which is its top.
    mutating func draw(_ image: Image, in rect: CGRect, _ state: ContextState)
    /// Makes what an outline contains clear.
    mutating func clear(_ path: Path, _ state: ContextState)
}

/// The state of a ``CGContext`` that draws.
package struct ContextState {
    /// The transformation of coordinates to those of the picture, which begins at the top left.
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
    /// The outlines that drawing is clipped to, in coordinates of the picture.
    package var clips: [(path: Path, isEvenOdd: Bool)] = []
    package var fill = Color.black
    package var stroke = Color.black
    package var line = StrokeStyle(lineWidth: 1)
}
