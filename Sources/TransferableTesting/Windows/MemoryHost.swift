import Foundation
import SwiftUICore

/// Shows trees of views in memory. Nothing happens by itself: a test says when scheduled work runs.
@MainActor
package final class MemoryHost: ViewHost {
    /// How many widgets were made so far.
    package private(set) var createdWidgets = 0
    /// How many times a widget was given a text or a picture other than the one it showed.
    package var changes = 0
    private var scheduled: [@MainActor () -> Void] = []

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
}
