/// The place of a view whose container has asked for its views, and shows those that it chooses.
@MainActor
protocol ElementPlace: AnyObject {
    /// Whether the container shows the view.
    var isShown: Bool { get }

    /// Says that the view says something else to the container around it.
    func traitDidChange()
}

extension LayoutElement {
    /// Tells the container that has asked for this view, where one has, that the view says something else to it.
    func subviewTraitDidChange() {
        var next: LayoutElement? = self
        while let element = next {
            if let place = element.subviewPlace { return place.traitDidChange() }
            next = element.parent
        }
    }

    /// Whether the element belongs to a view that its container leaves out.
    var isLeftOut: Bool {
        var next: LayoutElement? = self
        while let element = next {
            if let place = element.subviewPlace, !place.isShown { return true }
            next = element.parent
        }
        return false
    }
}
