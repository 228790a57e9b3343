import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Navigation in a stack")
struct NavigationTests {
    struct Person: Hashable, Codable, Identifiable {
        var name: String
        var id: String { name }
    }

    struct People: View {
        let journal: Journal
        @State private var path: [Person] = []
        @State private var count = 0
        private let people = [Person(name: "Ada"), Person(name: "Emmy")]

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    ForEach(people) { NavigationLink($0.name, value: $0) }
                    Counter(name: "root")
                    Button("add") { count += 1 }
                }
                .navigationTitle("People")
                .navigationDestination(for: Person.self) { person in
                    VStack {
                        Text("\(person.name), \(count)")
                        Counter(name: person.name)
                        NavigationLink("friend", value: Person(name: person.name + "’s friend"))
                        Button("home") { path = [] }
                        Button("more") { count += 1 }
                        Leave()
                    }
                    .navigationTitle(person.name)
                    .onAppear { journal.note("\(person.name) appears") }
                    .onDisappear { journal.note("\(person.name) disappears") }
                }
                .onAppear { journal.note("root appears") }
                .onDisappear { journal.note("root disappears") }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) counts \(count)") { count += 1 } }
    }

    struct Leave: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("leave") { dismiss() } }
    }

    @Test("A link leads to the view of its value; the toolbar and dismiss lead back")
    func links() throws {
        let journal = Journal()
        let window = TestWindow { People(journal: journal) }
        #expect(window.title == "People")
        #expect(journal.take() == ["root appears"])
        try window.press("Ada")
        #expect(window.title == "Ada")
        #expect(window.texts.contains("Ada, 0"))
        #expect(!window.texts.contains("Emmy"))
        #expect(journal.take().sorted() == ["Ada appears", "root disappears"])
        try window.press("friend")
        #expect(window.title == "Ada’s friend")
        try window.press("Back")
        #expect(window.title == "Ada")
        try window.press("leave")
        #expect(window.title == "People")
        #expect(throws: (any Error).self) { try window.press("Back") }
        _ = journal.take()
        try window.press("Emmy")
        try window.press("friend")
        _ = journal.take()
        try window.press("home")
        #expect(window.title == "People")
        #expect(journal.take() == ["root appears", "Emmy’s friend disappears"])
    }

    @Test("Views keep their state while others are above them, and lose it when they are left")
    func state() throws {
        let window = TestWindow { People(journal: Journal()) }
        try window.press("root counts 0")
        try window.press("Ada")
        try window.press("Ada counts 0")
        try window.press("friend")
        try window.press("Back")
        #expect(window.texts.contains("Ada counts 1"))
        try window.press("Back")
        #expect(window.texts.contains("root counts 1"))
        try window.press("Ada")
        #expect(window.texts.contains("Ada counts 0"))
    }

    @Test("A view that was navigated to follows the state of the view around the stack")
    func outerState() throws {
        let window = TestWindow { People(journal: Journal()) }
        try window.press("Ada")
        try window.press("more")
        #expect(window.texts.contains("Ada, 1"))
    }

    @Test("States navigate to views and back")
    func states() throws {
        struct Content: View {
            @State private var isShown = false
            @State private var person: Person?
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("show") { isShown = true }
                        Button("Ada") { person = Person(name: "Ada") }
                        NavigationLink("direct") { Text("directly") }
                    }
                    .navigationDestination(isPresented: $isShown) {
                        Button("Emmy") { person = Person(name: "Emmy") }
                    }
                    .navigationDestination(item: $person) { Text("item \($0.name)") }
                    .navigationTitle(isShown ? "shown" : "root")
                }
            }
        }
        let window = TestWindow { Content() }
        try window.press("show")
        #expect(window.texts.contains("Emmy"))
        try window.press("Back")
        #expect(window.title == "root")
        try window.press("Ada")
        #expect(window.texts.contains("item Ada"))
        try window.press("Back")
        try window.press("direct")
        #expect(window.texts.contains("directly"))
        try window.press("Back")
        #expect(window.texts.contains("show"))
    }

    @Test("A path of any values is stored with their types")
    func storedPath() throws {
        var path = NavigationPath(["text"])
        path.append(Person(name: "Ada"))
        path.append(3)
        let data = try JSONEncoder().encode(#require(path.codable))
        let decoded = try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(decoded == path)
        #expect(decoded.count == 3)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(path.count == 2)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["nothing", "1"]"#.utf8))
        }
    }

    @Test("A path that is there from the beginning, and one that grows by several values, show the last")
    func longPaths() throws {
        struct Content: View {
            @State private var path = NavigationPath([1, 2, 3])
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Button("number \(number)") {
                            path.append("text")
                            path.append(number + 1)
                        }
                        .navigationDestination(for: String.self) { Text($0) }
                        .navigationBarBackButtonHidden(number == 4)
                    }
                }
            }
        }
        let window = TestWindow { Content() }
        #expect(window.texts.contains("number 3"))
        try window.press("number 3")
        #expect(window.texts.contains("number 4"))
        #expect(throws: (any Error).self) { try window.press("Back") }
    }

    @Test("A value that no view is for, or that the path has no place for, is told of")
    func missingDestination() throws {
        struct Content: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("number", value: 1)
                        NavigationLink("text", value: "text")
                        NavigationLink("nothing", value: Int?.none)
                    }
                }
            }
        }
        let log = LogCapture.shared
        let window = TestWindow { Content() }
        try window.press("text")
        #expect(window.texts.contains("number"))
        #expect(log.messages(containing: "has values of type Int").count == 1)
        #expect(throws: (any Error).self) { try window.press("nothing") }
        try window.press("number")
        #expect(!window.texts.contains("number"))
        #expect(log.messages(containing: "navigationDestination(for: Int.self)").count == 1)
        try window.press("Back")
    }

    @Test("What is missing is said with a picture, a description and actions")
    func unavailable() throws {
        let window = TestWindow {
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
            ContentUnavailableView.search(text: "cat")
            ContentUnavailableView {
                Label("Nothing", systemImage: "star")
            } description: {
                Text("because")
            } actions: {
                Button("Try Again") {}
            }
        }
        for text in ["No Mail", "New mail appears here.", "No Results for “cat”", "Nothing", "because", "Try Again"] {
            #expect(window.texts.contains(text))
        }
        let narrow = TestWindow(size: CGSize(width: 60, height: 400)) {
            ContentUnavailableView("Nothing was selected", systemImage: "tray", description: Text("Select something."))
            ContentUnavailableView.search(text: "somethingelse")
        }
        #expect(try narrow.frame(ofText: "Nothing was selected").width == 80)
        #expect(try narrow.frame(ofText: "Select something.").width == 100)
        #expect(try narrow.frame(ofText: "No Results for “somethingelse”").width < 80)
    }
}
