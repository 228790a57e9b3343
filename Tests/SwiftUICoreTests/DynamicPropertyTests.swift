import SwiftUICore
import Testing
import TransferableTesting

/// The source of a number: a property that has others in its cases.
private enum Source: DynamicProperty {
    case own(State<Int>)
    case other(name: String, Binding<Int>)
    case none

    var value: Int {
        switch self {
        case .own(let state): state.wrappedValue
        case .other(_, let binding): binding.wrappedValue
        case .none: -1
        }
    }

    func add() {
        switch self {
        case .own(let state): state.wrappedValue += 1
        case .other(_, let binding): binding.wrappedValue += 1
        case .none: break
        }
    }
}

@MainActor
@Suite("Dynamic properties in enumerations and optionals")
struct DynamicPropertyTests {
    private struct Shown: View {
        var source: Source
        var body: some View {
            Text("value \(source.value)")
            Button("add") { source.add() }
        }
    }

    @Test("A state in the case of an enumeration is kept, and a binding leads to what it is bound to")
    func cases() throws {
        struct Owner: View {
            @State private var number = 10
            @State private var choice = 0
            var body: some View {
                Shown(
                    source: choice == 0
                        ? .own(State(initialValue: 0)) : choice == 1 ? .other(name: "n", $number) : .none
                )
                Text("number \(number)")
                Button("next") { choice = (choice + 1) % 3 }
            }
        }
        let window = TestWindow { Owner() }
        try window.press("add")
        try window.press("add")
        #expect(window.texts.contains("value 2"))
        try window.press("next")
        #expect(window.texts.contains("value 10"))
        try window.press("add")
        #expect(window.texts.contains("value 11") && window.texts.contains("number 11"))
        try window.press("next")
        #expect(window.texts.contains("value -1"))
        // Another case begins anew.
        try window.press("next")
        #expect(window.texts.contains("value 0"))
    }

    @Test("A view that is an enumeration has state in its cases")
    func enumerationView() throws {
        enum Page: View {
            case counter(State<Int>)
            case empty

            var body: some View {
                switch self {
                case .counter(let count):
                    Button("count \(count.wrappedValue)") { count.wrappedValue += 1 }
                case .empty:
                    Text("empty")
                }
            }
        }
        let window = TestWindow {
            Page.counter(State(initialValue: 0))
            Page.empty
        }
        try window.press("count 0")
        try window.press("count 1")
        #expect(window.texts.contains("count 2") && window.texts.contains("empty"))
    }

    @Test("An optional property is connected where there is one")
    func optionals() throws {
        struct Maybe: View {
            var state: State<Int>?
            var environment: Environment<Bool>?
            var body: some View {
                Text(state.map { "state \($0.wrappedValue)" } ?? "no state")
                Text(environment.map { "enabled \($0.wrappedValue)" } ?? "no environment")
                Button("add") { state?.wrappedValue += 1 }
            }
        }
        let window = TestWindow {
            Maybe(state: State(initialValue: 1), environment: Environment(\.isEnabled)).disabled(false)
        }
        try window.press("add")
        #expect(window.texts.contains("state 2") && window.texts.contains("enabled true"))
        #expect(TestWindow { Maybe() }.texts.prefix(2) == ["no state", "no environment"])
    }
}
