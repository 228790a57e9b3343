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
    @Environment(\.inspectorControl) private var control

    var body: some View {
        Button("Toggle Inspector") { control?.toggle() }.keyboardShortcut("i", modifiers: [.command, .control])
    }
}

/// What shows and hides the inspectors of a window, in the order of the views.
@_weakLinked
enum InspectorTogglesKey: PreferenceKey {
    static var defaultValue: [@MainActor () -> Void] { [] }
    static func reduce(value: inout [@MainActor () -> Void], nextValue: () -> [@MainActor () -> Void]) {
        value += nextValue()
    }
}

/// Shows and hides the inspector of a window.
@MainActor
final class InspectorControl {
    /// What the views of the window ask of it.
    weak var root: ViewRoot?

    nonisolated init() {}

    /// Shows the window's first inspector, or hides it.
    func toggle() { root?.chrome.inspectorToggles.first?() }
}

private struct InspectorControlKey: EnvironmentKey { static var defaultValue: InspectorControl? { nil } }

extension EnvironmentValues {
    /// Shows and hides the inspector of the window that a menu bar belongs to.
    var inspectorControl: InspectorControl? {
        get { self[InspectorControlKey.self] }
        set { self[InspectorControlKey.self] = newValue }
    }
}
