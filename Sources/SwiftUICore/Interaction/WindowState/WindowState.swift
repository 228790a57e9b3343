/// The state of an open window for its views, which are updated when a part that they have read changes.
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
    package private(set) var isClosed = false

    package init() { focusedSources.state = self }

    /// The interface of the window to code; nil before its host has made it, and after it is closed.
    package weak var handle: (any WindowHandle)?
    /// The object by which older interfaces know the window, until it is closed.
    package var observer: (any WindowObserver)?
    /// A closure that makes the observer of a window; nil in an app that uses no older interface to windows.
    package static var makeObserver: ((WindowState) -> any WindowObserver)?
    /// A Boolean value that indicates whether the window itself has keyboard focus.
    package var hasKeyboard: Bool { controlLocation.untrackedValue == .key }
    /// A Boolean value that indicates whether the window or a sheet over it has keyboard focus.
    package var isActive: Bool { controlLocation.untrackedValue != .inactive }

    /// Informs the observer that the window may be shown in another way.
    package func informObserver() {
        guard !isClosed else { return }
        if observer == nil { observer = Self.makeObserver?(self) }
        observer?.windowDidChange()
    }

    /// The phase of the window.
    nonisolated var phase: ScenePhase { phaseLocation.value }
    /// The activity of the controls, by the focus of the window.
    nonisolated var controlActiveState: ControlActiveState { controlLocation.value }
    /// The modifier keys that are held.
    nonisolated var modifierKeys: EventModifiers { keysLocation.value }
    /// The phase of the app.
    nonisolated static var phaseOfApp: ScenePhase { appPhase.value }

    /// A closure that checks how the window is shown and reports it with ``update(isShown:isActive:hasKeyboard:)``.
    package var look: () -> Void = {}

    /// Checks how each window is shown. A host calls it when a sheet gains or loses keyboard focus.
    package static func lookAtAll() {
        for state in open.values { state.look() }
    }

    /// Updates how the window is shown.
    /// - Parameters:
    ///   - isShown: Whether the window is on the screen.
    ///   - isActive: Whether it, or a sheet over it, has keyboard focus. A sheet leaves a scene active, as on Apple's systems.
    ///   - hasKeyboard: Whether the window itself has it; nil for the same.
    package func update(isShown: Bool, isActive: Bool, hasKeyboard: Bool? = nil) {
        guard !isClosed else { return }
        Self.open[ObjectIdentifier(self)] = self
        phaseLocation.value = !isShown ? .background : isActive ? .active : .inactive
        controlLocation.value = hasKeyboard ?? isActive ? .key : isActive ? .active : .inactive
        Self.updateApp()
        informObserver()
    }

    /// Updates the pressed modifier keys.
    package func update(modifierKeys: EventModifiers) { keysLocation.value = modifierKeys }

    /// Reports that the window has been closed.
    package func close() {
        observer?.windowWillClose()
        (observer, handle) = (nil, nil)
        isClosed = true
        Self.open[ObjectIdentifier(self)] = nil
        phaseLocation.value = .background
        Self.updateApp()
    }

    private static func updateApp() {
        appPhase.value = open.values.map(\.phaseLocation.untrackedValue).max() ?? .background
    }
}
