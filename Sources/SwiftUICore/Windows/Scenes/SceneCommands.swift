/// The change of a scene's commands.
enum CommandsChange<Added: Commands> {
    case adding(Added)
    case replacing(Added)
    case removing
}

/// A scene with changed commands.
@_weakLinked
struct CommandsModifier<Content: Scene, Added: Commands> {
    let content: Content
    let change: CommandsChange<Added>
}

extension CommandsModifier: ModifiedScene {
    typealias Body = Never

    func makeNode(_ inputs: SceneInputs) -> SceneNode { CommandsModifierNode(self, inputs) }
}

final class CommandsModifierNode<Content: Scene, Added: Commands>: ModifiedSceneNode<CommandsModifier<Content, Added>> {
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
    /// Each window of the app then has a menu bar with the standard menus File and Edit, and with the items of the commands.
    /// If the commands have no items, there is no menu bar. The items of the Edit menu apply to the focused view, and are
    /// disabled where they have no effect.
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

    /// Removes the commands of this scene from the menu bar, including the one that opens another of its windows.
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
