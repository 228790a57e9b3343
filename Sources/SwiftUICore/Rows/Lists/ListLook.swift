import Foundation

/// The appearance of a list.
package enum ListAppearance: Hashable, Sendable {
    case automatic, plain, sidebar, inset
    /// Sections one below another, each with its own background.
    case grouped
    /// Sections in boxes with rounded corners.
    case insetGrouped
    /// Rows in a frame.
    case bordered

    /// A Boolean value that indicates whether each section has its own background.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// The spacing between sections if the program sets none.
    package var sectionSpacing: CGFloat {
        switch self {
        case .sidebar, .insetGrouped: 12
        case .automatic, .plain, .inset, .grouped, .bordered: 0
        }
    }
}

/// The appearance of a list.
package struct ListLook: Hashable, Sendable {
    package var appearance = ListAppearance.automatic
    /// A Boolean value that indicates whether the background behind the list is visible between rows.
    package var hidesBackground = false
    /// A Boolean value that indicates whether alternating rows have different backgrounds.
    package var alternates = false
    /// The spacing between rows; nil for the default.
    package var rowSpacing: CGFloat?
    /// The spacing between sections; nil for the default.
    package var sectionSpacing: CGFloat?
    /// The minimum height of a row; nil for the height of its content.
    package var minRowHeight: CGFloat?

    package init() {}

    @MainActor
    init(in environment: EnvironmentValues) {
        appearance = environment.listAppearance
        hidesBackground = environment.scrollContentBackgroundVisibility == .hidden
        alternates = environment.alternatesRowBackgrounds
        rowSpacing = environment.listRowSpacing
        sectionSpacing = environment.listSectionSpacingLength
        let least = environment.defaultMinListRowHeight
        minRowHeight = least > 0 ? least : nil
    }
}

/// The appearance of a row in a list.
package struct ListRowLook: Hashable, Sendable {
    /// The position of the row in its section.
    package enum Part: Hashable, Sendable {
        case header, content, footer
    }

    package var part = Part.content
    /// A Boolean value that indicates whether the row is the first in its section after the header, or the first in a list without
    /// sections.
    package var isFirst = false
    /// A Boolean value that indicates whether the row is the last in its section before the footer.
    package var isLast = false
    /// A Boolean value that indicates whether the row starts a section other than the first.
    package var beginsSection = false
    /// A Boolean value that indicates whether the row includes its own insets.
    package var hasOwnInsets = false
    /// A Boolean value that indicates whether there is a line between this row and the next.
    package var hasSeparator = true
    /// A Boolean value that indicates whether the row has the alternate background.
    package var isAlternate = false
    /// A Boolean value that indicates whether the row has its own background.
    package var hasBackground = false
}
