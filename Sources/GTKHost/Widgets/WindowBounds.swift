import CGTK
import Foundation

/// The limits of a window's size.
@MainActor
enum WindowBounds {
    /// The longest side of a window in points, as macOS has it
    /// (https://developer.apple.com/documentation/appkit/nswindow/init(contentrect:stylemask:backing:defer:)).
    private static let longestSide: CGFloat = 10_000
    /// The same limit in pixels. An X server supports no pictures larger than 32,767 pixels a side, and ends a program
    /// that requests one. The margin leaves room for GTK's additions around a window.
    private static let mostPixels: CGFloat = 32_000

    /// Returns the longest side of a window in points.
    /// - Parameter widget: A widget of the window.
    static func longestSide(on widget: UnsafeMutablePointer<GtkWidget>) -> CGFloat {
        min(longestSide, mostPixels / CGFloat(max(1, gtk_widget_get_scale_factor(widget))))
    }
}
