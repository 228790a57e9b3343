/// Commands as views in a menu: what makes them items, and has their state and environment.
@_weakLinked
struct CommandsView<Content: Commands>: PrimitiveView {
    typealias Body = Never
    let commands: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        commands is any PrimitiveCommands ? KnownCommandsNode(self, inputs) : CommandsNode(self, inputs)
    }
}

/// Commands that the framework knows.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
    /// The views that they are.
    var view: any View { get }
}

extension EmptyCommands: PrimitiveCommands {
    var view: any View { EmptyView() }
}

extension TupleCommands: PrimitiveCommands {
    var view: any View { TupleView(repeat CommandsView(commands: each value)) }
}

extension Optional: PrimitiveCommands where Wrapped: Commands {
    var view: any View { map { CommandsView(commands: $0) } }
}

extension _ConditionalCommands: PrimitiveCommands {
    var view: any View {
        switch storage {
        case .first(let commands): CommandsView(commands: commands)
        case .second(let commands): CommandsView(commands: commands)
        }
    }
}

/// The node of commands that the framework knows.
final class KnownCommandsNode<Content: Commands>: ChoiceNode<CommandsView<Content>> {
    override func choose() {
        guard let commands = view.commands as? any PrimitiveCommands else { return }
        show(commands.view)
    }
}

/// The node of commands that a program wrote.
final class CommandsNode<Content: Commands>: EvaluatingNode<CommandsView<Content>> {
    private var content: TypedNode<CommandsView<Content.Body>>!

    override init(_ view: CommandsView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = makeNode(evaluate(), self.inputs())
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }
    override func viewDidChange() { content.set(evaluate(), environment: environment) }

    private func evaluate() -> CommandsView<Content.Body> {
        graph.willEvaluateBody(of: self)
        return CommandsView(
            commands: evaluator.evaluate(view.commands, for: self, in: environment) { $0.body }
        )
    }
}
