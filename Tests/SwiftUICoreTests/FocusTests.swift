import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Focus and namespaces")
struct FocusTests {
    private struct Form: View {
        enum Field: Hashable { case name, city }
        @State private var name = ""
        @State private var city = ""
        @FocusState private var field: Field?
        @FocusState private var isNoteFocused: Bool
        var startsWith: Field?

        var body: some View {
            TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
            TextField("City", text: $city).focused($field, equals: .city).accessibilityIdentifier("city")
            Text("note").focusable().focused($isNoteFocused).accessibilityIdentifier("note")
            Text("focus: \(field.map { "\($0)" } ?? "none")")
            Text(isNoteFocused ? "noted" : "not noted")
            Button("city") { field = .city }
            Button("leave") { field = nil }
                .onAppear { field = startsWith }
        }
    }

    @Test("The value follows the focus")
    func follows() throws {
        let window = TestWindow { Form() }
        #expect(window.texts.contains("focus: none"))
        try window.type("Ada", into: window.view(identifier: "name"))
        #expect(window.texts.contains("focus: name"))
        #expect(try window.view(identifier: "name").isFocused)
        window.focus(try window.view(identifier: "note"))
        #expect(window.texts.contains("focus: none") && window.texts.contains("noted"))
        window.focus(nil)
        #expect(window.texts.contains("not noted"))
    }

    @Test("The focus follows the value: to another field, to none, and from the beginning")
    func leads() throws {
        let window = TestWindow { Form(startsWith: .name) }
        #expect(try window.view(identifier: "name").isFocused)
        try window.press("city")
        #expect(try window.view(identifier: "city").isFocused && !window.view(identifier: "name").isFocused)
        #expect(window.texts.contains("focus: city"))
        try window.press("leave")
        #expect(try !window.view(identifier: "city").isFocused)
        #expect(window.texts.contains("focus: none"))
    }

    @Test("A field that is removed while it has the focus leaves none behind")
    func removed() throws {
        struct Removing: View {
            @State private var isShown = true
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                if isShown { TextField("Text", text: $text).focused($isFocused).accessibilityIdentifier("text") }
                Button("remove") { isShown = false }
                Button("focus") { isFocused = true }
            }
        }
        let window = TestWindow { Removing() }
        try window.type("a", into: window.view(identifier: "text"))
        try window.press("remove")
        try window.press("focus")
        #expect(window.views.allSatisfy { !$0.isFocused })
    }

    @Test("A namespace is one as long as its view is there, and another for each view")
    func namespaces() throws {
        struct Named: View {
            let note: (Namespace.ID) -> Void
            @Namespace private var namespace
            @State private var count = 0
            var body: some View {
                let _ = note(namespace)
                Button("again \(count)") { count += 1 }
            }
        }
        var first: [Namespace.ID] = []
        var second: [Namespace.ID] = []
        let window = TestWindow {
            Named { first.append($0) }
            Named { second.append($0) }
        }
        try window.press("again 0")
        #expect(first.count == 2 && Set(first).count == 1)
        #expect(Set(first + second).count == 2)
    }

    private struct Scoped: View {
        @State private var text = ""
        @State private var prefersCity = true
        @Namespace private var form
        @Environment(\.resetFocus) private var resetFocus

        var body: some View {
            VStack {
                TextField("Name", text: $text).accessibilityIdentifier("name")
                TextField("City", text: $text)
                    .prefersDefaultFocus(prefersCity, in: form)
                    .accessibilityIdentifier("city")
                TextField("Land", text: $text).prefersDefaultFocus(in: form).accessibilityIdentifier("land")
            }
            .focusScope(form)
            TextField("Outside", text: $text).prefersDefaultFocus(in: form)
            Button("reset") { resetFocus(in: form) }
            Button("change") { prefersCity = false }
        }
    }

    @Test("The first view of a scope that prefers the focus has it at first, and again after a reset")
    func defaultFocus() throws {
        let window = TestWindow { Scoped() }
        #expect(try window.view(identifier: "city").isFocused)
        window.focus(try window.view(identifier: "name"))
        #expect(try !window.view(identifier: "city").isFocused)
        try window.press("reset")
        #expect(try window.view(identifier: "city").isFocused)
        try window.press("change")
        try window.press("reset")
        #expect(try window.view(identifier: "land").isFocused)
    }
}
