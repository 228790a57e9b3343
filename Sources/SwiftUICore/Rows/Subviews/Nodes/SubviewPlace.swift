/// The place of one view of a content: its identity, and the node that shows it.
@MainActor
final class SubviewPlace: ElementPlace {
    let element: LayoutElement
    let serial: Int
    private weak var owner: (any SubviewOwner)?
    /// The node that shows the view; nil for none.
    weak var holder: SubviewNode?

    init(_ element: LayoutElement, serial: Int, owner: any SubviewOwner) {
        (self.element, self.serial, self.owner) = (element, serial, owner)
        element.subviewPlace = self
    }

    var isShown: Bool { holder != nil }

    func traitDidChange() { owner?.subviewTraitDidChange() }
}

/// The owner of a content whose views are shown by others.
@MainActor
protocol SubviewOwner: AnyObject {
    /// Takes a view for a node that shows it. A view that another node shows already is made again.
    /// - Returns: The view's place; nil if the content does not have it.
    func claim(_ id: Subview.ID, for holder: SubviewNode) -> SubviewPlace?
    /// Notes that a node no longer shows its view.
    func release(_ place: SubviewPlace)
    /// Returns the node that contributes a view alone or, where none does, first of several; nil for the others of
    /// these.
    func node(of place: SubviewPlace) -> ViewNode?
    /// Notes that a view sets another value for the container around it.
    func subviewTraitDidChange()
}
