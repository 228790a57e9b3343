import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

/// A view with a state of its own: a button that counts its presses.
struct Counter: View {
    let name: String
    var journal: Journal?
    @State private var count = 0

    var body: some View {
        let _ = journal?.note(name)
        Button("\(name)+") { count += 1 }
        Text("\(name) \(count)")
    }
}

@MainActor
@Suite("State")
struct StateTests {
    @Test("A change shows in the widget that is already there")
    func updatesInPlace() throws {
        let window = TestWindow(size: .small) { Counter(name: "a") }
        let before = window.host.createdWidgets
        let text = try window.text("a 0")
        try window.press("a+")
        #expect(text.string == "a 1")
        #expect(window.host.createdWidgets == before)
        #expect(window.host.changes == 1)
    }

    @Test("Only the bodies that own the state, and those below, are evaluated again")
    func evaluatesOnlyOwner() throws {
        struct Outer: View {
            let journal: Journal
            var body: some View {
                let _ = journal.note("outer")
                Counter(name: "a", journal: journal)
                Counter(name: "b", journal: journal)
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Outer(journal: journal) }
        #expect(journal.take() == ["outer", "a", "b"])
        try window.press("b+")
        #expect(journal.take() == ["b"])
        #expect(window.texts.contains("b 1") && window.texts.contains("a 0"))
    }

    @Test("Several changes of one event are followed by one evaluation, and an equal value by none")
    func coalesces() throws {
        struct Pair: View {
            let journal: Journal
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                let _ = journal.note("body")
                Text("\(first) \(second)")
                Button("both") {
                    first += 1
                    second += 1
                }
                Button("same") { first = first }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Pair(journal: journal) }
        _ = journal.take()
        try window.press("both")
        #expect(journal.take() == ["body"])
        try window.press("same")
        #expect(journal.take().isEmpty)
        #expect(!window.host.hasScheduledWork)
    }

    @Test("A parent and a child that both changed are evaluated once each")
    func outerFirst() throws {
        struct Child: View {
            let journal: Journal
            let value: Int
            @State private var own = 0
            let outer: Binding<Int>
            var body: some View {
                let _ = journal.note("child")
                Button("go") {
                    own += 1
                    outer.wrappedValue += 1
                }
            }
        }
        struct Parent: View {
            let journal: Journal
            @State private var value = 0
            var body: some View {
                let _ = journal.note("parent")
                Child(journal: journal, value: value, outer: $value)
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Parent(journal: journal) }
        _ = journal.take()
        try window.press("go")
        #expect(journal.take() == ["parent", "child"])
    }

    @Test("The first value counts once; a parent's later values do not reset the state")
    func initialValueOnce() throws {
        struct Child: View {
            @State private var kept: Int
            init(_ value: Int) { _kept = State(initialValue: value) }
            var body: some View { Text("kept \(kept)") }
        }
        struct Parent: View {
            @State private var value = 1
            var body: some View {
                Button("next") { value += 1 }
                Text("value \(value)")
                Child(value)
            }
        }
        let window = TestWindow(size: .small) { Parent() }
        try window.press("next")
        #expect(window.texts.contains("value 2") && window.texts.contains("kept 1"))
    }

    @Test("One view value at two places has a state at each")
    func twoPlaces() throws {
        struct Twice: View {
            let counter = Counter(name: "a")
            var body: some View {
                VStack { counter }.accessibilityIdentifier("first")
                VStack { counter }.accessibilityIdentifier("second")
            }
        }
        let window = TestWindow(size: .small) { Twice() }
        // The first of the two buttons with this title.
        try window.press("a+")
        #expect(try window.container("first").string == "a+ a 1")
        #expect(try window.container("second").string == "a+ a 0")
    }

    @Test("A stored view that goes and comes back begins anew")
    func storedViewBeginsAnew() throws {
        struct Toggle<Content: View>: View {
            let content: Content
            @State private var isShown = true
            var body: some View {
                Button("toggle") { isShown.toggle() }
                if isShown { content }
            }
        }
        let window = TestWindow(size: .small) { Toggle(content: Counter(name: "a")) }
        try window.press("a+")
        #expect(window.texts.contains("a 1"))
        try window.press("toggle")
        #expect(!window.texts.contains("a 1"))
        try window.press("toggle")
        #expect(window.texts.contains("a 0"))
    }

    @Test("A body that changes its own state does not hang the update")
    func changeDuringEvaluation() {
        struct Unending: View {
            let journal: Journal
            @State private var count = 0
            var body: some View {
                let _ = journal.note("body")
                let _ = change()
                Text("\(count)")
            }
            private func change() { count += 1 }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Unending(journal: journal) }
        window.host.runScheduled(turns: 5)
        #expect(journal.entries.count < 50)
    }

    @Test("State that is written from another thread is followed")
    func otherThread() async throws {
        struct Waiting: View {
            @State private var count = 0
            var body: some View {
                let binding = $count
                Button("start") {
                    Task.detached { binding.wrappedValue = 7 }
                }
                Text("count \(count)")
            }
        }
        let window = TestWindow(size: .small) { Waiting() }
        try window.press("start")
        try await waitUntil("the task's value") { window.host.hasScheduledWork }
        window.host.runScheduled()
        #expect(window.texts.contains("count 7"))
    }

    @Test("A program's dynamic property has state, environment and an update of its own")
    func customDynamicProperty() throws {
        struct Doubled: DynamicProperty {
            @State var base = 1
            @Environment(\.isEnabled) var isEnabled
            var updates = 0
            mutating func update() { updates += 1 }
            var text: String { "\(base * 2) \(isEnabled) \(updates)" }
        }
        struct Content: View {
            var doubled = Doubled()
            var body: some View {
                Button("more") { doubled.base += 1 }
                Text(verbatim: doubled.text)
            }
        }
        let window = TestWindow(size: .small) { Content().disabled(true) }
        #expect(window.texts.contains("2 false 1"))
        // No user can press the button, as the views are disabled.
        try window.button("more").action()
        window.update()
        #expect(window.texts.contains { $0.hasPrefix("4 false") })
    }

    @Test("A view or a modifier can be an enumeration")
    func enumerations() {
        enum Choice: View {
            case text(String)
            case empty
            var body: some View {
                switch self {
                case .text(let text): Text(text)
                case .empty: EmptyView()
                }
            }
        }
        enum Doubling: ViewModifier {
            case once(AnyObject?)
            case twice
            func body(content: Content) -> some View {
                content
                if case .twice = self { content }
            }
        }
        let window = TestWindow(size: .small) {
            Choice.text("a").modifier(Doubling.twice)
            Choice.empty
            Choice.text("b").modifier(Doubling.once(nil))
        }
        #expect(window.texts == ["a", "a", "b"])
    }

    @Test("A custom modifier keeps its state, and its body wraps what it modifies")
    func modifierState() throws {
        struct Counting: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                VStack {
                    Text("modified \(count)")
                    Button("count") { count += 1 }
                    content
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Counter(name: "a", journal: journal).modifier(Counting()).modifier(Counting())
        }
        #expect(window.texts.filter { $0 == "modified 0" }.count == 2)
        try window.press("a+")
        _ = journal.take()
        let before = window.host.createdWidgets
        try window.press("count")
        #expect(window.texts.filter { $0.hasPrefix("modified") } == ["modified 1", "modified 0"])
        #expect(window.texts.contains("a 1"))
        #expect(window.host.createdWidgets == before)
    }
}

@MainActor
@Suite("Bindings")
struct BindingTests {
    struct Person: Equatable {
        var name = "Ada"
        var age = 36
    }

    @Test("A projected value writes to the state, a dynamic member to a part of it")
    func projectedAndMember() throws {
        struct Editor: View {
            @Binding var name: String
            var body: some View { TextField("Name", text: $name) }
        }
        struct Content: View {
            @State private var person = Person()
            var body: some View {
                Editor(name: $person.name)
                Text("\(person.name) \(person.age)")
            }
        }
        let window = TestWindow(size: .small) { Content() }
        let widget = try #require(window.widgets.first { $0.textField != nil })
        #expect(widget.textField?.prompt == "Name")
        #expect(widget.textField?.text == "Ada")
        widget.textField?.setText("Grace")
        window.host.runScheduled()
        #expect(window.texts == ["Grace 36"])
        #expect(widget.textField?.text == "Grace")
    }

    @Test("A constant stays, a binding to an optional follows")
    func constantAndOptional() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)

        nonisolated(unsafe) var stored: Int? = nil
        let optional = Binding(get: { stored }, set: { stored = $0 })
        #expect((Binding(optional) as Binding<Int>?) == nil)
        stored = 5
        let value: Binding<Int>? = Binding(optional)
        value?.wrappedValue = 6
        #expect(stored == 6)
    }
}
