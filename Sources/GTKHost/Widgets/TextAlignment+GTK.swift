import CGTK
import SwiftUICore

extension TextAlignment {
    /// GTK's name for the alignment of lines.
    var justification: GtkJustification {
        switch self {
        case .leading: GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .trailing: GTK_JUSTIFY_RIGHT
        }
    }

    /// The position of lines, from 0 at the leading edge to 1.
    var part: Float {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
