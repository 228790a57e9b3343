/// Commands that show and hide the sidebar, in the View menu.
@_weakLinked
public struct SidebarCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    /// The commands at their place in the menu bar.
    public var body: some Commands {
        CommandGroup(replacing: .sidebar) { SidebarItem() }
    }
}

private struct SidebarItem: View {
    @Environment(\.sidePaneControl) private var control

    var body: some View {
        Button("Toggle Sidebar") { control?.toggle(.sidebar) }.keyboardShortcut("s", modifiers: [.command, .option])
    }
}
