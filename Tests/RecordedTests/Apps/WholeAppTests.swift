import AppKit
import SwiftUI
import Testing
import TransferableTesting

/// Code of apps, as their authors wrote it.
@MainActor
@Suite("What whole apps do", .serialized)
struct WholeAppTests {
    // MARK: The delegate

    @Observable
    final class Watched: NSObject, NSApplicationDelegate {
        var word = "watched"
    }

    struct AppOfWatched: App {
        @NSApplicationDelegateAdaptor var delegate: Watched

        init() {}
        var body: some Scene { WindowGroup { Content() } }

        struct Content: View {
            @Environment(Watched.self) private var delegate
            var body: some View {
                Text(delegate.word)
                Button("Change") { delegate.word = "changed" }
            }
        }
    }

    @Test("An observable delegate is in the environment")
    func observableDelegate() throws {
        let app = TestApp(AppOfWatched.self)
        #expect(app.windows[0].texts.contains("watched"))
        try app.windows[0].press("Change")
        #expect(app.windows[0].texts.contains("changed"))
    }

    // MARK: Preferences of places

    struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    struct Header: View {
        var wide: CGFloat
        @State private var width: CGFloat = 0

        var body: some View {
            GeometryReader { proxy in
                VStack {
                    Color.red.frame(width: wide, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) {
                        $0
                    }
                    Text("row").frame(width: width)
                    Text("\(Int(width))")
                }
                .onPreferenceChange(BoundsKey.self) { anchor in
                    if let anchor { width = proxy[anchor].width }
                }
            }
        }
    }

    @Test("An action for an anchor has what was laid out, and what is laid out next")
    func anchorChanges() throws {
        struct Content: View {
            @State private var wide: CGFloat = 120
            var body: some View {
                Header(wide: wide)
                Button("Wider") { wide = 150 }
            }
        }
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { Content() }
        #expect(window.texts.contains("120"))
        try window.press("Wider")
        #expect(window.texts.contains("150"))
    }

    // MARK: Tabs

    @Test("A tab that is chosen is the selected one, by the user or by the program", arguments: [false, true])
    func selectedTab(isSidebar: Bool) throws {
        struct Content: View {
            @State private var page = "one"
            let isSidebar: Bool
            var body: some View {
                let tabs = TabView(selection: $page) {
                    Tab("First", systemImage: "1.circle", value: "one") { Text("first page") }
                    Tab("Second", systemImage: "2.circle", value: "two") { Text("second page") }
                }
                VStack {
                    if isSidebar { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
                    Button("Back") { page = "one" }
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 500, height: 300)) { Content(isSidebar: isSidebar) }
        func selected() -> [String] {
            func all(_ elements: [TestAccessibilityElement]) -> [TestAccessibilityElement] {
                elements.flatMap { [$0] + all($0.children) }
            }
            return all(window.accessibilityElements).filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
        }
        guard !isSidebar else {
            let list = try #require(window.views(.list).first)
            #expect(list.selection == [AnyHashable("one")])
            try window.select([AnyHashable("two")], in: list)
            #expect(window.texts.contains("second page") && list.selection == [AnyHashable("two")])
            try window.press("Back")
            #expect(list.selection == [AnyHashable("one")])
            return
        }
        #expect(selected() == ["First"])
        try window.press("Second")
        #expect(window.texts.contains("second page") && selected() == ["Second"])
        try window.press("Back")
        #expect(window.texts.contains("first page") && selected() == ["First"])
    }

    // MARK: Pickers

    enum Theme: String, CaseIterable, Identifiable {
        case light, dark
        var id: Self { self }
    }

    @Test("A tag of another type than the selection leaves the identity in its place")
    func otherTags() throws {
        struct Content: View {
            @State private var theme = Theme.light
            var body: some View {
                Picker("Theme", selection: $theme) {
                    ForEach(Theme.allCases) { Text($0.rawValue).tag($0.rawValue) }
                }
                Text("now \(theme.rawValue)")
            }
        }
        let window = TestWindow(size: CGSize(width: 300, height: 200)) { Content() }
        let picker = try #require(window.views(.picker).first)
        #expect(window.accessibilityOutline.contains("light"))
        try window.choose("dark", in: picker)
        #expect(window.texts.contains("now dark"))
    }

    // MARK: Menus

    struct AppOfLevels: App {
        final class Model: ObservableObject {
            nonisolated(unsafe) static let shared = Model()
            @Published var level = 1
        }

        @ObservedObject private var model = Model.shared

        init() {}
        var body: some Scene {
            WindowGroup { LevelText() }
                .commands {
                    CommandMenu("Game") {
                        Picker("Level", selection: $model.level) {
                            Text("Easy").tag(1).keyboardShortcut("1", modifiers: .command)
                            Text("Hard").tag(2).keyboardShortcut("2", modifiers: .command)
                        }
                        .pickerStyle(.inline)
                    }
                }
        }

        struct LevelText: View {
            @ObservedObject private var model = Model.shared
            var body: some View { Text("level \(model.level)") }
        }
    }

    @Test("The keys of a choice in a menu of commands choose it")
    func shortcutOfChoice() throws {
        let app = TestApp(AppOfLevels.self)
        let window = app.windows[0]
        #expect(window.texts.contains("level 1"))
        try window.press(key: "2", modifiers: .command)
        #expect(window.texts.contains("level 2"))
    }
}
