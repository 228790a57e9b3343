import Foundation

/// The amount of space along an axis.
@_weakLinked
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Limited space, as on a phone.
    case compact
    /// The space of a desktop window.
    case regular
}

/// The weight of text.
@_weakLinked
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight of the design.
    case regular
    /// A bolder weight, for users who need it.
    case bold
}

extension EnvironmentValues {
    /// The number of pixels per point of the display.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] ?? DesktopSettings.shared.displayScale.value }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of one pixel of the display in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
