import Foundation

/// The amount of space in one direction.
@_weakLinked
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as on a telephone.
    case compact
    /// As much as windows of a desktop have.
    case regular
}

/// How bold text is.
@_weakLinked
public enum LegibilityWeight: Hashable, Sendable {
    /// As it is designed.
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
    /// How much room there is across: `regular`, as on a Mac, where no view sets another.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: `regular`, as on a Mac, where no view sets another.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// How bold text is; nil where the desktop does not say.
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
