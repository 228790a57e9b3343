/// The colours that the app begins with.
enum Palettes {
    static let harbour = [
        PaletteColor(name: "Ocean Blue", red: 0x00, green: 0x77, blue: 0xB6),
        PaletteColor(name: "Sunset Orange", red: 0xFF, green: 0x6B, blue: 0x35),
        PaletteColor(name: "Forest Green", red: 0x2D, green: 0x6A, blue: 0x4F),
        PaletteColor(name: "Royal Purple", red: 0x7B, green: 0x2C, blue: 0xBF),
        PaletteColor(name: "Sand", red: 0xE9, green: 0xD8, blue: 0xA6),
        PaletteColor(name: "Brick", red: 0x9B, green: 0x22, blue: 0x26),
        PaletteColor(name: "Lagoon", red: 0x48, green: 0xCA, blue: 0xE4),
        PaletteColor(name: "Lemon", red: 0xFF, green: 0xD1, blue: 0x66),
        PaletteColor(name: "Slate", red: 0x3D, green: 0x40, blue: 0x5B),
        PaletteColor(name: "Rose", red: 0xEF, green: 0x47, blue: 0x6F),
        PaletteColor(name: "Mint", red: 0x80, green: 0xED, blue: 0x99),
        PaletteColor(name: "Ink", red: 0x1B, green: 0x1B, blue: 0x2F),
    ]
}
