import Foundation

extension RGBA {
    /// The least contrast between the ground of something selected and the ground around it (WCAG 2.2, 1.4.11).
    package static let selectionContrast = 3.0

    /// The relative luminance of the opaque colour, from 0 to 1 (WCAG 2.2).
    package var luminance: Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return linear(red.fraction) * 0.2126 + linear(green.fraction) * 0.7152 + linear(blue.fraction) * 0.0722
    }

    /// Returns the contrast of two opaque colours: from 1 for the same luminance to 21 for black and white (WCAG 2.2).
    package func contrast(with other: RGBA) -> Double {
        let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// Returns this colour, or one that is nearer to white or black, by as much as it needs for a contrast with grounds.
    /// - Parameters:
    ///   - grounds: The colours around.
    ///   - ratio: The least contrast with each of them.
    package func contrasting(with grounds: [RGBA], by ratio: Double = selectionContrast) -> RGBA {
        func isEnough(_ color: RGBA) -> Bool { grounds.allSatisfy { color.contrast(with: $0) >= ratio } }
        guard !isEnough(self) else { return self }
        let brightest = grounds.map(\.luminance).max() ?? 0
        let end: RGBA = brightest < 0.18 ? .white : .black
        let steps = (1...50).lazy.map { end.mixed(from: self, Double($0) / 50) }
        return steps.first(where: isEnough) ?? end
    }

    /// The colour of text on this one: white wherever that can be read, else black.
    package var text: RGBA { RGBA.white.contrast(with: self) >= Self.selectionContrast ? .white : .black }

    private static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    private static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The style of text on a ground in the tint of the context.
@_weakLinked
struct TextOnTintStyle: ShapeStyle {
    func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let text = (environment.tint ?? .accentColor).resolved(in: environment.themeColors).text
        return .color(Color(red: text.red, green: text.green, blue: text.blue))
    }
}
