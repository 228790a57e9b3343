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
