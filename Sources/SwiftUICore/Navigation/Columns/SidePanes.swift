/// A pane at the side of a window that an item of the View menu shows and hides.
enum SidePane {
    case sidebar, inspector
}

/// The toggle of one pane.
struct SidePaneToggle {
    let pane: SidePane
    let action: @MainActor () -> Void
}

/// The toggles of a window's panes, in the order of the views.
@_weakLinked
enum SidePaneTogglesKey: PreferenceKey {
    static var defaultValue: [SidePaneToggle] { [] }
    static func reduce(value: inout [SidePaneToggle], nextValue: () -> [SidePaneToggle]) { value += nextValue() }
}

/// An object that shows and hides the panes of a window.
@MainActor
final class SidePaneControl {
    /// The views of the window, whose requests the window follows.
    weak var root: ViewRoot?

    nonisolated init() {}

    /// Shows the window's first pane of a kind, or hides it.
    func toggle(_ pane: SidePane) {
        root?.preferences[SidePaneTogglesKey.self].first { $0.pane == pane }?.action()
    }
}

extension View {
    /// Sets the action of the item in the window's menu bar that shows and hides a pane.
    nonisolated func onSidePaneToggle(_ pane: SidePane, _ action: @escaping @MainActor () -> Void) -> some View {
        transformPreference(SidePaneTogglesKey.self) { $0.append(SidePaneToggle(pane: pane, action: action)) }
    }
}
