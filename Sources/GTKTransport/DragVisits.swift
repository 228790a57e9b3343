import CGTK
import GTKInterop

/// A controller that a drag enters and leaves.
@MainActor
protocol DragVisited: AnyObject {
    /// Ends a visit of a drag that was dropped in this process and did not leave.
    func forgetDrag()
}

/// The controllers that a drag has entered and not left.
///
/// Wayland's protocol does not demand a `leave` after a `drop`, and KWin 5 sends none. GTK's controllers at the place of the drop, and on
/// every widget around it, then keep the dropped drag and refuse the next one. So each of them is renewed after a drop.
@MainActor
enum DragVisits {
    private struct Weak {
        weak var controller: (any DragVisited)?
    }

    private static var visited: [ObjectIdentifier: Weak] = [:]
    private static var isWatching = false

    /// Notes that a drag has entered a controller.
    static func begin(at controller: any DragVisited) {
        watchDrops()
        visited[ObjectIdentifier(controller)] = Weak(controller: controller)
    }

    /// Notes that GTK has told a controller of the end of a visit.
    static func end(at controller: any DragVisited) { visited[ObjectIdentifier(controller)] = nil }

    /// Watches the drops on all surfaces: one may be taken by a widget of GTK's own.
    private static func watchDrops() {
        guard !isWatching else { return }
        isWatching = true
        SurfaceEvents.watch(GDK_DROP_START) { _ in endAll() }
    }

    /// Ends the visits that have not ended by themselves when the event of the drop has been handled.
    private static func endAll() {
        Task {
            let rest = visited
            visited = [:]
            for entry in rest.values { entry.controller?.forgetDrag() }
        }
    }
}
