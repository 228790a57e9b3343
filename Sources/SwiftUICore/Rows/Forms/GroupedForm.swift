import Foundation

/// The rows of a form in boxes, a box for each section.
@_weakLinked
struct GroupedForm<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode { GroupedFormNode(self, inputs) }
}

/// The node of a form in boxes.
final class GroupedFormNode<Content: View>: TypedNode<GroupedForm<Content>>, RowDecorating {
    private var content: TypedNode<Content>!
    private var element: GroupedFormElement!
    private var derived = DerivedEnvironment()

    override init(_ view: GroupedForm<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: rowEnvironment(), rowsOnDemand: true))
        element = GroupedFormElement(content: content, owner: self)
        element.hidesBackground = environment.scrollContentBackgroundVisibility == .hidden
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] + (element?.decorator.nodes ?? []) }

    override func viewDidChange() {
        content.set(view.content, environment: rowEnvironment())
        element.decorator.environment = rowEnvironment()
        element.hidesBackground = environment.scrollContentBackgroundVisibility == .hidden
    }

    func looksMayHaveChanged() { element.looksMayHaveChanged() }

    private func rowEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .vertical
        return derived(values)
    }
}

/// The element of a form in boxes: rows one below the other, with boxes behind those of a section and lines between them.
final class GroupedFormElement: LayoutElement, OutputContainer {
    /// Adds the surroundings of rows.
    let decorator: RowDecorator
    private var table: RowTable!
    private unowned let owner: ViewNode
    private var rows: [Row] = []
    private var boxes: [WidgetElement<FormBoxContent>] = []
    private var lines: [WidgetElement<DividerContent>] = []
    /// A Boolean value that indicates whether no boxes are shown behind the rows.
    var hidesBackground = false {
        didSet { if hidesBackground != oldValue { widgetsDidChange() } }
    }

    private struct Row {
        let element: LayoutElement
        let source: LayoutElement
        let part: ListRowLook.Part
        let begins: Bool
        let ends: Bool
        let separates: Bool
    }

    private static let sectionSpacing: CGFloat = 18
    private static let titleSpacing: CGFloat = 6
    private static let insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    private static let titleInsets = EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    private static let minRowHeight: CGFloat = 40

    init(content node: ViewNode, owner: ViewNode) {
        decorator = RowDecorator(environment: node.environment)
        self.owner = owner
        super.init(graph: node.graph)
        table = RowTable(content: node, container: self)
        graph.outputsDidChange(in: self)
    }

    deinit { endParenthood() }

    func takeOutputs() {
        // All rows are arranged again, whichever have changed.
        _ = table.takeChanges()
        arrange()
    }

    /// Takes over that rows ask for another look.
    func looksMayHaveChanged() { graph.outputsDidChange(in: self) }

    private func arrange() {
        let before = rows
        rows = []
        for (partIndex, part) in table.parts.enumerated() {
            let kind: ListRowLook.Part =
                switch part.section?.part {
                case .header: .header
                case .footer: .footer
                case .content, nil: .content
                }
            let follows = partIndex > 0 ? table.parts[partIndex - 1].section?.id : nil
            let isOtherSection = partIndex > 0 && (part.section == nil || follows != part.section?.id)
            for index in part.rows {
                let source = table.row(at: index)
                let shown = decorator.decorated(source, in: owner, place: place(kind)) { nil }
                shown.parent = self
                let isLast = index == part.rows.upperBound - 1
                let hides = RowTraits(of: source).separators.bottom == .hidden
                rows.append(
                    Row(
                        element: shown,
                        source: source,
                        part: kind,
                        begins: index == part.rows.lowerBound && isOtherSection,
                        ends: isLast,
                        separates: kind == .content && !isLast && !hides
                    )
                )
            }
        }
        let kept = Set(rows.map { ObjectIdentifier($0.element) })
        for row in before where !kept.contains(ObjectIdentifier(row.element)) {
            if let gone = decorator.release(row.element) { table.release(gone) }
        }
        let boxCount = rows.filter { $0.part == .content && $0.ends }.count
        while boxes.count < boxCount {
            let box = WidgetElement(FormBoxContent(), graph: graph)
            box.parent = self
            boxes.append(box)
        }
        boxes.removeLast(boxes.count - boxCount)
        let lineCount = rows.filter(\.separates).count
        while lines.count < lineCount {
            let line = WidgetElement(DividerContent(axis: .horizontal), graph: graph)
            line.parent = self
            lines.append(line)
        }
        lines.removeLast(lines.count - lineCount)
        invalidateSize()
        widgetsDidChange()
        accessibilityDidChange()
    }

    private func place(_ part: ListRowLook.Part) -> RowDecoration.Place {
        RowDecoration.Place(
            insets: part == .content ? Self.insets : Self.titleInsets,
            minHeight: part == .content ? Self.minRowHeight : nil,
            isAlwaysDecorated: true,
            isContent: part == .content
        )
    }

    // MARK: Layout

    /// Returns the rectangles of the rows for a width, and the height of all.
    private func frames(width: CGFloat?) -> (frames: [CGRect], size: CGSize) {
        var frames: [CGRect] = []
        var y: CGFloat = 0
        var widest: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if row.begins {
                y += Self.sectionSpacing
            } else if index > 0, rows[index - 1].part != row.part {
                y += Self.titleSpacing
            }
            let size = row.element.size(ProposedViewSize(width: width, height: nil))
            frames.append(CGRect(x: 0, y: y, width: width ?? size.width, height: size.height))
            widest = max(widest, size.width)
            y += size.height
        }
        return (frames, CGSize(width: max(width ?? 0, widest), height: y))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? $0 : 600 }
        return frames(width: width).size
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let frames = frames(width: frame.width).frames.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
        var (box, line) = (0, 0)
        var top: CGFloat?
        for (row, place) in zip(rows, frames) {
            row.element.place(in: place, proposal: ProposedViewSize(width: place.width, height: nil))
            guard row.part == .content else { continue }
            let first = top ?? place.minY
            top = row.ends ? nil : first
            if row.ends {
                let rectangle = CGRect(x: place.minX, y: first, width: place.width, height: place.maxY - first)
                boxes[box].place(in: rectangle, proposal: ProposedViewSize(rectangle.size))
                box += 1
            }
            if row.separates {
                let rectangle = CGRect(
                    x: place.minX + Self.insets.leading,
                    y: place.maxY - 1,
                    width: max(0, place.width - Self.insets.leading),
                    height: 1
                )
                lines[line].place(in: rectangle, proposal: ProposedViewSize(rectangle.size))
                line += 1
            }
        }
    }

    override var inner: [LayoutElement] { rows.map(\.element) }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        if !hidesBackground { for box in boxes { box.collectWidgets(&widgets) } }
        for row in rows { row.element.collectWidgets(&widgets) }
        for line in lines { line.collectWidgets(&widgets) }
    }
}

/// The box behind the rows of a section.
package struct FormBoxContent: WidgetContent, Equatable {
    package init() {}
}
