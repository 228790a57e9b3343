import Foundation

/// A row with its surroundings: insets, a background, a badge, and actions.
final class DecoratedRow: WrapperElement, RowTraitsFollower {
    /// The row itself.
    let row: LayoutElement
    let node: TypedNode<RowDecoration>
    /// A closure that creates the decoration anew, for other traits.
    private let decoration: (LayoutElement) -> RowDecoration

    fileprivate init(
        around row: LayoutElement,
        in owner: ViewNode,
        environment: EnvironmentValues,
        decoration: @escaping (LayoutElement) -> RowDecoration
    ) {
        (self.row, self.decoration) = (row, decoration)
        row.layoutHost = nil
        node = makeNode(decoration(row), owner.inputs(environment: environment))
        super.init(StackElement(axis: .vertical, content: node), graph: owner.graph)
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? { row.traitValue(key) }

    func rowTraitsDidChange() {
        node.set(decoration(row), environment: node.environment)
        (node.parent as? any RowDecorating)?.looksMayHaveChanged()
    }
}

/// A node that shows rows with their surroundings.
@MainActor
protocol RowDecorating: ViewNode {
    /// Called when rows may ask for another look.
    func looksMayHaveChanged()
}

/// The rows of one list or form that have something around them.
@MainActor
final class RowDecorator {
    private var known: [AddressKey: DecoratedRow] = [:]
    /// A Boolean value that indicates whether the rows are edited, which gives each of them controls.
    private(set) var isEditing = false
    /// The swipes, of which one row is open at a time.
    let swipes = RowSwipes()
    /// The environment of the rows' surroundings.
    var environment: EnvironmentValues { didSet { environmentDidChange() } }

    init(environment: EnvironmentValues) { self.environment = environment }

    /// A Boolean value that indicates whether some row has surroundings.
    var hasDecorations: Bool { !known.isEmpty }

    /// The nodes of the rows' surroundings.
    var nodes: [ViewNode] { known.values.map(\.node).sorted { $0.serial < $1.serial } }

    /// Returns the row with its surroundings, if it has any.
    func decorated(_ row: LayoutElement) -> LayoutElement? { known[AddressKey(row)] }
    /// Returns whether there is something around a row.
    func isDecorated(_ row: LayoutElement) -> Bool { decorated(row) != nil }

    /// Returns whether a row has nothing around it, in a place that gives it nothing.
    func showsPlainly(_ row: RowElement) -> Bool {
        !isEditing && row.asksForNothing && (known.isEmpty || known[AddressKey(row)] == nil)
    }

    /// Returns the element that a list shows for a row.
    /// - Parameters:
    ///   - row: The row.
    ///   - owner: The node of the list.
    ///   - place: The kind of place of the row.
    ///   - editing: The actions on the row in edit mode.
    func decorated(
        _ row: LayoutElement,
        in owner: ViewNode,
        place: RowDecoration.Place,
        editing: @escaping () -> RowDecoration.Editing?
    ) -> LayoutElement {
        if let decorated = known[AddressKey(row)] { return decorated }
        guard place.isAlwaysDecorated || isEditing && editing() != nil || RowTraits.decorate(row) else { return row }
        let decorated = owner.graph.perform { [isEditing, environment, swipes] in
            DecoratedRow(around: row, in: owner, environment: environment) { row in
                RowDecoration(
                    row: EmbeddedElement(element: row),
                    traits: RowTraits(of: row),
                    place: place,
                    editing: isEditing ? editing() : nil,
                    swipes: swipes
                )
            }
        }
        known[AddressKey(row)] = decorated
        return decorated
    }

    /// Removes the surroundings of a row that is no longer shown.
    /// - Returns: The row itself, unless it is already shown in another way.
    func release(_ shown: LayoutElement) -> LayoutElement? {
        guard let decorated = shown as? DecoratedRow else {
            return known[AddressKey(shown)] == nil ? shown : nil
        }
        guard known[AddressKey(decorated.row)] === decorated else { return nil }
        known[AddressKey(decorated.row)] = nil
        remove(decorated)
        return decorated.row
    }

    /// Shows rows with or without controls for editing.
    func setEditing(_ isEditing: Bool) {
        self.isEditing = isEditing
        let before = known.values
        known = [:]
        for decorated in before { remove(decorated) }
    }

    private func remove(_ decorated: DecoratedRow) {
        decorated.layoutHost = nil
        decorated.row.parent = nil
        decorated.graph.perform { decorated.node.remove() }
    }

    private func environmentDidChange() {
        for decorated in known.values { decorated.node.setEnvironment(environment) }
    }
}

/// An element of another place in the tree, as a view: the surroundings of a list's row are views, with the row itself
/// in the middle of them.
@_weakLinked
struct EmbeddedElement: PrimitiveView {
    typealias Body = Never
    let element: LayoutElement

    func makeNode(_ inputs: NodeInputs) -> ViewNode { EmbeddedElementNode(self, inputs) }
}

/// The node of an element of another place.
final class EmbeddedElementNode: TypedNode<EmbeddedElement> {
    override func makeElements() -> [LayoutElement] { [view.element] }
}
