import SwiftUICore
import Testing
import TransferableTesting

private struct RankKey: ContainerValueKey {
    static let defaultValue = 0
}

extension ContainerValues {
    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

/// A program's container, which sorts its views by their rank.
private struct Ranking<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) views")
                ForEach(subviews.sorted { $0.containerValues.rank < $1.containerValues.rank }) { subview in
                    HStack {
                        Text("#\(subview.containerValues.rank)")
                        subview
                    }
                }
            }
        }
    }
}

@MainActor
@Suite("Subviews of a container")
struct SubviewTests {
    @Test("A container finds the views of conditions, groups and collections")
    func views() {
        let window = TestWindow(size: .small) {
            Ranking {
                Text("c").containerValue(\.rank, 3)
                Group {
                    Text("a").containerValue(\.rank, 1)
                    if true { Text("d").padding().containerValue(\.rank, 4) }
                }
                EmptyView()
                ForEach(["b"], id: \.self) { Text($0).containerValue(\.rank, 2) }
            }
        }
        #expect(window.texts == ["4 views", "#1", "a", "#2", "b", "#3", "c", "#4", "d"])
    }

    @Test("What is further inside says more, and a stack keeps what its views say")
    func values() {
        let window = TestWindow(size: .small) {
            Ranking {
                Text("inner").containerValue(\.rank, 1).padding().containerValue(\.rank, 5)
                VStack { Text("kept").containerValue(\.rank, 7) }
            }
        }
        #expect(window.texts == ["2 views", "#0", "kept", "#1", "inner"])
    }

    struct Changing: View {
        let journal: Journal
        @State private var rank = 3
        @State private var hasMore = false
        var body: some View {
            Button("rank") { rank = 1 }
            Button("more") { hasMore.toggle() }
            Ranking {
                HStack { Counter(name: "a") }.containerValue(\.rank, rank)
                HStack { Counter(name: "b") }.containerValue(\.rank, 2)
                if hasMore { Text("c").containerValue(\.rank, 9).onAppear { journal.note("+c") } }
            }
        }
    }

    @Test("Another value, or another view, makes the container arrange its views again, which keep their state")
    func changes() throws {
        let journal = Journal()
        let window = TestWindow(size: .small) { Changing(journal: journal) }
        let counts = { window.texts.filter { $0.hasPrefix("#") || $0.hasPrefix("a ") || $0.hasPrefix("b ") } }
        try window.press("a+")
        #expect(counts() == ["#2", "b 0", "#3", "a 1"])
        try window.press("rank")
        #expect(counts() == ["#1", "a 1", "#2", "b 0"])
        try window.press("more")
        #expect(window.texts.contains("3 views"))
        #expect(counts() == ["#1", "a 1", "#2", "b 0", "#9"])
        #expect(journal.take() == ["+c"])
        try window.press("more")
        #expect(window.texts.contains("2 views"))
        #expect(counts() == ["#1", "a 1", "#2", "b 0"])
    }

    struct Pages: View {
        let journal: Journal
        @State private var page = 0
        var body: some View {
            Button("next") { page += 1 }
            Group(subviews: content) { pages in pages[page] }
        }

        @ViewBuilder private var content: some View {
            ForEach(["one", "two", "three"], id: \.self) { name in
                Text(name)
                    .onAppear { journal.note("+" + name) }
                    .onDisappear { journal.note("-" + name) }
                    .preference(key: NamesKey.self, value: [name])
            }
        }
    }

    enum NamesKey: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test("Only a view that is shown appears, and only its preferences are handed up")
    func leftOut() throws {
        let journal = Journal()
        var names: [[String]] = []
        let window = TestWindow(size: .small) {
            Pages(journal: journal).onPreferenceChange(NamesKey.self) { names.append($0) }
        }
        #expect(journal.take() == ["+one"])
        #expect(names == [["one"]])
        try window.press("next")
        #expect(window.texts.contains("two") && !window.texts.contains("one"))
        #expect(Set(journal.take()) == ["-one", "+two"])
        #expect(names.last == ["two"])
    }

    @Test("A view that is shown twice has a state at each place")
    func twice() throws {
        let window = TestWindow(size: .small) {
            Group(subviews: Counter(name: "a")) { subviews in
                VStack { subviews }
                VStack { subviews }
            }
        }
        let counts = { window.texts.filter { $0.hasPrefix("a ") } }
        #expect(counts() == ["a 0", "a 0"])
        try window.press("a+")
        #expect(counts().sorted() == ["a 0", "a 1"])
    }

    @Test("A collection for each, and slices, show views")
    func slices() {
        let window = TestWindow(size: .small) {
            Group(subviews: ForEach(0..<5, id: \.self) { Text("\($0)") }) { subviews in
                if let last = subviews.last { last }
                subviews[1...2]
            }
            ForEach(subviews: TupleView(Text("x"), Text("y"))) { subview in
                HStack {
                    Text("-")
                    subview
                }
            }
        }
        #expect(window.texts == ["4", "1", "2", "-", "x", "-", "y"])
    }

    @Test("A container knows the tags of its views")
    func tags() {
        let window = TestWindow(size: .small) {
            ForEach(subviews: Text("a").tag(7)) { subview in
                Text("\(subview.containerValues.tag(for: Int.self) ?? 0)")
                Text("\(subview.containerValues.hasTag(7)) \(subview.containerValues.hasTag("7"))")
            }
        }
        #expect(window.texts == ["7", "true false"])
    }

    @Test("A layout reads the values of its views")
    func layout() {
        struct Recording: Layout {
            let journal: Journal
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                journal.note(subviews.map { "\($0.containerValues.rank)" }.joined(separator: " "))
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Recording(journal: journal) {
                Text("a").containerValue(\.rank, 8)
                Text("b")
            }
        }
        window.layOut()
        #expect(journal.take().first == "8 0")
    }
}

@MainActor
@Suite("Sections of a container")
struct SectionConfigurationTests {
    private struct Sections<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            ForEach(sections: content) { section in
                VStack {
                    if !section.header.isEmpty { HStack { section.header } }
                    Text("\(section.content.count) of rank \(section.containerValues.rank)")
                    section.content
                    section.footer
                }
            }
        }
    }

    @Test("Views outside of sections make sections of their own")
    func sections() {
        let window = TestWindow(size: .small) {
            Sections {
                Text("first")
                Text("second")
                Section("Fruit") {
                    Text("apple")
                    Text("pear")
                }
                .containerValue(\.rank, 4)
                Section {
                    Text("leek")
                } footer: {
                    Text("end")
                }
                Text("last")
            }
        }
        #expect(
            window.texts == [
                "2 of rank 0", "first", "second",
                "Fruit", "2 of rank 4", "apple", "pear",
                "1 of rank 0", "leek", "end",
                "1 of rank 0", "last",
            ]
        )
    }

    @Test("A content without views is one section")
    func empty() {
        let window = TestWindow(size: .small) {
            Group(sections: EmptyView()) { sections in Text("\(sections.count)") }
        }
        #expect(window.texts == ["1"])
    }

    struct Growing: View {
        @State private var count = 1
        var body: some View {
            Button("grow") { count += 1 }
            Sections {
                ForEach(0..<count, id: \.self) { index in
                    Section("Section \(index)") { Counter(name: "c\(index)") }
                }
            }
        }
    }

    @Test("Sections keep the state of their views when others are added")
    func growing() throws {
        let window = TestWindow(size: .small) { Growing() }
        try window.press("c0+")
        try window.press("grow")
        #expect(window.texts.contains("Section 1"))
        #expect(window.texts.contains("c0 1") && window.texts.contains("c1 0"))
    }
}
