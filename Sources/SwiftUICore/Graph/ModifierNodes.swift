/// A modifier that the framework itself applies, and that says how.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the node for a view with this modifier.
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>>
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        guard let primitive = modifier as? any PrimitiveModifier else { return CustomModifierNode(self, inputs) }
        return node(for: primitive, inputs)
    }

    @MainActor
    private func node<Primitive: PrimitiveModifier>(for modifier: Primitive, _ inputs: NodeInputs) -> ViewNode {
        modifier.makeNode(ModifiedContent<Content, Primitive>(content: content, modifier: modifier), inputs)
    }
}

// MARK: - Modifiers with a body

/// The node of a modifier that a program wrote.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
    TypedNode<ModifiedContent<Content, Modifier>>, StateOwner
{
    private var evaluator = BodyEvaluator()
    private var inner: TypedNode<Modifier.Body>?

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override var elements: [LayoutElement] { inner?.elements ?? [] }
    override var children: [ViewNode] { inner.map { [$0] } ?? [] }
    override func viewDidChange() { evaluate() }
    override func refresh() { evaluate() }
    func stateDidChange() { graph.invalidate(self) }

    private func evaluate() {
        let content = _ViewModifier_Content<Modifier>(content: view.content)
        let body = evaluator.evaluate(&view.modifier, of: self) { $0.body(content: content) }
        if let inner {
            inner.set(body, environment: environment)
        } else {
            inner = makeNode(body, inputs())
        }
    }
}

extension _ViewModifier_Content: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ModifiedViewNode(self, inputs) }
}

final class ModifiedViewNode<Modifier: ViewModifier>: ChoiceNode<_ViewModifier_Content<Modifier>> {
    override func choose() { show(view.content) }
}

// MARK: - Modifiers of the environment

/// A modifier that changes the environment of what it is applied to.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, inputs)
    }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: TypedNode<ModifiedContent<Content, Modifier>>
{
    private var content: TypedNode<Content>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: modified))
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }
    override func viewDidChange() { content.set(view.content, environment: modified) }

    private var modified: EnvironmentValues {
        var values = environment
        view.modifier.modify(&values)
        return values
    }
}

// MARK: - Modifiers of the layout

/// A modifier that puts an element around each element of what it is applied to.
@MainActor
protocol ElementModifier: PrimitiveModifier {
    associatedtype Element: LayoutElement
    func makeElement(around content: LayoutElement, in node: ViewNode) -> Element
    /// Brings the element in line with this value of the modifier.
    func update(_ element: Element, in node: ViewNode)
}

extension ElementModifier {
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ElementModifierNode(view, inputs)
    }
}

final class ElementModifierNode<Content: View, Modifier: ElementModifier>: TypedNode<ModifiedContent<Content, Modifier>>
{
    private var content: TypedNode<Content>!
    private var wrappers: [(content: LayoutElement, wrapper: Modifier.Element)] = []

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
    }

    override var children: [ViewNode] { [content] }

    override var elements: [LayoutElement] {
        let contents = content.elements
        if !contents.elementsEqual(wrappers, by: { $0 === $1.content }) {
            let known = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.content), $0.wrapper) })
            wrappers = contents.map { ($0, known[ObjectIdentifier($0)] ?? makeWrapper(around: $0)) }
        }
        return wrappers.map(\.wrapper)
    }

    private func makeWrapper(around element: LayoutElement) -> Modifier.Element {
        let wrapper = view.modifier.makeElement(around: element, in: self)
        view.modifier.update(wrapper, in: self)
        return wrapper
    }

    override func viewDidChange() {
        content.set(view.content, environment: environment)
        for (_, wrapper) in wrappers { view.modifier.update(wrapper, in: self) }
    }
}

// MARK: - Modifiers with a second view

/// A modifier that shows a second view with each element of what it is applied to.
@MainActor
protocol DecorationModifier: PrimitiveModifier {
    associatedtype Decoration: View
    var decoration: Decoration { get }
    var alignment: Alignment { get }
    var isInFront: Bool { get }
}

extension DecorationModifier {
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        DecorationNode(view, inputs)
    }
}

final class DecorationNode<Content: View, Modifier: DecorationModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var content: TypedNode<Content>!
    /// One for each element of the content, in their order.
    private var parts: [Part] = []

    private struct Part {
        let decoration: TypedNode<Modifier.Decoration>
        let element: DecoratedElement
    }

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
    }

    override var children: [ViewNode] { [content] + parts.map(\.decoration) }

    override var elements: [LayoutElement] {
        let contents = content.elements
        if !contents.elementsEqual(parts, by: { $0 === $1.element.content }) { updateParts(contents) }
        return parts.map(\.element)
    }

    override func viewDidChange() {
        content.set(view.content, environment: environment)
        for part in parts {
            part.decoration.set(view.modifier.decoration, environment: decorationEnvironment)
            update(part.element)
        }
    }

    private func updateParts(_ contents: [LayoutElement]) {
        let before = parts
        var known = Dictionary(uniqueKeysWithValues: parts.map { (ObjectIdentifier($0.element.content), $0) })
        parts = contents.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makePart(around: $0) }
        for part in before where known[ObjectIdentifier(part.element.content)] != nil { part.decoration.remove() }
    }

    private func makePart(around element: LayoutElement) -> Part {
        let decoration = SwiftUICore.makeNode(view.modifier.decoration, inputs(environment: decorationEnvironment))
        let part = Part(decoration: decoration, element: DecoratedElement(element, decoration: decoration))
        update(part.element)
        return part
    }

    private func update(_ element: DecoratedElement) {
        element.decoration.alignment = view.modifier.alignment
        if element.isInFront != view.modifier.isInFront {
            element.isInFront = view.modifier.isInFront
            graph.structureDidChange()
        }
    }

    private var decorationEnvironment: EnvironmentValues { environment.outsideStacks }
}

// MARK: - Modifiers of a view's life

/// Runs closures when a view comes and goes.
struct LifecycleModifier {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var task: LifecycleTask?
    var onChange: LifecycleChange?
}

/// Work that starts with the view, and again when the identity changes; it is cancelled when the view goes.
struct LifecycleTask {
    var id: AnyHashable
    var priority: TaskPriority
    var action: @MainActor @Sendable () async -> Void
}

/// What runs when the value is another than at the evaluation before.
struct LifecycleChange {
    var value: Any
    var isInitial: Bool
    var areEqual: (Any, Any) -> Bool
    var action: (_ old: Any, _ new: Any) -> Void
}

extension LifecycleModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        LifecycleNode(view, inputs)
    }
}

/// As any modifier, this one applies to each view of what it modifies: each appears, has its task and disappears by
/// itself, and where there is none nothing happens.
final class LifecycleNode<Content: View>: TypedNode<ModifiedContent<Content, LifecycleModifier>> {
    private var content: TypedNode<Content>!
    /// One for each element of the content that has appeared, in their order.
    private var appearances: [Appearance] = []
    private var shownValue: Any?

    /// One view from when it comes until it goes.
    private final class Appearance {
        let element: LayoutElement
        var taskIdentity: AnyHashable?
        var task: Task<Void, Never>?
        var isOver = false

        init(_ element: LayoutElement) { self.element = element }
    }

    override init(_ view: ModifiedContent<Content, LifecycleModifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
        if let change = view.modifier.onChange {
            shownValue = change.value
            if change.isInitial { graph.afterUpdate { change.action(change.value, change.value) } }
        }
    }

    override var children: [ViewNode] { [content] }

    override var elements: [LayoutElement] {
        let elements = content.elements
        if !elements.elementsEqual(appearances, by: { $0 === $1.element }) { updateAppearances(elements) }
        return elements
    }

    override func viewDidChange() {
        content.set(view.content, environment: environment)
        if let change = view.modifier.onChange {
            if let before = shownValue, !change.areEqual(before, change.value) {
                graph.afterUpdate { change.action(before, change.value) }
            }
            shownValue = change.value
        }
        for appearance in appearances { startTask(of: appearance) }
    }

    override func didRemove() {
        for appearance in appearances { end(appearance) }
        appearances = []
    }

    private func updateAppearances(_ elements: [LayoutElement]) {
        let before = appearances
        var known = Dictionary(uniqueKeysWithValues: before.map { (ObjectIdentifier($0.element), $0) })
        appearances = elements.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? begin($0) }
        for appearance in before where known[ObjectIdentifier(appearance.element)] != nil { end(appearance) }
    }

    private func begin(_ element: LayoutElement) -> Appearance {
        let appearance = Appearance(element)
        if let onAppear = view.modifier.onAppear { graph.afterUpdate(onAppear) }
        startTask(of: appearance)
        return appearance
    }

    private func end(_ appearance: Appearance) {
        appearance.isOver = true
        appearance.task?.cancel()
        if let onDisappear = view.modifier.onDisappear { graph.afterUpdate(onDisappear) }
    }

    private func startTask(of appearance: Appearance) {
        guard let request = view.modifier.task, request.id != appearance.taskIdentity else { return }
        appearance.taskIdentity = request.id
        graph.afterUpdate {
            guard !appearance.isOver else { return }
            appearance.task?.cancel()
            appearance.task = Task(priority: request.priority) { await request.action() }
        }
    }
}
