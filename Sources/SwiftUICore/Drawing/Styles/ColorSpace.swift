import Foundation

extension RGBA {
    /// Converts a colour's parts to sRGB, cut off at its borders. What is no number counts as zero.
    init(red: Double, green: Double, blue: Double, alpha: Double, in space: Color.RGBColorSpace) {
        let (red, green, blue, alpha) = (drawable(red), drawable(green), drawable(blue), drawable(alpha))
        switch space {
        case .sRGB:
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .sRGBLinear:
            self.init(red: encode(red), green: encode(green), blue: encode(blue), alpha: alpha)
        case .displayP3:
            // Both spaces share sRGB's transfer curve and white point; the matrix turns P3's primaries into sRGB's
            // (CSS Color Module Level 4, section 17).
            let (r, g, b) = (decode(red), decode(green), decode(blue))
            self.init(
                red: encode(1.2249401 * r - 0.2249404 * g),
                green: encode(-0.0420569 * r + 1.0420571 * g),
                blue: encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
                alpha: alpha
            )
        }
    }
}

/// Returns a part of a colour that can be calculated with.
private func drawable(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -1e6), 1e6) }

/// From a linear part to sRGB's curve (IEC 61966-2-1).
func encode(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
}

func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
