import CoreTransferable
import Observation
import SwiftUICore
import Testing
import TransferableTesting

/// The state of the tab views of these tests, and a record of their events.
@MainActor
@Observable
private final class Model {
    var selection = "sent"
    var showsDrafts = false
    var heard: [String] = []
}

private struct PageCounter: View {
    let name: String
    let model: Model
    @State private var count = 0

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
            .onAppear { model.heard.append("\(name) appears") }
            .onDisappear { model.heard.append("\(name) disappears") }
            .navigationTitle(name)
    }
}

private struct Items: View {
    let model: Model

    var body: some View {
        TabView {
            PageCounter(name: "Inbox", model: model).tabItem { Label("Inbox tab", systemImage: "tray") }
            PageCounter(name: "Sent", model: model).tabItem { Text("Sent tab") }
        }
    }
}

private struct Selected: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.selection) {
            PageCounter(name: "Inbox", model: model).tabItem { Text("Inbox tab") }.tag("inbox")
            PageCounter(name: "Sent", model: model).tag("sent").tabItem { Text("Sent tab") }
        }
    }
}

private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.selection) {
            Tab("Inbox tab", systemImage: "tray", value: "inbox") { PageCounter(name: "Inbox", model: model) }
                .dropDestination(for: String.self) { model.heard += $0.map { "to inbox: \($0)" } }
            Tab("Sent tab", systemImage: "paperplane", value: "sent") { PageCounter(name: "Sent", model: model) }
                .draggable("the sent messages")
            if model.showsDrafts {
                Tab("Drafts tab", systemImage: "doc", value: "drafts") { PageCounter(name: "Drafts", model: model) }
            }
        }
    }
}

@MainActor
@Suite("Tab views")
struct TabViewTests {
    private let model = Model()

    @Test("Show the first page at first, and others when their tabs are pressed")
    func pages() throws {
        let window = TestWindow { Items(model: model) }
        #expect(window.texts == ["Inbox tab", "Sent tab", "Inbox: 0"])
        #expect(window.title == "Inbox")
        try window.press("Sent tab")
        #expect(window.texts == ["Inbox tab", "Sent tab", "Sent: 0"])
        #expect(window.title == "Sent")
        #expect(model.heard == ["Inbox appears", "Inbox disappears", "Sent appears"].sortedAsHeard(model.heard))
    }

    @Test("Keep the state of pages while others are shown")
    func state() throws {
        let window = TestWindow { Items(model: model) }
        try window.press("Inbox: 0")
        try window.press("Sent tab")
        try window.press("Inbox tab")
        #expect(window.texts.last == "Inbox: 1")
    }

    @Test("Follow and change the program's selection, by tags inside or outside of the tab's item")
    func selection() throws {
        let window = TestWindow { Selected(model: model) }
        #expect(window.texts.last == "Sent: 0")
        // Pages that were not shown have not been made.
        #expect(model.heard == ["Sent appears"])
        try window.press("Inbox tab")
        #expect(model.selection == "inbox")
        #expect(window.texts.last == "Inbox: 0")
        model.selection = "sent"
        window.update()
        #expect(window.texts.last == "Sent: 0")
    }

    @Test("Take tabs with values, under conditions too")
    func tabs() throws {
        let window = TestWindow { Tabs(model: model) }
        #expect(window.texts == ["Inbox tab", "Sent tab", "Sent: 0"])
        model.showsDrafts = true
        window.update()
        try window.press("Drafts tab")
        #expect(window.texts == ["Inbox tab", "Sent tab", "Drafts tab", "Drafts: 0"])
        #expect(model.selection == "drafts")
    }

    @Test("Name a tab for searching, and none whose role is not given")
    func roles() throws {
        let window = TestWindow {
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }
                Tab(role: .search) { Text("searching") }
                Tab(role: nil) { Text("no role") }
            }
        }
        #expect(window.texts.filter { !$0.isEmpty } == ["Home", "Search", "home"])
        try window.press("Search")
        #expect(window.texts.last == "searching")
    }

    @Test("Let tabs be dragged, and take drops on them")
    func transfers() async throws {
        let window = TestWindow { Tabs(model: model) }
        let drag = try window.drag(from: window.view(text: "Sent tab"))
        #expect(try await drag.items.first?.loadTransferable(type: String.self) == "the sent messages")
        #expect(await drag.drop(on: try window.view(text: "Inbox tab"), of: window))
        #expect(model.heard.last == "to inbox: the sent messages")
    }

    @Test("Within another tab view's page have tabs of their own")
    func nested() throws {
        let window = TestWindow {
            TabView {
                Tab("Outer", systemImage: "square") {
                    TabView {
                        Tab("One", systemImage: "1.circle") { Text("first") }
                        Tab("Two", systemImage: "2.circle") { Text("second") }
                    }
                }
                Tab("Other", systemImage: "circle") { Text("other") }
            }
        }
        #expect(window.texts == ["Outer", "Other", "One", "Two", "first"])
        try window.press("Two")
        try window.press("Other")
        try window.press("Outer")
        #expect(window.texts == ["Outer", "Other", "One", "Two", "second"])
    }
}

extension [String] {
    /// These lines in the order of others that have the same ones: the order of two views does not matter.
    fileprivate func sortedAsHeard(_ heard: [String]) -> [String] { sorted() == heard.sorted() ? heard : self }
}
