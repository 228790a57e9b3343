import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Presentations")
struct PresentationTests {
    struct Fruit: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    @MainActor @Observable
    final class Model {
        var isPresented = false
        var isNested = false
        var hasPresenter = true
        var isLocked = false
        var fruit: Fruit?
        var word = "first"
        let journal = Journal()
    }

    fileprivate struct WordKey: EnvironmentKey { static var defaultValue: String { "none" } }

    private struct Sheet: View {
        let model: Model
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.word) private var word

        var body: some View {
            Text("\(word), \(isPresented ? "presented" : "not presented")")
            Button("count \(count)") { count += 1 }
            Button("Done") { dismiss() }
            Button("Nest") { model.isNested = true }
                .sheet(isPresented: Bindable(model).isNested) { Inner(model: model) }
                .navigationTitle("Sheet")
                .interactiveDismissDisabled(model.isLocked)
                .onAppear { model.journal.note("appears") }
                .onDisappear { model.journal.note("disappears") }
        }
    }

    private struct Inner: View {
        let model: Model
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() } }
    }

    private struct Root: View {
        let model: Model

        var body: some View {
            Text("root")
            if model.hasPresenter {
                Button("Present") { model.isPresented = true }
                    .sheet(isPresented: Bindable(model).isPresented) {
                        model.journal.note("ends")
                    } content: {
                        Sheet(model: model)
                    }
                    .environment(\.word, model.word)
            }
        }
    }

    @Test("A sheet has the presenter's environment and follows it")
    func environment() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        #expect(window.sheets.isEmpty)
        try window.press("Present")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.kind == .sheet)
        #expect(sheet.title == "Sheet")
        #expect(window.title == nil)
        #expect(sheet.texts == ["first, presented", "count 0", "Done", "Nest"])
        #expect(!window.texts.contains("Done"))
        model.word = "second"
        window.update()
        #expect(sheet.texts.first == "second, presented")
    }

    @Test("State of a sheet lives while it is presented")
    func state() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        try window.press("Present")
        try window.sheets[0].press("count 0")
        model.word = "second"
        window.update()
        #expect(window.sheets[0].texts.contains("count 1"))
        #expect(model.journal.take() == ["appears"])
        window.sheets[0].close()
        #expect(model.journal.take() == ["disappears", "ends"])
        try window.press("Present")
        #expect(window.sheets[0].texts.contains("count 0"))
    }

    @Test("A sheet is ended by its own views, by the program and by the user")
    func ends() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        for end in [
            { try window.sheets[0].press("Done") }, { model.isPresented = false }, { window.sheets[0].close() },
        ] {
            try window.press("Present")
            #expect(window.sheets.count == 1)
            #expect(model.journal.take() == ["appears"])
            try end()
            window.update()
            #expect(window.sheets.isEmpty)
            #expect(!model.isPresented)
            #expect(model.journal.take().sorted() == ["disappears", "ends"])
        }
    }

    @Test("Escape ends a sheet, and no cover of the whole window")
    func escape() throws {
        struct Content: View {
            let model: Model
            var body: some View {
                Text("root").sheet(isPresented: Bindable(model).isPresented) { Text("sheet") }
                Text("other").fullScreenCover(isPresented: Bindable(model).isNested) { Text("cover") }
            }
        }
        let model = Model()
        let window = TestWindow { Content(model: model) }
        (model.isPresented, model.isNested) = (true, true)
        window.update()
        try window.sheets[0].press(key: .escape)
        #expect(!model.isPresented && window.sheets.isEmpty)
        #expect(throws: TestWindowError.self) { try window.fullScreenCovers[0].press(key: .escape) }
        #expect(model.isNested && window.fullScreenCovers.count == 1)
        window.fullScreenCovers[0].close()
        #expect(!model.isNested)
    }

    @Test("The window of a sheet has a button of its own only where no control of the sheet ends it")
    func endingControls() throws {
        struct Content: View {
            let model: Model
            let kind: Int
            var body: some View {
                Text("root").sheet(isPresented: Bindable(model).isPresented) {
                    switch kind {
                    case 0: Text("words")
                    case 1: Button("Cancel", role: .cancel) {}
                    case 2: Button("Done") {}.keyboardShortcut(.cancelAction)
                    case 3:
                        Text("words").toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Not now") {} }
                        }
                    case 4: Text("words").toolbar { ToolbarItem { Button("Delete", role: .destructive) {} } }
                    default: Button("Close", role: .close) {}
                    }
                }
            }
        }
        let ends = try (0...5).map { kind in
            let model = Model()
            let window = TestWindow { Content(model: model, kind: kind) }
            model.isPresented = true
            window.update()
            return try #require(window.graph.content.chrome.presentations.first).content.chrome.hasEndingControl
        }
        #expect(ends == [false, true, true, true, false, true])
    }

    @Test("The user does not end a sheet that prevents it, and the program does")
    func interactiveDismiss() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        try window.press("Present")
        model.isLocked = true
        window.update()
        window.sheets[0].close()
        #expect(window.sheets.count == 1)
        model.isLocked = false
        window.update()
        window.sheets[0].close()
        #expect(window.sheets.isEmpty)
    }

    @Test("A sheet ends with the view that presents it")
    func presenterDisappears() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        try window.press("Present")
        let sheet = window.sheets[0]
        model.hasPresenter = false
        window.update()
        #expect(window.sheets.isEmpty)
        #expect(sheet.texts.isEmpty)
        #expect(model.journal.take().sorted() == ["appears", "disappears", "ends"])
        model.hasPresenter = true
        window.update()
        #expect(window.sheets.count == 1)
    }

    @Test("Sheets are presented over sheets, and end one by one or all at once")
    func nested() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        try window.press("Present")
        try window.sheets[0].press("Nest")
        let inner = try #require(window.sheets[0].sheets.first)
        #expect(window.sheets.count == 1)
        try inner.press("Done")
        #expect(window.sheets[0].sheets.isEmpty)
        #expect(window.sheets.count == 1)
        try window.sheets[0].press("Nest")
        try window.sheets[0].press("Done")
        #expect(window.sheets.isEmpty)
        #expect(inner.texts.isEmpty)
    }

    private struct FruitView: View {
        let fruit: Fruit
        @State private var count = 0
        var body: some View { Button("\(fruit.name) \(count)") { count += 1 } }
    }

    @Test("Another item replaces the sheet, and a changed one is shown in it")
    func item() throws {
        let model = Model()
        let window = TestWindow {
            Text("root").sheet(item: Bindable(model).fruit) {
                model.journal.note("ends")
            } content: { fruit in
                FruitView(fruit: fruit)
            }
        }
        model.fruit = Fruit(id: 1, name: "apple")
        window.update()
        let first = try #require(window.sheets.first)
        try first.press("apple 0")
        model.fruit = Fruit(id: 1, name: "red apple")
        window.update()
        #expect(window.sheets.first === first)
        #expect(first.texts == ["red apple 1"])
        #expect(model.journal.take().isEmpty)
        model.fruit = Fruit(id: 2, name: "pear")
        window.update()
        #expect(window.sheets.map(\.texts) == [["pear 0"]])
        #expect(window.sheets.first !== first)
        #expect(model.journal.take() == ["ends"])
        window.sheets[0].close()
        #expect(model.fruit == nil)
        #expect(model.journal.take() == ["ends"])
    }

    @Test("A binding that refuses keeps the sheet")
    func refusal() throws {
        let window = TestWindow { Text("root").sheet(isPresented: .constant(true)) { Text("stays") } }
        window.sheets[0].close()
        #expect(window.sheets.map(\.texts) == [["stays"]])
    }

    @Test("A popover points to a part of its view")
    func popover() throws {
        let model = Model()
        let window = TestWindow(size: CGSize(width: 200, height: 100)) {
            Text("here")
                .popover(
                    isPresented: Bindable(model).isPresented,
                    attachmentAnchor: .point(.bottom),
                    arrowEdge: .bottom
                ) {
                    Text("bubble")
                }
        }
        model.isPresented = true
        window.update()
        let popover = try #require(window.popovers.first)
        #expect(popover.kind == .popover)
        #expect(popover.texts == ["bubble"])
        #expect(popover.anchor == CGRect(100, 60, 0, 0))
        popover.close()
        #expect(!model.isPresented && window.popovers.isEmpty)
    }

    @Test("A row that presents a sheet stays when it is scrolled away")
    func rows() throws {
        let model = Model()
        let window = TestWindow(size: .small) {
            List(0..<1000, id: \.self) { number in
                Text("row \(number)").sheet(isPresented: number == 0 ? Bindable(model).isPresented : .constant(false)) {
                    Text("sheet of \(number)")
                }
            }
        }
        model.isPresented = true
        window.host.runScheduled()
        #expect(window.graph.content.chrome.presentations.count == 1)
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        list.visibleRows = 500..<600
        window.host.runScheduled()
        #expect(window.graph.content.chrome.presentations.count == 1)
        model.isPresented = false
        window.host.runScheduled()
        #expect(window.graph.content.chrome.presentations.isEmpty)
    }

    @Test("Nothing is left of presentations that have ended")
    func memory() throws {
        let model = Model()
        let window = TestWindow { Root(model: model) }
        weak var sheet: TestWindow?
        for _ in 0..<3 {
            try window.press("Present")
            sheet = window.sheets[0]
            try window.sheets[0].press("Done")
        }
        #expect(sheet == nil)
    }
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[PresentationTests.WordKey.self] }
        set { self[PresentationTests.WordKey.self] = newValue }
    }
}
