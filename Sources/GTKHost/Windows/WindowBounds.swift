import CGTK
import Foundation

/// How large a window can be.
@MainActor
enum WindowBounds {
    /// The longest side of a window in points, as macOS has it
    /// (https://developer.apple.com/documentation/appkit/nswindow/init(contentrect:stylemask:backing:defer:)).
    private static let longestSide: CGFloat = 10_000
    /// The same in pixels. An X server has no larger pictures than 32,767 pixels a side, and ends a program that asks for one;
    /// what GTK adds around a window has room in what is left.
    private static let mostPixels: CGFloat = 32_000

    /// Returns the longest side of a window in points.
    /// - Parameter widget: A widget of the window.
    static func longestSide(on widget: UnsafeMutablePointer<GtkWidget>) -> CGFloat {
        min(longestSide, mostPixels / CGFloat(max(1, gtk_widget_get_scale_factor(widget))))
    }
}
