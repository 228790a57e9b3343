import Foundation

extension Color {
    /// A colour resolved to numeric components in an environment.
    public struct Resolved: Hashable, Sendable {
        /// The red component in linear sRGB.
        public var linearRed: Float
        /// The green component in linear sRGB.
        public var linearGreen: Float
        /// The blue component in linear sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 (transparent) to 1 (opaque).
        public var opacity: Float

        /// Creates a colour from its components.
        /// - Parameters:
        ///   - colorSpace: The space of the parts.
        ///   - red: From 0 to 1.
        ///   - green: From 0 to 1.
        ///   - blue: From 0 to 1.
        ///   - opacity: From 0, clear, to 1, opaque.
        public init(
            colorSpace: RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                // The matrix of `RGBA`, with as many digits as Apple's results show.
                let (red, green, blue) = (linear(red), linear(green), linear(blue))
                linearRed = red * 1.2249 + green * -0.2247
                linearGreen = red * -0.0420 + green * 1.0419
                linearBlue = red * -0.0197 + green * -0.0786 + blue * 1.0979
            }
        }

        init(_ color: RGBA) {
            linearRed = Float(decode(color.red))
            linearGreen = Float(decode(color.green))
            linearBlue = Float(decode(color.blue))
            opacity = Float(color.alpha)
        }

        /// The red component in sRGB.
        public var red: Float {
            get { encoded(linearRed) }
            set { linearRed = linear(newValue) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { encoded(linearGreen) }
            set { linearGreen = linear(newValue) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { encoded(linearBlue) }
            set { linearBlue = linear(newValue) }
        }
    }

    /// Creates a colour from a resolved colour.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }

    /// Returns the colour resolved in an environment. Colours of the theme are resolved with the theme of the window.
    /// - Parameter environment: The environment of the place.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(resolved(in: environment.themeColors))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { .color(Color(self)) }
}

extension Color.Resolved: CustomStringConvertible {
    /// The rounded sRGB components and the opacity in the form `#RRGGBBAA`.
    public var description: String {
        let digits = [red, green, blue, opacity].map { part in
            let byte = UInt8(part.isNaN ? 0 : min(max(part * 255, 0), 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}

/// Returns a linear part with sRGB's curve (IEC 61966-2-1), on both sides of zero.
private func encoded(_ linear: Float) -> Float {
    let part = abs(linear)
    let value = part <= 0.0031308 ? part * 12.92 : part == 1 ? 1 : pow(part, 1 / 2.4) * 1.055 - 0.055
    return linear < 0 ? -value : value
}

/// Returns a part without sRGB's curve. In single precision the order of its operations decides the last digit of a description, which is
/// Apple's here.
private func linear(_ encoded: Float) -> Float {
    let part = abs(encoded)
    let value =
        part <= 0.04045 ? part * (1 / 12.92) : part == 1 ? 1 : pow(part * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return encoded < 0 ? -value : value
}

private struct ThemeColorsKey: EnvironmentKey {
    /// The colours of GNOME's light theme, for hosts without a theme.
    static var defaultValue: ThemeColors {
        ThemeColors(
            primary: RGBA(red: 0.18, green: 0.20, blue: 0.21, alpha: 1),
            secondary: RGBA(red: 0.18, green: 0.20, blue: 0.21, alpha: 0.6),
            accent: RGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1),
            background: RGBA(red: 0.98, green: 0.98, blue: 0.98, alpha: 1),
            field: RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        )
    }
}

extension EnvironmentValues {
    /// The colours of the window's theme.
    package var themeColors: ThemeColors {
        get { self[ThemeColorsKey.self] }
        set { self[ThemeColorsKey.self] = newValue }
    }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = Color.Resolved

/// Colours in source that Xcode shows as swatches: `Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))`.
@_weakLinked
extension Color.Resolved: _ExpressibleByColorLiteral {
    /// Creates a colour from the components of a literal.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: red, green: green, blue: blue, opacity: alpha)
    }
}
