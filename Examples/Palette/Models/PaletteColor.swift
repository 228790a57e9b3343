import SwiftUI
import UniformTypeIdentifiers

/// A colour with a name.
struct PaletteColor: Identifiable, Codable, Hashable {
    let id: UUID
    var name: String
    /// The colour's parts from 0 to 255.
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    init(name: String, red: UInt8, green: UInt8, blue: UInt8) {
        (id, self.name, self.red, self.green, self.blue) = (UUID(), name, red, green, blue)
    }

    /// Reads a colour as it is written on the web: six hexadecimal digits after a number sign.
    init(name: String? = nil, hex: String) throws {
        let digits = hex.trimmingCharacters(in: .whitespacesAndNewlines)
        guard digits.hasPrefix("#"), digits.count == 7, let value = UInt32(digits.dropFirst(), radix: 16) else {
            throw PaletteError.noColor(hex)
        }
        self.init(
            name: name ?? digits.uppercased(),
            red: UInt8(value >> 16 & 0xFF),
            green: UInt8(value >> 8 & 0xFF),
            blue: UInt8(value & 0xFF)
        )
    }

    init(_ color: Color) {
        let parts = color.resolve(in: EnvironmentValues())
        func byte(_ part: Float) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(name: "", red: byte(parts.red), green: byte(parts.green), blue: byte(parts.blue))
        name = hex
    }

    var color: Color { Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255) }
    var hex: String { String(format: "#%02X%02X%02X", red, green, blue) }

    /// A Boolean value that indicates whether dark text is read better on the colour than white.
    var isLight: Bool { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 150 }
}

enum PaletteError: LocalizedError {
    case noColor(String)

    var errorDescription: String? {
        switch self {
        case .noColor(let text): "“\(text.prefix(40))” is no colour. Write it as #0077B6."
        }
    }
}

extension UTType {
    /// A named colour as this app writes it; declared in `Resources/Info.plist`.
    static let paletteColor = UTType(exportedAs: "com.example.palette-color")
    /// A palette that drawing programs open.
    static let gimpPalette = UTType(importedAs: "org.gimp.palette")
}

extension PaletteColor: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        // The colour with its name, for this app.
        CodableRepresentation(contentType: .paletteColor)
        // The colour itself, for drawing programs.
        ProxyRepresentation(exporting: \.color) { PaletteColor($0) }
        // Its digits, for editors.
        ProxyRepresentation(exporting: \.hex) { try PaletteColor(hex: $0) }
    }
}

/// Several colours as a file.
struct PaletteFile: Transferable {
    var name: String
    var colors: [PaletteColor]

    /// The file's text, by the format of GIMP.
    var text: String {
        let lines = colors.map { String(format: "%3d %3d %3d\t", $0.red, $0.green, $0.blue) + $0.name }
        return (["GIMP Palette", "Name: \(name)", "#"] + lines).joined(separator: "\n") + "\n"
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .gimpPalette) { Data($0.text.utf8) }
            .suggestedFileName { $0.name + ".gpl" }
            .exportingCondition { !$0.colors.isEmpty }
    }
}
