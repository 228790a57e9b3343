import CGTK
import Foundation
import GTKInterop
import GTKTransport

/// An object that scrolls a scrolled window while a drag rests near one of its edges, the faster the nearer it is.
@MainActor
final class EdgeScrolling {
    // Lifetime: that of the widget that has this object.
    private let scrolled: UnsafeMutablePointer<GtkWidget>
    /// The position of the drag over the window; nil if there is none.
    private var pointer: CGPoint?
    private var isRunning = false

    /// The distance from an edge within which it scrolls, in points.
    private static let depth: CGFloat = 28
    /// The distance of scrolling in each frame at the very edge, in points.
    private static let greatestStep: CGFloat = 14

    /// - Parameter scrolled: A `GtkScrolledWindow`, which outlives this object.
    init(_ scrolled: UnsafeMutablePointer<GtkWidget>) {
        self.scrolled = scrolled
        let motion = GTKDropMotion(on: scrolled)
        motion.didEnter = { [weak self] in self?.move(to: $0) }
        motion.didMove = { [weak self] in self?.move(to: $0) }
        motion.didLeave = { [weak self] in self?.pointer = nil }
    }

    private func move(to point: CGPoint) {
        pointer = point
        guard !isRunning, steps != .zero else { return }
        isRunning = true
        let data = Unmanaged.passRetained(Box { [weak self] in self?.scroll() ?? false }).toOpaque()
        gtk_widget_add_tick_callback(
            scrolled,
            { _, _, data in
                // GTK calls this on the main thread.
                nonisolated(unsafe) let data = data!
                return MainActor.assumeIsolated { Box<() -> Bool>.value(data)() } ? 1 : 0
            },
            data,
            { Unmanaged<AnyObject>.fromOpaque($0!).release() }
        )
    }

    /// Scrolls by one frame's length.
    /// - Returns: Whether there is more to scroll.
    private func scroll() -> Bool {
        let steps = steps
        let isMoved = [(horizontal, steps.width), (vertical, steps.height)].reduce(false) { isMoved, part in
            part.1 != 0 && move(part.0, by: part.1) || isMoved
        }
        isRunning = isMoved
        return isMoved
    }

    /// - Returns: Whether the adjustment could be moved.
    private func move(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, by step: CGFloat) -> Bool {
        let before = gtk_adjustment_get_value(adjustment)
        gtk_adjustment_set_value(adjustment, before + Double(step))
        return gtk_adjustment_get_value(adjustment) != before
    }

    private var horizontal: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_hadjustment(OpaquePointer(scrolled))
    }

    private var vertical: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
    }

    /// The distance of scrolling in the next frame.
    private var steps: CGSize {
        guard let pointer else { return .zero }
        return CGSize(
            width: Self.step(pointer.x, of: CGFloat(gtk_widget_get_width(scrolled))),
            height: Self.step(pointer.y, of: CGFloat(gtk_widget_get_height(scrolled)))
        )
    }

    private static func step(_ position: CGFloat, of length: CGFloat) -> CGFloat {
        // A small place keeps a middle where nothing scrolls.
        let depth = min(depth, length / 4)
        guard depth > 0 else { return 0 }
        if position < depth { return -greatestStep * (depth - position) / depth }
        if position > length - depth { return greatestStep * (position - length + depth) / depth }
        return 0
    }
}
