import Foundation
import SwiftUICore

/// The components of a colour in sRGB, each from 0 to 1.
package struct ColorParts: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    /// Creates the components of a colour. Colours of the theme are resolved with the theme of the app.
    package init(_ color: Color) {
        let color = color.resolved(in: AppTheme.colors)
        (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    }

    /// Creates the components of a colour in light or dark windows.
    package init(_ color: Color, isDark: Bool) {
        let color = color.resolved(in: AppTheme.colors(isDark: isDark))
        (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    }

    /// The colour with these components.
    package var color: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }

    /// The luminance, with the weights of ITU-R BT.709.
    package var white: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The hue, the saturation and the brightness.
    package var hsb: (hue: Double, saturation: Double, brightness: Double) {
        let (greatest, least) = (max(red, green, blue), min(red, green, blue))
        let difference = greatest - least
        guard difference > 0 else { return (0, 0, greatest) }
        let sixths =
            switch greatest {
            case red: (green - blue) / difference
            case green: (blue - red) / difference + 2
            default: (red - green) / difference + 4
            }
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, difference / greatest, greatest)
    }

    /// Writes the components to the pointers that are not nil.
    package func write(
        red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
    }

    /// Writes the hue, saturation, brightness and opacity to the pointers that are not nil.
    package func write(
        hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let hsb = hsb
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = self.alpha
    }

    /// Writes the luminance and the opacity to the pointers that are not nil.
    package func write(white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
        white?.pointee = self.white
        alpha?.pointee = self.alpha
    }

    /// Returns a blend of the colour with another.
    package func blended(with other: ColorParts, by part: Double) -> ColorParts {
        let part = min(max(part.isNaN ? 0 : part, 0), 1)
        func mixed(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
        var result = self
        result.red = mixed(red, other.red)
        result.green = mixed(green, other.green)
        result.blue = mixed(blue, other.blue)
        result.alpha = mixed(alpha, other.alpha)
        return result
    }
}

/// The theme of the app.
package enum AppTheme {
    /// The colours of the theme: on the main thread the ones of the windows, and otherwise those of a light theme.
    package static var colors: ThemeColors {
        let running = isOnMainActor ? MainActor.assumeIsolated { RunningHost.services?.themeColors } : nil
        return running ?? EnvironmentValues().themeColors
    }

    /// Returns the colours of the theme for light or dark windows. If the theme is the other kind, they are the standard ones.
    package static func colors(isDark: Bool) -> ThemeColors {
        let own = colors
        guard own.isDark != isDark else { return own }
        guard isDark else { return EnvironmentValues().themeColors }
        func gray(_ white: Double, _ alpha: Double = 1) -> RGBA {
            RGBA(red: white, green: white, blue: white, alpha: alpha)
        }
        return ThemeColors(
            primary: gray(1),
            secondary: gray(1, 0.6),
            accent: own.accent,
            background: gray(0.14),
            field: gray(0.12)
        )
    }

    /// A Boolean value that indicates whether the theme is dark.
    package static var isDark: Bool { colors.isDark }
}

/// The colours that both of the older interfaces have.
package enum ThemeColor {
    package static let label = Color.primary
    package static let secondaryLabel = Color.secondary
    package static let tertiaryLabel = Color.primary.opacity(0.4)
    package static let quaternaryLabel = Color.primary.opacity(0.2)
    package static let placeholder = Color.primary.opacity(0.4)
    package static let separator = Color.primary.opacity(0.15)
    package static let link = Color.link
    package static let accent = Color.accentColor
    package static let window = Color.windowGround
    package static let field = Color.fieldGround
    /// A background that is slightly set off from that of windows.
    package static let raised = Color.windowGround.blended(with: .primary, by: 0.05)
    package static let fill = Color.primary.opacity(0.1)
    package static let raisedFill = Color.primary.opacity(0.05)
    package static let opaqueSeparator = Color.windowGround.blended(with: .primary, by: 0.15)
    package static let onAccent = Color.white
    package static let highlight = Color.white
    package static let shadow = Color.black
    package static let found = Color.yellow
    package static let lightText = Color.white.opacity(0.6)
    package static let darkText = Color.black

    /// Returns a shade of grey, where higher numbers are lighter in light windows.
    package static func gray(_ number: Int) -> Color {
        let light = [0.557, 0.682, 0.780, 0.820, 0.898, 0.949]
        let dark = [0.557, 0.388, 0.282, 0.227, 0.173, 0.110]
        return Color(light: Color(white: light[number - 1]), dark: Color(white: dark[number - 1]))
    }
}
