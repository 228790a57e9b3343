import Foundation

/// A modifier that presents views while the program's state asks for it.
@MainActor
protocol PresentationModifier: PrimitiveModifier {
    associatedtype Presented: View
    var style: Presentation.Style { get }
    /// Called when a presentation has ended.
    var onDismiss: (() -> Void)? { get }
    /// Returns the state's request for a presentation; nil for none. The state that this reads is followed.
    func request() -> PresentationRequest<Presented>?
    /// Resets the state that requests the presentation.
    func dismiss()
    /// Returns the rectangle in the window to which the presentation points.
    func anchor() -> CGRect?
}

extension PresentationModifier {
    func anchor() -> CGRect? { nil }

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        PresentationNode(view, inputs)
    }
}

/// A state's request for a presentation.
struct PresentationRequest<Presented: View> {
    /// The identity of the content, whose change replaces it.
    var identity: AnyHashable
    var content: () -> Presented
}

/// The node of a view that presents others, which are nodes of the same graph: state and environment reach them as they
/// reach views inside. They live as long as they are presented.
final class PresentationNode<Content: View, Modifier: PresentationModifier>: ModifiedNode<Content, Modifier>,
    ValueReader
{
    private typealias PresentedView = DeferredView<Modifier.Presented>

    private var evaluator = Evaluator()
    private var current: Current?
    private lazy var dismissal = Dismissal { [weak self] in self?.view.modifier.dismiss() }
    private var derived = DerivedEnvironment()

    private struct Current {
        let identity: AnyHashable
        let node: RootNode<PresentedView>
        let presentation: Presentation
    }

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        follow()
    }

    override var children: [ViewNode] { [content] + (current.map { [$0.node] } ?? []) }

    /// Returns the preferences without those of the presented content, which has its own window.
    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        if let current { preferences[PresentationsKey.self].append(current.presentation) }
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        if follow() { preferencesDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        content.setEnvironment(environment)
        current?.node.setEnvironment(presentedEnvironment())
    }

    override func refresh() {
        if follow() { preferencesDidChange() }
    }

    func readValueDidChange() { graph.invalidate(self) }

    /// A row that presents something stays when it is scrolled away.
    override var ownsWrittenState: Bool { current != nil }

    override func didRemove() { end() }

    /// Presents the content that the state requests.
    /// - Returns: Whether the request has changed.
    @discardableResult
    private func follow() -> Bool {
        graph.forget(self)
        let request = evaluator.evaluate(for: self) { view.modifier.request() }
        if let request, let current, current.identity == request.identity {
            current.node.set(
                RootView(content: PresentedView(content: request.content)),
                environment: presentedEnvironment()
            )
            return false
        }
        guard current != nil || request != nil else { return false }
        end()
        if let request { begin(request) }
        return true
    }

    private func begin(_ request: PresentationRequest<Modifier.Presented>) {
        let node = graph.rooms.makeRoot(
            RootView(content: PresentedView(content: request.content)),
            inputs(environment: presentedEnvironment())
        )
        let presentation = Presentation(
            view.modifier.style,
            content: node.root,
            anchor: { [weak self] in self?.view.modifier.anchor() },
            end: dismissal.run
        )
        current = Current(identity: request.identity, node: node, presentation: presentation)
    }

    private func end() {
        guard let current else { return }
        current.node.remove()
        self.current = nil
        if let onDismiss = view.modifier.onDismiss { graph.afterUpdate(onDismiss) }
    }

    private func presentedEnvironment() -> EnvironmentValues {
        var values = environment
        values.dismiss = DismissAction(dismissal)
        values.isPresented = true
        values.keyboardShortcut = nil
        (values.isInToolbar, values.isInMenu) = (false, false)
        values.formLayout = nil
        values.isInList = false
        values.isInRow = false
        return derived(values)
    }
}
