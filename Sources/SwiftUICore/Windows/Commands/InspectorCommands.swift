/// An item of the View menu that shows and hides the inspector of the window.
@_weakLinked
public struct InspectorCommands {
    /// Creates the item.
    nonisolated public init() {}
}

extension InspectorCommands: Commands {
    /// The item at its place.
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
