import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Settings, tools and items of the panel")
struct SceneTests {
    private struct Main: View {
        @Environment(\.openSettings) private var openSettings
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Button("settings") { openSettings() }
            SettingsLink()
            Button("tools") { openWindow(id: "tools") }
        }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup("Main") { Main() }
            Settings { Text("preferences") }
            UtilityWindow("Tools", id: "tools") { Text("hammer") }
        }
    }

    @Test("Settings open once, by the action, the link, the menu and its keys")
    func settings() throws {
        let app = TestApp(Program.self)
        #expect(app.windows.map(\.title) == ["Main"])
        try app.windows[0].press("settings")
        #expect(app.windows.map(\.title) == ["Main", "Settings"])
        // The settings have no menu bar of their own, and its keys.
        #expect(app.windows[0].menuBar != nil && app.windows[1].menuBar == nil)
        #expect(app.windows[1].texts == ["preferences"])
        try app.windows[0].press("Settings…")
        #expect(app.windows.count == 2)
        app.windows[1].close()
        try app.windows[0].press(key: ",", modifiers: .command)
        #expect(app.windows.map(\.title) == ["Main", "Settings"])
    }

    @Test("A window of tools opens when it is asked for")
    func utilityWindow() throws {
        let app = TestApp(Program.self)
        try app.windows[0].press("tools")
        #expect(app.windows.map(\.title) == ["Main", "Tools"])
    }

    private struct Launching: App {
        var body: some Scene {
            WindowGroup("Main") { Text("main") }.defaultLaunchBehavior(.suppressed)
            Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.presented)
        }
    }

    @Test("A scene says whether its window opens when the app starts")
    func launchBehavior() {
        #expect(TestApp(Launching.self).windows.map(\.title) == ["Welcome"])
    }

    private struct Panel: App {
        @State private var isSaving = false
        @State private var isShown = true

        var body: some Scene {
            WindowGroup("Main") {
                Text(isSaving ? "saving" : "wasting")
                Button("hide") { isShown = false }
            }
            MenuBarExtra("Battery", systemImage: "battery.100", isInserted: $isShown) {
                Toggle("Save Power", isOn: $isSaving)
                Divider()
                Button("Off") { isSaving = false }
            }
            MenuBarExtra("Window") { Text("in the panel") }.menuBarExtraStyle(.window)
        }
    }

    @Test("An item of the panel has a menu, whose items change the app's state")
    func menuBarExtra() throws {
        let app = TestApp(Panel.self)
        #expect(app.panelItems.map(\.title) == ["Battery", "Window"])
        #expect(app.panelItems[0].menu.filter { !$0.isEmpty } == ["Save Power", "Off"])
        try app.panelItems[0].choose("Save Power")
        #expect(app.windows[0].texts.contains("saving"))
        try app.panelItems[0].choose("Off")
        #expect(app.windows[0].texts.contains("wasting"))
        try app.windows[0].press("hide")
        #expect(app.panelItems.map(\.title) == ["Window"])
    }

    private struct Opening: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View { Button("numbers") { openWindow(id: "numbers") } }
    }

    private struct Titled: App {
        var body: some Scene {
            Window(Text("Main").bold(), id: "main") { Opening() }
            WindowGroup(.init("Others", comment: "Windows")) { Text("others") }.defaultLaunchBehavior(.presented)
            WindowGroup(Text("Numbers"), id: "numbers", for: Int.self) {
                Text("\($0.wrappedValue)")
            } defaultValue: {
                3
            }
            MenuBarExtra("Fan", image: "fan") { Button("Stop") {} }
            MenuBarExtra("Lamp", image: ImageResource(name: "lamp", bundle: .main)) { Button("Off") {} }
        }
    }

    @Test("Scenes have titles of texts, and items of the panel pictures of the app")
    func titles() throws {
        let app = TestApp(Titled.self)
        try app.windows[0].press("numbers")
        #expect(app.windows.map(\.title) == ["Main", "Others", "Numbers"])
        #expect(app.windows[1].texts == ["others"] && app.windows[2].texts == ["3"])
        #expect(app.panelItems.map(\.title) == ["Fan", "Lamp"])
        #expect(app.panelItems.map(\.menu) == [["Stop"], ["Off"]])
    }

    private struct Grouped: App {
        var body: some Scene {
            Group {
                WindowGroup("Main") { Group { Text("main") } }
                Window("Log", id: "log") { Text("log") }.defaultLaunchBehavior(.presented)
            }
            .commands {
                Group {
                    CommandMenu("Tea") { Button("Brew") {} }
                    CommandMenu("Coffee") { Button("Grind") {} }
                }
            }
        }
    }

    @Test("A group has several scenes, and several commands")
    func groups() throws {
        let app = TestApp(Grouped.self)
        #expect(app.windows.map(\.title) == ["Main", "Log"])
        #expect(app.windows.map(\.texts) == [["main"], ["log"]])
        let bar = try #require(app.windows[0].menuBar)
        try bar.choose("Tea", "Brew")
        try bar.choose("Coffee", "Grind")
        #expect(app.windows[1].menuBar != nil)
    }

    @Test("An item of the panel opens and closes a window of its own")
    func menuBarExtraWindow() throws {
        let app = TestApp(Panel.self)
        app.panelItems[1].press()
        #expect(app.windows.map(\.title) == ["Main", "Window"])
        #expect(app.windows[1].texts == ["in the panel"])
        app.panelItems[1].press()
        #expect(app.windows.map(\.title) == ["Main"])
    }

    private struct Taker: View {
        let name: String
        var preferring: Set<String> = []
        var allowing: Set<String> = []
        @State private var last = "nothing"

        var body: some View {
            Text("\(name) \(last)")
                .onOpenURL { last = $0.lastPathComponent }
                .handlesExternalEvents(preferring: preferring, allowing: allowing)
        }
    }

    private struct Receiving: App {
        var body: some Scene {
            WindowGroup("First") { Taker(name: "first", allowing: ["/notes/"]) }
            Window("Second", id: "second") { Taker(name: "second", preferring: ["/tasks/"]) }
                .defaultLaunchBehavior(.presented)
            WindowGroup("Third") { Taker(name: "third") }.handlesExternalEvents(matching: ["/maps/"])
        }
    }

    @Test("URLs from outside go to the window that prefers them, to one that takes them, or to a new one")
    func externalEvents() async throws {
        let app = TestApp(Receiving.self)
        await app.open(URL(string: "app://host/tasks/a")!)
        #expect(app.windows.flatMap(\.texts) == ["first nothing", "second a"])
        await app.open(URL(string: "app://host/notes/b")!)
        #expect(app.windows.flatMap(\.texts) == ["first b", "second a"])
        await app.open(URL(string: "app://host/maps/c")!)
        #expect(app.windows.flatMap(\.texts) == ["first b", "second a", "third c"])
    }

    // MARK: Keys

    private struct Keyed: App {
        var body: some Scene {
            WindowGroup("Main") { Text("main") }.keyboardShortcut("t")
            Window("Log", id: "log") { Text("log") }.keyboardShortcut("l", modifiers: [.command, .shift])
            UtilityWindow("Tools", id: "tools") { Text("hammer") }.keyboardShortcut("u")
            Settings { Text("preferences") }.keyboardShortcut(nil)
        }
    }

    @Test("The keys of a scene open its window, as does the item with its title")
    func sceneShortcuts() throws {
        let app = TestApp(Keyed.self)
        #expect(app.windows.map(\.title) == ["Main"])
        try app.windows[0].press(key: "u", modifiers: .command)
        #expect(app.windows.map(\.title) == ["Main", "Tools"])
        try app.windows[0].press(key: "u", modifiers: .command)
        #expect(app.windows.count == 2)
        try #require(app.windows[0].menuBar).choose("Window", "Log")
        #expect(app.windows.map(\.title) == ["Main", "Log", "Tools"])
        app.windows[1].close()
        try app.windows[0].press(key: "l", modifiers: [.command, .shift])
        #expect(app.windows.map(\.title) == ["Main", "Log", "Tools"])
        try app.windows[0].press(key: "t", modifiers: .command)
        #expect(app.windows.map(\.title) == ["Main", "Main", "Log", "Tools"])
        // The settings have lost their keys.
        #expect(throws: TestWindowError.self) { try app.windows[0].press(key: ",", modifiers: .command) }
    }

    // MARK: Places

    private struct SizeView: View {
        var body: some View { GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") } }
    }

    private struct Placed: App {
        var body: some Scene {
            Window("Status", id: "status") { Color.red.frame(width: 200, height: 50) }
                .defaultWindowPlacement { content, context in
                    let (area, size) = (context.defaultDisplay.visibleRect, content.sizeThatFits(.unspecified))
                    let position = CGPoint(x: area.midX - size.width / 2, y: area.maxY - size.height - 140)
                    return WindowPlacement(position, size: size)
                }
            Window("Left", id: "left") { SizeView() }
                .defaultSize(width: 300, height: 100)
                .defaultWindowPlacement { _, context in
                    WindowPlacement(x: context.defaultDisplay.safeAreaInsets.bottom, width: 500)
                }
                .defaultLaunchBehavior(.presented)
            Window("Any", id: "any") { SizeView() }
                .defaultWindowPlacement { _, _ in WindowPlacement() }
                .windowIdealPlacement { _, _ in WindowPlacement(.topLeading, size: CGSize(width: 1, height: 1)) }
                .defaultLaunchBehavior(.presented)
        }
    }

    @Test("A window opens with the size and at the place that its scene reckons from the screen")
    func placement() {
        let windows = TestApp(Placed.self).windows
        #expect(windows.map(\.title) == ["Status", "Left", "Any"])
        #expect(windows[0].origin == CGPoint(x: 540, y: 570))
        // A coordinate that is not given leaves the window in the middle.
        #expect(windows[1].origin == CGPoint(x: 40, y: 330))
        #expect(windows[2].origin == nil)
        #expect(windows.flatMap(\.texts) == ["500 × 100", "720 × 480"])
    }

    // MARK: Pages of the web

    private struct Reader: View {
        @State private var page = "nothing"

        var body: some View {
            Text(page)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
                    page = $0.webpageURL?.absoluteString ?? "none"
                }
                .onContinueUserActivity("com.example.other") { _ in page = "other" }
        }
    }

    private struct Browser: App {
        var body: some Scene { WindowGroup("Reader") { Reader() } }
    }

    @Test("An address of the web from outside is an activity of reading it")
    func continuedActivity() async {
        let app = TestApp(Browser.self)
        await app.open(URL(string: "custom:thing")!)
        #expect(app.windows[0].texts == ["nothing"])
        await app.open(URL(string: "https://example.com/a")!)
        #expect(app.windows[0].texts == ["https://example.com/a"])
    }
}
