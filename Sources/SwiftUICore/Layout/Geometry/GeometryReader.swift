import Foundation

/// A container whose content depends on its own size and position.
///
/// It takes the whole offered space, and its content is in the top leading corner.
///
/// ```swift
/// GeometryReader { geometry in
///     Text("Half as wide").frame(width: geometry.size.width / 2)
/// }
/// ```
@_weakLinked
public struct GeometryReader<Content: View> {
    /// A closure that creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    /// - Parameter content: Returns the content for a size and place. It is called again when the values that it read
    ///   change.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
    public typealias Body = Never
}

/// The size and position of a view.
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

    /// Returns the frame of the view in a coordinate space.
    ///
    /// Content that reads its place in another space than its own follows it: it is made again when the place changes, by a
    /// layout or by scrolling.
    /// - Parameter coordinateSpace: The space. A name that no view around this one has stands for the window.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        let (element, space) = (element, UncheckedBox(coordinateSpace))
        return MainActor.assumeIsolated { element.value.frame(in: space.value) }
    }

    /// Returns the frame of the view in a coordinate space.
    ///
    /// Content that reads its place in another space than its own follows it.
    /// - Parameter coordinateSpace: The space.
    public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of an enclosing view's coordinate space in the coordinates of this view; nil if there is no space with the name.
    /// - Parameter coordinateSpace: The space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let (element, space) = (element, UncheckedBox(coordinateSpace.coordinateSpace))
        return MainActor.assumeIsolated { element.value.bounds(of: space.value) }
    }

    /// The insets that enclosing views keep free, into which the view can extend.
    public var safeAreaInsets: EdgeInsets {
        let element = element
        return MainActor.assumeIsolated { element.value.safeAreaInsets(around: element.value.frame) }
    }
}

extension GeometryProxy {
    /// The value of an anchor, in the coordinates of the view.
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
    private(set) final var frame = CGRect.zero

    final var frameInWindow: CGRect { CGRect(origin: originInWindow(frame.origin), size: frame.size) }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        super.arrange(in: frame, proposal: proposal)
    }
}

/// An element with a named coordinate space.
final class CoordinateSpaceElement: PlacedElement, CoordinateSpaceOwner {
    var name: AnyHashable?

    func frame(ofSpace name: AnyHashable) -> CGRect? { name == self.name ? frameInWindow : nil }
}

// MARK: - Node and element

extension GeometryReader: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { GeometryNode(self, inputs) }
}

/// The node of a geometry reader.
final class GeometryNode<Content: View>: EvaluatingNode<GeometryReader<Content>> {
    private var content: TypedNode<Content>!
    private var element: GeometryReaderElement!
    private var derived = DerivedEnvironment()

    override init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        element = GeometryReaderElement(graph: graph)
        element.owner = self
        graph.followers.willPlace(element)
        content = SwiftUICore.makeNode(evaluate(), self.inputs(environment: contentEnvironment()))
        element.content = OverlayingElement(content: content)
        element.didChange = { [unowned self] in if mayFollowChange() { graph.perform { self.viewDidChange() } } }
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }
    override var callsClosure: Bool { true }
    override func viewDidChange() { content.set(evaluate(), environment: contentEnvironment()) }
    override func environmentDidChangeUnread() { content.setEnvironment(contentEnvironment()) }
    override func didRemove() {
        graph.followers.remove(element)
        graph.didPlace(element)
    }

    private func contentEnvironment() -> EnvironmentValues { derived(environment.outsideStacks) }

    private func evaluate() -> Content {
        graph.forget(self)
        element.willEvaluate()
        return evaluator.evaluate(for: self) { view.content(GeometryProxy(element)) }
    }
}

extension GeometryNode: PlaceReadingNode {
    var reader: LayoutElement { element }
}

/// The element of a geometry reader: as large as offered, with its content in the top leading corner.
final class GeometryReaderElement: GeometryElement {
    var content: OverlayingElement! {
        didSet {
            content.alignment = .topLeading
            content.parent = self
        }
    }

    deinit { endParenthood() }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        take(frame)
        graph.didPlace(self)
        let offered = ProposedViewSize(frame.size)
        content.place(in: CGRect(origin: frame.origin, size: content.size(offered)), proposal: offered)
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) { content.collectWidgets(&widgets) }
    override var inner: [LayoutElement] { [content] }
}
