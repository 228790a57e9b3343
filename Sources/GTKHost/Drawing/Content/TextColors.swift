import CGTK
import SwiftUICore

/// The theme's colours for a text, which are found when the text asks for one.
///
/// GTK finds out the style of a widget for them, and of all before it that have none. A row that shows another text is given its
/// style before it is drawn in any case, in one go with the others.
@MainActor
final class TextColors {
    private enum Source {
        case known(ThemeColors)
        case around(UnsafeMutablePointer<GtkWidget>, Theme)
    }

    private let source: Source
    /// The colour of secondary text as it was last found. It tells the ground of a window from that of a selection.
    private var secondary: RGBA?

    private init(_ source: Source) { self.source = source }

    /// Colours that are known.
    static func known(_ colors: ThemeColors) -> TextColors { TextColors(.known(colors)) }

    /// The colours at the position of a widget, which lives as long as the object that this method returns.
    static func around(_ widget: UnsafeMutablePointer<GtkWidget>, _ theme: Theme) -> TextColors {
        TextColors(.around(widget, theme))
    }

    /// The colours.
    var found: ThemeColors {
        let colors = current
        secondary = colors.secondary
        return colors
    }

    /// A Boolean value that indicates whether the text has asked for colours, which are others now: its row has been selected, or is no
    /// longer.
    var areOutdated: Bool { secondary.map { $0 != current.secondary } ?? false }

    private var current: ThemeColors {
        switch source {
        case .known(let colors): colors
        case .around(let widget, let theme): theme.colors(for: widget)
        }
    }
}
