extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        inputs.environment.isInMenu ? MenuItemNode(self, inputs) : SectionNode(self, inputs)
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
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>> {
    private var header: TypedNode<Parent>!
    private var content: TypedNode<Content>!
    private var footer: TypedNode<Footer>!
    private var derived = DerivedEnvironment()

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        header = SwiftUICore.makeNode(view.header, self.inputs(environment: titleEnvironment()))
        content = SwiftUICore.makeNode(view.content, self.inputs(rowsOnDemand: rowsOnDemand))
        footer = SwiftUICore.makeNode(view.footer, self.inputs(environment: titleEnvironment()))
    }

    override var children: [ViewNode] { [header, content, footer] }
    override func makeElements() -> [LayoutElement] { children.flatMap(\.elements) }

    override func makeRows() -> [RowRun] {
        let id = ObjectIdentifier(self)
        let parts: [(ViewNode, RowSection.Part)] = [(header, .header), (content, .content), (footer, .footer)]
        return parts.flatMap { node, part in node.rows.map { $0.marked(RowSection(id: id, part: part)) } }
    }

    override func viewDidChange() {
        header.set(view.header, environment: titleEnvironment())
        content.set(view.content, environment: environment)
        footer.set(view.footer, environment: titleEnvironment())
    }

    /// In lists, headers and footers are small and less prominent than rows.
    private func titleEnvironment() -> EnvironmentValues {
        guard environment.isInList else { return environment }
        var values = environment
        values.font = .subheadline.weight(.semibold)
        values.foreground = .color(.secondary)
        return derived(values)
    }
}
