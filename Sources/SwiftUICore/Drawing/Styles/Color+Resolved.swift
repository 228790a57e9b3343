import Foundation

extension Color {
    /// A colour resolved to numbers in an environment.
    public struct Resolved: Hashable, Sendable {
        /// The red part without the curve of sRGB.
        public var linearRed: Float
        /// The green part without the curve of sRGB.
        public var linearGreen: Float
        /// The blue part without the curve of sRGB.
        public var linearBlue: Float
        /// From 0, clear, to 1, opaque.
        public var opacity: Float

        /// Creates a colour from its parts.
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
            self.init(
                RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity), in: colorSpace)
            )
        }

        init(_ color: RGBA) {
            linearRed = Float(decode(color.red))
            linearGreen = Float(decode(color.green))
            linearBlue = Float(decode(color.blue))
            opacity = Float(color.alpha)
        }

        /// The red part in sRGB.
        public var red: Float {
            get { Float(encode(Double(linearRed))) }
            set { linearRed = Float(decode(Double(newValue))) }
        }

        /// The green part in sRGB.
        public var green: Float {
            get { Float(encode(Double(linearGreen))) }
            set { linearGreen = Float(decode(Double(newValue))) }
        }

        /// The blue part in sRGB.
        public var blue: Float {
            get { Float(encode(Double(linearBlue))) }
            set { linearBlue = Float(decode(Double(newValue))) }
        }
    }

    /// Creates a colour from one that was resolved.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }

    /// Returns the colour at a place: one of the theme's has the value that the theme of the window gives it.
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
    public var description: String { Color(self).description }
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
    /// The colours that the theme of the window gives.
    package var themeColors: ThemeColors {
        get { self[ThemeColorsKey.self] }
        set { self[ThemeColorsKey.self] = newValue }
    }
}
