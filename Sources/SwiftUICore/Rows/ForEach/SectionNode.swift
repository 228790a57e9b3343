extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        if inputs.environment.isInMenu { return MenuItemNode(self, inputs) }
        return inputs.environment.formLayout == .columns && !inputs.environment.marksSections
            ? ColumnsSectionNode(self, inputs) : SectionNode(self, inputs)
    }
}

extension Section: MenuItemView where Parent: View, Content: View, Footer: View {
    var itemLabel: Parent { header }
    var itemContent: TupleView<Content, Footer> { TupleView(content, footer) }

    func menuItem(in environment: EnvironmentValues) -> MenuItem { MenuItem(.section([])) }
}

extension Section: ShapedView where Parent: View, Content: View, Footer: View {
    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

/// The node of a section.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>,
    ValueReader
{
    private var header: TypedNode<SectionHeader<Parent>>!
    private var content: TypedNode<Content>!
    private var footer: TypedNode<Footer>!
    private var derived = DerivedEnvironment()
    private var derivedOfHeader = DerivedEnvironment()

    private var evaluator = Evaluator()
    private var isOpen = true
    /// The marks of each view's part for a container that asks for sections, by the view's element.
    private var marks: [ObjectIdentifier: TraitElement<SectionPartTrait>] = [:]

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        header = SwiftUICore.makeNode(headerView, self.inputs(environment: headerEnvironment()))
        content = SwiftUICore.makeNode(view.content, self.inputs(rowsOnDemand: rowsOnDemand))
        footer = SwiftUICore.makeNode(view.footer, self.inputs(environment: titleEnvironment()))
        follow()
    }

    private var headerView: SectionHeader<Parent> { SectionHeader(header: view.header, isExpanded: view.isExpanded) }

    /// Takes over whether the views are shown.
    private func follow() {
        graph.forget(self)
        let before = isOpen
        isOpen = evaluator.evaluate(for: self) { view.isExpanded?.wrappedValue ?? true }
        if isOpen != before { outputsDidChange() }
    }

    override func refresh() { follow() }
    func readValueDidChange() { graph.invalidate(self) }

    /// The nodes with visible views.
    private var shown: [ViewNode] { isOpen ? children : [header, footer] }

    override var children: [ViewNode] { [header, content, footer] }

    /// The nodes with visible views, and their parts of the section.
    private var parts: [(node: ViewNode, section: RowSection)] {
        let parts: [(ViewNode, RowSection.Part)] = [(header, .header), (content, .content), (footer, .footer)]
        return parts.filter { isOpen || $0.1 != .content }
            .map { ($0, RowSection(id: ObjectIdentifier(self), part: $1)) }
    }

    override func makeElements() -> [LayoutElement] {
        guard environment.marksSections else { return shown.flatMap(\.elements) }
        let before = marks
        marks = [:]
        return parts.flatMap { node, section in
            node.elements.map { element in
                let mark =
                    before[ObjectIdentifier(element)]
                    ?? TraitElement<SectionPartTrait>(element, section, isFallback: true)
                marks[ObjectIdentifier(element)] = mark
                return mark
            }
        }
    }

    override func makeRows() -> [RowRun] { parts.flatMap { part in part.node.rows.map { $0.marked(part.section) } } }

    override func viewDidChange() {
        header.set(headerView, environment: headerEnvironment())
        content.set(view.content, environment: environment)
        footer.set(view.footer, environment: titleEnvironment())
        follow()
    }

    /// In lists, headers and footers are small and less prominent than rows.
    private func titleEnvironment() -> EnvironmentValues {
        isInRows ? derived(smallTitles) : environment
    }

    private func headerEnvironment() -> EnvironmentValues {
        guard isInRows else { return environment }
        var values = smallTitles
        if environment.headerProminence == .increased {
            values.font = .title3.weight(.semibold)
            values.foreground = environment.foreground
        }
        return derivedOfHeader(values)
    }

    private var isInRows: Bool { environment.isInList || environment.formLayout == .grouped }

    private var smallTitles: EnvironmentValues {
        var values = environment
        values.font = .subheadline.weight(.semibold)
        values.foreground = .color(.secondary)
        return values
    }
}
