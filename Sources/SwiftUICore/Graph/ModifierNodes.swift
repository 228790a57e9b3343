/// A modifier that the framework itself applies, and that says how.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the node for a view with this modifier.
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
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
    private var properties = DynamicPropertyStorage()
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
        graph.forget(self)
        properties.install(view.modifier, owner: self, environment: environment)
        let body = view.modifier.body(content: _ViewModifier_Content())
        // The stand-in finds the modified view through the environment, past whatever the body puts around it.
        var environment = environment
        environment[ModifiedViewKey<Modifier>.self] = AnyView(view.content)
        if let inner {
            inner.set(body, environment: environment)
        } else {
            inner = makeNode(body, inputs(environment: environment))
        }
    }
}

private struct ModifiedViewKey<Modifier>: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension _ViewModifier_Content: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ModifiedViewNode(self, inputs) }
}

final class ModifiedViewNode<Modifier: ViewModifier>: ChoiceNode<_ViewModifier_Content<Modifier>> {
    override func choose() {
        guard let view = environment[ModifiedViewKey<Modifier>.self] else { return showNothing() }
        show(view.content)
    }
}

// MARK: - Modifiers of the environment

/// A modifier that changes the environment of what it is applied to.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, inputs)
    }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
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
        _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ElementModifierNode(view, inputs)
    }
}

final class ElementModifierNode<Content: View, Modifier: ElementModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var content: TypedNode<Content>!
    private var wrappers: [(content: LayoutElement, wrapper: Modifier.Element)] = []

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
    }

    override var children: [ViewNode] { [content] }

    override var elements: [LayoutElement] {
        wrappers = content.elements.map { element in
            if let known = wrappers.first(where: { $0.content === element }) { return known }
            let wrapper = view.modifier.makeElement(around: element, in: self)
            view.modifier.update(wrapper, in: self)
            return (element, wrapper)
        }
        return wrappers.map(\.wrapper)
    }

    override func viewDidChange() {
        content.set(view.content, environment: environment)
        for (_, wrapper) in wrappers { view.modifier.update(wrapper, in: self) }
    }
}

// MARK: - Modifiers with a second view

/// A modifier that shows a second view with the one it is applied to.
@MainActor
protocol DecorationModifier: PrimitiveModifier {
    associatedtype Decoration: View
    var decoration: Decoration { get }
    var alignment: Alignment { get }
    var isInFront: Bool { get }
}

extension DecorationModifier {
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        DecorationNode(view, inputs)
    }
}

final class DecorationNode<Content: View, Modifier: DecorationModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var content: TypedNode<Content>!
    private var decoration: TypedNode<Modifier.Decoration>!
    private var element: DecoratedElement!

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
        decoration = SwiftUICore.makeNode(view.modifier.decoration, self.inputs())
        element = DecoratedElement(
            OverlayingElement(content: content), decoration: decoration, isInFront: view.modifier.isInFront)
        element.decoration.alignment = view.modifier.alignment
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { [content, decoration] }

    override func viewDidChange() {
        content.set(view.content, environment: environment)
        decoration.set(view.modifier.decoration, environment: environment)
        element.decoration.alignment = view.modifier.alignment
    }
}

// MARK: - Modifiers of a view's life

/// Runs closures when a view comes and goes.
struct LifecycleModifier {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    /// Starts with the view, and again when the identity changes; cancelled when the view goes.
    var task: (id: AnyHashable, action: @MainActor @Sendable () async -> Void)?
    /// Runs when the value is another than at the evaluation before.
    var onChange: (value: Any, action: (_ old: Any, _ new: Any) -> Void, isInitial: Bool, areEqual: (Any, Any) -> Bool)?
}

extension LifecycleModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        LifecycleNode(view, inputs)
    }
}

final class LifecycleNode<Content: View>: TypedNode<ModifiedContent<Content, LifecycleModifier>> {
    private var content: TypedNode<Content>!
    private var task: Task<Void, Never>?
    private var taskIdentity: AnyHashable?

    override init(_ view: ModifiedContent<Content, LifecycleModifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
        let modifier = view.modifier
        if let onAppear = modifier.onAppear { graph.afterUpdate(onAppear) }
        if let change = modifier.onChange, change.isInitial {
            graph.afterUpdate { change.action(change.value, change.value) }
        }
        startTask()
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange() {
        if let change = view.modifier.onChange, let before = shownChangeValue, !change.areEqual(before, change.value) {
            graph.afterUpdate { change.action(before, change.value) }
        }
        shownChangeValue = view.modifier.onChange?.value
        content.set(view.content, environment: environment)
        startTask()
    }

    override func didRemove() {
        task?.cancel()
        if let onDisappear = view.modifier.onDisappear { graph.afterUpdate(onDisappear) }
    }

    private lazy var shownChangeValue: Any? = view.modifier.onChange?.value

    private func startTask() {
        _ = shownChangeValue
        guard let task = view.modifier.task, task.id != taskIdentity else { return }
        taskIdentity = task.id
        graph.afterUpdate { [weak self] in
            self?.task?.cancel()
            self?.task = Task { await task.action() }
        }
    }
}
