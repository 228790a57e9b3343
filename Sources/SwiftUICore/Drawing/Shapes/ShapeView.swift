import Foundation

extension Shape {
    /// The shape in the foreground style, drawn according to its role.
    public var body: some View {
        _ShapeView(
            shape: self,
            style: Self.role == .separator ? SeparatorShapeStyle() : ForegroundStyle(),
            stroke: Self.role == .stroke ? StrokeStyle() : nil
        )
    }

    /// Fills the shape.
    /// - Parameter style: The style to fill it with.
    nonisolated public func fill<Style: ShapeStyle>(_ style: Style = ForegroundStyle()) -> some ShapeView<Self> {
        _ShapeView(shape: self, style: style, stroke: nil)
    }

    /// Strokes the shape. Half of the line is inside the shape and half is outside.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - style: The width, the dashes, the ends and the corners of the line.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        _ShapeView(shape: self, style: content, stroke: style)
    }

    /// Strokes the shape. Half of the line is inside the shape and half is outside.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - lineWidth: The width of the line in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape inside its edges.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - style: The width, the dashes, the ends and the corners of the line.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        stroke(content, style: style).padding(style.lineWidth / 2)
    }

    /// Strokes the shape inside its edges.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - lineWidth: The width of the line in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape that is drawn.
@_weakLinked
struct _ShapeView<Content: Shape> {
    nonisolated let shape: Content
    let style: any ShapeStyle
    /// The style of the outline; nil for a filled shape.
    let stroke: StrokeStyle?
    /// A Boolean value that indicates whether the shape is filled by the even-odd rule.
    let isEvenOdd: Bool

    nonisolated init(shape: Content, style: any ShapeStyle, stroke: StrokeStyle?, isEvenOdd: Bool = false) {
        (self.shape, self.style, self.stroke, self.isEvenOdd) = (shape, style, stroke, isEvenOdd)
    }
}

extension _ShapeView: ShapeView, PrimitiveView {
    typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        guard shape.followsContainer else { return ShapeNode(self, inputs) }
        return ClosureNode(self, content: { ContainedShapeView(view: $0) }, inputs)
    }
}

/// The node of a shape, which animates changes of its outline and colours from any source.
final class ShapeNode<Content: Shape>: EvaluatingNode<_ShapeView<Content>> {
    private var element: WidgetElement<ShapeContent>!
    private var target: ShapeContent!
    /// The way from one content to the next, while an animation runs.
    private var way: (start: ShapeContent, part: ValueAnimator<Double>)?

    override init(_ view: _ShapeView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        target = evaluate()
        element = WidgetElement(target, graph: graph)
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var keepsNothing: Bool { way == nil }

    override func viewDidChange() {
        let before = presented
        let next = evaluate()
        if !next.isEqual(to: target) {
            way = nil
            if graph.transaction.animation != nil {
                let part = ValueAnimator(0.0, owner: self) { [unowned self] in self.partDidAdvance() }
                part.set(1, graph.transaction)
                way = (before, part)
            }
        }
        target = next
        element.update(presented)
    }

    private func partDidAdvance() {
        if way?.part.isRunning == false { way = nil }
        element.update(presented)
    }

    private var presented: ShapeContent {
        way.map { target.mixed(from: $0.start, $0.part.presented) } ?? target
    }

    private func evaluate() -> ShapeContent {
        graph.forget(self)
        return evaluator.evaluate(for: self) {
            let shape = environment.shown(view.shape)
            let line = view.stroke == nil ? shape as? any StrokedOutline : nil
            return ShapeContent(
                shape: (line?.outline ?? shape).mirrored(in: environment.layoutDirection),
                paint: view.style._paint(in: environment),
                stroke: view.stroke ?? line?.style,
                isEvenOdd: view.isEvenOdd
            )
        }
    }
}
