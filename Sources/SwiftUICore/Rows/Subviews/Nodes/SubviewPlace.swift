/// One view of a content: which it is, and what shows it.
@MainActor
final class SubviewPlace: ElementPlace {
    let element: LayoutElement
    let serial: Int
    private weak var owner: (any SubviewOwner)?
    /// What shows the view; nil while nothing does.
    weak var holder: SubviewNode?

    init(_ element: LayoutElement, serial: Int, owner: any SubviewOwner) {
        (self.element, self.serial, self.owner) = (element, serial, owner)
        element.subviewPlace = self
    }

    var isShown: Bool { holder != nil }

    func traitDidChange() { owner?.subviewTraitDidChange() }
}

/// What has the views of a content shown by others.
@MainActor
protocol SubviewOwner: AnyObject {
    /// Takes a view for a node that shows it. A view that another node shows already is made again.
    /// - Returns: The view's place; nil where the content does not have it.
    func claim(_ id: Subview.ID, for holder: SubviewNode) -> SubviewPlace?
    /// Says that a node does not show its view any more.
    func release(_ place: SubviewPlace)
    /// The node that contributes a view alone or, where none does, first of several; nil for the others of these.
    func node(of place: SubviewPlace) -> ViewNode?
    /// Says that a view says something else to the container around it.
    func subviewTraitDidChange()
}
