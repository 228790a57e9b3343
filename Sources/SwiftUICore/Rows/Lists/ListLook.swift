import Foundation

/// The looks of lists.
package enum ListAppearance: Hashable, Sendable {
    case automatic, plain, sidebar, inset
    /// Sections one below the other, each with its own background.
    case grouped
    /// Sections in boxes with round corners.
    case insetGrouped
    /// Rows in a frame.
    case bordered

    /// A Boolean value that indicates whether each section has its own background.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// The room between sections where the program sets none.
    package var sectionSpacing: CGFloat {
        switch self {
        case .sidebar, .insetGrouped: 12
        case .automatic, .plain, .inset, .grouped, .bordered: 0
        }
    }
}

/// The look of a list.
package struct ListLook: Hashable, Sendable {
    package var appearance = ListAppearance.automatic
    /// A Boolean value that indicates whether the background behind the list is visible between the rows.
    package var hidesBackground = false
    /// A Boolean value that indicates whether every second row has another background.
    package var alternates = false
    /// The room between rows; nil for the usual.
    package var rowSpacing: CGFloat?
    /// The room between sections; nil for the usual.
    package var sectionSpacing: CGFloat?
    /// The least height of a row; nil for the needed height.
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

/// The look of a row in a list.
package struct ListRowLook: Hashable, Sendable {
    /// The position of the row in its section.
    package enum Part: Hashable, Sendable {
        case header, content, footer
    }

    package var part = Part.content
    /// A Boolean value that indicates whether the row is the first of its section, apart from the header, and of the list where
    /// there are no sections.
    package var isFirst = false
    /// A Boolean value that indicates whether the row is the last of its section, apart from the footer.
    package var isLast = false
    /// A Boolean value that indicates whether the row begins a section that is not the first.
    package var beginsSection = false
    /// A Boolean value that indicates whether the row has its insets in itself.
    package var hasOwnInsets = false
    /// A Boolean value that indicates whether there is a line between this row and the next.
    package var hasSeparator = true
    /// A Boolean value that indicates whether the row is one of those with another background.
    package var isAlternate = false
    /// A Boolean value that indicates whether the row has its own background.
    package var hasBackground = false
}
