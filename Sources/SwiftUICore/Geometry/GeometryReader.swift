import Foundation

/// A container whose content depends on its own size and position.
///
/// It takes the whole place that it is offered, and its content stands in the top leading corner.
///
/// ```swift
/// GeometryReader { geometry in
///     Text("Half as wide").frame(width: geometry.size.width / 2)
/// }
/// ```
@_weakLinked
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    /// - Parameter content: Makes the content of the size and place; called again when what it read has changed.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
    public typealias Body = Never
}

/// The size and position of a geometry reader.
@_weakLinked
public struct GeometryProxy {
    /// The size in points.
    public let size: CGSize
    private let element: UncheckedBox<GeometryElement>

    @MainActor
    init(_ element: GeometryElement) {
        size = element.frame.size
        self.element = UncheckedBox(element)
    }

    /// The place in a coordinate space.
    ///
    /// Content that reads its place in another space than its own follows it: it is made again when the place changes, by a
    /// layout or by scrolling.
    /// - Parameter coordinateSpace: The space. A name that no view around this one has stands for the window.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        let (element, space) = (element, UncheckedBox(coordinateSpace))
        return MainActor.assumeIsolated { element.value.frame(in: space.value) }
    }

    /// The place in a coordinate space.
    ///
    /// Content that reads its place in another space than its own follows it.
    /// - Parameter coordinateSpace: The space.
    public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a coordinate space around, in the coordinates of the reader; nil where none around has the name.
    /// - Parameter coordinateSpace: The space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let (element, space) = (element, UncheckedBox(coordinateSpace.coordinateSpace))
        return MainActor.assumeIsolated { element.value.bounds(of: space.value) }
    }

    /// The room that views around keep free beside the reader, under which it can reach.
    public var safeAreaInsets: EdgeInsets {
        let element = element
        return MainActor.assumeIsolated { element.value.safeAreaInsets(around: element.value.frame) }
    }
}

extension GeometryProxy {
    /// A place in a view, in the coordinates of the reader.
    ///
    /// Content that reads it follows it, as it follows places that it reads with `frame(in:)`.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let (element, anchored) = (element, anchor.element)
        return anchor.place(in: MainActor.assumeIsolated { element.value.frame(of: anchored.value) })
    }
}

@_weakLinked
struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: ElementModifier {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> CoordinateSpaceElement {
        CoordinateSpaceElement(content, graph: node.graph)
    }

    func update(_ element: CoordinateSpaceElement, in node: ViewNode) { element.name = name }
}

/// An element that knows where it is.
class PlacedElement: WrapperElement {
    /// The rectangle in the container that is laid out.
    private var frame = CGRect.zero

    final var frameInWindow: CGRect { CGRect(origin: originInWindow(frame.origin), size: frame.size) }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        super.place(in: frame, proposal: proposal)
    }
}

/// An element whose coordinate space has a name.
final class CoordinateSpaceElement: PlacedElement {
    var name: AnyHashable?
}

// MARK: - Node and element

extension GeometryReader: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { GeometryNode(self, inputs) }
}

/// The node of a geometry reader.
final class GeometryNode<Content: View>: EvaluatingNode<GeometryReader<Content>> {
    private var content: TypedNode<Content>!
    private var element: GeometryElement!
    private var derived = DerivedEnvironment()

    override init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        element = GeometryElement(graph: graph)
        content = SwiftUICore.makeNode(evaluate(), self.inputs(environment: contentEnvironment()))
        element.content = OverlayingElement(content: content)
        element.didChange = { [unowned self] in graph.perform { self.viewDidChange() } }
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }
    override func viewDidChange() { content.set(evaluate(), environment: contentEnvironment()) }
    override func environmentDidChangeUnread() { content.setEnvironment(contentEnvironment()) }
    override func didRemove() { graph.forgetGeometry(element) }

    private func contentEnvironment() -> EnvironmentValues { derived(environment.outsideStacks) }

    private func evaluate() -> Content {
        graph.forget(self)
        element.willEvaluate()
        return evaluator.evaluate(for: self) { view.content(GeometryProxy(element)) }
    }
}

/// The element of a geometry reader: as large as offered, with its content in the top leading corner.
final class GeometryElement: LayoutElement {
    /// Where the element is in the container that is laid out.
    private(set) var frame = CGRect.zero
    /// Called when the size, or a place that was read, is another.
    var didChange: () -> Void = {}
    private var readFrames: [CoordinateSpace: CGRect] = [:]
    private var readAnchors: [ObjectIdentifier: (element: PlacedElement, frame: CGRect)] = [:]

    var content: OverlayingElement! {
        didSet {
            content.alignment = .topLeading
            content.parent = self
        }
    }

    func willEvaluate() { (readFrames, readAnchors) = ([:], [:]) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        let isResized = frame.size != self.frame.size
        self.frame = frame
        if isResized { didChange() } else { framesMayHaveChanged() }
        let offered = ProposedViewSize(frame.size)
        content.place(in: CGRect(origin: frame.origin, size: content.size(offered)), proposal: offered)
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) { content.collectWidgets(&widgets) }
    override var inner: [LayoutElement] { [content] }

    func frame(in space: CoordinateSpace) -> CGRect {
        let frame = currentFrame(in: space)
        readFrames[space] = frame
        graph.observeGeometry(self)
        return frame
    }

    /// The bounds of a space around in this element's coordinates.
    func bounds(of space: CoordinateSpace) -> CGRect? {
        guard let bounds = windowFrame(of: space) else { return nil }
        _ = frame(in: .global)
        let origin = originInWindow(frame.origin)
        return bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The rectangle of another element in this one's coordinates.
    func frame(of anchored: PlacedElement) -> CGRect {
        let frame = currentFrame(of: anchored)
        readAnchors[ObjectIdentifier(anchored)] = (anchored, frame)
        graph.observeGeometry(self)
        return frame
    }

    private func currentFrame(of anchored: PlacedElement) -> CGRect {
        let origin = originInWindow(frame.origin)
        return anchored.frameInWindow.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Has the content made again where it read a place that is another by now.
    func framesMayHaveChanged() {
        let isOther =
            readFrames.contains { currentFrame(in: $0.key) != $0.value }
            || readAnchors.values.contains { currentFrame(of: $0.element) != $0.frame }
        if isOther { didChange() }
    }

    private func currentFrame(in space: CoordinateSpace) -> CGRect {
        let window = originInWindow(frame.origin)
        let origin = windowOrigin(of: space) ?? .zero
        return CGRect(x: window.x - origin.x, y: window.y - origin.y, width: frame.width, height: frame.height)
    }
}

extension LayoutElement {
    /// Where the origin of a coordinate space is in the window: that of a view around which has the name; nil for that of
    /// the window itself.
    func windowOrigin(of space: CoordinateSpace) -> CGPoint? { windowFrame(of: space)?.origin }

    /// Where a coordinate space is in the window: that of a view around which has the name; nil for the window itself.
    func windowFrame(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space else { return nil }
        var next = parent
        while let element = next {
            if let space = element as? CoordinateSpaceElement, space.name == name { return space.frameInWindow }
            if let scroll = element as? ScrollElement, let wanted = name.base as? ScrollSpaceName,
                wanted.axes.isEmpty || !scroll.axes.isDisjoint(with: wanted.axes)
            {
                return scroll.frameInWindow
            }
            next = element.parent
        }
        return nil
    }

    /// Where a point of the container that this element is laid out in is in the window.
    func originInWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var next: LayoutElement? = self
        while let element = next {
            if let host = element.layoutHost {
                let origin = host.originInWindow()
                return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
            }
            if element !== self, let origin = element.contentOrigin {
                point.x += origin.x
                point.y += origin.y
            }
            next = element.parent
        }
        return point
    }
}
