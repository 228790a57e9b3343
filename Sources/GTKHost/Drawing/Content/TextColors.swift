import CGTK
import SwiftUICore

/// The theme's colours for a text, which are found when the text asks for one.
///
/// GTK finds out the style of a widget for them, and of all before it that have none. A row that shows another text is given its
/// style before it is drawn in any case, in one go with the others.
@MainActor
enum TextColors {
    /// Colours that are known.
    case known(ThemeColors)
    /// The colours at the position of a widget.
    case around(UnsafeMutablePointer<GtkWidget>, Theme)

    /// The colours.
    var found: ThemeColors {
        switch self {
        case .known(let colors): colors
        case .around(let widget, let theme): theme.colors(for: widget)
        }
    }
}
