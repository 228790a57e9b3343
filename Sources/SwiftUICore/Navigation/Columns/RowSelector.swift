/// The selection of a list, for links in its rows: a link to a value of its type is a row that is selected.
@MainActor
final class RowSelector {
    private let type: Any.Type

    init(_ type: Any.Type) { self.type = type }

    /// Returns whether the list can select a value.
    func takes(_ value: AnyHashable) -> Bool { Swift.type(of: value.base) == type }
}

private enum RowSelectorKey: EnvironmentKey { static var defaultValue: RowSelector? { nil } }

extension EnvironmentValues {
    /// The selection of the list around; nil if nothing can be selected.
    var rowSelector: RowSelector? {
        get { self[RowSelectorKey.self] }
        set { self[RowSelectorKey.self] = newValue }
    }
}

/// A row that is selected by a value, of a link to that value.
@_weakLinked
struct SelectableRow<Label: View>: PrimitiveView {
    typealias Body = Never
    let tag: AnyHashable
    let label: Label

    func makeNode(_ inputs: NodeInputs) -> ViewNode { SelectableRowNode(self, inputs) }
}

/// The node of a row that is selected by a value. The type of its view does not tell that it has a tag, so that lists make such
/// rows on demand.
final class SelectableRowNode<Label: View>: ChoiceNode<SelectableRow<Label>> {
    override func choose() {
        let (tag, label) = (view.tag, view.label)
        show(
            HStack { label }.modifier(TraitModifier<TagTrait>(value: SelectionTag(value: tag)))
        )
    }
}
