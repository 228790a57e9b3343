/// The place of a view whose container has asked for its views, and shows the chosen ones.
@MainActor
protocol ElementPlace: AnyObject {
    /// A Boolean value that indicates whether the container shows the view.
    var isShown: Bool { get }

    /// Notes that the view sets another value for the container around it.
    func traitDidChange()
}

extension LayoutElement {
    /// Notifies the container that has asked for this view, if there is one, that the view sets another value.
    func subviewTraitDidChange() {
        var next: LayoutElement? = self
        while let element = next {
            if let place = element.subviewPlace { return place.traitDidChange() }
            next = element.parent
        }
    }

    /// A Boolean value that indicates whether the element belongs to a view that its container omits.
    var isLeftOut: Bool {
        var next: LayoutElement? = self
        while let element = next {
            if let place = element.subviewPlace, !place.isShown { return true }
            next = element.parent
        }
        return false
    }
}
