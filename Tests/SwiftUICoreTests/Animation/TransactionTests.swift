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

    /// A view whose state some actions change.
    private struct Moving: View {
        var journal: Journal?
        let change: (_ x: Binding<Double>, _ y: Binding<Double>) -> Void
        @State private var x = 0.0
        @State private var y = 0.0

        var body: some View {
            let _ = journal?.note("\(Int(x)), \(Int(y))")
            ZStack(alignment: .topLeading) {
                Text("view").offset(x: x).offset(y: y)
                Button("change") { change($x, $y) }
            }
            .frame(width: 400, height: 400, alignment: .topLeading)
            .onChange(of: x) { journal?.note("x \(Int($0)) to \(Int($1))") }
        }
    }

    private func place(_ window: TestWindow) throws -> CGPoint {
        let frame = try window.view(text: "view").frame
        return CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
    }

    @Test("A jump before an animation is seen: the animation begins where the view has jumped to")
    func jumpThenAnimate() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 400)) {
            Moving { x, _ in
                x.wrappedValue = 100
                withAnimation(.linear(duration: 1)) { x.wrappedValue = 0 }
            }
        }
        try window.press("change")
        #expect(try place(window) == CGPoint(x: 100, y: 0))
        window.advance(by: .milliseconds(500))
        #expect(try place(window) == CGPoint(x: 50, y: 0))
        window.advance(by: .seconds(1))
        #expect(try place(window) == .zero)
    }

    @Test("A change without animation before an animated one is there at once, and one after it, too")
    func onlyAnimatedChanges() throws {
        for isFirst in [true, false] {
            let window = TestWindow(size: CGSize(width: 400, height: 400)) {
                Moving { x, y in
                    if isFirst { x.wrappedValue = 100 }
                    withAnimation(.linear(duration: 1)) { y.wrappedValue = 100 }
                    if !isFirst { x.wrappedValue = 100 }
                }
            }
            try window.press("change")
            #expect(try place(window) == CGPoint(x: 100, y: 0))
            window.advance(by: .milliseconds(500))
            #expect(try place(window) == CGPoint(x: 100, y: 50))
        }
    }

    @Test("Each transaction has one evaluation, which sees its last values, and actions see the newest")
    func updatesOfTransactions() throws {
        let journal = Journal()
        let window = TestWindow(size: CGSize(width: 400, height: 400)) {
            Moving(journal: journal) { x, y in
                x.wrappedValue = 1
                x.wrappedValue = 2
                withAnimation {
                    x.wrappedValue = 3
                    y.wrappedValue = x.wrappedValue + 1
                }
                journal.note("newest \(Int(x.wrappedValue)), \(Int(y.wrappedValue))")
                x.wrappedValue = 5
                withAnimation { x.wrappedValue = 6 }
                withAnimation { x.wrappedValue = 7 }
            }
        }
        journal.entries = []
        try window.press("change")
        #expect(
            journal.take() == [
                "newest 3, 4", "2, 0", "x 0 to 2", "3, 4", "x 2 to 3", "5, 4", "x 3 to 5", "7, 4", "x 5 to 7",
            ]
        )
    }

    @Test("An action of a change sets state in an update of its own behind those that wait")
    func changesOfActions() throws {
        struct Following: View {
            let journal: Journal
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                let _ = journal.note("\(first), \(second)")
                Button("change") {
                    first = 1
                    withAnimation { first = 2 }
                }
                .onChange(of: first) { second += 10 }
            }
        }
        let journal = Journal()
        let window = TestWindow { Following(journal: journal) }
        journal.entries = []
        try window.press("change")
        #expect(journal.take() == ["1, 0", "2, 0", "2, 20"])
    }

    @Test("A completion runs once the animations of its own transaction have ended")
    func completionOfLaterTransaction() throws {
        let journal = Journal()
        let window = TestWindow(size: CGSize(width: 400, height: 400)) {
            Moving { x, _ in
                x.wrappedValue = 100
                withAnimation(.linear(duration: 1)) {
                    x.wrappedValue = 0
                } completion: {
                    journal.note("done")
                }
            }
        }
        try window.press("change")
        window.advance(by: .milliseconds(500))
        #expect(journal.take() == [])
        window.advance(by: .seconds(1))
        #expect(journal.take() == ["done"])
    }

    @Test("A window that closes leaves state with its newest value, and ends what waits for animations")
    func closedWindow() throws {
        struct Outer: View {
            let journal: Journal
            @State private var x = 0.0
            var body: some View {
                Button("change") {
                    x = 1
                    withAnimation {
                        x = 2
                    } completion: {
                        journal.note("done")
                    }
                    journal.note("\(Int(x))")
                }
                Text("view \(Int(x))")
            }
        }
        let journal = Journal()
        let window = TestWindow { Outer(journal: journal) }
        try window.press("change")
        window.close()
        #expect(journal.take().contains("2"))
    }
}
