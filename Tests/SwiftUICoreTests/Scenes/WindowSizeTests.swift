import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Sizes and places of windows")
struct WindowSizeTests {
    // MARK: Settings

    private struct Rows: View {
        let count: Int
        var body: some View {
            Form { ForEach(0..<count, id: \.self) { Toggle("Row \($0)", isOn: .constant(true)) } }
        }
    }

    private struct AppWithSettings: App {
        var body: some Scene {
            WindowGroup("Main") { SettingsLink { Text("settings") } }
            Settings {
                TabView {
                    Tab("General", systemImage: "gear") { Rows(count: 6) }
                    Tab("Advanced", systemImage: "hammer") { Rows(count: 2) }
                }
                .frame(width: 420)
            }
            .defaultWindowPlacement { _, _ in WindowPlacement(.bottomLeading) }
        }
    }

    @Test("Settings open with the size of their tab, and take that of the next")
    func settings() throws {
        let app = TestApp(AppWithSettings.self)
        try app.windows[0].press("settings")
        let window = try #require(app.windows.last)
        func check(_ count: Int) throws {
            let toggles = window.views(.toggle)
            #expect(toggles.count == count)
            let last = try #require(toggles.last).frame
            #expect(last.maxY <= window.size.height && window.size.height < last.maxY + 30)
            #expect(window.size.width == 420)
        }
        try check(6)
        try window.press("Advanced")
        try check(2)
        try window.press("General")
        try check(6)
    }

    @Test("Settings stand at their place with the size of their tab")
    func placedSettings() throws {
        let app = TestApp(AppWithSettings.self)
        try app.windows[0].press("settings")
        let window = try #require(app.windows.last)
        #expect(window.origin == CGPoint(x: 0, y: 760 - window.size.height))
    }

    // MARK: Places

    private struct Placed: App {
        var body: some Scene {
            Window("Corner", id: "corner") { Color.red }
                .defaultWindowPlacement { _, _ in WindowPlacement(.bottomLeading, size: CGSize(width: 300, height: 200))
                }
                .defaultLaunchBehavior(.presented)
            UtilityWindow("Tools", id: "tools") { Color.red.frame(width: 240, height: 160) }
                .defaultWindowPlacement { _, _ in
                    WindowPlacement(.bottomTrailing, size: CGSize(width: 240, height: 160))
                }
                .defaultLaunchBehavior(.presented)
            Window("Outside", id: "outside") { Color.red }
                .defaultWindowPlacement { _, context in
                    let screen = context.defaultDisplay.bounds
                    let position = CGPoint(x: screen.maxX + 300, y: screen.maxY + 200)
                    return WindowPlacement(position, size: CGSize(width: 300, height: 200))
                }
                .defaultLaunchBehavior(.presented)
            Window("Before", id: "before") { Color.red }
                .defaultWindowPlacement { _, _ in
                    WindowPlacement(CGPoint(x: -500, y: -50), size: CGSize(width: 300, height: 200))
                }
                .defaultLaunchBehavior(.presented)
            Window("Large", id: "large") { Color.red }
                .defaultWindowPlacement { _, _ in WindowPlacement(.center, size: CGSize(width: 3_000, height: 2_000)) }
                .defaultLaunchBehavior(.presented)
            Window("Middle", id: "middle") { Color.red }
                .defaultSize(width: 300, height: 200)
                .defaultPosition(.center)
                .defaultLaunchBehavior(.presented)
        }
    }

    @Test("Windows stay inside the part of the screen that panels leave free")
    func places() {
        let windows = TestApp(Placed.self).windows
        let origins = Dictionary(uniqueKeysWithValues: windows.map { ($0.title ?? "", $0.origin) })
        #expect(origins["Corner"] == CGPoint(x: 0, y: 560))
        #expect(origins["Tools"] == CGPoint(x: 1040, y: 600))
        #expect(origins["Outside"] == CGPoint(x: 980, y: 560))
        #expect(origins["Before"] == CGPoint(x: 0, y: 0))
        #expect(origins["Large"] == CGPoint(x: 0, y: 0))
        #expect(origins["Middle"] == CGPoint(x: 490, y: 280))
    }

    // MARK: Forms

    private struct Fields: View {
        var body: some View {
            Form { ForEach(0..<8, id: \.self) { TextField("Row \($0)", text: .constant("text")) } }
        }
    }

    @Test("A form without room for all rows scrolls to the last", arguments: [false, true], [40, 120] as [CGFloat])
    func smallForm(isGrouped: Bool, height: CGFloat) throws {
        let window = TestWindow(size: CGSize(width: 300, height: height)) {
            if isGrouped { Fields().formStyle(.grouped) } else { Fields() }
        }
        let scroll = try #require(window.views(.scrollView).first)
        #expect(scroll.frame.height == height)
        let last = try #require(window.views(.textField).last)
        #expect(last.frame.maxY > height)
        try window.scroll(scroll, to: CGPoint(x: 0, y: 10_000))
        let shown = try #require(window.views(.textField).last)
        #expect(shown.frame.maxY <= height && shown.frame.maxY > height - 40)
    }
}
