import CGTK
import SwiftUICore

/// The containers of all windows.
@MainActor
final class Containers {
    /// Every container that is there; their contents are placed anew after a change of size.
    private var links: [ObjectIdentifier: WidgetLink] = [:]
    /// The number of containers at which released ones are removed.
    private var nextSweep = 256
    /// The rows whose contents are laid out before the next frame.
    private var rowsToLayOut: [ContainerWidget] = []

    func add(_ container: ContainerWidget) {
        if links.count >= nextSweep {
            removeReleased()
            nextSweep = max(256, links.count * 2)
        }
        links[ObjectIdentifier(container)] = container.link
    }

    private func removeReleased() { links = links.filter { $0.value.widget != nil } }

    /// Returns all containers in a window, or in another widget.
    func all(in window: UnsafeMutablePointer<GtkWidget>) -> [ContainerWidget] {
        links.values.compactMap { $0.widget as? ContainerWidget }.filter {
            gtk_widget_is_ancestor($0.pointer, window) != 0
        }
    }

    /// Lays out the contents of a row before the next frame.
    func layOutSoon(_ row: ContainerWidget) {
        rowsToLayOut.append(row)
        guard rowsToLayOut.count == 1 else { return }
        row.host.schedule { [weak self] in
            guard let self else { return }
            let rows = rowsToLayOut
            rowsToLayOut = []
            for row in rows { row.layOutIfNeeded() }
        }
    }

    /// Lays out the contents of all containers again.
    func layOutAgain() {
        removeReleased()
        for link in links.values {
            if let widget = link.widget { gtk_widget_queue_resize(widget.pointer) }
        }
    }
}
