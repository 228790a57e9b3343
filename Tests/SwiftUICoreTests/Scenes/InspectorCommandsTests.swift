import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("The item that shows and hides an inspector")
struct InspectorCommandsTests {
    private struct Inspected: View {
        @State private var isShown = true
        var body: some View { Text("content").inspector(isPresented: $isShown) { Text("inspector") } }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Inspected() }.commands { InspectorCommands() }
        }
    }

    @Test("Its keys hide the inspector of the window, and show it again")
    func toggles() throws {
        let window = TestApp(Program.self).windows[0]
        #expect(window.texts.contains("inspector"))
        try window.press(key: "i", modifiers: [.command, .control])
        #expect(!window.texts.contains("inspector") && window.texts.contains("content"))
        try window.press(key: "i", modifiers: [.command, .control])
        #expect(window.texts.contains("inspector"))
    }
}
