import Foundation

/// The settings of the desktop. The host updates them, and views that have read a setting are updated when it changes.
package final class DesktopSettings: Sendable {
    package static let shared = DesktopSettings()

    /// The number of pixels in a point, of the display that has most.
    let displayScale = StateLocation<CGFloat>(1)
    let reducesMotion = StateLocation(false)
    let increasesContrast = StateLocation(false)
    let readsScreen = StateLocation(false)

    /// Updates the settings.
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

/// The contrast between the colours of the user interface.
@_weakLinked
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The standard contrast of the design.
    case standard
    /// Increased contrast, for users who need it.
    case increased
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the user prefers reduced motion, according to the desktop's animation setting.
    public var accessibilityReduceMotion: Bool { DesktopSettings.shared.reducesMotion.value }

    /// A Boolean value that indicates whether a screen reader, such as Orca, is running.
    public var accessibilityVoiceOverEnabled: Bool { DesktopSettings.shared.readsScreen.value }

    /// A Boolean value that indicates whether the user prefers opaque backgrounds, which is the case with a high-contrast theme.
    public var accessibilityReduceTransparency: Bool { DesktopSettings.shared.increasesContrast.value }

    /// A Boolean value that indicates whether the user prefers not to rely on colour alone, which is the case with a high-contrast theme.
    public var accessibilityDifferentiateWithoutColor: Bool { DesktopSettings.shared.increasesContrast.value }

    /// A Boolean value that indicates whether the user prefers buttons with visible borders, which is the case with a high-contrast theme.
    public var accessibilityShowButtonShapes: Bool { DesktopSettings.shared.increasesContrast.value }

    /// A Boolean value that indicates whether colours are inverted, which no desktop reports to programs.
    public var accessibilityInvertColors: Bool { false }

    /// A Boolean value that indicates whether the user operates the screen with switches, which no desktop reports to programs.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// The contrast between the colours of the user interface.
    public var colorSchemeContrast: ColorSchemeContrast {
        DesktopSettings.shared.increasesContrast.value ? .increased : .standard
    }
}
