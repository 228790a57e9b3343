import UniformTypeIdentifiers

/// The node of a view of a content at the place where a container shows it.
final class SubviewNode: TypedNode<Subview> {
    private var place: SubviewPlace?
    private var element: WrapperElement?

    override init(_ view: Subview, _ inputs: NodeInputs) {
        super.init(view, inputs)
        // The first outputs are made with it in any case.
        _ = takePlace()
    }

    override func didRemove() { letGo() }
    override func makeElements() -> [LayoutElement] { element.map { [$0] } ?? [] }

    override func makePreferences() -> PreferenceValues {
        place.flatMap { view.source.owner?.node(of: $0)?.preferences } ?? PreferenceValues()
    }

    override func viewDidChange() { contentDidChange() }

    /// Follows the content, in which the view may have moved or been removed.
    func contentDidChange() {
        if takePlace() { outputsDidChange() }
    }

    /// - Returns: Whether another view is shown than before.
    private func takePlace() -> Bool {
        let taken = view.source.owner?.claim(view.id, for: self)
        guard taken !== place else { return false }
        letGo()
        if let taken, taken.element.graph !== graph {
            report()
            return false
        }
        taken?.holder = self
        place = taken
        element = taken.map { WrapperElement($0.element, graph: graph) }
        return true
    }

    private func letGo() {
        guard let place else { return }
        view.source.owner?.release(place)
        if place.holder === self { place.holder = nil }
        (self.place, element) = (nil, nil)
    }

    private func report() {
        guard ReportedOnce.first("subview in another window") else { return }
        BackgroundLogger(label: "SwiftUI.Subview").warning(
            "A subview is shown in another window than the content that it belongs to, where it is left out. Show it in the window of its container, or hand the content itself to the sheet, popover or window."
        )
    }
}
