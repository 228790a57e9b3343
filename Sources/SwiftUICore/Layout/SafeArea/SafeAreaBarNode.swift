import Foundation

/// A modifier that puts a bar at an edge of a view.
@_weakLinked
struct SafeAreaBarModifier<Bar: View> {
    let bar: Bar
    let placement: SafeAreaBar
}

extension SafeAreaBarModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        SafeAreaBarNode(view, inputs)
    }
}

/// The node of a view with a bar at one of its edges. Several views stand one below the other.
final class SafeAreaBarNode<Content: View, Bar: View>: ModifiedNode<Content, SafeAreaBarModifier<Bar>> {
    private var bar: TypedNode<Bar>!
    private var element: SafeAreaBarElement!
    private var derived = DerivedEnvironment()

    override init(_ view: ModifiedContent<Content, SafeAreaBarModifier<Bar>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        bar = SwiftUICore.makeNode(view.modifier.bar, self.inputs(environment: barEnvironment()))
        element = SafeAreaBarElement(StackElement(axis: .vertical, content: content), bar: bar)
        element.placement = view.modifier.placement
    }

    override var passesRows: Bool { false }
    override var children: [ViewNode] { [content, bar] }
    override func makeElements() -> [LayoutElement] { [element] }

    override func viewDidChange() {
        super.viewDidChange()
        bar.set(view.modifier.bar, environment: barEnvironment())
        element.placement = view.modifier.placement
    }

    private func barEnvironment() -> EnvironmentValues { derived(environment.outsideStacks) }
}
