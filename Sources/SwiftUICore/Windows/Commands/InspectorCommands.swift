/// Commands that show and hide the inspector, in the View menu.
@_weakLinked
public struct InspectorCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension InspectorCommands: Commands {
    /// The commands at their place in the menu bar.
    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorItem() }
    }
}

private struct InspectorItem: View {
    @Environment(\.sidePaneControl) private var control

    var body: some View {
        Button("Toggle Inspector") { control?.toggle(.inspector) }.keyboardShortcut(
            "i",
            modifiers: [.command, .control]
        )
    }
}
