import Foundation

/// The prominence of a part of the interface.
@_weakLinked
public enum Prominence: Hashable, Sendable {
    /// The usual prominence.
    case standard
    /// More than usual.
    case increased
}

/// The prominence of a badge.
@_weakLinked
public struct BadgeProminence: Hashable, Sendable {
    let rank: Int
    /// Less than usual.
    public static let decreased = BadgeProminence(rank: -1)
    /// The usual prominence.
    public static let standard = BadgeProminence(rank: 0)
    /// More than usual.
    public static let increased = BadgeProminence(rank: 1)
}

/// The alternation of backgrounds of rows or views.
@_weakLinked
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The alternation of the list's style.
    case automatic
    /// Every second row has another background.
    case enabled
    /// All rows have the same background.
    case disabled
}

/// The room between the sections of a list.
@_weakLinked
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?
    /// The usual room.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less room than usual.
    public static let compact = ListSectionSpacing(length: 8)
    /// Returns a given room.
    /// - Parameter spacing: The room in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(length: spacing) }
}

/// Sets the look of lists.
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
