import Foundation
import SwiftUICore

/// Shows trees of views in memory. Nothing happens by itself: a test says when scheduled work runs.
@MainActor
package final class MemoryHost: ViewHost, FrameClock {
    /// How many widgets were made so far.
    package private(set) var createdWidgets = 0
    /// How many times a widget was given a text or a picture other than the one it showed.
    package var changes = 0
    private var scheduled: [@MainActor () -> Void] = []
    private var frames: [@MainActor (TimeInterval) -> Void] = []
    /// The time of the host, in seconds, which passes only when it is told to.
    package private(set) var now: TimeInterval = 0

    /// The container that has the focus, or the innermost around what has it.
    package weak var focused: MemoryContainer? {
        didSet {
            guard oldValue !== focused else { return }
            oldValue?.content.part(FocusBinding.self)?.focusDidChange(false)
            focused?.content.part(FocusBinding.self)?.focusDidChange(true)
        }
    }

    package init() {}

    package func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content> {
        createdWidgets += 1
        return Self.widgets.makeWidget(content, in: self)
    }

    package func schedule(_ work: @escaping @MainActor () -> Void) { scheduled.append(work) }

    /// Whether work waits.
    package var hasScheduledWork: Bool { !scheduled.isEmpty }

    /// Runs the work that waits, and what it schedules in turn.
    /// - Parameter turns: The greatest number of turns, so that views that never come to rest end a test.
    package func runScheduled(turns: Int = 20) {
        for _ in 0..<turns where hasScheduledWork {
            let work = scheduled
            scheduled = []
            for item in work { item() }
        }
    }

    // MARK: Time

    /// How long a frame is shown.
    private static let frame: TimeInterval = 1 / 60

    package func requestFrame(_ action: @escaping @MainActor (TimeInterval) -> Void) { frames.append(action) }

    /// Whether something waits for the next frame.
    package var wantsFrame: Bool { !frames.isEmpty }

    /// Lets time pass, with a frame each sixtieth of a second where one is wanted, and one at the end.
    /// - Parameters:
    ///   - seconds: How much time.
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
        runScheduled()
        guard wantsFrame else { return }
        let due = frames
        frames = []
        for action in due { action(now) }
        runScheduled()
        afterFrame()
    }
}
