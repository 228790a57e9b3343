import CGTK
import SwiftUICore

/// A window or bubble with presented views.
@MainActor
protocol PresentedSurface: AnyObject {
    /// Closes the surface. The views are already removed.
    func close()
}

/// The presentations of one window's views.
@MainActor
final class PresentedViews {
    private let place: ContainerWidget
    // Lifetime: that of the window with views that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    private unowned let host: any WidgetHost
    private var shown: [(presentation: Presentation, surface: any PresentedSurface)] = []

    /// - Parameters:
    ///   - place: The widget that has all views of the window in it.
    ///   - window: The window.
    ///   - host: The host of the presented views.
    init(over place: ContainerWidget, in window: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost) {
        (self.place, self.window, self.host) = (place, window, host)
    }

    /// Shows these presentations, and no others.
    func show(_ presentations: [Presentation]) {
        let before = shown
        for (presentation, surface) in before where !presentations.contains(where: { $0 === presentation }) {
            surface.close()
        }
        shown = presentations.map { presentation in
            before.first { $0.presentation === presentation } ?? (presentation, surface(for: presentation))
        }
    }

    private func surface(for presentation: Presentation) -> any PresentedSurface {
        if case .popover(let edge) = presentation.style {
            return PopoverSurface(presentation, at: edge, over: place, in: window, host: host)
        }
        return SheetWindow(presentation, over: window, host: host)
    }
}
