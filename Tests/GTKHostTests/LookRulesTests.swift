import SwiftUICore
import Testing

@testable import GTKHost

@Suite("Rules with the theme's colours")
@MainActor
struct LookRulesTests {
    @Test("name the accent, and what stands on it")
    func names() {
        let colors = ThemeColors(
            primary: RGBA(red: 1, green: 1, blue: 1, alpha: 1),
            secondary: RGBA(red: 1, green: 1, blue: 1, alpha: 0.6),
            accent: RGBA(red: 1, green: 0.8, blue: 0, alpha: 1),
            background: RGBA(red: 0.2, green: 0.2, blue: 0.2, alpha: 1),
            field: RGBA(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
        )
        let rules = LookRules.rules(colors, rowLine: RGBA(red: 1, green: 0, blue: 1, alpha: 1))
        #expect(rules.contains("@define-color swiftui_accent_color rgba(255, 204, 0, 1.0);"))
        #expect(rules.contains("@define-color swiftui_accent_text_color rgba(0, 0, 0, 1.0);"))
        #expect(rules.contains("@define-color swiftui_row_line_color rgba(255, 0, 255, 1.0);"))
        #expect(LookRules.rules(colors, rowLine: nil).contains("@define-color swiftui_row_line_color @borders;"))
    }

    @Test(
        "The bar of a sheet has the button that closes it on the side where the desktop has it",
        arguments: [
            (":minimize,maximize,close", ":close"), ("close,minimize:menu", "close:"), ("menu:close", ":close"),
            ("", ":close"), ("menu", ":close"),
        ]
    )
    func closingLayout(desktop: String, sheet: String) {
        #expect(ToolbarRowWidget.closingLayout(of: desktop) == sheet)
    }
}
