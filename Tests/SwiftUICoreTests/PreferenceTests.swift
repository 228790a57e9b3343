import LogCapture
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test("Values of several views are combined in their order, and changes are told")
    func combined() throws {
        struct Content: View {
            let journal: Journal
            @State private var isShown = false
            @State private var name = "a"
            var body: some View {
                VStack {
                    Text("1").preference(key: Names.self, value: [name])
                    if isShown { Text("2").preference(key: Names.self, value: ["b"]) }
                    HStack { Text("3").preference(key: Names.self, value: ["c"]) }
                        .transformPreference(Names.self) { $0.append("d") }
                }
                .onPreferenceChange(Names.self) { journal.note($0.joined()) }
                Button("show") { isShown.toggle() }
                Button("rename") { name = "A" }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["acd"])
        try window.press("show")
        #expect(journal.take() == ["abcd"])
        try window.press("rename")
        #expect(journal.take() == ["Abcd"])
        try window.press("show")
        #expect(journal.take() == ["Acd"])
    }

    @Test("A view that hands up no value leaves the default, of which nothing is told")
    func defaults() {
        let journal = Journal()
        _ = TestWindow(size: .small) { Text("a").onPreferenceChange(Names.self) { journal.note($0.joined()) } }
        #expect(journal.take().isEmpty)
    }

    @Test("An action that changes its own preference comes to an end")
    func loop() {
        struct Count: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Content: View {
            @State private var count = 1
            var body: some View {
                Text("\(count)").preference(key: Count.self, value: count).onPreferenceChange(Count.self) {
                    count = $0 + 1
                }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        window.host.runScheduled(turns: 1000)
        #expect(!window.host.hasScheduledWork)
    }
}
