/// What happens to the commands of a scene.
enum CommandsChange<Added: Commands> {
    case adding(Added)
    case replacing(Added)
    case removing
}

/// Changes the commands of a scene.
@_weakLinked
struct CommandsModifier<Content: Scene, Added: Commands> {
    let content: Content
    let change: CommandsChange<Added>
}

extension CommandsModifier: PrimitiveScene {
    typealias Body = Never

    func makeNode(_ inputs: SceneInputs) -> SceneNode { CommandsModifierNode(self, inputs) }
}

final class CommandsModifierNode<Content: Scene, Added: Commands>: TypedSceneNode<CommandsModifier<Content, Added>> {
    private var content: TypedSceneNode<Content>!

    override init(_ scene: CommandsModifier<Content, Added>, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        content = makeSceneNode(scene.content, self.inputs(at: 0))
    }

    override var children: [SceneNode] { [content] }
    override func sceneDidChange() { content.set(scene.content) }

    override var commands: [any Commands] {
        switch scene.change {
        case .adding(let commands): content.commands + [commands]
        case .replacing(let commands): [commands]
        case .removing: []
        }
    }

    override var repeatedScene: SceneID? {
        if case .adding = scene.change { content.repeatedScene } else { nil }
    }
}

extension Scene {
    /// Adds commands to the app's menu bar.
    ///
    /// Each window of the app then has a menu bar, with the standard menus File and Edit and with what the commands add. An
    /// app whose commands bring no item has none, as programs of a Linux desktop have none whose windows do without. The Edit
    /// menu answers for what has the focus: its items are disabled where they can do nothing.
    ///
    /// ```swift
    /// WindowGroup { NotesView() }
    ///     .commands {
    ///         CommandMenu("Note") { Button("Pin") { pin() }.keyboardShortcut("p") }
    ///     }
    /// ```
    /// - Parameter content: The commands.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsModifier(content: self, change: .adding(content()))
    }

    /// Takes the commands of this scene out of the menu bar, the one that opens another of its windows included.
    nonisolated public func commandsRemoved() -> some Scene {
        CommandsModifier<Self, EmptyCommands>(content: self, change: .removing)
    }

    /// Replaces the commands of this scene.
    /// - Parameter content: The commands.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsModifier(content: self, change: .replacing(content()))
    }
}
