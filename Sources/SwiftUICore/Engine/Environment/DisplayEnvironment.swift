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

extension EnvironmentValues {
    /// The number of pixels of the display in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] ?? DesktopSettings.shared.displayScale.value }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel of the display in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
