import Foundation

/// The prominence of part of the user interface.
@_weakLinked
public enum Prominence: Hashable, Sendable {
    /// The standard prominence.
    case standard
    /// Increased prominence.
    case increased
}

/// The prominence of a badge.
@_weakLinked
public struct BadgeProminence: Hashable, Sendable {
    let rank: Int
    /// Decreased prominence.
    public static let decreased = BadgeProminence(rank: -1)
    /// The standard prominence.
    public static let standard = BadgeProminence(rank: 0)
    /// Increased prominence.
    public static let increased = BadgeProminence(rank: 1)
}

/// The behavior of the backgrounds of alternating rows.
@_weakLinked
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The default behavior of the list style.
    case automatic
    /// Alternating rows have different backgrounds.
    case enabled
    /// All rows have the same background.
    case disabled
}

/// The spacing between the sections of a list.
@_weakLinked
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?
    /// The default spacing.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Compact spacing.
    public static let compact = ListSectionSpacing(length: 8)
    /// Returns custom spacing.
    /// - Parameter spacing: The room in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(length: spacing) }
}

/// A modifier that sets the look of lists.
@_weakLinked
struct ListStyleModifier {
    let appearance: _ListAppearance
}

extension ListStyleModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) {
        environment.listAppearance = appearance.value
        if appearance.alternates { environment.alternatesRowBackgrounds = true }
    }
}
