/// The node of the views that a closure makes from the views of a content.
///
/// The content has a separate node beside that of the closure's result, in which a ``SubviewNode`` takes the element of
/// a view. A view that is shown twice has an element in a second node of the content, and so on.
final class SubviewsNode<Outer: View, Base: View, Result: View>: EvaluatingNode<Outer>, OutputContainer, SubviewOwner {
    /// One node of the content, and the views in it.
    private final class Layer {
        let node: TypedNode<Base>
        var places: [SubviewPlace] = []

        init(_ node: TypedNode<Base>) { self.node = node }
    }

    private let base: (Outer) -> Base
    private let transform: (Outer, [Subview], [LayoutElement]) -> Result
    private let marksSections: Bool
    private let source = SubviewSource()
    private var derived = DerivedEnvironment()
    private var layers: [Layer] = []
    private var result: TypedNode<Result>!
    /// The indices of the views in each layer, by their numbers in the first.
    private var indices: [Int: Int] = [:]
    private var lastSerial = 0
    /// The transaction of a pending change of the content.
    private var transaction: Transaction?
    private var isTraitOther = false
    private var isCommitted = false

    /// - Parameters:
    ///   - base: The content of a view.
    ///   - marksSections: Whether views are marked with their part of a section.
    ///   - transform: Returns the view for the content's views and their elements.
    init(
        _ view: Outer,
        base: @escaping (Outer) -> Base,
        marksSections: Bool,
        _ inputs: NodeInputs,
        transform: @escaping (Outer, [Subview], [LayoutElement]) -> Result
    ) {
        (self.base, self.transform, self.marksSections) = (base, transform, marksSections)
        super.init(view, inputs)
        source.owner = self
        addLayer()
        result = SwiftUICore.makeNode(evaluate(), self.inputs(rowsOnDemand: rowsOnDemand))
        graph.commit(self)
    }

    override var children: [ViewNode] { layers.map(\.node) + (result.map { [$0] } ?? []) }
    override func makeElements() -> [LayoutElement] { result.elements }
    override func makeRows() -> [RowRun] { result.rows }

    override func makePreferences() -> PreferenceValues {
        // Views that are left out have none. Those of the content are asked for so that the next change is noticed.
        for layer in layers { _ = layer.node.preferences }
        return result.preferences
    }

    override func preferencesWillChange() {
        for layer in layers { for place in layer.places { place.holder?.preferencesDidChange() } }
    }

    override func viewDidChange() {
        for layer in layers { layer.node.set(base(view), environment: contentEnvironment()) }
        for layer in layers { takeElements(of: layer) }
        result.set(evaluate(), environment: environment)
    }

    override func environmentDidChangeUnread() {
        for layer in layers { layer.node.setEnvironment(contentEnvironment()) }
        result.setEnvironment(environment)
    }

    private func contentEnvironment() -> EnvironmentValues {
        var values = environment
        values.marksSections = marksSections
        return derived(values)
    }

    private func evaluate() -> Result {
        graph.forget(self)
        isTraitOther = false
        let places = layers[0].places
        let subviews = places.map {
            Subview(id: .init(serial: $0.serial), containerValues: ContainerValues(of: $0.element), source: source)
        }
        return evaluator.evaluate(for: self) { transform(view, subviews, places.map(\.element)) }
    }

    // MARK: Content

    private func addLayer() {
        let layer = Layer(SwiftUICore.makeNode(base(view), inputs(environment: contentEnvironment())))
        layers.append(layer)
        takeElements(of: layer)
    }

    /// Takes over which views a layer has.
    /// - Returns: Whether they have changed.
    @discardableResult
    private func takeElements(of layer: Layer) -> Bool {
        let (before, elements) = (layer.places, layer.node.elements)
        guard !elements.elementsEqual(before, by: { $0 === $1.element }) else { return false }
        var known = Dictionary(uniqueKeysWithValues: before.map { (ObjectIdentifier($0.element), $0) })
        layer.places = elements.map { element in
            if let place = known.removeValue(forKey: ObjectIdentifier(element)) { return place }
            lastSerial += 1
            return SubviewPlace(element, serial: lastSerial, owner: self)
        }
        if layer === layers.first {
            indices = Dictionary(uniqueKeysWithValues: zip(layer.places.map(\.serial), 0...))
        }
        for place in before { place.holder?.contentDidChange() }
        return true
    }

    override func elementsWillChange() {
        transaction = transaction?.merging(graph.transaction) ?? graph.transaction
        graph.outputsDidChange(in: self)
    }

    func takeOutputs() {
        guard !isRemoved else { return }
        let transaction = transaction ?? Transaction()
        self.transaction = nil
        graph.with(transaction) {
            var isOther = isTraitOther
            for layer in layers where takeElements(of: layer) { isOther = isOther || layer === layers.first }
            if isOther { result.set(evaluate(), environment: environment) }
        }
    }

    func subviewTraitDidChange() {
        isTraitOther = true
        elementsWillChange()
    }

    // MARK: What shows the views

    func claim(_ id: Subview.ID, for holder: SubviewNode) -> SubviewPlace? {
        guard !isRemoved, let index = indices[id.serial] else { return nil }
        let places = layers.compactMap { $0.places.indices.contains(index) ? $0.places[index] : nil }
        if let place = places.first(where: { $0.holder === holder }) ?? places.first(where: { $0.holder == nil }) {
            followHolders()
            return place
        }
        guard places.count == layers.count else { return nil }
        addLayer()
        followHolders()
        let layer = layers[layers.count - 1]
        return layer.places.indices.contains(index) ? layer.places[index] : nil
    }

    func release(_ place: SubviewPlace) { followHolders() }

    func node(of place: SubviewPlace) -> ViewNode? {
        guard let layer = layers.first(where: { $0.places.contains { $0 === place } }) else { return nil }
        var node: ViewNode = layer.node
        while node.elements.count > 1 {
            guard let inner = node.children.first(where: { $0.elements.contains { $0 === place.element } }) else {
                return node.elements.first === place.element ? node : nil
            }
            node = inner
        }
        return node
    }

    /// Makes newly shown views appear, and hidden ones disappear.
    private func followHolders() {
        if isCommitted { graph.commit(self) }
    }

    override func commit() {
        isCommitted = true
        while layers.count > 1, layers[layers.count - 1].places.allSatisfy({ $0.holder == nil }) {
            layers.removeLast().node.remove()
        }
        for layer in layers { layer.node.stageDidChange() }
    }
}
