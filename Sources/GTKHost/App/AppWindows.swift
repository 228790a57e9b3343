import CGTK
import GTKTransport
import SwiftUICore

/// The open windows of an app.
@MainActor
final class AppWindows {
    private let host: GTKHost
    // Lifetime: that of the app, which releases neither.
    private let loop = g_main_loop_new(nil, 0)
    private let didClose: (WindowID) -> Void
    private var open: [WindowID: GTKWindow] = [:]

    /// The desktop's token for another process that was started for a window of this one. With it the window may come
    /// to the front. The next window that opens or comes to the front uses it.
    var activation: String?

    /// The window of another program over which the first window is shown; nil for none.
    var parent: ForeignParent?

    /// A Boolean value that indicates whether the app runs on without a window, as one with an item in the panel does.
    var runsOn: () -> Bool = { false }

    /// - Parameters:
    ///   - host: The host of the views.
    ///   - didClose: Called when the user has closed a window. The app then calls ``show(_:)`` with the remaining ones.
    init(host: GTKHost, didClose: @escaping (WindowID) -> Void) { (self.host, self.didClose) = (host, didClose) }

    /// A Boolean value that indicates whether a window is open that is not merely kept.
    private var isInUse = false
    /// A Boolean value that indicates whether windows are served, which they are not before all that the app does first.
    private var isServing = false

    /// Opens new windows, and closes those that are no longer described.
    func show(_ descriptions: [WindowDescription]) {
        for description in descriptions {
            if let window = open[description.id] {
                window.update(description)
            } else if description.presence == .shown {
                let window = GTKWindow(description, host: host, didClose: didClose)
                open[description.id] = window
                activate(window)
                if let parent {
                    // Window managers look for it when the window appears.
                    gtk_widget_realize(window.pointer)
                    parent.adopt(window.pointer)
                    self.parent = nil
                }
                window.open(description)
            }
        }
        let wanted = Set(descriptions.map(\.id))
        for (id, window) in open where !wanted.contains(id) {
            open[id] = nil
            window.close()
        }
        isInUse = descriptions.contains { $0.presence != .closed }
        endSoonIfUnused()
    }

    /// Ends the app if it has no window in the next turn: what it has begun may open one.
    private func endSoonIfUnused() {
        guard isServing, !isInUse else { return }
        host.schedule { [self] in if !isInUse, !runsOn() { g_main_loop_quit(loop) } }
    }

    func bringToFront(_ id: WindowID) {
        guard let window = open[id] else { return }
        activate(window)
        window.present()
    }

    private func activate(_ window: GTKWindow) {
        if let activation { gtk_window_set_startup_id(window.pointer.cast(), activation) }
        activation = nil
    }

    /// Serves the windows until the last is closed.
    func runUntilClosed() {
        isServing = true
        endSoonIfUnused()
        g_main_loop_run(loop)
    }
}
