import DesktopServices
import SwiftUICore

/// The host as windows know it, which need more of it than their widgets do.
@MainActor
protocol WindowHost: WidgetHost {
    /// The destinations of shared items.
    var sharing: DesktopSharing { get }

    /// Takes over the views of a window that is open.
    func add(_ graph: ViewGraph)

    /// Lets go of the views of a window that is closed.
    func remove(_ graph: ViewGraph)

    /// Passes the current settings of the desktop to views.
    func updateSettings()
}
