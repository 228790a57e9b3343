import Foundation
import SwiftUICore
import SystemSupport

/// A host that shows view trees in memory. Scheduled work runs when a test requests it, or in a later turn of the main queue.
@MainActor
package final class MemoryHost: ViewHost, FrameClock {
    /// The number of widgets that were created.
    package private(set) var createdWidgets = 0
    /// The number of times that a text or picture of a widget changed.
    package var changes = 0
    /// The number of times that a gesture began to move the window.
    var windowMoves = 0
    /// The URLs that the desktop was to open, in order.
    var openedURLs: [URL] = []
    /// The modifier keys that are held.
    var modifierKeys: EventModifiers = [] {
        didSet { for state in windowStates { state.update(modifierKeys: modifierKeys) } }
    }
    private var windowStates: [WindowState] = []
    /// The keyboard drag.
    package private(set) lazy var keyboardDrag = KeyboardDrag(host: self)
    /// The texts that screen readers were told during drags by keys.
    var announcements: [String] = []
    /// The windows of the host, in the order in which they were opened.
    private(set) var windows: [WeakWindow] = []
    /// The window in which a key was pressed last.
    weak var activeWindow: (any MemoryWindow)?

    struct WeakWindow {
        weak var window: (any MemoryWindow)?
    }

    func add(_ window: any MemoryWindow) { windows.append(WeakWindow(window: window)) }

    /// The destinations of shared items.
    let sharing = MemorySharing()
    private var scheduled: [@MainActor () -> Void] = []
    private var frames: [@MainActor (TimeInterval) -> Void] = []
    /// Work that waits for a time.
    private var alarms: [(time: TimeInterval, work: @MainActor () -> Void)] = []
    /// The time of the host, in seconds. It passes only on request.
    package private(set) var now: TimeInterval = 0

    /// The container that has focus, or the innermost one around the focused widget.
    package weak var focused: MemoryContainer? {
        didSet {
            guard oldValue !== focused else { return }
            let (before, after) = (focusPath.compactMap(\.container), focused?.containersAround ?? [])
            focusPath = after.map(WeakContainer.init)
            let left = before.filter { container in !after.contains { $0 === container } }
            let entered = after.filter { container in !before.contains { $0 === container } }
            for container in left { container.content.part(FocusBinding.self)?.focusDidChange(false) }
            for container in entered { container.content.part(FocusBinding.self)?.focusDidChange(true) }
            for container in left { container.content.part(FocusFollower.self)?.focusDidChange(false) }
            for container in entered { container.content.part(FocusFollower.self)?.focusDidChange(true) }
        }
    }
    /// The container that has the focus, and the containers around it, which were notified of it.
    private var focusPath: [WeakContainer] = []

    private struct WeakContainer {
        weak var container: MemoryContainer?
    }

    /// The class of widgets for each type of content.
    private let registry: WidgetRegistry<MemoryHost>

    /// - Parameter widgets: The class of widgets for each type of content.
    init(widgets: WidgetRegistry<MemoryHost>) {
        registry = widgets
        // Views inside each other are evaluated and laid out by calls inside each other, as in an app.
        MainThreadStack.grow()
    }

    package var fontSize: CGFloat { FixedFont.ascent }

    /// Returns the environment of a new window's views on this host.
    func makeEnvironment() -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.shareService = sharing
        let state = WindowState()
        state.update(modifierKeys: modifierKeys)
        windowStates.append(state)
        environment.windowState = state
        environment.systemURLOpener = SystemURLOpener { [weak self] url, completion in
            self?.openedURLs.append(url)
            completion(self != nil)
        }
        return environment
    }

    package func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content> {
        createdWidgets += 1
        return registry.makeWidget(content, in: self)
    }

    /// Schedules work for the next update of a window or for the next turn of the main queue, whichever comes first. Changes in separate
    /// turns of the queue are separate updates, as in a window on a display. Changes by other threads wait for an update of a window.
    package func schedule(_ work: @escaping @MainActor () -> Void) {
        scheduled.append(work)
        guard !isWaitingForTurn, !MainThread.servesOtherThread else { return }
        isWaitingForTurn = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isWaitingForTurn = false
                self?.runScheduled(turns: 1)
            }
        }
    }

    /// A Boolean value that indicates whether the main queue is to run the scheduled work.
    private var isWaitingForTurn = false

    package func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        alarms.append((now + delay, work))
    }

    /// A Boolean value that indicates whether work is scheduled.
    package var hasScheduledWork: Bool { !scheduled.isEmpty }

    /// Runs the scheduled work, including the work that it schedules in turn.
    /// - Parameter turns: The greatest number of turns, so views that never settle end a test.
    package func runScheduled(turns: Int = 20) {
        StoredKeys.shared.look()
        defer { StoredKeys.shared.save() }
        for _ in 0..<turns where hasScheduledWork {
            let work = scheduled
            scheduled = []
            for item in work { item() }
        }
    }

    // MARK: Time

    /// The duration of a frame.
    private static let frame: TimeInterval = 1 / 60

    package func requestFrame(_ action: @escaping @MainActor (TimeInterval) -> Void) { frames.append(action) }

    /// A Boolean value that indicates whether a frame has been requested.
    package var wantsFrame: Bool { !frames.isEmpty }

    /// Advances the time, with a frame every sixtieth of a second if requested, and one at the end.
    /// - Parameters:
    ///   - seconds: The duration.
    ///   - afterFrame: Called after each frame, when the work of the frame is done.
    package func advance(by seconds: TimeInterval, afterFrame: () -> Void = {}) {
        let end = now + seconds
        showFrame(afterFrame)
        while now < end {
            now = min(now + Self.frame, end)
            showFrame(afterFrame)
        }
    }

    private func showFrame(_ afterFrame: () -> Void) {
        // Times are sums of numbers that no Double holds exactly.
        let dueAlarms = alarms.filter { $0.time <= now + 1e-9 }.sorted { $0.time < $1.time }
        alarms.removeAll { $0.time <= now + 1e-9 }
        for alarm in dueAlarms { alarm.work() }
        runScheduled()
        guard wantsFrame else { return }
        let due = frames
        frames = []
        for action in due { action(now) }
        runScheduled()
        afterFrame()
    }
}

/// A window in memory, as its host knows it.
@MainActor
protocol MemoryWindow: AnyObject {
    /// The outermost widgets that take input.
    var shownRoots: [MemoryWidget] { get }
}
