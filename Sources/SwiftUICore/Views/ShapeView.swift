import Foundation

extension Shape {
    /// A shape alone is filled with the foreground style.
    public var body: some View { _ShapeView(shape: self, style: HierarchicalShapeStyle.primary, lineWidth: nil) }

    /// Fills the shape.
    /// - Parameter style: What it is filled with.
    nonisolated public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
        _ShapeView(shape: self, style: style, lineWidth: nil)
    }

    /// Draws the shape's outline, half of the line inside the shape and half outside.
    /// - Parameters:
    ///   - style: What it is drawn with.
    ///   - lineWidth: The width of the line in points.
    nonisolated public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(shape: self, style: style, lineWidth: lineWidth)
    }

    /// Draws the shape's outline inside its place.
    /// - Parameters:
    ///   - style: What it is drawn with.
    ///   - lineWidth: The width of the line in points.
    nonisolated public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(shape: self, style: style, lineWidth: lineWidth).padding(lineWidth / 2)
    }
}

/// A shape that is drawn.
@_weakLinked
struct _ShapeView {
    let shape: any Shape
    let style: any ShapeStyle
    let lineWidth: CGFloat?

    nonisolated init(shape: any Shape, style: any ShapeStyle, lineWidth: CGFloat?) {
        (self.shape, self.style, self.lineWidth) = (shape, style, lineWidth)
    }
}

extension _ShapeView: PrimitiveView {
    typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ShapeNode(self, inputs) }
}

/// The node of a shape: its outline and its colours come to others over time, wherever a change of them is from.
final class ShapeNode: EvaluatingNode<_ShapeView> {
    private var element: WidgetElement<ShapeContent>!
    private var target: ShapeContent!
    /// The way from one content to the next, while an animation runs.
    private var way: (start: ShapeContent, part: ValueAnimator<Double>)?

    override init(_ view: _ShapeView, _ inputs: NodeInputs) {
        super.init(view, inputs)
        target = evaluate()
        element = WidgetElement(target, graph: graph)
    }

    override func makeElements() -> [LayoutElement] { [element] }

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
            ShapeContent(
                shape: view.shape,
                paint: view.style._paint(in: environment),
                lineWidth: view.lineWidth
            )
        }
    }
}

extension Color: View {
    public var body: some View { Rectangle().fill(self) }
}
