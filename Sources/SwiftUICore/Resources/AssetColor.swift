import Foundation

/// A colour of an asset catalog, for light and dark windows.
struct AssetColor: Hashable, Sendable {
    let light: Color
    let dark: Color

    /// Reads a set; nil where it has no colour.
    init?(in folder: URL) {
        guard let contents = AssetContents(in: folder) else { return nil }
        let entries = AssetContents.entries(contents.colors?.filter { $0.color?.value != nil } ?? [])
        guard let light = entries.light.first?.color?.value ?? entries.dark.first?.color?.value else { return nil }
        self.light = light
        dark = entries.dark.first?.color?.value ?? light
    }

    /// A colour as a catalog describes it.
    struct Description: Decodable {
        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }

        var space: String?
        var components: [String: Component]?
        /// The name of one of the system's colours.
        var reference: String?

        /// The colour; nil where it is none that can be drawn.
        var value: Color? {
            if let reference { return SystemColorName.color(reference) }
            guard let components else { return nil }
            let opacity = components["alpha"]?.opacity ?? 1
            if let white = components["white"]?.value { return Color(white: white, opacity: opacity) }
            guard let red = components["red"]?.value, let green = components["green"]?.value,
                let blue = components["blue"]?.value
            else { return nil }
            let space: Color.RGBColorSpace =
                switch self.space {
                case "display-p3": .displayP3
                case "extended-linear-srgb": .sRGBLinear
                default: .sRGB
                }
            return Color(space, red: red, green: green, blue: blue, opacity: opacity)
        }
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

/// The colours that Apple's systems name, as they are on the desktop.
enum SystemColorName {
    /// The colour with a name of UIKit or AppKit, such as `systemBlueColor`; nil for a name that is not known.
    static func color(_ name: String) -> Color? {
        switch name {
        case "systemRedColor": .red
        case "systemOrangeColor": .orange
        case "systemYellowColor": .yellow
        case "systemGreenColor": .green
        case "systemMintColor": .mint
        case "systemTealColor": .teal
        case "systemCyanColor": .cyan
        case "systemBlueColor": .blue
        case "systemIndigoColor": .indigo
        case "systemPurpleColor": .purple
        case "systemPinkColor": .pink
        case "systemBrownColor": .brown
        case "systemGrayColor": .gray
        case "labelColor", "textColor", "controlTextColor": .primary
        case "secondaryLabelColor", "tertiaryLabelColor": .secondary
        case "linkColor", "controlAccentColor", "tintColor": .accentColor
        case "systemBackgroundColor", "windowBackgroundColor", "textBackgroundColor", "controlBackgroundColor":
            Color(.background)
        default: nil
        }
    }
}
