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
    @Environment(\.sidebarControl) private var control

    var body: some View {
        Button("Toggle Sidebar") { control?.toggle() }.keyboardShortcut("s", modifiers: [.command, .option])
    }
}

/// What shows and hides the sidebars of a window, in the order of the views.
@_weakLinked
enum SidebarTogglesKey: PreferenceKey {
    static var defaultValue: [@MainActor () -> Void] { [] }
    static func reduce(value: inout [@MainActor () -> Void], nextValue: () -> [@MainActor () -> Void]) {
        value += nextValue()
    }
}

/// Shows and hides the sidebar of a window.
@MainActor
final class SidebarControl {
    /// What the views of the window ask of it.
    weak var root: ViewRoot?

    nonisolated init() {}

    /// Shows the window's first sidebar, or hides it.
    func toggle() { root?.chrome.sidebarToggles.first?() }
}

private struct SidebarControlKey: EnvironmentKey { static var defaultValue: SidebarControl? { nil } }

extension EnvironmentValues {
    /// Shows and hides the sidebar of the window that a menu bar belongs to.
    var sidebarControl: SidebarControl? {
        get { self[SidebarControlKey.self] }
        set { self[SidebarControlKey.self] = newValue }
    }
}

extension View {
    /// Has the item Toggle Sidebar of the window's menu bar run an action.
    nonisolated func onSidebarToggle(_ action: @escaping @MainActor () -> Void) -> some View {
        transformPreference(SidebarTogglesKey.self) { $0.append(action) }
    }
}
