import Foundation

extension List: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }

    @MainActor
    fileprivate var hostSelection: ListSelection? {
        // The conformance of an app's type may be isolated to the main actor, so no closure of the actor's carries the type.
        let identity: (SelectionValue) -> AnyHashable = { AnyHashable($0) }
        let value: (AnyHashable) -> SelectionValue? = { $0.base as? SelectionValue }
        return switch selection {
        case nil: nil
        case .one(let binding):
            ListSelection(allowsMultiple: false) {
                Set([binding.wrappedValue].compactMap { $0.map(identity) })
            } select: {
                binding.wrappedValue = $0.first.flatMap(value)
            } takes: {
                value($0) != nil
            }
        case .several(let binding):
            ListSelection(allowsMultiple: true) {
                Set(binding.wrappedValue.map(identity))
            } select: {
                binding.wrappedValue = Set($0.compactMap(value))
            } takes: {
                value($0) != nil
            }
        }
    }
}

/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: EvaluatingNode<
    List<SelectionValue, Content>
>, RowOwner, RowDecorating
{
    private var content: TypedNode<Content>!
    private var element: ListElement!
    private var derived = DerivedEnvironment()
    let editor = RowEditor()
    private let selector = RowSelector(SelectionValue.self)

    override init(_ view: List<SelectionValue, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: rowEnvironment(), rowsOnDemand: true))
        let decorator = RowDecorator(environment: rowEnvironment())
        element = ListElement(content: content, editor: editor, decorator: decorator, owner: self)
        evaluate()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] + (element?.decorator.nodes ?? []) }

    /// Returns true: the nodes below compare their views, and comparing the data here as well would take twice the
    /// time.
    override func needsUpdate(from before: List<SelectionValue, Content>) -> Bool { true }

    override func viewDidChange() {
        content.set(view.content, environment: rowEnvironment())
        element.decorator.environment = rowEnvironment()
        evaluate()
    }

    override func environmentDidChangeUnread() {
        content.setEnvironment(rowEnvironment())
        element.decorator.environment = rowEnvironment()
    }

    func looksMayHaveChanged() { graph.outputsDidChange(in: element) }

    private func rowEnvironment() -> EnvironmentValues {
        var values = environment.outsideStacks
        values.isInList = true
        values.isInRow = true
        values.formLayout = nil
        values.rowEditor = editor
        values.rowSelector = view.selection == nil ? nil : selector
        return derived(values)
    }

    private func evaluate() {
        graph.forget(self)
        let (selection, look, isEditing, refresh) = evaluator.evaluate(for: self) {
            (
                view.hostSelection, ListLook(in: environment),
                environment.editMode?.wrappedValue.isEditing ?? false, environment.refresh
            )
        }
        var begin: (@MainActor () -> Void)?
        if let source = refresh?.source { begin = { source.begin() } }
        element.update(
            selection: selection,
            look: look,
            isEditing: isEditing,
            refresh: begin
        )
    }
}
