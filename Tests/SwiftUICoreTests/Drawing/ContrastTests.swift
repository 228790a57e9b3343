import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Contrast")
struct ContrastTests {
    private func color(_ hex: UInt32) -> RGBA {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        return RGBA(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// The figures of WCAG's own examples: black on white has 21, #777777 on white 4.48.
    @Test("is reckoned as WCAG does")
    func figures() {
        let white = color(0xFFFFFF)
        #expect(abs(color(0).contrast(with: white) - 21) < 0.001)
        #expect(abs(white.contrast(with: color(0x777777)) - 4.48) < 0.005)
        #expect(white.contrast(with: white) == 1)
    }

    @Test(
        "of an accent with windows and fields is at least 3, and one that has it stays as it is",
        arguments: [
            // GTK's themes, light and dark, libadwaita's, and accents that a person may choose.
            (0x3584E4, 0xF6F5F4, 0xFFFFFF, true), (0x15539E, 0x353535, 0x2D2D2D, false),
            (0x3584E4, 0x242424, 0x1E1E1E, true), (0xE5A50A, 0xFAFAFA, 0xFFFFFF, false),
            (0x000000, 0x242424, 0x1E1E1E, false), (0xFFFFFF, 0xFFFFFF, 0xFFFFFF, false),
        ] as [(UInt32, UInt32, UInt32, Bool)]
    )
    func accents(accent: UInt32, window: UInt32, field: UInt32, stays: Bool) {
        let grounds = [color(window), color(field)]
        let shown = color(accent).contrasting(with: grounds)
        for ground in grounds { #expect(shown.contrast(with: ground) >= 3) }
        #expect((shown == color(accent)) == stays)
        #expect(shown.text.contrast(with: shown) >= 3)
    }

    @Test("of a group of rows with the fields in it is there in dark windows, too")
    func groups() {
        let dark = ThemeColors(
            primary: color(0xEEEEEC),
            secondary: color(0xEEEEEC),
            accent: color(0x3584E4),
            background: color(0x353535),
            field: color(0x2D2D2D)
        )
        #expect(dark.group.luminance > dark.background.luminance)
        #expect(dark.background.luminance > dark.field.luminance)
        let light = ThemeColors(
            primary: color(0x2E3436),
            secondary: color(0x2E3436),
            accent: color(0x3584E4),
            background: color(0xF6F5F4),
            field: color(0xFFFFFF)
        )
        #expect(light.group == light.field)
    }
}
