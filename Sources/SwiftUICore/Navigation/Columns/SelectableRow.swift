/// A row that is selected by a value, of a link to that value.
@_weakLinked
struct SelectableRow<Label: View>: PrimitiveView {
    typealias Body = Never
    let tag: AnyHashable
    let label: Label

    func makeNode(_ inputs: NodeInputs) -> ViewNode { SelectableRowNode(self, inputs) }
}

/// The node of a row that is selected by a value. The type of its view does not tell that it has a tag, so lists make
/// such rows on demand.
final class SelectableRowNode<Label: View>: ChoiceNode<SelectableRow<Label>> {
    override func choose() {
        let (tag, label) = (view.tag, view.label)
        show(
            HStack { label }.modifier(TraitModifier<TagTrait>(value: SelectionTag(value: tag)))
        )
    }
}
