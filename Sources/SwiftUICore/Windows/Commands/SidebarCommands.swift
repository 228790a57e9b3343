/// An item of the View menu that shows and hides the sidebar of the window.
@_weakLinked
public struct SidebarCommands {
    /// Creates the item.
    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    /// The item at its place.
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
