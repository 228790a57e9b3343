import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// Views whose data goes while they are on their way out.
@MainActor
@Suite("Data that is gone before its views")
struct GoneDataTests {
    private struct Note: Identifiable, Hashable {
        let id: Int
        var title: String
    }

    private static let notes = (1...3).map { Note(id: $0, title: "note \($0)") }

    private struct Rows: View {
        @State private var notes = GoneDataTests.notes

        var body: some View {
            List {
                ForEach(notes.indices, id: \.self) { index in Text(notes[index].title) }
            }
            Button("remove") { withAnimation { _ = notes.removeLast() } }
        }
    }

    private struct Sheet: View {
        @State private var notes = GoneDataTests.notes
        @State private var shown: Note?

        var body: some View {
            Button("show") { shown = notes.last }
            Text("\(notes.count) notes")
                .sheet(item: $shown) { note in
                    Text("sheet " + notes.first { $0.id == note.id }!.title)
                    Button("delete") {
                        withAnimation {
                            notes.removeAll { $0.id == note.id }
                            shown = nil
                        }
                    }
                }
        }
    }

    private struct Stack: View {
        @State private var notes = GoneDataTests.notes
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("\(notes.count) notes")
                    Button("show") { path = [notes.count] }
                }
                .navigationDestination(for: Int.self) { id in
                    Text("page " + notes.first { $0.id == id }!.title)
                    Button("delete") {
                        withAnimation {
                            notes.removeAll { $0.id == id }
                            path = []
                        }
                    }
                }
            }
        }
    }

    /// A page for which a state asks, whose content is a view with a body.
    private struct Item: View {
        @State private var notes = GoneDataTests.notes
        @State private var shown: Note?

        struct Page: View {
            @Binding var notes: [Note]
            let id: Int
            var body: some View { Text("item " + notes.first { $0.id == id }!.title) }
        }

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(notes.count) notes")
                    Button("show") { shown = notes.last }
                }
                .navigationDestination(item: $shown) { note in
                    Page(notes: $notes, id: note.id)
                    Button("delete") {
                        notes.removeAll { $0.id == note.id }
                        shown = nil
                    }
                }
            }
        }
    }

    /// A page that is asked for again in the same update.
    private struct Returning: View {
        @State private var path = [1]
        @State private var count = 0

        var body: some View {
            NavigationStack(path: $path) {
                Text("root")
                    .navigationDestination(for: Int.self) { _ in
                        Text("count \(count)")
                        Button("go and return") {
                            path = []
                            count += 1
                        }
                    }
            }
            .onChange(of: count) { path = [1] }
        }
    }

    private struct Split: View {
        @State private var notes = GoneDataTests.notes
        @State private var selection: Int?

        var body: some View {
            NavigationSplitView {
                List(notes, selection: $selection) { Text($0.title) }
                Button("show") { selection = notes.count }
            } detail: {
                if let selection {
                    ScrollView {
                        GeometryReader { _ in Text("detail " + notes.first { $0.id == selection }!.title) }
                    }
                    Button("delete") {
                        withAnimation {
                            notes.removeAll { $0.id == selection }
                            self.selection = nil
                        }
                    }
                } else {
                    Text("\(notes.count) notes")
                }
            }
        }
    }

    /// Rows whose bodies read an element by a binding.
    private struct Bound: View {
        let byIndex: Bool
        @State private var notes = GoneDataTests.notes
        @State private var ticks = 0

        struct Row: View {
            @Binding var note: Note
            let ticks: Int
            var body: some View { Text(note.title) }
        }

        var body: some View {
            VStack {
                if byIndex {
                    ForEach(notes.indices, id: \.self) { Row(note: $notes[$0], ticks: ticks) }
                } else {
                    ForEach($notes) { Row(note: $0, ticks: ticks) }
                }
            }
            Button("remove") { withAnimation { _ = notes.removeLast() } }
            Button("tick") { ticks += 1 }
        }
    }

    @Test("Bodies of rows that read an element by a binding", arguments: [false, true])
    func bindings(byIndex: Bool) throws {
        let window = TestWindow { Bound(byIndex: byIndex) }
        for left in [2, 1, 0] {
            try window.press("remove")
            window.advance(by: .milliseconds(100))
            try window.press("tick")
            #expect(window.texts.count { $0.hasPrefix("note") } == left + 1)
            window.advance(by: .seconds(1))
            #expect(window.texts.count { $0.hasPrefix("note") } == left)
        }
    }

    @Test("Rows of a list by their index")
    func rows() throws {
        let window = TestWindow { Rows() }
        for left in [2, 1, 0] {
            try window.press("remove")
            window.advance(by: .seconds(1))
            #expect(window.texts.count { $0.hasPrefix("note") } == left)
        }
    }

    @Test("A sheet, pages and a detail that delete what they show", arguments: ["sheet", "page", "item", "detail"])
    func deletion(place: String) throws {
        let window: TestWindow =
            switch place {
            case "sheet": TestWindow { Sheet() }
            case "page": TestWindow { Stack() }
            case "item": TestWindow { Item() }
            default: TestWindow { Split() }
            }
        for left in [2, 1] {
            try window.press("show")
            window.advance(by: .seconds(1))
            let shown = window.sheets.first ?? window
            #expect(shown.texts.contains("\(place) note \(left + 1)"))
            try shown.press("delete")
            window.advance(by: .seconds(1))
            #expect(window.texts.contains("\(left) notes"))
        }
    }

    @Test("A page that goes and returns in one update follows all changes")
    func returning() throws {
        let window = TestWindow { Returning() }
        for count in 1...3 {
            try window.press("go and return")
            window.advance(by: .seconds(1))
            #expect(window.texts.contains("count \(count)"))
        }
    }
}
