import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("The item that shows and hides a sidebar")
struct SidebarCommandsTests {
    private struct Program: App {
        var body: some Scene {
            WindowGroup {
                NavigationSplitView {
                    Text("sidebar")
                } detail: {
                    Text("detail")
                }
            }
            .commands { SidebarCommands() }
        }
    }

    @Test("Its keys hide the sidebar of the window, and show it again")
    func toggles() throws {
        let app = TestApp(Program.self)
        let window = app.windows[0]
        #expect(window.texts.contains("sidebar"))
        try window.press(key: "s", modifiers: [.command, .option])
        #expect(!window.texts.contains("sidebar"))
        try window.press(key: "s", modifiers: [.command, .option])
        #expect(window.texts.contains("sidebar"))
    }
}
