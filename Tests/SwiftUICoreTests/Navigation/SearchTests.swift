import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Searching")
struct SearchTests {
    private struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        let text: String
        var body: some View {
            Text(isSearching ? "searching \(text)" : "idle")
            Button("end") { dismissSearch() }
        }
    }

    private struct Searched: View {
        @State private var text = ""
        @State private var scope = "all"
        var placement = SearchFieldPlacement.automatic
        let journal: Journal
        var body: some View {
            Results(text: text)
                .searchable(text: $text, placement: placement, prompt: "Find")
                .searchSuggestions { Text("suggestion").searchCompletion("suggested") }
                .searchScopes($scope) {
                    Text("All").tag("all")
                    Text("Some").tag("some")
                }
                .onSubmit(of: .search) { journal.note("submit") }
        }
    }

    @Test("A search field stands in the toolbar; what is typed is what is searched for, until the search is ended")
    func toolbar() throws {
        let window = TestWindow { Searched(journal: Journal()) }
        #expect(window.texts.contains("idle"))
        let field = try #require(window.views(.searchField).first)
        #expect(field.frame.maxY <= 0)
        try window.type("cats", into: field)
        #expect(window.texts.contains("searching cats"))
        #expect(window.views(.picker).count == 1)
        try window.press("end")
        #expect(window.texts.contains("idle"))
        #expect(window.views(.searchField).first?.text == "")
        #expect(window.views(.picker).isEmpty)
    }

    @Test("A search field for a sidebar stands above the view")
    func sidebar() throws {
        let window = TestWindow { Searched(placement: .sidebar, journal: Journal()) }
        let field = try #require(window.views(.searchField).first)
        #expect(try field.frame.maxY < window.view(text: "idle").frame.minY && field.frame.minY >= 0)
    }

    @Test("Suggestions are shown while the field has the focus, and put their text into it")
    func suggestions() throws {
        let window = TestWindow { Searched(journal: Journal()) }
        #expect(!window.texts.contains("suggestion"))
        window.focus(window.views(.searchField).first)
        #expect(window.texts.contains("suggestion"))
        try window.press("suggestion")
        #expect(window.texts.contains("searching suggested"))
        #expect(!window.texts.contains("suggestion"))
    }

    @Test("A search that the program presents gives the field the focus, and says when it is over")
    func presented() throws {
        struct Presented: View {
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                VStack {
                    Button("find") { isPresented = true }
                    Results(text: text)
                    Text(isPresented ? "presented" : "not presented")
                }
                .searchable(text: $text, isPresented: $isPresented)
            }
        }
        let window = TestWindow { Presented() }
        try window.press("find")
        #expect(window.views(.searchField).first?.isFocused == true)
        #expect(window.texts.contains("searching "))
        try window.press("end")
        #expect(window.texts.contains("idle") && window.texts.contains("not presented"))
    }
}

@MainActor
@Suite("Tokens of a search")
struct SearchTokenTests {
    enum Fruit: String, Identifiable, CaseIterable {
        case apple, pear, plum
        var id: Self { self }
    }

    private struct Searched: View {
        @State private var text = ""
        @State private var tokens: [Fruit] = [.apple, .pear]
        @State private var suggested: [Fruit] = [.plum]
        var body: some View {
            Text("\(text)|" + tokens.map(\.rawValue).joined(separator: ","))
            Text("view").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.rawValue) }
        }
    }

    @Test("Tokens stand in the field, and the Backspace key and their buttons take them away")
    func removing() throws {
        let window = TestWindow { Searched() }
        #expect(window.texts.contains("|apple,pear"))
        #expect(try window.view(text: "apple").frame.maxX <= window.views(.searchField)[0].frame.minX)
        let field = try #require(window.views(.searchField).first)
        try window.pressBackspace(in: field)
        #expect(window.texts.contains("|apple"))
        try window.type("a", into: field)
        #expect(throws: TestWindowError.self) { try window.pressBackspace(in: window.views(.searchField)[0]) }
        #expect(window.texts.contains("a|apple"))
        try window.press(#require(window.views(.button).first))
        #expect(window.texts.contains("a|"))
    }

    @Test("A suggested token takes the place of what was typed")
    func suggestions() throws {
        let window = TestWindow { Searched() }
        let field = try #require(window.views(.searchField).first)
        try window.type("pl", into: field)
        try window.press("plum")
        #expect(window.texts.contains("|apple,pear,plum"))
    }

    @Test("A search is under way as long as there are tokens, and its end takes them away")
    func ending() throws {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                Text(isSearching ? "searching" : "idle")
                Button("end") { dismissSearch() }
            }
        }
        struct Content: View {
            @State private var text = ""
            @State private var tokens: [Fruit] = [.apple]
            var body: some View {
                Results().searchable(text: $text, tokens: $tokens) { Text($0.rawValue) }
            }
        }
        let window = TestWindow { Content() }
        #expect(window.texts.contains("searching"))
        try window.press("end")
        #expect(window.texts.contains("idle") && !window.texts.contains("apple"))
    }

    @Test("A token that can be edited writes its change into the tokens")
    func editing() throws {
        struct Flag: Identifiable {
            let id: Int
            var isOn = false
        }
        struct Content: View {
            @State private var text = ""
            @State private var tokens = [Flag(id: 1), Flag(id: 2)]
            var body: some View {
                Text(tokens.map { "\($0.id) \($0.isOn)" }.joined(separator: ", "))
                    .searchable(text: $text, editableTokens: $tokens) { $token in
                        Button("turn \(token.id)") { token.isOn.toggle() }
                    }
            }
        }
        let window = TestWindow { Content() }
        try window.press("turn 2")
        #expect(window.texts.contains("1 false, 2 true"))
    }
}
