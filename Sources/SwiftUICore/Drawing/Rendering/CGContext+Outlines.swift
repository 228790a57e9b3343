import Foundation

/// The ways in which a path is drawn.
@_weakLinked
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path by the winding rule.
    case fill
    /// Fills the path by the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills the path by the winding rule and strokes it.
    case fillStroke
    /// Fills the path by the even-odd rule and strokes it.
    case eoFillStroke
}

/// Drawing in a picture. A document ignores it.
extension CGContext {
    /// The state with the coordinates that are in effect.
    private var current: ContextState {
        var state = state
        state.transform = ctm
        return state
    }

    // MARK: Colours and lines

    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// Sets the fill colour.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// Sets the stroke colour.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// Sets the miter limit, which is the maximum length of a mitered corner.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the dash pattern of lines.
    /// - Parameters:
    ///   - phase: The distance into the dashes at which a line begins.
    ///   - lengths: The lengths of dashes and gaps in turn; none for a line without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }
    /// Sets the opacity of subsequent drawing.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
    /// Sets the blend mode of subsequent drawing.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }
    /// Sets the shadow of subsequent drawing.
    /// - Parameters:
    ///   - offset: The place of the shadow, in points of the picture.
    ///   - blur: The extent of its edge.
    ///   - color: Its colour; nil for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)) {
        state.shadow = color.map { ($0.color, blur, offset) }
    }

    // MARK: Outlines

    /// Begins a path.
    public func beginPath() { outline = Path() }
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds lines between consecutive points.
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds an arc of a circle.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: clockwise
        )
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }
    /// Adds an ellipse that fits in a rectangle.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds another path.
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// Closes the current subpath.
    public func closePath() { outline.closeSubpath() }
    /// The current path, which has not been drawn yet; nil if there is none.
    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }

    /// Draws the current path and begins a new one.
    /// - Parameter mode: The way in which it is drawn.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { draw(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            drawing?.stroke(outline, state.stroke, state.line, current)
        }
        beginPath()
    }
    /// Fills the current path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Strokes the current path and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw(Path(rect), isEvenOdd: false) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills an ellipse that fits in a rectangle.
    public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), isEvenOdd: false) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { drawing?.stroke(Path(rect), state.stroke, state.line, current) }
    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.lineWidth = width
        drawing?.stroke(Path(rect), state.stroke, line, current)
    }
    /// Strokes an ellipse that fits in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        drawing?.stroke(Path(ellipseIn: rect), state.stroke, state.line, current)
    }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { drawing?.clear(Path(rect), current) }

    private func draw(_ path: Path, isEvenOdd: Bool) { drawing?.fill(path, state.fill, isEvenOdd: isEvenOdd, current) }

    /// Fills a path.
    package func fill(_ path: Path) { draw(path, isEvenOdd: false) }
    /// Strokes a path.
    package func stroke(_ path: Path, _ style: StrokeStyle) { drawing?.stroke(path, state.stroke, style, current) }

    // MARK: Clips

    /// Clips subsequent drawing to the current path and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append((outline.applying(ctm), rule == .evenOdd))
        beginPath()
    }
    /// Clips subsequent drawing to a rectangle.
    public func clip(to rect: CGRect) { state.clips.append((Path(rect).applying(ctm), false)) }
    /// Clips subsequent drawing to a path.
    package func clip(to path: Path) { state.clips.append((path.applying(ctm), false)) }

    // MARK: Images

    /// Draws a picture in a rectangle, with its top at the greatest `y`.
    /// - Parameters:
    ///   - image: The picture.
    ///   - rect: The rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(Image(decorative: image, scale: 1), in: rect, isTurned: true)
    }

    /// Draws an image upright in a rectangle, regardless of the direction of `y`.
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle.
    package func drawUpright(_ image: Image, in rect: CGRect) {
        draw(image, in: rect, isTurned: ctm.a * ctm.d - ctm.b * ctm.c < 0)
    }

    private func draw(_ image: Image, in rect: CGRect, isTurned: Bool) {
        var state = current
        if isTurned {
            state.transform = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY).concatenating(ctm)
        }
        drawing?.draw(image, in: rect, state)
    }
}
