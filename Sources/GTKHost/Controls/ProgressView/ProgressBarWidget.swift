import CGTK
import Foundation
import SwiftUICore

/// A bar that is filled in part: a `GtkProgressBar`.
@MainActor
final class ProgressBarWidget: GTKWidget, RegisteredWidget {
    private var pulse: guint?
    private var tint = ControlTint()

    /// GTK's themes set a least width of 150 points, in which a row of controls has no room in a small window.
    static let styleRules = "progressbar.horizontal > trough { min-width: 40px; }"

    /// The width where none is proposed: that of GTK's themes.
    private static let idealWidth: CGFloat = 150

    init(_ content: ProgressBarContent, host: any WidgetHost) {
        super.init(gtk_progress_bar_new())
        gtk_progress_bar_set_pulse_step(OpaquePointer(pointer), 0.01)
        apply(content)
    }

    func update(_ content: ProgressBarContent) -> Bool {
        apply(content)
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        fieldSize(ProposedViewSize(width: proposal.width ?? Self.idealWidth, height: proposal.height))
    }

    private func apply(_ content: ProgressBarContent) {
        tint.apply(content.tint, to: self)
        if let fraction = content.fraction {
            pulse.map { gtk_widget_remove_tick_callback(pointer, $0) }
            pulse = nil
            gtk_progress_bar_set_fraction(OpaquePointer(pointer), fraction)
        } else if pulse == nil {
            // GTK calls it for each frame while the bar can be seen.
            pulse = gtk_widget_add_tick_callback(
                pointer,
                { widget, _, _ in
                    gtk_progress_bar_pulse(OpaquePointer(widget))
                    return 1
                },
                nil,
                nil
            )
        }
    }
}
