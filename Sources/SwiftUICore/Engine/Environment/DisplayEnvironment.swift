import Foundation

/// The amount of space in one direction.
@_weakLinked
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as on a telephone.
    case compact
    /// The space of a desktop's window.
    case regular
}

/// The weight of text.
@_weakLinked
public enum LegibilityWeight: Hashable, Sendable {
    /// The weight of the design.
    case regular
    /// Bolder, for users that read it more easily.
    case bold
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
    /// The class of the horizontal space: `regular`, as on a Mac, unless a view sets another.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The class of the vertical space: `regular`, as on a Mac, unless a view sets another.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The weight of text; nil if the desktop does not specify it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The number of pixels of the display in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] ?? DesktopSettings.shared.displayScale.value }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel of the display in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
