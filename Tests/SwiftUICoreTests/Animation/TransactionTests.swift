import Observation
import SwiftUICore
import Testing
import TransferableTesting

private struct OriginKey: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    fileprivate var origin: String {
        get { self[OriginKey.self] }
        set { self[OriginKey.self] = newValue }
    }
}

@MainActor
@Suite("Transactions")
struct TransactionTests {
    @Observable
    final class Model {
        var isOn = false
    }

    /// Says how opaque a view is half a second after a button was pressed, by an animation of a second.
    private func opacity(_ window: TestWindow, pressing title: String = "change") throws -> Double {
        try window.press(title)
        window.advance(by: .milliseconds(500))
        defer { window.advance(by: .seconds(2)) }
        return try (window.view(text: "view").opacity * 100).rounded() / 100
    }

    private struct Toggling<Content: View>: View {
        var change: (Binding<Bool>) -> Void
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            content(isOn)
            Button("change") { change($isOn) }
        }
    }

    @Test("A binding's changes have its animation, and so have those of its parts")
    func bindings() throws {
        let window = TestWindow {
            Toggling {
                $0.animation(.linear(duration: 1)).wrappedValue.toggle()
            } content: {
                Text("view").opacity($0 ? 0 : 1)
            }
        }
        #expect(try opacity(window) == 0.5)

        struct Parts: View {
            struct Value { var isOn = false }
            @State private var value = Value()
            var body: some View {
                Text("view").opacity(value.isOn ? 0 : 1)
                Button("change") { $value.animation(.linear(duration: 1)).isOn.wrappedValue = true }
            }
        }
        #expect(try opacity(TestWindow { Parts() }) == 0.5)
    }

    @Test("A view names its own animation for the changes of a value, and none of others'")
    func values() throws {
        struct Two: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Text("view").opacity(first || second ? 0 : 1).animation(.linear(duration: 1), value: first)
                Button("first") { first.toggle() }
                Button("second") { second.toggle() }
            }
        }
        #expect(try opacity(TestWindow { Two() }, pressing: "first") == 0.5)
        #expect(try opacity(TestWindow { Two() }, pressing: "second") == 0)
    }

    @Test("A transaction that disables animations leaves those out that views name")
    func disabled() throws {
        let window = TestWindow {
            Toggling { binding in
                withTransaction(\.disablesAnimations, true) { binding.wrappedValue.toggle() }
            } content: {
                Text("view").opacity($0 ? 0 : 1).animation(.linear(duration: 1), value: $0)
            }
        }
        #expect(try opacity(window) == 0)
    }

    @Test("A view changes the transaction of all that is inside, also of views with a state of their own")
    func transformed() throws {
        let window = TestWindow {
            Toggling { binding in
                withAnimation(.linear(duration: 1)) { binding.wrappedValue.toggle() }
            } content: {
                Text("view").opacity($0 ? 0 : 1).transaction { $0.animation = nil }
            }
        }
        #expect(try opacity(window) == 0)

        let inner = TestWindow {
            VStack {
                Toggling {
                    $0.wrappedValue.toggle()
                } content: {
                    Text("view").opacity($0 ? 0 : 1)
                }
            }
            .transaction { $0.animation = .linear(duration: 1) }
        }
        #expect(try opacity(inner) == 0.5)
    }

    @Test("A program's own key reaches the views that follow the change")
    func keys() throws {
        let journal = Journal()
        let window = TestWindow {
            Toggling { binding in
                withTransaction(\.origin, "keyboard") { binding.wrappedValue.toggle() }
            } content: {
                Text("\($0)").transaction { journal.note($0.origin) }
            }
        }
        try window.press("change")
        #expect(journal.take().contains("keyboard"))
        #expect(Transaction().origin == "none")
    }

    @Test("Changes of an observable object are animated, too")
    func observable() throws {
        struct Following: View {
            let model: Model
            var body: some View {
                Text("view").opacity(model.isOn ? 0 : 1)
                Button("change") { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
            }
        }
        #expect(try opacity(TestWindow { Following(model: Model()) }) == 0.5)
    }

    @Test("A change without animation, in the same event as one with it, is not animated in another view")
    func besideOthers() throws {
        struct Part: View {
            let name: String
            let isOn: Binding<Bool>
            var body: some View { Text(name).opacity(isOn.wrappedValue ? 0 : 1) }
        }
        struct Both: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Part(name: "view", isOn: $first)
                Part(name: "other", isOn: $second)
                Button("change") {
                    withAnimation(.linear(duration: 1)) { first = true }
                    second = true
                }
            }
        }
        let window = TestWindow { Both() }
        try window.press("change")
        window.advance(by: .milliseconds(500))
        #expect(try abs(window.view(text: "view").opacity - 0.5) < 1e-6)
        #expect(try window.view(text: "other").opacity == 0)
    }

    @Test("Tasks that an animated action starts are no part of it")
    func tasks() async throws {
        struct Starting: View {
            @State private var isOn = false
            let started: (Task<Void, Never>) -> Void
            var body: some View {
                Text("view").opacity(isOn ? 0 : 1)
                Button("change") {
                    withAnimation(.linear(duration: 1)) { started(Task { isOn = true }) }
                }
            }
        }
        var task: Task<Void, Never>?
        let window = TestWindow { Starting { task = $0 } }
        try window.press("change")
        await task?.value
        window.update()
        #expect(try window.view(text: "view").opacity == 0)
    }
}
