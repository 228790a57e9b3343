import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("The items that show and hide a sidebar and a toolbar")
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

    private struct WithToolbar: App {
        var body: some Scene {
            WindowGroup { Text("root").toolbar { Button("Add") {} } }.commands { ToolbarCommands() }
        }
    }

    @Test("The keys of the toolbar's item hide what is in the toolbar, and show it again")
    func togglesToolbar() throws {
        let window = TestApp(WithToolbar.self).windows[0]
        let outline = window.toolbarOutline
        #expect(outline.contains("Add"))
        try window.press(key: "t", modifiers: [.command, .option])
        #expect(window.toolbarOutline.isEmpty)
        try window.press(key: "t", modifiers: [.command, .option])
        #expect(window.toolbarOutline == outline)
    }
}
