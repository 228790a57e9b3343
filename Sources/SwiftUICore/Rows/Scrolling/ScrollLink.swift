import Foundation

/// A connection between a scroll view and a view around it.
@MainActor
class ScrollLink {
    /// The place; nil before there is one.
    final weak var scroll: ScrollElement? { didSet { if scroll != nil { didAttach() } } }

    /// A Boolean value that indicates whether the link wants to hear of phases.
    var followsPhases: Bool { false }

    /// Called when there is a place.
    func didAttach() {}

    /// Called after another part of the content is shown, or sizes have changed.
    func scrollDidChange(_ scroll: ScrollElement, isByUser: Bool) {}

    /// Called when scrolling begins, ends, or continues by itself.
    func phaseDidChange(from before: ScrollPhase, to phase: ScrollPhase) {}
}

/// The links of the next scroll view inside. They are compared by identity, not by their values.
struct ScrollLinks: Equatable {
    var links: [ScrollLink] = []
    static func == (first: ScrollLinks, second: ScrollLinks) -> Bool {
        first.links.elementsEqual(second.links, by: ===)
    }
}

private struct ScrollLinksKey: EnvironmentKey { static var defaultValue: ScrollLinks { ScrollLinks() } }

extension EnvironmentValues {
    var scrollLinks: [ScrollLink] {
        get { self[ScrollLinksKey.self].links }
        set { self[ScrollLinksKey.self] = ScrollLinks(links: newValue) }
    }
}

/// A modifier with a link to the scroll view inside. The link stays while the place of the modifier does.
@MainActor
protocol ScrollLinkModifier: PrimitiveModifier {
    associatedtype Link: ScrollLink
    func makeLink() -> Link
    /// Brings the link in line with this value of the modifier; called again when something that it reads changes.
    func update(_ link: Link)
}

extension ScrollLinkModifier {
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        ScrollLinkNode(view, inputs)
    }
}

/// The node of a view with a link to the scroll view inside.
final class ScrollLinkNode<Content: View, Modifier: ScrollLinkModifier>: EvaluatingNode<
    ModifiedContent<Content, Modifier>
>
{
    private let link: Modifier.Link
    private var content: TypedNode<Content>!
    private var derived = DerivedEnvironment()

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        link = view.modifier.makeLink()
        super.init(view, inputs)
        update()
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: linked(), rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }

    override func needsUpdate(from before: ModifiedContent<Content, Modifier>) -> Bool { true }

    override func viewDidChange() {
        update()
        content.set(view.content, environment: linked())
    }

    override func environmentDidChangeUnread() { content.setEnvironment(linked()) }

    private func update() {
        graph.forget(self)
        evaluator.evaluate(for: self) { view.modifier.update(link) }
    }

    private func linked() -> EnvironmentValues {
        var values = environment
        values.scrollLinks.append(link)
        return derived(values)
    }
}
