import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

/// A body that writes the state that it reads.
private struct Restless: View {
    @State private var count = 0
    var body: some View {
        let _ = add()
        Text("restless")
    }

    private func add() { count += 1 }
}

/// A body that writes state until it has the value that it wants.
private struct Settling: View {
    @State private var count = 0
    var body: some View {
        let _ = add()
        Text("settled \(count)")
    }

    private func add() {
        if count < 3 { count += 1 }
    }
}

/// An action that changes the value that it observes.
private struct Chasing: View {
    @State private var count = 0
    var body: some View {
        Text("chasing").onChange(of: count, initial: true) { count += 1 }
    }
}

/// Stacks inside each other.
private struct Nested: View {
    let depth: Int
    @State private var count = 0

    var body: some View {
        if depth == 0 {
            Button("count \(count)") { count += 1 }
        } else {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text("x")
                    AnyView(Nested(depth: depth - 1)).padding(.leading, 1)
                }
                Color.clear.frame(height: 1)
            }
            .opacity(0.99)
        }
    }
}

/// The view around a view.
enum Enclosure: CaseIterable {
    case padding, stack, opacity, body

    @MainActor
    func around(_ view: AnyView) -> AnyView {
        switch self {
        case .padding: AnyView(view.padding(0))
        case .stack: AnyView(VStack(spacing: 0) { view })
        case .opacity: AnyView(view.opacity(0.99))
        case .body: AnyView(WithBody(content: view))
        }
    }

    private struct WithBody: View {
        let content: AnyView
        var body: some View { content }
    }
}

@MainActor
@Suite("Bad input to views")
struct BadInputTests {
    /// The messages that are logged from here on.
    private let log = LogCapture.shared

    private func settles(_ window: TestWindow) -> Bool {
        for _ in 0..<20 { window.update() }
        return !window.hasWork
    }

    @Test("A body that changes its own state comes to rest, and the log says so once")
    func bodyChangesState() {
        #expect(settles(TestWindow { Restless() }))
        #expect(settles(TestWindow { Restless() }))
        let messages = log.messages(containing: "evaluated again: Restless.")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Write state in the actions") == true)
        let window = TestWindow { Settling() }
        #expect(settles(window))
        #expect(window.texts == ["settled 3"])
    }

    @Test("An action of onChange that changes its value comes to rest, and the log says so once")
    func onChangeLoops() {
        #expect(settles(TestWindow { Chasing() }))
        #expect(log.messages(containing: "The action of onChange").count == 1)
    }

    @Test("A hundred levels of views are built, laid out and followed")
    func nesting() throws {
        let window = TestWindow(size: CGSize(width: 2000, height: 2000)) { Nested(depth: 100) }
        try window.press("count 0")
        #expect(window.texts.contains("count 1"))
        #expect(try window.view(text: "count 1").frame.minX > 1000)
    }

    @Test("A thousand views around another are built, followed and removed", arguments: Enclosure.allCases)
    func deepNesting(_ enclosure: Enclosure) {
        struct Deep: View {
            let enclosure: Enclosure
            @State private var step = 0
            var body: some View {
                if step < 2 {
                    let button = AnyView(Button("step \(step)") { step += 1 })
                    (0..<1000).reduce(button) { view, _ in enclosure.around(view) }
                } else {
                    Text("removed")
                }
            }
        }
        let window = TestWindow { Deep(enclosure: enclosure) }
        #expect(throws: Never.self) {
            try window.press("step 0")
            try window.press("step 1")
        }
        #expect(window.texts == ["removed"])
    }

    @Test("State that other threads write while views are evaluated is followed")
    func threads() async throws {
        struct Shared: View {
            let received: (Binding<Int>) -> Void
            @State private var count = 0
            var body: some View {
                let _ = received($count)
                Text("count \(count)")
            }
        }
        var binding: Binding<Int>?
        let window = TestWindow { Shared { binding = $0 } }
        let shared = UncheckedSendable(try #require(binding))
        await withTaskGroup(of: Void.self) { group in
            for number in 1...100 {
                group.addTask { withAnimation(.linear) { shared.value.wrappedValue = number } }
            }
            for _ in 0..<20 {
                window.update()
                await Task.yield()
            }
        }
        shared.value.wrappedValue = 7
        try await waitUntil("the last state: \(window.texts)") {
            window.update()
            return window.texts == ["count 7"]
        }
    }
}

private struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
