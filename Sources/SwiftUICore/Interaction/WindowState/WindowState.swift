/// The state of an open window for its views. Views follow the parts that they read.
@MainActor
package final class WindowState {
    /// The states of the windows that are open.
    private static var open: [ObjectIdentifier: WindowState] = [:]
    /// The phase of the app: that of its most active window.
    nonisolated private static let appPhase = StateLocation(ScenePhase.background)

    private let phaseLocation = StateLocation(ScenePhase.active)
    private let controlLocation = StateLocation(ControlActiveState.key)
    private let keysLocation = StateLocation(EventModifiers())
    let focusedValues = StateLocation(FocusedValues())
    /// The sources of focused values in the window.
    let focusedSources = FocusedSources()
    /// A Boolean value that indicates whether the window is closed. Toolkits tell of a window that goes off the screen while they
    /// close it.
    private var isClosed = false

    package init() { focusedSources.state = self }

    /// The phase of the window.
    nonisolated var phase: ScenePhase { phaseLocation.value }
    /// The activity of the controls, by the focus of the window.
    nonisolated var controlActiveState: ControlActiveState { controlLocation.value }
    /// The modifier keys that are held.
    nonisolated var modifierKeys: EventModifiers { keysLocation.value }
    /// The phase of the app.
    nonisolated static var phaseOfApp: ScenePhase { appPhase.value }

    /// Says how the window is shown now.
    /// - Parameters:
    ///   - isShown: Whether the window is on the screen.
    ///   - isActive: Whether it has the keyboard.
    package func update(isShown: Bool, isActive: Bool) {
        guard !isClosed else { return }
        Self.open[ObjectIdentifier(self)] = self
        phaseLocation.value = !isShown ? .background : isActive ? .active : .inactive
        controlLocation.value = isActive ? .key : .inactive
        Self.updateApp()
    }

    /// Says which modifier keys are held.
    package func update(modifierKeys: EventModifiers) { keysLocation.value = modifierKeys }

    /// Says that the window is closed.
    package func close() {
        isClosed = true
        Self.open[ObjectIdentifier(self)] = nil
        phaseLocation.value = .background
        Self.updateApp()
    }

    private static func updateApp() {
        appPhase.value = open.values.map(\.phaseLocation.untrackedValue).max() ?? .background
    }
}
