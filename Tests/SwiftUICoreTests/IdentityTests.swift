import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Identity")
struct IdentityTests {
    struct Rows: View {
        struct Item: Identifiable {
            let id: String
        }
        let journal: Journal
        @State private var names = ["a", "b", "c"]
        var body: some View {
            Button("reverse") { names.reverse() }
            Button("insert") { names.insert("x", at: 1) }
            Button("remove") { names.removeAll { $0 == "b" } }
            ForEach(names.map(Item.init)) { item in
                VStack { Counter(name: item.id) }
                    .onAppear { journal.note("+" + item.id) }
                    .onDisappear { journal.note("-" + item.id) }
            }
        }
        static func counts(_ window: TestWindow) -> [String] { window.texts.filter { $0.contains(" ") } }
    }

    @Test("Rows keep their state when they are reordered, and no widget is made")
    func reorder() throws {
        let window = TestWindow(size: .small) { Rows(journal: Journal()) }
        try window.press("a+")
        let widget = try window.text("a 1")
        let before = window.host.createdWidgets
        try window.press("reverse")
        #expect(Rows.counts(window) == ["c 0", "b 0", "a 1"])
        #expect(try window.text("a 1") === widget)
        #expect(window.host.createdWidgets == before)
        #expect(window.host.changes == 1)
    }

    @Test("Rows keep their state when others are inserted and removed")
    func insertAndRemove() throws {
        let journal = Journal()
        let window = TestWindow(size: .small) { Rows(journal: journal) }
        #expect(journal.take() == ["+a", "+b", "+c"])
        try window.press("c+")
        let before = window.host.createdWidgets
        try window.press("insert")
        #expect(Rows.counts(window) == ["a 0", "x 0", "b 0", "c 1"])
        #expect(journal.take() == ["+x"])
        // A button, its title and a text.
        #expect(window.host.createdWidgets == before + 3)
        try window.press("remove")
        #expect(Rows.counts(window) == ["a 0", "x 0", "c 1"])
        #expect(journal.take() == ["-b"])
    }

    @Test("Elements with the same identity have a state each")
    func sameIdentityTwice() throws {
        struct Content: View {
            @State private var more = 0
            var body: some View {
                Button("more") { more += 1 }
                Text("more \(more)")
                ForEach(["a", "a"], id: \.self) { Counter(name: $0) }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("a+")
        let before = window.host.createdWidgets
        try window.press("more")
        #expect(window.texts.filter { $0.hasPrefix("a ") } == ["a 1", "a 0"])
        #expect(window.host.createdWidgets == before)
    }

    @Test("The branches of a condition have states of their own, which go with the branch")
    func conditional() throws {
        struct Content: View {
            @State private var isFirst = true
            var body: some View {
                Button("flip") { isFirst.toggle() }
                if isFirst { Counter(name: "a") } else { Counter(name: "a") }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("a+")
        try window.press("flip")
        #expect(window.texts.contains("a 0"))
        try window.press("a+")
        try window.press("flip")
        #expect(window.texts.contains("a 0"))
    }

    @Test("A branch that stays keeps its state and its widgets")
    func branchStays() throws {
        struct Content: View {
            @State private var value = 0
            var body: some View {
                Button("more") { value += 1 }
                switch value {
                case 0...1: Counter(name: "low")
                case 2: Text("two")
                default: Text("many")
                }
                if value > 2 { Text("more than two") }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("low+")
        try window.press("more")
        #expect(window.texts.contains("low 1"))
        try window.press("more")
        #expect(window.texts == ["more", "two"])
        try window.press("more")
        #expect(window.texts == ["more", "many", "more than two"])
    }

    @Test("An optional view comes and goes")
    func optional() throws {
        struct Content: View {
            @State private var text: String?
            var body: some View {
                Button("set") { text = text == nil ? "here" : nil }
                text.map { Text($0) }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        #expect(window.texts == ["set"])
        try window.press("set")
        #expect(window.texts == ["set", "here"])
        try window.press("set")
        #expect(window.texts == ["set"])
    }

    @Test("An erased view keeps its state while its type stays")
    func anyView() throws {
        struct Content: View {
            @State private var step = 0
            var body: some View {
                Button("step") { step += 1 }
                step < 2 ? AnyView(AnyView(Counter(name: "a"))) : AnyView(Text("other \(step)"))
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("a+")
        try window.press("step")
        #expect(window.texts.contains("a 1"))
        try window.press("step")
        #expect(window.texts == ["step", "other 2"])
    }

    @Test("Rows made from a binding change their elements")
    func bindingRows() throws {
        struct Item: Identifiable {
            let id: Int
            var text = "old"
        }
        struct Content: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                ForEach($items) { $item in
                    Button("change \(item.id)") { item.text = "new" }
                    Text("\(item.id) \(item.text)")
                }
                Button("remove") { items.removeFirst() }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("change 2")
        #expect(window.texts.contains("1 old") && window.texts.contains("2 new"))
        let stale = try window.button("change 2").action
        try window.press("remove")
        stale()
        #expect(window.texts == ["change 2", "2 new", "remove"])
    }

    @Test("A modifier applies to each view of a group and of a ForEach")
    func modifierOnGroup() {
        let window = TestWindow(size: .small) {
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    ForEach(["b", "c"], id: \.self) { Text($0) }
                }
                .padding(5)
                .background(Color.red)
                .accessibilityIdentifier("each")
                .draggable("x")
            }
        }
        #expect(window.widgets.filter { $0.identifier == "each" }.map(\.string) == ["a", "b", "c"])
        #expect(window.widgets.filter { $0.container?.part(DragSource.self) != nil }.count == 3)
        #expect(window.shapes.count == 3)
        #expect(Set(window.shapeFrames().map(\.size)) == [CGSize(width: 20, height: 30)])
    }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {

    struct Level: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
    }

    @Test("Values are inherited, inner ones win, and changes arrive")
    func inheritance() throws {
        struct Content: View {
            @State private var level = 1
            var body: some View {
                Button("up") { level += 1 }
                VStack {
                    Level()
                    Group { Level() }.environment(\.level, 9)
                }
                .environment(\.level, level)
                Level()
            }
        }
        let window = TestWindow(size: .small) { Content() }
        #expect(window.texts == ["up", "level 1", "level 9", "level 0"])
        try window.press("up")
        #expect(window.texts == ["up", "level 2", "level 9", "level 0"])
        #expect(window.host.changes == 1)
    }

    @Test("What an outer view disables, an inner one cannot enable")
    func disabled() throws {
        let window = TestWindow(size: .small) {
            VStack {
                Button("in") {}.disabled(false)
            }
            .disabled(true)
            Button("out") {}
        }
        #expect(try !window.button("in").isEnabled)
        #expect(try window.button("out").isEnabled)
    }

    @Test("A font of the environment reaches texts that name none")
    func font() throws {
        let window = TestWindow(size: .small) {
            VStack {
                Text("a")
                Text("b").font(.title)
            }
            .font(.caption)
        }
        #expect(try window.text("a").text?.font == .caption)
        #expect(try window.text("b").text?.runs.first?.font == .title)
    }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}
