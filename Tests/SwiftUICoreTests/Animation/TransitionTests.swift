import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// Falls in and out, and says in which phases it is.
private struct Falling: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: 100 * phase.value)
    }
}

@MainActor
@Suite("Transitions")
struct TransitionTests {
    /// A view that comes and goes, between two texts.
    private struct Coming<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isShown = false

        var body: some View {
            VStack(spacing: 0) {
                Text("above")
                if isShown { content() }
                Text("below")
                Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Button("at once") { isShown.toggle() }
            }
        }
    }

    private func middle(_ window: TestWindow) throws -> TestView { try window.view(text: "view") }

    @Test("A view fades in and out where it says nothing, and is gone when that is over")
    func fade() throws {
        let journal = Journal()
        let window = TestWindow {
            Coming { Text("view").onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") } }
        }
        try window.press("toggle")
        #expect(try middle(window).opacity == 0)
        window.advance(by: .milliseconds(250))
        #expect(try abs(middle(window).opacity - 0.25) < 1e-6)
        window.advance(by: .seconds(1))
        #expect(try middle(window).opacity == 1)
        #expect(journal.take() == ["appear"])
        try window.press("toggle")
        window.advance(by: .milliseconds(250))
        #expect(try abs(middle(window).opacity - 0.75) < 1e-6)
        #expect(journal.take().isEmpty)
        window.advance(by: .seconds(1))
        #expect(window.texts.prefix(2) == ["above", "below"])
        #expect(journal.take() == ["disappear"])
        #expect(!window.isAnimating)
    }

    @Test("Without animation a view is there, or gone, at once")
    func atOnce() throws {
        let window = TestWindow { Coming { Text("view") } }
        try window.press("at once")
        #expect(try middle(window).opacity == 1)
        try window.press("at once")
        #expect(!window.texts.contains("view"))
    }

    @Test("The view's own transition is used, through modifiers around it")
    func own() throws {
        let window = TestWindow {
            Coming { Text("view").transition(Falling()).padding(0) }
        }
        try window.press("toggle")
        let start = try middle(window).frame.minY
        window.advance(by: .milliseconds(500))
        #expect(try abs(middle(window).frame.minY - start - 50) < 1e-6)
        window.advance(by: .seconds(1))
        let rest = try middle(window).frame.minY
        try window.press("toggle")
        window.advance(by: .milliseconds(500))
        #expect(try abs(middle(window).frame.minY - rest - 50) < 1e-6)
    }

    @Test("Transitions move by the size of the view, are combined, and differ between appearing and disappearing")
    func standard() throws {
        func offset(_ transition: AnyTransition, _ part: Double) throws -> (CGFloat, CGFloat, Double) {
            let window = TestWindow { Coming { Text("view").transition(transition) } }
            try window.press("toggle")
            window.advance(by: .seconds(2))
            let rest = try middle(window).frame
            if part > 1 {
                try window.press("toggle")
            } else {
                try window.press("at once")
                try window.press("toggle")
            }
            window.advance(by: .milliseconds(Int(part.truncatingRemainder(dividingBy: 1) * 1000)))
            let view = try middle(window)
            return (view.frame.minX - rest.minX, view.frame.minY - rest.minY, view.opacity)
        }
        // “view” is 40 points wide and 20 high.
        #expect(try offset(.move(edge: .leading), 0.5) == (-20, 0, 1))
        #expect(try offset(.move(edge: .bottom), 1.5) == (0, 10, 1))
        #expect(try offset(.slide, 0.5) == (-20, 0, 1))
        #expect(try offset(.slide, 1.5) == (20, 0, 1))
        #expect(try offset(.move(edge: .top).combined(with: .opacity), 0.5) == (0, -10, 0.5))
        let asymmetric = AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .opacity)
        #expect(try offset(asymmetric, 0.5) == (0, -10, 1))
        #expect(try offset(asymmetric, 1.5) == (0, 0, 0.5))
    }

    @Test("A view that comes back before it is gone has its state, and goes on from where it is")
    func comesBack() throws {
        let window = TestWindow {
            Coming { Counter(name: "view") }
        }
        try window.press("toggle")
        window.advance(by: .seconds(2))
        try window.press("view+")
        try window.press("toggle")
        window.advance(by: .milliseconds(250))
        try window.press("toggle")
        #expect(try abs(window.view(text: "view 1").opacity - 0.75) < 1e-6)
        window.advance(by: .seconds(3))
        #expect(try window.view(text: "view 1").opacity == 1)
        #expect(window.texts.filter { $0 == "view 1" }.count == 1)
        try window.press("view+")
        #expect(window.texts.contains("view 2"))
    }

    @Test("What disappears takes no clicks")
    func hitTesting() throws {
        let window = TestWindow { Coming { Button("press") {} } }
        try window.press("toggle")
        window.advance(by: .seconds(2))
        try window.press("press")
        try window.press("toggle")
        window.advance(by: .milliseconds(250))
        #expect(throws: TestWindowError.self) { try window.press("press") }
    }

    @Test("One of two views fades out while the other fades in, and so does the old one of another identity")
    func choices() throws {
        struct Choosing: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    if count.isMultiple(of: 2) { Text("even") } else { Text("odd") }
                    Counter(name: "counter").id(count)
                    Button("next") { withAnimation(.linear(duration: 1)) { count += 1 } }
                }
            }
        }
        let window = TestWindow { Choosing() }
        try window.press("counter+")
        try window.press("next")
        window.advance(by: .milliseconds(500))
        #expect(try abs(window.view(text: "even").opacity - 0.5) < 1e-6)
        #expect(try abs(window.view(text: "odd").opacity - 0.5) < 1e-6)
        #expect(window.texts.contains("counter 1") && window.texts.contains("counter 0"))
        window.advance(by: .seconds(1))
        #expect(!window.texts.contains("even") && !window.texts.contains("counter 1"))
    }

    @Test("Rows that go stay where they were until they are gone, and rows that come back are not made twice")
    func rows() throws {
        struct Rows: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Text($0) }
                    Button("remove") { withAnimation(.linear(duration: 1)) { names.removeAll { $0 != "c" } } }
                    Button("reverse") { withAnimation(.linear(duration: 1)) { names = ["d", "c", "b"] } }
                }
            }
        }
        let window = TestWindow { Rows() }
        try window.press("remove")
        window.advance(by: .milliseconds(500))
        #expect(window.texts.prefix(3) == ["a", "b", "c"])
        #expect(try abs(window.view(text: "b").opacity - 0.5) < 1e-6)
        try window.press("reverse")
        #expect(window.texts.filter { $0 == "b" }.count == 1)
        window.advance(by: .seconds(3))
        #expect(window.texts.prefix(3) == ["d", "c", "b"])
        #expect(try window.view(text: "b").opacity == 1)
        #expect(!window.isAnimating)
    }

    @Test("A change inside a view that is appearing shows, and a structural one, too")
    func changesInside() throws {
        struct Growing: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { Text("row \($0)") }
                    Button("more") { count += 1 }
                }
            }
        }
        let window = TestWindow { Coming { Growing() } }
        try window.press("toggle")
        window.advance(by: .milliseconds(250))
        try window.press("more")
        #expect(window.texts.contains("row 0"))
        window.advance(by: .seconds(1))
        try window.press("more")
        #expect(window.texts.contains("row 1"))
    }

    @Test("A window that closes while views disappear leaves nothing behind")
    func closed() throws {
        let journal = Journal()
        let window = TestWindow { Coming { Text("view").onDisappear { journal.note("gone") } } }
        try window.press("at once")
        try window.press("toggle")
        window.advance(by: .milliseconds(250))
        window.close()
        #expect(journal.take() == ["gone"])
        #expect(!window.isAnimating)
    }

    @Test("Many rows that go at once take as long each as few", .timeLimit(.minutes(20)))
    func manyRows() throws {
        let window = TestWindow { VanishingRows(count: 60) }
        #expect(window.texts.count { $0.hasPrefix("row") } == 60)
        try window.press("clear")
        window.advance(by: .milliseconds(500))
        #expect(window.texts.count { $0.hasPrefix("row") } == 60)
        #expect(try abs(window.view(text: "row 59").opacity - 0.5) < 1e-6)
        window.advance(by: .seconds(1))
        #expect(window.texts.allSatisfy { !$0.hasPrefix("row") })
        #expect(!window.isAnimating)
    }

    @Test("Rows that are gone at the same time are taken out in one layout", arguments: [false, true])
    func goneTogether(areChoices: Bool) throws {
        func layouts(whenGone count: Int) throws -> Int {
            let journal = Journal()
            let window = TestWindow { VanishingRows(count: count, areChoices: areChoices, journal: journal) }
            try window.press("clear")
            window.advance(by: .milliseconds(999))
            #expect(window.texts.count { $0.hasPrefix("row") } == count)
            _ = journal.take()
            window.advance(by: .milliseconds(500))
            #expect(window.texts.allSatisfy { !$0.hasPrefix("row") })
            return journal.take().count { $0 == "layout" }
        }
        #expect(try layouts(whenGone: 30) == layouts(whenGone: 1))
    }

    @Test("A row that comes back when others are gone is there, with its state")
    func comesBackAmongOthers() throws {
        let window = TestWindow { VanishingRows(count: 5) }
        try window.press("clear")
        window.advance(by: .milliseconds(500))
        try window.press("one")
        window.advance(by: .seconds(3))
        #expect(window.texts.filter { $0.hasPrefix("row") } == ["row 0"])
        #expect(try window.view(text: "row 0").opacity == 1)
        #expect(!window.isAnimating)
    }

    /// Rows that go together.
    private struct VanishingRows: View {
        let count: Int
        var areChoices = false
        var journal: Journal?
        @State private var isEmpty = false
        @State private var first = 0

        private var rows: Range<Int> { isEmpty ? 0..<first : 0..<count }

        var body: some View {
            NotedStack(journal: journal) {
                Button("clear") { withAnimation(.linear(duration: 1)) { isEmpty = true } }
                Button("one") { withAnimation(.linear(duration: 1)) { first = 1 } }
                if areChoices {
                    ForEach(0..<count, id: \.self) { if rows.contains($0) { Text("row \($0)") } }
                } else {
                    ForEach(rows, id: \.self) { Text("row \($0)") }
                }
            }
        }
    }

    /// A stack that notes when it is laid out.
    private struct NotedStack: Layout {
        let journal: Journal?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            journal?.note("layout")
            var y = bounds.minY
            for view in subviews {
                view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                y += view.sizeThatFits(.unspecified).height
            }
        }
    }

    @Test("What is inside a view that appears does not have a transition of its own")
    func inner() throws {
        let window = TestWindow { Coming { VStack { Text("view").transition(.move(edge: .leading)) } } }
        try window.press("toggle")
        window.advance(by: .milliseconds(500))
        let view = try middle(window)
        #expect(abs(view.opacity - 0.5) < 1e-6)
        #expect(view.frame.midX == 360)
    }

    /// Cards by their index, in rows, in a reader of geometry, and by a binding.
    private struct Cards: View {
        @State private var cards = ["one", "two", "three"]
        @State private var time = 100
        @State private var isTitleShown = true

        var body: some View {
            Text("\(time)")
            ForEach(0..<cards.count, id: \.self) { index in
                Text(cards[index] + " \(time)")
            }
            ForEach($cards, id: \.self) { $card in
                Text("bound " + card)
            }
            if !cards.isEmpty {
                GeometryReader { _ in Text("top " + cards[cards.count - 1]) }
                ScrollViewReader { _ in Text("first " + cards[0]) }
            }
            if isTitleShown { GeometryReader { _ in Text("title \(time)") } }
            Button("remove") { withAnimation(.linear(duration: 1)) { _ = cards.removeLast() } }
            Button("restore") { withAnimation(.linear(duration: 1)) { cards = ["one", "two", "three"] } }
            Button("title") { withAnimation(.linear(duration: 1)) { isTitleShown.toggle() } }
            Button("tick") { time -= 1 }
        }
    }

    @Test("A view that leaves shows what it showed, and does not ask for what is no longer there")
    func closures() throws {
        let window = TestWindow { Cards() }
        func rows() -> [String] {
            window.texts.filter { text in ["one", "two", "three"].contains { text.hasPrefix($0) } }
        }
        try window.press("remove")
        #expect(rows() == ["one 100", "two 100", "three 100"])
        try window.press("tick")
        #expect(rows() == ["one 99", "two 99", "three 100"])
        window.advance(by: .milliseconds(1500))
        #expect(rows() == ["one 99", "two 99"])
        try window.press("remove")
        try window.press("remove")
        window.advance(by: .milliseconds(500))
        try window.press("tick")
        #expect(window.texts.contains("top one") && window.texts.contains("first one"))
        window.advance(by: .milliseconds(1500))
        #expect(rows().isEmpty && !window.texts.contains { $0.hasPrefix("bound") || $0.hasPrefix("top") })
    }

    @Test("A view that comes back while it leaves follows what it missed")
    func missedChanges() throws {
        let window = TestWindow { Cards() }
        try window.press("remove")
        try window.press("title")
        window.advance(by: .milliseconds(500))
        try window.press("tick")
        #expect(window.texts.contains("three 100") && window.texts.contains("title 100"))
        try window.press("restore")
        try window.press("title")
        #expect(window.texts.contains("three 99") && window.texts.contains("title 99"))
        window.advance(by: .milliseconds(1500))
        #expect(window.texts.filter { $0.hasPrefix("three") } == ["three 99"])
        try window.press("tick")
        #expect(window.texts.contains("three 98") && window.texts.contains("title 98"))
    }
}
