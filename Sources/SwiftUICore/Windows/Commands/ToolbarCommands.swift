/// Commands that show and hide the toolbar's items, in the View menu.
@_weakLinked
public struct ToolbarCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension ToolbarCommands: Commands {
    /// The commands at their place in the menu bar.
    public var body: some Commands {
        CommandGroup(replacing: .toolbar) { ToolbarCommandItem() }
    }
}

private struct ToolbarCommandItem: View {
    @Environment(\.toolbarControl) private var control

    var body: some View {
        Button("Toggle Toolbar") { control?.toggle() }.keyboardShortcut("t", modifiers: [.command, .option])
    }
}

/// The user's choice to hide the items of a window's toolbar.
@MainActor
final class ToolbarControl {
    private(set) var isHidden = false
    /// Called when the items are hidden or shown.
    var didChange: () -> Void = {}

    nonisolated init() {}

    /// Hides the items, or shows them again.
    func toggle() {
        isHidden.toggle()
        didChange()
    }
}
