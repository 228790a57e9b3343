import Foundation

extension List: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }

    @MainActor
    fileprivate var hostSelection: ListSelection? {
        switch selection {
        case nil: nil
        case .one(let binding):
            ListSelection(
                allowsMultiple: false,
                selected: Set([binding.wrappedValue].compactMap { $0.map(AnyHashable.init) })
            ) { binding.wrappedValue = $0.first?.base as? SelectionValue }
        case .several(let binding):
            ListSelection(allowsMultiple: true, selected: Set(binding.wrappedValue.map(AnyHashable.init))) {
                binding.wrappedValue = Set($0.compactMap { $0.base as? SelectionValue })
            }
        }
    }
}

/// The node of a list.
final class ListNode<SelectionValue: Hashable & SendableMetatype, Content: View>: EvaluatingNode<
    List<SelectionValue, Content>
>, RowOwner
{
    private var content: TypedNode<Content>!
    private var element: ListElement!
    private var derived = DerivedEnvironment()
    let editor = RowEditor()

    override init(_ view: List<SelectionValue, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: rowEnvironment(), rowsOnDemand: true))
        element = ListElement(content: content, editor: editor)
        evaluate()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    /// What is below compares what it is given; comparing the data here as well would be twice the work.
    override func needsUpdate(from before: List<SelectionValue, Content>) -> Bool { true }

    override func viewDidChange() {
        content.set(view.content, environment: rowEnvironment())
        evaluate()
    }

    override func environmentDidChangeUnread() { content.setEnvironment(rowEnvironment()) }

    private func rowEnvironment() -> EnvironmentValues {
        var values = environment.outsideStacks
        values.isInList = true
        values.rowEditor = editor
        return derived(values)
    }

    private func evaluate() {
        graph.forget(self)
        let (selection, appearance) = evaluator.evaluate(for: self) {
            (view.hostSelection, environment.listAppearance)
        }
        element.update(selection: selection, appearance: appearance)
    }
}
