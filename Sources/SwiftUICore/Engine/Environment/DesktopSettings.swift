import Foundation

/// The settings of the desktop. The host updates them, and views that have read a setting follow it.
package final class DesktopSettings: Sendable {
    package static let shared = DesktopSettings()

    /// The number of pixels in a point, of the display that has most.
    let displayScale = StateLocation<CGFloat>(1)
    let reducesMotion = StateLocation(false)
    let increasesContrast = StateLocation(false)
    let readsScreen = StateLocation(false)

    /// Takes over the settings.
    /// - Parameters:
    ///   - displayScale: The number of pixels in a point.
    ///   - reducesMotion: Whether things on the screen are not to move more than they need.
    ///   - increasesContrast: Whether the user wants a theme of high contrast.
    ///   - readsScreen: Whether a screen reader runs.
    @MainActor
    package func update(displayScale: Double, reducesMotion: Bool, increasesContrast: Bool, readsScreen: Bool) {
        self.displayScale.value = displayScale
        self.reducesMotion.value = reducesMotion
        self.increasesContrast.value = increasesContrast
        self.readsScreen.value = readsScreen
    }
}

/// The contrast between colours.
@_weakLinked
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The contrast of the design.
    case standard
    /// More, for users that see it more easily.
    case increased
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the user wants things not to move: the desktop's setting for animations.
    public var accessibilityReduceMotion: Bool { DesktopSettings.shared.reducesMotion.value }

    /// A Boolean value that indicates whether a screen reader, such as Orca, runs.
    public var accessibilityVoiceOverEnabled: Bool { DesktopSettings.shared.readsScreen.value }

    /// A Boolean value that indicates whether the user wants grounds that are not transparent: with a theme of high
    /// contrast.
    public var accessibilityReduceTransparency: Bool { DesktopSettings.shared.increasesContrast.value }

    /// A Boolean value that indicates whether the user prefers distinctions by more than colour: with a theme of high
    /// contrast.
    public var accessibilityDifferentiateWithoutColor: Bool { DesktopSettings.shared.increasesContrast.value }

    /// A Boolean value that indicates whether the user wants the borders of buttons shown: with a theme of high
    /// contrast.
    public var accessibilityShowButtonShapes: Bool { DesktopSettings.shared.increasesContrast.value }

    /// A Boolean value that indicates whether colours are inverted, which no desktop reports to programs.
    public var accessibilityInvertColors: Bool { false }

    /// A Boolean value that indicates whether the user operates the screen by switches, which no desktop reports to
    /// programs.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// The contrast between colours.
    public var colorSchemeContrast: ColorSchemeContrast {
        DesktopSettings.shared.increasesContrast.value ? .increased : .standard
    }
}
