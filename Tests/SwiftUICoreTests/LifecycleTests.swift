import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
@Suite("Appearing, disappearing and changing")
struct LifecycleTests {
    @Test("A view appears and disappears once each")
    func exactlyOnce() throws {
        struct Content: View {
            let journal: Journal
            @State private var isShown = true
            @State private var ticks = 0
            var body: some View {
                Button("toggle") { isShown.toggle() }
                Button("tick") { ticks += 1 }
                if isShown {
                    Text("text \(ticks)")
                        .onAppear { journal.note("appear") }
                        .onDisappear { journal.note("disappear") }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["appear"])
        try window.press("tick")
        #expect(journal.take().isEmpty)
        try window.press("toggle")
        #expect(journal.take() == ["disappear"])
        try window.press("toggle")
        #expect(journal.take() == ["appear"])
        window.close()
        #expect(journal.take() == ["disappear"])
    }

    @Test("Siblings appear in their order; state set on appearing shows")
    func order() {
        struct Content: View {
            let journal: Journal
            @State private var text = "before"
            var body: some View {
                Text(text).onAppear {
                    journal.note("first")
                    text = "after"
                }
                Text("second").onAppear { journal.note("second") }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["first", "second"])
        #expect(window.texts == ["after", "second"])
    }

    @Test("Each view of a group appears by itself, and where there is none nothing does")
    func group() throws {
        struct Content: View {
            let journal: Journal
            @State private var isFirst = true
            var body: some View {
                Button("flip") { isFirst.toggle() }
                Group {
                    if isFirst { Text("first") } else { Text("second") }
                    Text("third")
                }
                .onAppear { journal.note("appear") }
                .onDisappear { journal.note("disappear") }
                EmptyView().onAppear { journal.note("nothing") }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["appear", "appear"])
        try window.press("flip")
        #expect(journal.take() == ["appear", "disappear"])
        window.close()
        #expect(journal.take() == ["disappear", "disappear"])
    }

    @Test("onChange runs for each change with the old and the new value, and initially when asked to")
    func onChange() throws {
        struct Content: View {
            let journal: Journal
            @State private var value = 1
            @State private var other = 1
            var body: some View {
                VStack {
                    Button("more") { value += 1 }
                    Button("other") { other += 1 }
                    Text("\(other)")
                }
                .onChange(of: value) { old, new in journal.note("\(old)>\(new)") }
                .onChange(of: value, initial: true) { journal.note("value \(value)") }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["value 1"])
        try window.press("other")
        #expect(journal.take().isEmpty)
        try window.press("more")
        #expect(journal.take() == ["1>2", "value 2"])
        try window.press("more")
        #expect(journal.take() == ["2>3", "value 3"])
    }

    @Test("A task starts with the view, may change its state, and is cancelled when the view goes")
    func task() async throws {
        struct Content: View {
            let journal: Journal
            @State private var isShown = true
            @State private var text = "waiting"
            var body: some View {
                Button("hide") { isShown = false }
                if isShown {
                    Text(text).task {
                        journal.note("start")
                        text = "started"
                        try? await neverAnswer()
                        journal.note(Task.isCancelled ? "cancelled" : "ended")
                    }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        try await waitUntil("what the task notes") { journal.entries == ["start"] }
        window.host.runScheduled()
        #expect(window.texts == ["hide", "started"])
        #expect(journal.entries == ["start"])
        try window.press("hide")
        try await waitUntil("what the task notes") { journal.entries == ["start", "cancelled"] }
    }

    @Test("A task with an identity starts anew when that changes, and only then")
    func taskIdentity() async throws {
        struct Content: View {
            let journal: Journal
            @State private var id = 1
            @State private var other = 1
            var body: some View {
                Button("next") { id += 1 }
                Button("other") { other += 1 }
                Text("\(other)").task(id: id) {
                    journal.note("start \(id)")
                    try? await neverAnswer()
                    if Task.isCancelled { journal.note("cancelled") }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        try await waitUntil("what the task notes") { journal.entries == ["start 1"] }
        try window.press("other")
        try window.press("next")
        try await waitUntil("what the task notes") { Set(journal.entries) == ["start 1", "cancelled", "start 2"] }
        window.close()
    }

    @Test("A view that disappears before its task begins starts none")
    func taskOfViewThatIsGone() async throws {
        let journal = Journal()
        struct Content: View {
            let journal: Journal
            @State private var isShown = false
            @State private var isNextShown = false
            var body: some View {
                Button("flash") { isShown = true }
                if isShown {
                    Text("x")
                        .task { journal.note("task") }
                        .onAppear {
                            journal.note("appeared")
                            isShown = false
                        }
                }
                Button("next") { isNextShown = true }
                if isNextShown { Text("y").task { journal.note("next") } }
            }
        }
        let window = TestWindow(size: .small) { Content(journal: journal) }
        try window.press("flash")
        #expect(window.texts == ["flash", "next"])
        // Tasks of one priority begin in their order, so the first would have begun before this one.
        try window.press("next")
        try await waitUntil("the next task") { journal.entries.contains("next") }
        #expect(journal.entries == ["appeared", "next"])
    }
}

@MainActor
@Suite("Observable objects")
struct ObservationTests {
    @Observable
    @MainActor
    final class Model {
        var count = 0
        var unread = 0
    }

    struct Reader: View {
        let model: Model
        let journal: Journal
        var body: some View {
            let _ = journal.note("body")
            Text("count \(model.count)")
        }
    }

    @Test("A change of a property that the body read is followed; others are not")
    func tracking() {
        let model = Model()
        let journal = Journal()
        let window = TestWindow(size: .small) { Reader(model: model, journal: journal) }
        _ = journal.take()
        model.count = 5
        model.count = 6
        window.host.runScheduled()
        #expect(journal.take() == ["body"])
        #expect(window.texts == ["count 6"])
        model.unread = 1
        #expect(!window.host.hasScheduledWork)
        model.count = 7
        window.host.runScheduled()
        #expect(window.texts == ["count 7"])
    }

    /// An object with a property that counts how often Observation looks a key path up. It does so for each tracking that is there
    /// when the property changes.
    final class CountedModel: Observable {
        struct Key: Hashable {
            nonisolated(unsafe) static var lookups = 0

            func hash(into hasher: inout Hasher) { Key.lookups += 1 }
            static func == (first: Key, second: Key) -> Bool { true }
        }

        private let registrar = ObservationRegistrar()

        private subscript(key: Key) -> Set<Int> {
            registrar.access(self, keyPath: \.[key])
            return [1]
        }

        var numbers: Set<Int> { self[Key()] }

        /// Changes the property, and tells how many lookups that took.
        func change() -> Int {
            Key.lookups = 0
            registrar.withMutation(of: self, keyPath: \.[Key()]) {}
            return Key.lookups
        }
    }

    @Test("A view that is evaluated again leaves no tracking behind, nor does one that is gone")
    func withdrawnTrackings() throws {
        struct Reader: View {
            let model: CountedModel
            let number: Int
            var body: some View { Text("\(number) of \(model.numbers.count)") }
        }
        struct Content: View {
            let model: CountedModel
            @State private var number = 0
            var body: some View {
                Button("next") { number += 1 }
                Reader(model: model, number: number)
                Text("anew").id(number).background { Reader(model: model, number: number).id(number) }
                // The list itself reads its selection.
                List(
                    [number],
                    id: \.self,
                    selection: Binding {
                        model.numbers
                    } set: { _ in
                    }
                ) { Text("row \($0)") }
            }
        }
        let model = CountedModel()
        let window = TestWindow(size: .small) { Content(model: model) }
        for _ in 0..<300 { try window.press("next") }
        #expect(window.texts.contains("300 of 1"))
        #expect(model.change() < 100)
        window.host.runScheduled()
        #expect(model.change() < 100)
    }

    @Test("What an earlier evaluation read, but not the last one, is not followed")
    func staleTracking() throws {
        struct Content: View {
            let model: Model
            let journal: Journal
            @State private var reads = true
            var body: some View {
                let _ = journal.note("body")
                Button("stop") { reads = false }
                if reads { Text("count \(model.count)") }
            }
        }
        let model = Model()
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(model: model, journal: journal) }
        try window.press("stop")
        _ = journal.take()
        model.count = 1
        window.host.runScheduled()
        #expect(journal.take().isEmpty)
    }

    @Test("A model is read from the environment, and a Bindable writes to it")
    func environmentAndBindable() throws {
        struct Inner: View {
            @Environment(Model.self) private var model
            var body: some View {
                @Bindable var model = model
                let count = $model.count
                Button("set") { count.wrappedValue = 3 }
                Text("count \(model.count)")
            }
        }
        struct Missing: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { Text(model == nil ? "none" : "some") }
        }
        let window = TestWindow(size: .small) {
            Inner().environment(Model())
            Missing()
        }
        try window.press("set")
        #expect(window.texts == ["set", "count 3", "none"])
    }

    @Test("A model in a state, and one that a modifier's body reads, are followed")
    func stateAndModifier() throws {
        struct Shown: ViewModifier {
            let model: Model
            func body(content: Content) -> some View {
                content
                Text("modifier \(model.count)")
            }
        }
        struct Root: View {
            @State private var model = Model()
            var body: some View {
                Button("more") { model.count += 1 }.modifier(Shown(model: model))
            }
        }
        let window = TestWindow(size: .small) { Root() }
        try window.press("more")
        #expect(window.texts == ["more", "modifier 1"])
    }

    @Test("A task has the name that it is given, or its place in the source")
    func taskName() async throws {
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Text("named").task(name: "load") { journal.note(Task.name ?? "none") }
            Text("by value").task(id: 1, name: "reload") { journal.note(Task.name ?? "none") }
            Text("unnamed").task {
                journal.note(Task.name?.contains("LifecycleTests.swift:") == true ? "place" : "none")
            }
        }
        try await waitUntil("what the tasks note") { Set(journal.entries) == ["load", "reload", "place"] }
        window.close()
    }

    /// A view with an identity that a button changes.
    private struct Identified<Content: View>: View {
        @ViewBuilder let content: (Int) -> Content
        @State private var id = 0

        var body: some View {
            content(id)
            Button("next") { id += 1 }
        }
    }

    @Test("Modifiers outside of an identity stay when it changes, and those inside begin again")
    func outsideOfIdentity() async throws {
        let journal = Journal()
        let window = TestWindow {
            Identified { id in
                Text("\(id)")
                    .onAppear { journal.note("inside +") }
                    .onDisappear { journal.note("inside -") }
                    .id(id)
                    .onAppear { journal.note("outside +") }
                    .onDisappear { journal.note("outside -") }
                    .task { journal.note("task") }
            }
        }
        try await waitUntil("the task has run") { journal.entries.contains("task") }
        #expect(Set(journal.take()) == ["inside +", "outside +", "task"])
        try window.press("next")
        try window.press("next")
        #expect(journal.take() == ["inside +", "inside -", "inside +", "inside -"])
        window.close()
        #expect(Set(journal.take()) == ["inside -", "outside -"])
    }

    @Test(
        "The view with a new identity appears before the old one disappears, except where its transition is the identity"
    )
    func orderOfIdentities() throws {
        let journal = Journal()
        let window = TestWindow {
            Identified { id in
                Text("a").onAppear { journal.note("a+") }.onDisappear { journal.note("a-") }.id(id)
                Text("b").onAppear { journal.note("b+") }.onDisappear { journal.note("b-") }
                    .transition(.identity).id(id)
            }
        }
        journal.entries = []
        try window.press("next")
        let entries = journal.take()
        #expect(entries.filter { $0.hasPrefix("a") } == ["a+", "a-"])
        #expect(entries.filter { $0.hasPrefix("b") } == ["b-", "b+"])
    }

    @Test("A view that stands for none appears, and several with one identity appear together")
    func viewsWithoutElements() throws {
        let journal = Journal()
        let window = TestWindow {
            Identified { id in
                AnyView(EmptyView()).onAppear { journal.note("empty +") }.onDisappear { journal.note("empty -") }
                Group {
                    Text("first")
                    Text("second")
                }
                .id(id)
                .onAppear { journal.note("group") }
            }
        }
        #expect(journal.take().sorted() == ["empty +", "group"])
        try window.press("next")
        #expect(journal.take() == [])
        window.close()
        #expect(journal.take() == ["empty -"])
    }
}
