import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct NumberKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var number: Binding<Int>? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private final class Model: ObservableObject {
    @Published var name = "a"
}

@MainActor
@Suite("Focused values and the window's state")
struct FocusedValueTests {
    private struct Reader: View {
        let journal: Journal
        @FocusedValue(\.title) private var title
        var body: some View {
            let _ = journal.note("reader")
            Text("title \(title ?? "none")")
        }
    }

    @Test("A view with the focus provides its value, and readers of it alone are evaluated")
    func focusedValue() throws {
        struct Content: View {
            let journal: Journal
            @State private var first = "one"
            @State private var number = 0
            @FocusState private var focus: Int?
            @FocusedBinding(\.number) private var focusedNumber
            var body: some View {
                Reader(journal: journal)
                Text("number \(focusedNumber ?? -1)")
                TextField("a", text: $first).focused($focus, equals: 1).focusedValue(\.title, first)
                TextField("b", text: .constant("")).focused($focus, equals: 2)
                    .focusedValue(\.title, "two").focusedValue(\.number, $number)
                Button("first") { focus = 1 }
                Button("second") { focus = 2 }
                Button("none") { focus = nil }
                Button("rename") { first = "renamed" }
                Button("add") { focusedNumber? += 1 }
            }
        }
        let journal = Journal()
        let state = WindowState()
        let window = TestWindow(size: .small) { Content(journal: journal).environment(\.windowState, state) }
        #expect(window.texts.contains("title none"))
        try window.press("first")
        #expect(window.texts.contains("title one"))
        try window.press("rename")
        #expect(window.texts.contains("title renamed"))
        try window.press("second")
        #expect(window.texts.contains("title two") && window.texts.contains("number 0"))
        _ = journal.take()
        try window.press("add")
        #expect(window.texts.contains("number 1"))
        #expect(journal.take().isEmpty)
        try window.press("none")
        #expect(window.texts.contains("title none") && window.texts.contains("number -1"))
    }

    @Test("A value of the scene is there as long as its view, and one with the focus stands above it")
    func focusedSceneValue() throws {
        struct Content: View {
            let journal: Journal
            @State private var isShown = true
            @FocusState private var isFocused: Bool
            @StateObject private var model = Model()
            @FocusedObject private var found: Model?
            var body: some View {
                Reader(journal: journal)
                Text("model \(found?.name ?? "none")")
                if isShown { Text("x").focusedSceneValue(\.title, "scene").focusedSceneObject(model) }
                TextField("a", text: .constant("")).focused($isFocused).focusedValue(\.title, "focus")
                Button("focus") { isFocused = true }
                Button("hide") { isShown = false }
                Button("name") { model.name = "b" }
            }
        }
        let state = WindowState()
        let window = TestWindow(size: .small) { Content(journal: Journal()).environment(\.windowState, state) }
        window.host.runScheduled()
        #expect(window.texts.contains("title scene") && window.texts.contains("model a"))
        try window.press("name")
        #expect(window.texts.contains("model b"))
        try window.press("focus")
        #expect(window.texts.contains("title focus"))
        try window.press("hide")
        #expect(window.texts.contains("title focus") && window.texts.contains("model none"))
    }

    @Test("Both values of a view stay when the views inside change, and return with the view")
    func valuesOfOnePlace() throws {
        struct Commands: View {
            @FocusedBinding(\.number) private var number
            @FocusedValue(\.title) private var title
            var body: some View { Text("title \(title ?? "none"), number \(number ?? -1)") }
        }
        struct Content: View {
            @State private var isTable = true
            @State private var isShown = true
            @State private var title = "first"
            @State private var number = 7
            @State private var path: [Int] = []
            var body: some View {
                Commands()
                Button("mode") { isTable.toggle() }
                Button("choose") { title = "second" }
                Button("push") { path = [1] }
                Button("pop") { path = [] }
                NavigationStack(path: $path) {
                    Group { if isTable { Text("table") } else { Image(systemName: "photo") } }
                        .focusedSceneValue(\.title, title)
                        .focusedSceneValue(\.number, $number)
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        let state = WindowState()
        let window = TestWindow(size: .small) { Content().environment(\.windowState, state) }
        window.host.runScheduled()
        #expect(window.texts.contains("title first, number 7"))
        try window.press("mode")
        #expect(window.texts.contains("title first, number 7"))
        try window.press("choose")
        #expect(window.texts.contains("title second, number 7"))
        try window.press("push")
        try window.press("pop")
        #expect(window.texts.contains("title second, number 7"))
    }

    @Test("The phase follows the window")
    func scenePhase() {
        struct Content: View {
            let journal: Journal
            @Environment(\.scenePhase) private var phase
            @Environment(\.controlActiveState) private var controls
            @Environment(\.appearsActive) private var appearsActive
            var body: some View {
                Text("\(phase) \(controls) \(appearsActive)").onChange(of: phase) { journal.note("\($0) to \($1)") }
            }
        }
        let (journal, state) = (Journal(), WindowState())
        let window = TestWindow(size: .small) { Content(journal: journal).environment(\.windowState, state) }
        #expect(window.texts.contains("active key true"))
        // A sheet over the window has keyboard focus.
        state.update(isShown: true, isActive: true, hasKeyboard: false)
        window.host.runScheduled()
        #expect(window.texts.contains("active active true") && journal.take().isEmpty)
        state.update(isShown: true, isActive: false)
        window.host.runScheduled()
        #expect(window.texts.contains("inactive inactive false") && journal.take() == ["active to inactive"])
        state.update(isShown: false, isActive: false)
        window.host.runScheduled()
        #expect(journal.take() == ["inactive to background"])
        state.close()
    }

    @Test("Settings of the desktop show in views that read them")
    func settings() {
        struct Content: View {
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            @Environment(\.displayScale) private var scale
            @Environment(\.horizontalSizeClass) private var width
            var body: some View { Text("\(reducesMotion) \(Int(scale)) \(width == .regular)") }
        }
        func update(_ isOn: Bool, _ scale: Double) {
            DesktopSettings.shared.update(
                displayScale: scale,
                reducesMotion: isOn,
                increasesContrast: false,
                readsScreen: false
            )
        }
        let window = TestWindow(size: .small) { Content() }
        #expect(window.texts.contains("false 1 true"))
        update(true, 2)
        window.host.runScheduled()
        #expect(window.texts.contains("true 2 true"))
        update(false, 1)
    }
}
