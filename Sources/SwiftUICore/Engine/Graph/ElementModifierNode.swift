/// A modifier that wraps each element of its content in another element.
@MainActor
protocol ElementModifier: PrimitiveModifier {
    associatedtype Element: EnclosingElement
    func makeElement(around content: LayoutElement, in node: ViewNode) -> Element
    /// Brings the element in line with this value of the modifier.
    func update(_ element: Element, in node: ViewNode)
    /// A Boolean value that indicates whether an element keeps no state except that of the last update.
    static var keepsNothing: Bool { get }
}

extension ElementModifier {
    static var keepsNothing: Bool { false }

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        ElementModifierNode(view, inputs)
    }
}

extension ElementModifier where Element: PlainElement {
    func makeElement(around content: LayoutElement, in node: ViewNode) -> Element {
        Element(content, graph: node.graph)
    }
}

/// The node of a view with an element around each element of another.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>: ModifiedNode<Content, Modifier> {
    /// The elements around those of the content, each a `Modifier.Element`. A dictionary of that type, which no compiled code knows
    /// beforehand, would be looked up in each frame of an animation.
    private var wrappers: [ObjectIdentifier: LayoutElement] = [:]
    /// Wraps the rows of a list when they are made.
    private var rowWrappers: [ObjectIdentifier: WrappedRows] = [:]

    override var keepsNothing: Bool { Modifier.keepsNothing }

    override func makeElements() -> [LayoutElement] {
        let contents = content.elements
        let before = wrappers
        wrappers = [:]
        return contents.map { element in
            let wrapper = before[ObjectIdentifier(element)] ?? makeWrapper(around: element)
            wrappers[ObjectIdentifier(element)] = wrapper
            return wrapper
        }
    }

    override func makeRows() -> [RowRun] {
        // Elements and rows are not asked for both, except where there are only elements.
        let runs = content.rows
        guard runs.contains(where: { $0.source != nil || $0.section != nil }) else {
            return elements.map(RowRun.element)
        }
        let before = rowWrappers
        var elementsBefore = wrappers
        (wrappers, rowWrappers) = ([:], [:])
        return runs.map { run in
            switch run.rows {
            case .element(let element):
                let wrapper =
                    elementsBefore.removeValue(forKey: ObjectIdentifier(element)) ?? makeWrapper(around: element)
                wrappers[ObjectIdentifier(element)] = wrapper
                return RowRun(rows: .element(wrapper), section: run.section)
            case .onDemand(let source):
                let rows =
                    before[ObjectIdentifier(source)]
                    ?? WrappedRows(source, keepsNothing: Modifier.keepsNothing) { [unowned self] in
                        makeWrapper(around: $0)
                    }
                rowWrappers[ObjectIdentifier(source)] = rows
                return RowRun(rows: .onDemand(rows), section: run.section)
            }
        }
    }

    private func makeWrapper(around element: LayoutElement) -> Modifier.Element {
        let modifier = shownView.modifier
        let wrapper = modifier.makeElement(around: element, in: self)
        wrapper.followDirection(of: self)
        modifier.update(wrapper, in: self)
        return wrapper
    }

    override func directionDidChange() {
        for wrapper in wrappers.values { wrapper.followDirection(of: self) }
        for rows in rowWrappers.values { for wrapper in rows.wrappers { wrapper.followDirection(of: self) } }
    }

    override func viewDidChange() {
        super.viewDidChange()
        animationDidAdvance()
    }

    override func animationDidAdvance() {
        let modifier = shownView.modifier
        for wrapper in wrappers.values {
            modifier.update(unsafeDowncast(wrapper, to: Modifier.Element.self), in: self)
        }
        for rows in rowWrappers.values {
            for case let wrapper as Modifier.Element in rows.wrappers { modifier.update(wrapper, in: self) }
        }
    }
}
