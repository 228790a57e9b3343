import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Texts that agree with a number")
struct InflectedTextTests {
    private func shown(_ text: Text) -> [String] { TestWindow { text }.texts }

    @Test("A Text shows the noun in the form for the number beside it")
    func text() {
        #expect(shown(Text("^[\(3) item](inflect: true)")) == ["3 items"])
        #expect(shown(Text("^[\(1) item](inflect: true)")) == ["1 item"])
        #expect(shown(Text("^[\(2) \("Salad")](inflect: true) eaten")) == ["2 Salads eaten"])
        #expect(shown(Text("^[**\(2)** file](inflect: true)")) == ["2 files"])
        let hostile = "a](inflect: true) ^[5 b"
        #expect(shown(Text("^[\(2) \(hostile) cup](inflect: true)")) == ["2 \(hostile) cups"])
        #expect(shown(Text(verbatim: "^[3 item](inflect: true)")) == ["^[3 item](inflect: true)"])
    }

    @Test("A localized String and AttributedString do as well")
    func strings() {
        #expect(String(localized: "^[\(3) child](inflect: true)") == "3 children")
        #expect(String(localized: "^[\(3) child](inflect: true), *not* Markdown") == "3 children, *not* Markdown")
        let attributed = AttributedString(localized: "*^[\(2) box](inflect: true)* left")
        #expect(String(attributed.characters) == "2 boxes left")
        #expect(attributed.runs.first?.inlinePresentationIntent == .emphasized)
        let named = AttributedString(localized: "key", defaultValue: "^[\(1) box](inflect: true)")
        #expect(String(named.characters) == "1 box")
    }
}
