import AppFiles
import Foundation

/// A colour of an asset catalog, for light and dark windows.
struct AssetColor: Hashable, Sendable {
    let light: Color
    let dark: Color

    /// Reads a set; nil if it has no colour.
    init?(in folder: URL) {
        guard let contents = AssetContents(in: folder) else { return nil }
        self.init(contents)
    }

    /// Takes the colour of a set; nil if there is none that can be drawn.
    init?(_ contents: AssetContents) {
        let entries = AssetContents.entries(contents.colors?.filter { Self.color(of: $0) != nil } ?? [])
        let (light, dark) = (entries.light.first.flatMap(Self.color), entries.dark.first.flatMap(Self.color))
        guard let first = light ?? dark else { return nil }
        self.light = first
        self.dark = dark ?? first
    }

    private static func color(of entry: AssetContents.Entry) -> Color? {
        switch entry.color?.value {
        case .system(let name): SystemColorName.color(name)
        case .white(let white, let opacity): Color(white: white, opacity: opacity)
        case .parts(let space, let red, let green, let blue, let opacity):
            Color(Color.RGBColorSpace(space), red: red, green: green, blue: blue, opacity: opacity)
        case nil: nil
        }
    }
}

extension Color.RGBColorSpace {
    fileprivate init(_ space: AssetContents.ColorSpace) {
        self =
            switch space {
            case .sRGB: .sRGB
            case .displayP3: .displayP3
            case .linear: .sRGBLinear
            }
    }
}

/// The colours that Apple's systems name, as they are on the desktop.
enum SystemColorName {
    /// Returns the colour with a name of UIKit or AppKit, such as `systemBlueColor`; nil for a name that is not known.
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
