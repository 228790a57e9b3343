import Foundation

extension AssetContents {
    /// A colour in the form in which a catalog describes it.
    package struct Color: Decodable {
        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }

        var space: String?
        var components: [String: Component]?
        var reference: String?

        /// The colour; nil if it can't be drawn.
        package var value: ColorValue? {
            if let reference { return .system(reference) }
            guard let components else { return nil }
            let opacity = components["alpha"]?.opacity ?? 1
            if let white = components["white"]?.value { return .white(white, opacity: opacity) }
            guard let red = components["red"]?.value, let green = components["green"]?.value,
                let blue = components["blue"]?.value
            else { return nil }
            let space = space.flatMap(ColorSpace.init) ?? .sRGB
            return .parts(space, red: red, green: green, blue: blue, opacity: opacity)
        }
    }

    /// A colour of a catalog. Its components and opacity are between 0 and 1, or beyond if the catalog specifies so.
    package enum ColorValue: Hashable, Sendable {
        /// One of the system's colours, by name.
        case system(String)
        case white(Double, opacity: Double)
        case parts(ColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    }

    /// The colour space of the components. Any other is treated as sRGB.
    package enum ColorSpace: String, Sendable {
        case sRGB = "srgb"
        case displayP3 = "display-p3"
        case linear = "extended-linear-srgb"
    }

    /// One part of a colour: a number from 0 to 1, or a byte, decimal (`128`) or hexadecimal (`0x80`).
    struct Component: Decodable {
        /// The part, from 0 to 1.
        let value: Double
        /// The part as an opacity, which is no byte.
        let opacity: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                (value, opacity) = (number, number)
                return
            }
            let text = try container.decode(String.self)
            if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
                value = Double(byte) / 255
                opacity = value
            } else if let number = Double(text), number.isFinite {
                value = text.contains(".") ? number : number / 255
                opacity = number
            } else {
                let reason = "“\(text)” is no part of a colour"
                throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
            }
        }
    }
}
