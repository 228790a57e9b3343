import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Apps")
struct AppTests {
    struct Program: App {
        @State private var count = 0
        @State private var other = 0

        var body: some Scene {
            WindowGroup("First") {
                Button("more") {
                    count += 1
                    other += 1
                }
                Counter(name: "a")
            }
            .defaultSize(width: 300, height: 200)
            WindowGroup("Second") { Text("count \(count)") }
        }
    }

    @Test("An app's windows follow its state once an event, and keep their own")
    func windows() throws {
        let host = MemoryHost()
        var updates = 0
        var graphs: [ViewGraph] = []
        let app = AppInstance(Program.self, schedule: host.schedule)
        app.windowsDidChange = { windows in
            updates += 1
            for (window, graph) in zip(windows, graphs) { window.updateGraph(graph) }
        }
        let windows = app.windows()
        #expect(windows.map(\.title) == ["First", "Second"])
        #expect(windows[0].defaultSize == CGSize(width: 300, height: 200))
        #expect(windows[1].defaultSize == nil)
        graphs = windows.map { $0.makeGraph(EnvironmentValues(), host) }
        func widgets(_ index: Int) -> [MemoryWidget] {
            graphs[index].rootElement.widgets.compactMap { $0 as? MemoryWidget }.flatMap(\.all)
        }
        widgets(0).first { $0.button != nil && $0.string == "a+" }?.button?.action()
        widgets(0).first { $0.button != nil && $0.string == "more" }?.button?.action()
        host.runScheduled()
        // Only what reads the state is evaluated, which here is the content of the windows.
        #expect(updates == 0)
        #expect(widgets(1).map(\.string) == ["count 1"])
        #expect(widgets(0).contains { $0.string == "a 1" })
        for graph in graphs { graph.remove() }
    }

    struct Titled: Scene {
        let journal: Journal
        @State private var count = 0

        var body: some Scene {
            let _ = journal.note("scene \(count)")
            WindowGroup("Count \(count)") { Button("more") { count += 1 } }
            WindowGroup("Fixed") { Text("fixed") }
        }
    }

    struct SceneProgram: App {
        @MainActor static let journal = Journal()

        var body: some Scene {
            let _ = Self.journal.note("app")
            WindowGroup("First") { Text("first") }
            Titled(journal: Self.journal)
        }
    }

    @Test("A scene that a program wrote keeps its state, and its windows keep their identity")
    func sceneState() throws {
        let host = MemoryHost()
        var titles: [WindowID: String?] = [:]
        let app = AppInstance(SceneProgram.self, schedule: host.schedule)
        app.windowsDidChange = { windows in
            for window in windows { titles[window.id] = window.title }
        }
        let windows = app.windows()
        #expect(windows.map(\.title) == ["First", "Count 0", "Fixed"])
        #expect(Set(windows.map(\.id)).count == 3)
        #expect(SceneProgram.journal.take() == ["app", "scene 0"])
        let graph = windows[1].makeGraph(EnvironmentValues(), host)
        let widgets = graph.rootElement.widgets.compactMap { $0 as? MemoryWidget }
        widgets.first { $0.button != nil }?.button?.action()
        host.runScheduled()
        #expect(SceneProgram.journal.take() == ["scene 1"])
        #expect(titles[windows[1].id] == "Count 1")
        #expect(titles[windows[0].id] == "First")
        graph.remove()
    }

    // MARK: Windows that are opened and closed

    struct Note: Codable, Hashable {
        var title: String
    }

    struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Button("milk") { openWindow(value: Note(title: "Milk")) }
            Button("bread") { openWindow(id: "note", value: Note(title: "Bread")) }
            Button("plain") { openWindow(id: "plain") }
            Button("single") { openWindow(id: "single") }
            Button("nothing") { openWindow(id: "nothing") }
            Button("no milk") { dismissWindow(value: Note(title: "Milk")) }
            Button("no plain") { dismissWindow(id: "plain") }
        }
    }

    struct NoteView: View {
        @Binding var note: Note?
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("\(note?.title ?? "none") \(count)") { count += 1 }.navigationTitle(note?.title ?? "No note")
            Button("rename") { note = Note(title: "Oat milk") }
            Button("close") { dismiss() }
        }
    }

    struct Windows: App {
        var body: some Scene {
            Window("Main", id: "main") { Opener() }
            WindowGroup(id: "note", for: Note.self) { NoteView(note: $0) }
            WindowGroup("Plain", id: "plain") { Counter(name: "p") }
            Window("Single", id: "single") { Text("single") }
        }
    }

    @Test("Windows are opened for values, once each, and by identifiers")
    func opening() throws {
        let app = TestApp(Windows.self)
        #expect(app.windows.map(\.title) == ["Main"])
        let main = app.windows[0]
        for title in ["milk", "bread", "milk", "plain", "plain", "single", "single", "nothing"] {
            try main.press(title)
        }
        #expect(app.windows.map(\.title) == ["Main", "Milk", "Bread", "Plain", "Plain", "Single"])
        try app.windows[1].press("Milk 0")
        #expect(app.windows[1].texts[0] == "Milk 1")
        #expect(app.windows[2].texts[0] == "Bread 0")
        // The window has the value that its views give it.
        try app.windows[1].press("rename")
        #expect(app.windows[1].title == "Oat milk")
        try main.press("milk")
        #expect(app.windows.map(\.title).prefix(4) == ["Main", "Oat milk", "Bread", "Milk"])
    }

    @Test("Windows are closed by the user, by their views and by others, and the others keep their content")
    func closing() throws {
        let app = TestApp(Windows.self)
        let main = app.windows[0]
        for title in ["milk", "bread", "plain", "plain"] { try main.press(title) }
        try app.windows[4].press("p+")
        app.windows[3].close()
        #expect(app.windows.map(\.title) == ["Main", "Milk", "Bread", "Plain"])
        #expect(app.windows[3].texts.contains("p 1"))
        try app.windows[2].press("close")
        try main.press("no milk")
        try main.press("no plain")
        #expect(app.windows.map(\.title) == ["Main"])
        // What was closed is opened anew.
        try main.press("plain")
        #expect(app.windows[1].texts.contains("p 0"))
    }

    @Test("A window has the title that its views set, and else that of its scene")
    func titles() throws {
        let window = TestWindow {
            Text("list").navigationTitle("List")
            Text("detail").navigationTitle("Detail").navigationTitle("Around")
        }
        #expect(window.title == "Detail")
    }
}
