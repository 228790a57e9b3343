import Foundation
import UniformTypeIdentifiers

/// The choices of a picker, as one of the elements that can show them.
@_weakLinked
struct PickerChoices<Element: ChoicesElement, Value: Hashable, Content: View>: PrimitiveView {
    typealias Body = Never
    let selections: [Binding<Value>]
    let content: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode { PickerNode(self, inputs) }
}

/// The node of the choices of a picker.
final class PickerNode<Element: ChoicesElement, Value: Hashable, Content: View>: EvaluatingNode<
    PickerChoices<Element, Value, Content>
>
{
    private var content: TypedNode<Content>!
    private var element: Element!
    private var derived = DerivedEnvironment()

    override init(_ view: PickerChoices<Element, Value, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: contentEnvironment()))
        element = Element(content: content)
        evaluate()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    override func viewDidChange() {
        content.set(view.content, environment: contentEnvironment())
        evaluate()
    }

    override func environmentDidChangeUnread() { content.setEnvironment(contentEnvironment()) }

    private func contentEnvironment() -> EnvironmentValues {
        let values = environment.outsideStacks
        return derived(Element.hasLookOfMenus ? values.withLookOfMenus : values)
    }

    private func evaluate() {
        graph.forget(self)
        let selections = view.selections
        let (selected, isEnabled) = evaluator.evaluate(for: self) {
            (Self.commonValue(of: selections), environment.isEnabled)
        }
        element.update(
            PickerSelection(
                isSelected: Self.isTag(of: selected),
                select: { tag in
                    guard let value = Self.value(of: tag) else { return }
                    for selection in selections { selection.wrappedValue = value }
                },
                isCurrent: { Self.isTag(of: Self.commonValue(of: selections)) },
                fits: { Self.value(of: $0) != nil },
                value: selected,
                isEnabled: isEnabled
            )
        )
    }

    /// Returns the value that all selections have.
    private static func commonValue(of selections: [Binding<Value>]) -> Value? {
        let values = selections.map(\.wrappedValue)
        return values.allSatisfy { $0 == values.first } ? values.first : nil
    }

    /// Tells the tags of a value from those of others. No tag is one of nil.
    private static func isTag(of value: Value?) -> (SelectionTag) -> Bool {
        { Self.value(of: $0) == value && value != nil }
    }

    /// Returns the value that a tag stands for. A tag of the type that an optional wraps stands for the optional.
    private static func value(of tag: SelectionTag) -> Value? { tag.selected(as: Value.self) }
}

/// The selection among views with tags.
struct PickerSelection {
    var isSelected: (SelectionTag) -> Bool
    var select: (SelectionTag) -> Void
    /// A closure that returns a way to find out which view is chosen now.
    var isCurrent: () -> (SelectionTag) -> Bool
    /// A closure that returns whether a tag has the type of the selection.
    var fits: (SelectionTag) -> Bool
    /// The selected value; nil for none.
    var value: Any?
    var isEnabled: Bool

    /// Logs once that no choice has the selected value. An optional without a value needs none.
    func reportNoChoice() {
        guard let value else { return }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty { return }
        let type = Swift.type(of: value)
        guard ReportedOnce.first("Picker", of: type) else { return }
        BackgroundLogger(label: "SwiftUI.Picker").warning(
            "A Picker shows no choice: its selection is \(value), and no choice has that tag. Give a choice .tag(_:) with a value of the type \(type)."
        )
    }
}

/// An element that shows the choices of a picker.
@MainActor
protocol ChoicesElement: LayoutElement {
    /// A Boolean value that indicates whether the choices look as the items of a menu do, whatever the look of the views around.
    static var hasLookOfMenus: Bool { get }
    /// - Parameter node: The views of the choices.
    init(content node: ViewNode)
    func update(_ selection: PickerSelection)
}

/// The element of a picker. The host shows the choices, and uses only the text and picture of their views.
final class PickerElement<Shown: PickerContent>: LayoutElement, OutputContainer, ChoicesElement {
    static var hasLookOfMenus: Bool { Shown.self == MenuPickerContent.self }

    private let node: ViewNode
    private var elements: [LayoutElement] = []
    private var selection: PickerSelection?
    private var shown = Shown(choice: PickerChoice(options: [], isEnabled: true, select: { _ in }, current: { nil }))
    private var widget: (any HostWidget<Shown>)!

    init(content node: ViewNode) {
        self.node = node
        super.init(graph: node.graph)
        receiveOutputs(of: node)
        widget = graph.host.makeWidget(shown)
    }

    deinit { endParenthood() }

    func update(_ selection: PickerSelection) {
        self.selection = selection
        graph.outputsDidChange(in: self)
    }

    func takeOutputs() {
        guard let selection else { return }
        let tagged = node.elements.compactMap { element in
            element.traits.selectionTag(where: selection.fits).map { (element, $0) }
        }
        elements = tagged.map(\.0)
        let tags = tagged.map(\.1)
        let selected = tags.firstIndex(where: selection.isSelected)
        if selected == nil, !tags.isEmpty { selection.reportNoChoice() }
        shown = Shown(
            choice: PickerChoice(
                options: elements.map(PickerOption.init),
                selection: selected,
                isEnabled: selection.isEnabled,
                select: { if tags.indices.contains($0) { selection.select(tags[$0]) } },
                current: { tags.firstIndex(where: selection.isCurrent()) }
            )
        )
        for element in elements {
            element.parent = self
            // The views are not laid out, but their changes are reported only after their size was requested.
            _ = element.size(.unspecified)
        }
        if widget.update(shown) { invalidateSize() }
        ownAccessibilityDidChange()
    }

    /// A choice may have another text.
    override func didInvalidate() { graph.outputsDidChange(in: self) }

    override var accessibilityWidget: (any HostWidget)? { widget }
    override func makeAccessibility() -> [AccessibilityElement] {
        accessibilityElements(of: widget) { [weak self] in self?.shown.accessibility(around: []) ?? [] }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { widget.measure(proposal) }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func showDirection(_ direction: LayoutDirection) { widget.setDirection(direction) }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        widget.baselines(in: size)?.value(for: key)
    }
}

extension PickerOption {
    @MainActor
    fileprivate init(_ element: LayoutElement) {
        title = element.words.joined(separator: " ")
        image = element.picture
        name = element.accessibility.compactMap(\.label).joined(separator: ", ")
    }
}
