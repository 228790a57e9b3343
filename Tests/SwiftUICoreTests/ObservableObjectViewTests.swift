import LogCapture
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    static var made = 0

    init() { Self.made += 1 }
}

private struct ModelView: View {
    let journal: Journal
    @ObservedObject var model: Model

    var body: some View {
        let _ = journal.note("model")
        Text("\(model.name) \(model.count)")
    }
}

@MainActor
@Suite("Views of observable objects", .serialized)
struct ObservableObjectViewTests {
    @Test("follow a change, once for all changes of a turn, and leave others alone")
    func observed() {
        struct Outer: View {
            let journal: Journal
            let model: Model
            var body: some View {
                let _ = journal.note("outer")
                ModelView(journal: journal, model: model)
                Text("beside")
            }
        }
        let (journal, model) = (Journal(), Model())
        let window = TestWindow(size: .small) { Outer(journal: journal, model: model) }
        #expect(journal.take() == ["outer", "model"])
        model.name = "b"
        model.count = 2
        #expect(window.texts.contains("a 0"))
        window.host.runScheduled()
        #expect(journal.take() == ["model"])
        #expect(window.texts.contains("b 2"))
        // And again after that.
        model.count = 3
        window.host.runScheduled()
        #expect(journal.take() == ["model"] && window.texts.contains("b 3"))
    }

    @Test("follow another object that they are given, and no longer the one before")
    func replaced() throws {
        struct Chooser: View {
            let journal: Journal
            let models: [Model]
            @State private var index = 0
            var body: some View {
                ModelView(journal: journal, model: models[index])
                Button("next") { index += 1 }
            }
        }
        let journal = Journal()
        let models = [Model(), Model()]
        models[1].name = "second"
        let window = TestWindow(size: .small) { Chooser(journal: journal, models: models) }
        try window.press("next")
        #expect(window.texts.contains("second 0"))
        _ = journal.take()
        models[0].name = "unseen"
        window.host.runScheduled()
        #expect(journal.take().isEmpty)
        models[1].count = 4
        window.host.runScheduled()
        #expect(journal.take() == ["model"] && window.texts.contains("second 4"))
    }

    @Test("own one object for each place, made when it is first shown")
    func stateObject() throws {
        struct Owner: View {
            let journal: Journal
            @StateObject private var model = Model()
            var body: some View {
                let _ = journal.note("owner")
                Text("own \(model.count)")
                Button("+") { model.count += 1 }
            }
        }
        struct Outer: View {
            let journal: Journal
            @State private var isShown = true
            @State private var turn = 0
            var body: some View {
                if isShown { Owner(journal: journal) }
                Button("turn \(turn)") { turn += 1 }
                Button("toggle") { isShown.toggle() }
            }
        }
        let journal = Journal()
        Model.made = 0
        _ = Owner(journal: journal)
        #expect(Model.made == 0)
        let window = TestWindow(size: .small) { Outer(journal: journal) }
        #expect(Model.made == 1)
        try window.press("+")
        try window.press("turn 0")
        #expect(Model.made == 1 && window.texts.contains("own 1"))
        // The view that is made again equals the one before.
        #expect(journal.take() == ["owner", "owner"])
        try window.press("toggle")
        try window.press("toggle")
        #expect(Model.made == 2 && window.texts.contains("own 0"))
    }

    @Test("release the object that they own")
    func release() throws {
        final class Kept: ObservableObject {
            let box: Journal
            @Published var value = 0
            init(_ box: Journal) { self.box = box }
            deinit {
                let box = box
                MainActor.assumeIsolated { box.entries.append("released") }
            }
        }
        struct Owner: View {
            @StateObject var kept: Kept
            var body: some View { Text("\(kept.value)") }
        }
        struct Outer: View {
            let journal: Journal
            @State private var isShown = true
            var body: some View {
                if isShown { Owner(kept: Kept(journal)) }
                Button("toggle") { isShown.toggle() }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Outer(journal: journal) }
        try window.press("toggle")
        #expect(journal.take() == ["released"])
    }

    @Test("find an object of the views around, and follow it and its successor")
    func environmentObject() throws {
        struct Reader: View {
            let journal: Journal
            @EnvironmentObject var model: Model
            var body: some View {
                let _ = journal.note("reader")
                Text("\(model.name)")
            }
        }
        struct Between: View {
            let journal: Journal
            var body: some View {
                let _ = journal.note("between")
                Reader(journal: journal)
            }
        }
        struct Outer: View {
            let journal: Journal
            let models: [Model]
            @State private var index = 0
            var body: some View {
                Between(journal: journal).environmentObject(models[index])
                Button("next") { index += 1 }
            }
        }
        let journal = Journal()
        let models = [Model(), Model()]
        let window = TestWindow(size: .small) { Outer(journal: journal, models: models) }
        #expect(journal.take() == ["between", "reader"])
        models[0].name = "b"
        window.host.runScheduled()
        #expect(journal.take() == ["reader"] && window.texts.contains("b"))
        try window.press("next")
        #expect(journal.take() == ["reader"] && window.texts.contains("a"))
        models[0].name = "unseen"
        window.host.runScheduled()
        #expect(journal.take().isEmpty)
    }

    @Test("pass bindings to properties, which their readers follow")
    func bindings() throws {
        struct Field: View {
            let journal: Journal
            @Binding var text: String
            var body: some View {
                let _ = journal.note("field")
                Text("field \(text)")
                Button("write") { text = "written" }
            }
        }
        struct Owner: View {
            let journal: Journal
            @StateObject var model: Model
            var body: some View { Field(journal: journal, text: $model.name) }
        }
        let (journal, model) = (Journal(), Model())
        let window = TestWindow(size: .small) { Owner(journal: journal, model: model) }
        _ = journal.take()
        try window.press("write")
        #expect(model.name == "written" && window.texts.contains("field written"))
        #expect(journal.take() == ["field"])
        model.name = "again"
        window.host.runScheduled()
        #expect(window.texts.contains("field again"))
    }

    @Test("run an action for what a publisher publishes, as long as they are there")
    func onReceive() throws {
        struct Listener: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var last = 0
            @State private var isShown = true
            var body: some View {
                Text("last \(last)")
                if isShown { Text("listening").onReceive(subject) { last = $0 } }
                Button("stop") { isShown = false }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let window = TestWindow(size: .small) { Listener(subject: subject) }
        subject.send(1)
        window.host.runScheduled()
        #expect(window.texts.contains("last 1"))
        subject.send(2)
        window.host.runScheduled()
        #expect(window.texts.contains("last 2"))
        try window.press("stop")
        subject.send(3)
        window.host.runScheduled()
        #expect(window.texts.contains("last 2"))
    }

    @Test("receive what a publisher has at once, and are not subscribed anew by a turn that changes nothing")
    func onReceiveAtOnce() throws {
        struct Listener: View {
            let model: Model
            let journal: Journal
            @State private var turn = 0
            var body: some View {
                Button("turn \(turn)") { turn += 1 }
                    .onReceive(model.$name) { journal.note($0) }
            }
        }
        let (model, journal) = (Model(), Journal())
        let window = TestWindow(size: .small) { Listener(model: model, journal: journal) }
        window.host.runScheduled()
        #expect(journal.take() == ["a"])
        try window.press("turn 0")
        #expect(journal.take().isEmpty)
        model.name = "b"
        #expect(journal.take() == ["b"])
    }

    @Test("animate with the transaction of the change")
    func transaction() {
        struct Fading: View {
            @ObservedObject var model: Model
            let journal: Journal
            var body: some View {
                Text("x").opacity(model.count == 0 ? 1 : 0)
                    .transaction { journal.note($0.animation == nil ? "plain" : "animated") }
            }
        }
        let (model, journal) = (Model(), Journal())
        let window = TestWindow(size: .small) { Fading(model: model, journal: journal) }
        _ = journal.take()
        withAnimation(.linear(duration: 1)) { model.count = 1 }
        window.host.runScheduled()
        #expect(journal.take().contains("animated"))
    }

    @Test("say once that an object is changed in the background, and follow it")
    func background() async throws {
        final class Loose: ObservableObject, @unchecked Sendable {
            @Published var value = 0
        }
        struct Reader: View {
            @ObservedObject var loose: Loose
            var body: some View { Text("value \(loose.value)") }
        }
        let loose = Loose()
        let window = TestWindow(size: .small) { Reader(loose: loose) }
        await Task.detached { loose.value = 5 }.value
        try await waitUntil("the value: \(window.texts)") {
            window.host.runScheduled()
            return window.texts.contains("value 5")
        }
        #expect(LogCapture.shared.messages(containing: "Loose that views observe is changed").count <= 1)
    }
}
