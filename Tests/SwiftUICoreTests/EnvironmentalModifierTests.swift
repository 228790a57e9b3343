import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Modifiers that the environment decides")
struct EnvironmentalModifierTests {
    private struct Note: ViewModifier {
        let text: String
        func body(content: Content) -> some View {
            content
            Text(text)
        }
    }

    private struct Availability: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Note(text: environment.isEnabled ? "enabled" : "disabled")
        }
    }

    private struct Page: View {
        @State private var isDisabled = false
        var body: some View {
            Text("page").modifier(Availability()).disabled(isDisabled)
            Button("disable") { isDisabled = true }
        }
    }

    @Test("The environment of the place decides, and decides again when it changes")
    func resolves() throws {
        let window = TestWindow { Page() }
        #expect(window.texts.contains("page") && window.texts.contains("enabled"))
        try window.press("disable")
        #expect(window.texts.contains("disabled") && !window.texts.contains("enabled"))
    }
}
