import CGTK
import Foundation

/// The rows of all windows that are swiped aside: the Escape key and presses elsewhere put them back.
final class SwipedRows: WidgetService {
    private struct Row {
        weak var part: SwipePart?
    }

    private var rows: [ObjectIdentifier: Row] = [:]
    /// The time of the last vertical scrolling on a row, in seconds of the system's uptime.
    var lastScroll: TimeInterval = 0

    func add(_ part: SwipePart) {
        rows = rows.filter { $0.value.part != nil }
        rows[ObjectIdentifier(part)] = Row(part: part)
    }

    func remove(_ part: SwipePart) { rows[ObjectIdentifier(part)] = nil }

    private func parts(in window: UnsafeMutablePointer<GtkWidget>) -> [SwipePart] {
        rows.values.compactMap(\.part).filter { $0.isIn(window) }
    }

    /// Puts the rows of a window back.
    /// - Returns: Whether there were any.
    func close(in window: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let parts = parts(in: window)
        for part in parts { part.close() }
        return !parts.isEmpty
    }

    /// Puts the rows of a window back where something else than their actions is pressed.
    /// - Returns: Whether the press has done its part by that: on such a row itself.
    func press(in window: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double, isTouch: Bool) -> Bool {
        parts(in: window).reduce(false) { isUsed, part in
            part.press(in: window, x, y, isTouch: isTouch) || isUsed
        }
    }
}

extension WidgetHost {
    /// The rows of lists that are swiped aside.
    var swipedRows: SwipedRows { services[SwipedRows.self] }
}
