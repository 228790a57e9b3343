import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import SystemSupport

/// The clock of a window's frames. GTK ticks only as long as a frame is asked for.
@MainActor
final class WindowFrameClock: FrameClock {
    private let widget: WeakObject
    private var requests: [@MainActor (TimeInterval) -> Void] = []
    private var isTicking = false

    /// - Parameter widget: A widget of the window.
    init(of widget: UnsafeMutablePointer<GtkWidget>) { self.widget = WeakObject(UnsafeMutableRawPointer(widget)) }

    /// Runs an action before the next frame. A window that is gone has none.
    func requestFrame(_ action: @escaping @MainActor (TimeInterval) -> Void) {
        guard let widget = widget.pointer?.typed(as: GtkWidget.self) else { return }
        requests.append(action)
        guard !isTicking else { return }
        isTicking = true
        let tick: GtkTickCallback = { _, clock, data in
            let microseconds = gdk_frame_clock_get_frame_time(clock)
            // GTK calls this on the main thread.
            nonisolated(unsafe) let data = data!
            return MainActor.assumeCallback {
                Unmanaged<WindowFrameClock>.fromOpaque(data).takeUnretainedValue().tick(Double(microseconds) / 1e6)
            }
        }
        gtk_widget_add_tick_callback(
            widget,
            tick,
            Unmanaged.passRetained(self).toOpaque(),
            { data in Unmanaged<WindowFrameClock>.fromOpaque(data!).release() }
        )
    }

    /// - Returns: 1 where another frame is asked for, 0 where the ticks end.
    private func tick(_ time: TimeInterval) -> gboolean {
        let due = requests
        requests = []
        for action in due { action(time) }
        isTicking = !requests.isEmpty
        return isTicking ? 1 : 0
    }
}
