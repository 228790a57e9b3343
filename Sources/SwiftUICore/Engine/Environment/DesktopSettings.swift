import Foundation

/// What the desktop's settings say. The host brings it up to date, and views that have read a part follow it.
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

/// How much colours differ from one another.
@_weakLinked
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As they are designed.
    case standard
    /// More, for users that see it more easily.
    case increased
}

extension EnvironmentValues {
    /// Whether the user wants things not to move: the desktop's setting for animations.
    public var accessibilityReduceMotion: Bool { DesktopSettings.shared.reducesMotion.value }

    /// Whether a screen reader, such as Orca, runs.
    public var accessibilityVoiceOverEnabled: Bool { DesktopSettings.shared.readsScreen.value }

    /// Whether the user wants grounds that are not transparent: with a theme of high contrast.
    public var accessibilityReduceTransparency: Bool { DesktopSettings.shared.increasesContrast.value }

    /// Whether the user wants things told by more than their colour: with a theme of high contrast.
    public var accessibilityDifferentiateWithoutColor: Bool { DesktopSettings.shared.increasesContrast.value }

    /// Whether the user wants the borders of buttons shown: with a theme of high contrast.
    public var accessibilityShowButtonShapes: Bool { DesktopSettings.shared.increasesContrast.value }

    /// Whether colours are inverted, which no desktop tells its programs.
    public var accessibilityInvertColors: Bool { false }

    /// Whether the user operates the screen by switches, which no desktop tells its programs.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// How much colours differ from one another.
    public var colorSchemeContrast: ColorSchemeContrast {
        DesktopSettings.shared.increasesContrast.value ? .increased : .standard
    }
}
