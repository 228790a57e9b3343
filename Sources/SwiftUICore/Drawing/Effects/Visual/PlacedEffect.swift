import Foundation

/// A modifier with an effect on each element of a view that follows where the element is.
@MainActor
protocol PlacedEffectModifier: PrimitiveModifier {
    associatedtype Effect: VisualEffect

    /// Returns the effect on an element, and the animation of its changes when the element has moved; nil for an
    /// immediate change.
    func effect(
        on element: GeometryElement,
        in environment: EnvironmentValues
    ) -> (effect: Effect, animation: Animation?)
}

extension PlacedEffectModifier {
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        PlacedEffectNode(view, inputs)
    }
}

/// The node of a view with an effect that follows where the view is.
final class PlacedEffectNode<Content: View, Modifier: PlacedEffectModifier>: EvaluatingNode<
    ModifiedContent<Content, Modifier>
>
{
    /// An element with its effect.
    private struct Part {
        /// The element that was given.
        let content: LayoutElement
        /// The view of that with the effect.
        let node: TypedNode<PlaceholderContentView<Modifier>>
        /// The element around both, which knows the place.
        let element: EffectElement
    }

    private var content: TypedNode<Content>!
    /// One for each element of the content, in their order.
    private var parts: [Part] = []

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
    }

    override var children: [ViewNode] { [content] + parts.map(\.node) }
    override func didRemove() { for part in parts { graph.followers.remove(part.element) } }

    override func makeElements() -> [LayoutElement] {
        let contents = content.elements
        if !contents.elementsEqual(parts, by: { $0 === $1.content }) { updateParts(contents) }
        return parts.map(\.element)
    }

    override func viewDidChange() {
        graph.forget(self)
        content.set(view.content, environment: environment)
        for part in parts {
            part.node.set(view(of: part.content, effect(on: part.element).effect), environment: environment)
        }
    }

    private func updateParts(_ contents: [LayoutElement]) {
        var known = Dictionary(uniqueKeysWithValues: parts.map { (ObjectIdentifier($0.content), $0) })
        parts = contents.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makePart(around: $0) }
        for part in known.values {
            part.node.remove()
            graph.followers.remove(part.element)
        }
    }

    private func makePart(around content: LayoutElement) -> Part {
        let element = EffectElement(around: content)
        element.owner = self
        let node = SwiftUICore.makeNode(view(of: content, effect(on: element).effect), inputs())
        if let shown = node.elements.first { element.content = shown }
        element.didChange = { [unowned self, unowned element] in
            guard let part = parts.first(where: { $0.element === element }) else { return }
            graph.perform { self.follow(part) }
        }
        return Part(content: content, node: node, element: element)
    }

    /// Follows an element to another place.
    private func follow(_ part: Part) {
        let (effect, animation) = effect(on: part.element)
        graph.with(Transaction(animation: part.element.wasPlaced ? animation : nil)) {
            part.node.set(view(of: part.content, effect), environment: environment)
        }
    }

    private func effect(on element: EffectElement) -> (effect: Modifier.Effect, animation: Animation?) {
        element.willEvaluate()
        return evaluator.evaluate(for: self) { view.modifier.effect(on: element, in: environment) }
    }

    private func view(of content: LayoutElement, _ effect: Modifier.Effect) -> PlaceholderContentView<Modifier> {
        PlaceholderContentView(content: effect._applied(to: ElementView(element: content)))
    }
}

/// An element around one with an effect, which knows where that would be without.
final class EffectElement: GeometryElement, EnclosingElement {
    fileprivate(set) var content: LayoutElement { didSet { content.parent = self } }
    /// A Boolean value that indicates whether the element had a place before the present one.
    fileprivate private(set) var wasPlaced = false

    init(around content: LayoutElement) {
        self.content = content
        super.init(graph: content.graph)
    }

    deinit { endParenthood() }

    override var inner: [LayoutElement] { [content] }
    override func traitValue(_ key: ObjectIdentifier) -> Any? { content.traitValue(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        take(frame)
        wasPlaced = true
        content.place(in: frame, proposal: proposal)
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) { content.collectWidgets(&widgets) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
}

/// A view of an element that another node has made.
private struct ElementView: PrimitiveView {
    typealias Body = Never
    let element: LayoutElement

    func makeNode(_ inputs: NodeInputs) -> ViewNode { ElementNode(self, inputs) }
}

private final class ElementNode: TypedNode<ElementView> {
    override func makeElements() -> [LayoutElement] { [view.element] }
}

// MARK: - By the geometry

@_weakLinked
struct VisualEffectModifier<Effect: VisualEffect> {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: PlacedEffectModifier {
    typealias Body = Never

    func effect(
        on element: GeometryElement,
        in environment: EnvironmentValues
    ) -> (effect: Effect, animation: Animation?) {
        (effect(EmptyVisualEffect(), GeometryProxy(element)), nil)
    }
}

extension View {
    /// Applies effects that depend on this view's size and position, without changing its layout.
    ///
    /// ```swift
    /// Text(title).visualEffect { content, geometry in
    ///     content.offset(y: -geometry.frame(in: .scrollView).minY / 2)
    /// }
    /// ```
    /// - Parameter effect: Returns the effect, given an empty one and the geometry of the view without the effect. It
    ///   is called again when a value that it read changes.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
