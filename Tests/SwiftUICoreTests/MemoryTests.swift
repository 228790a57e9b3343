import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Letting go")
struct MemoryTests {
    final class Token {}

    struct Holder: View {
        @State private var token: Token
        let journal: Journal
        init(_ token: Token, _ journal: Journal) {
            _token = State(initialValue: token)
            self.journal = journal
        }
        var body: some View {
            VStack {
                Button("press") { [token] in journal.note("\(token)") }
                Text("text").overlay { Text("over") }.background(Color.red)
                List([1, 2], id: \.self) { Text("\($0)") }
                ScrollView { Text("scrolled").opacity(0.5) }
            }
            .draggable("dragged") { Text("preview") }
            .dropDestination(for: String.self) { (_, _: CGPoint) in token === token }
            .copyable(["\(token)"])
            .onAppear { journal.note("\(token)") }
            .onDisappear { journal.note("\(token)") }
            .onChange(of: 1) { journal.note("\(token)") }
        }
    }

    struct Toggle: View {
        let make: () -> Holder
        @State private var isShown = true
        var body: some View {
            Button("toggle") { isShown.toggle() }
            if isShown { make() }
        }
    }

    struct Named: Equatable {
        @MainActor static var comparisons = 0
        var text: String

        static func == (first: Named, second: Named) -> Bool {
            MainActor.assumeIsolated { comparisons += 1 }
            return first.text == second.text
        }
    }

    struct NamedView: View {
        let round: Int
        @Binding var name: Named
        var body: some View { Text("\(name.text) in round \(round)") }
    }

    struct NamingView: View {
        @State private var values = (name: Named(text: "Ada"), other: 0)
        @State private var round = 0
        var body: some View {
            Button("again") { round += 1 }
            Button("other") { values.other += 1 }
            NamedView(round: round, name: $values.name)
        }
    }

    @Test("A view that reads a part of a state again and again keeps the last reading alone")
    func readings() throws {
        let window = TestWindow { NamingView() }
        for _ in 0..<200 { try window.press("again") }
        #expect(window.texts.contains("Ada in round 200"))
        Named.comparisons = 0
        try window.press("other")
        #expect(Named.comparisons < 10)
    }

    @Test("A view that goes takes its nodes, widgets and state with it")
    func viewGoes() throws {
        weak var token: Token?
        let window = TestWindow(size: .small) {
            Toggle {
                // Made anew at each evaluation; the first is the one that the state keeps.
                let new = Token()
                if token == nil { token = new }
                return Holder(new, Journal())
            }
        }
        #expect(token != nil)
        weak let widget = try window.text("scrolled")
        weak let row = try window.text("2")
        #expect(widget != nil && row != nil)
        let preview = window.drag?.preview?(window.host)
        preview?.remove()
        try window.press("toggle")
        #expect(token == nil)
        #expect(widget == nil)
        #expect(row == nil)
    }

    @Test("A window that closes takes its graph, nodes, widgets and state with it")
    func windowCloses() throws {
        weak var token: Token?
        weak var graph: ViewGraph?
        weak var host: MemoryHost?
        weak var widget: MemoryWidget?
        do {
            let new = Token()
            token = new
            let window = TestWindow(size: .small) { Holder(new, Journal()) }
            graph = window.graph
            host = window.host
            widget = try window.text("over")
            window.close()
        }
        #expect(token == nil)
        #expect(graph == nil)
        #expect(host == nil)
        #expect(widget == nil)
    }

    @Test("A window that closes with an update outstanding runs none")
    func closesWithUpdateOutstanding() throws {
        let journal = Journal()
        let window = TestWindow(size: .small) { Counter(name: "a", journal: journal) }
        _ = journal.take()
        let action = try window.button("a+").action
        action()
        window.close()
        window.host.runScheduled()
        action()
        #expect(!window.host.hasScheduledWork)
        #expect(journal.take().isEmpty)
    }

    @Test("An observable object does not keep the views that read it")
    func modelOutlivesViews() throws {
        let model = ObservationTests.Model()
        weak var graph: ViewGraph?
        do {
            let window = TestWindow(size: .small) { ObservationTests.Reader(model: model, journal: Journal()) }
            graph = window.graph
            window.close()
        }
        #expect(graph == nil)
        model.count = 3
    }

    @Test("The state of a window that closed is let go, also where a toolkit tells of the window afterwards")
    func windowState() {
        var state: WindowState? = WindowState()
        weak let kept = state
        state?.update(isShown: true, isActive: true)
        state?.close()
        state?.update(isShown: false, isActive: false)
        state = nil
        #expect(kept == nil)
    }
}
