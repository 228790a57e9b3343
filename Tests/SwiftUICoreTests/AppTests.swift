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
        let app = AppInstance(Program.self, schedule: host.schedule) { windows in
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
        var titles: [SceneID: String?] = [:]
        let app = AppInstance(SceneProgram.self, schedule: host.schedule) { windows in
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
}
