import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Styles of tab views")
struct TabStyleTests {
    @Test("Pages are shown one at a time; buttons, marks, keys and the program lead to others, which keep their state")
    func pages() throws {
        struct Pages: View {
            @State private var selection = "a"
            var body: some View {
                TabView(selection: $selection) {
                    ForEach(["a", "b", "c"], id: \.self) { Page(name: $0).tag($0) }
                }
                .tabViewStyle(.page)
                Text("selected \(selection)")
                Button("last") { selection = "c" }
            }
        }
        let window = TestWindow { Pages() }
        #expect(window.views(.button).contains { $0.text == "a: 0" })
        #expect(!window.views(.button).contains { $0.text == "b: 0" })
        try window.press("a: 0")
        let next = try #require(window.accessibilityElements.first { $0.label == "Next Page" })
        #expect(next.isEnabled)
        try window.press(key: .pageDown, modifiers: .command)
        #expect(window.texts.contains("selected b") && window.views(.button).contains { $0.text == "b: 0" })
        try window.press("last")
        #expect(window.views(.button).contains { $0.text == "c: 0" })
        try window.press(key: .pageDown, modifiers: .command)
        #expect(window.texts.contains("selected c"))
        try window.press(key: .pageUp, modifiers: .command)
        try window.press(key: .pageUp, modifiers: .command)
        #expect(window.views(.button).contains { $0.text == "a: 1" })
    }

    @Test("A tab needs no label where the program selects it")
    func unlabeledTabs() throws {
        struct Tabs: View {
            @State private var selection = 1
            var body: some View {
                TabView(selection: $selection) {
                    ForEach([1, 2], id: \.self) { number in
                        Tab(value: number) { Text("page \(number)") }
                    }
                }
                Button("other") { selection = 2 }
            }
        }
        let window = TestWindow { Tabs() }
        #expect(window.texts.contains("page 1"))
        try window.press("other")
        #expect(window.texts.contains("page 2") && !window.texts.contains("page 1"))
    }

    @Test("Tabs beside the page are a list with their sections and badges")
    func sidebar() throws {
        struct Tabs: View {
            @State private var selection = 1
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "1.circle", value: 1) { Text("page 1") }
                    TabSection("More") {
                        Tab("Two", systemImage: "2.circle", value: 2) { Text("page 2") }
                        Tab("Three", systemImage: "3.circle", value: 3) { Text("page 3") }
                    }
                }
                .tabViewStyle(.sidebarAdaptable)
            }
        }
        let window = TestWindow { Tabs() }
        #expect(window.texts == ["One", "More", "Two", "Three", "page 1"])
        try window.select([AnyHashable(3)], in: #require(window.views(.list).first))
        #expect(window.texts.last == "page 3")
    }

    @Test("A badge of a page stands at its tab")
    func badges() throws {
        struct Tabs: View {
            @State private var count = 3
            var body: some View {
                TabView {
                    Button("more") { count += 1 }.tabItem { Text("Inbox") }.badge(count)
                    Text("b").tabItem { Text("Sent") }
                }
            }
        }
        let window = TestWindow { Tabs() }
        #expect(window.texts.contains("3"))
        try window.press("more")
        #expect(window.texts.contains("4") && !window.texts.contains("3"))
    }

    @Test("Titles of tabs and their badges are cut where they have no room")
    func narrowTabs() throws {
        let window = TestWindow(size: CGSize(width: 200, height: 200)) {
            TabView {
                Text("a").tabItem { Text("All messages") }.badge("a few of them")
                Text("b").tabItem { Text("Those that were sent") }
            }
        }
        for text in ["All messages", "a few of them", "Those that were sent"] {
            #expect(try window.frame(ofText: text).height == 20, "\(text)")
        }
    }
}

private struct Page: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
}
