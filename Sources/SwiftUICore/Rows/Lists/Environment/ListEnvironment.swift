import Foundation

private struct AlternatesRowBackgroundsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    var alternatesRowBackgrounds: Bool {
        get { self[AlternatesRowBackgroundsKey.self] }
        set { self[AlternatesRowBackgroundsKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacingLength: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The least height of the rows of lists, in points; 0 for the needed height.
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }

    /// The least height of the headers of lists, in points; nil for the needed height.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }

    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

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

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListAppearance { .automatic } }

extension EnvironmentValues {
    var listAppearance: ListAppearance {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}
