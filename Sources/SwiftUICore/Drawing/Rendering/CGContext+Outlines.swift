import Foundation

/// The ways in which an outline is drawn.
@_weakLinked
public enum CGPathDrawingMode: Int32, Sendable {
    /// Its inside, by the winding rule.
    case fill
    /// Its inside, by the even-odd rule.
    case eoFill
    /// Its line.
    case stroke
    /// Its inside by the winding rule, and its line.
    case fillStroke
    /// Its inside by the even-odd rule, and its line.
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

    /// Sets the colour of the inside of outlines.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// Sets the colour of the inside of outlines.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// Sets the colour of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// Sets the greatest length of a mitered corner.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the dashes of lines.
    /// - Parameters:
    ///   - phase: The distance into the dashes at which a line begins.
    ///   - lengths: The lengths of dashes and gaps in turn; none for a line without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }
    /// Sets the opacity of what is drawn.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
    /// Sets the mixture of what is drawn with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }
    /// Sets the shadow of what is drawn.
    /// - Parameters:
    ///   - offset: The place of the shadow, in points of the picture.
    ///   - blur: The extent of its edge.
    ///   - color: Its colour; nil for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)) {
        state.shadow = color.map { ($0.color, blur, offset) }
    }

    // MARK: Outlines

    /// Begins an outline.
    public func beginPath() { outline = Path() }
    /// Begins a part of the outline at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a part of a circle.
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
    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds another outline.
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// Closes the part of the outline that was begun last.
    public func closePath() { outline.closeSubpath() }
    /// The outline that was made since the last one was drawn; nil for none.
    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }

    /// Draws the outline, and begins another.
    /// - Parameter mode: The way in which it is drawn.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { draw(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            drawing?.stroke(outline, state.stroke, state.line, current)
        }
        beginPath()
    }
    /// Fills the outline, and begins another.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Draws the line of the outline, and begins another.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw(Path(rect), isEvenOdd: false) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), isEvenOdd: false) }
    /// Draws the line around a rectangle.
    public func stroke(_ rect: CGRect) { drawing?.stroke(Path(rect), state.stroke, state.line, current) }
    /// Draws the line around a rectangle in a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.lineWidth = width
        drawing?.stroke(Path(rect), state.stroke, line, current)
    }
    /// Draws the line around an ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        drawing?.stroke(Path(ellipseIn: rect), state.stroke, state.line, current)
    }
    /// Makes a rectangle clear.
    public func clear(_ rect: CGRect) { drawing?.clear(Path(rect), current) }

    private func draw(_ path: Path, isEvenOdd: Bool) { drawing?.fill(path, state.fill, isEvenOdd: isEvenOdd, current) }

    /// Fills an outline.
    package func fill(_ path: Path) { draw(path, isEvenOdd: false) }
    /// Draws the line of an outline.
    package func stroke(_ path: Path, _ style: StrokeStyle) { drawing?.stroke(path, state.stroke, style, current) }

    // MARK: Clips

    /// Clips what is drawn to the outline, and begins another.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append((outline.applying(ctm), rule == .evenOdd))
        beginPath()
    }
    /// Clips what is drawn to a rectangle.
    public func clip(to rect: CGRect) { state.clips.append((Path(rect).applying(ctm), false)) }
    /// Clips what is drawn to an outline.
    package func clip(to path: Path) { state.clips.append((path.applying(ctm), false)) }

    // MARK: Images

    /// Draws a picture in a rectangle, with its top where `y` is greatest.
    /// - Parameters:
    ///   - image: The picture.
    ///   - rect: The rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(Image(decorative: image, scale: 1), in: rect, isTurned: true)
    }

    /// Draws an image upright in a rectangle, whatever the direction of `y`.
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
