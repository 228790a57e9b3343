import Testing

@testable import SymbolDrawings

/// The words that are said of symbols.
@Suite struct SymbolWordTests {
    @Test(
        "A composed name has the words of its parts",
        arguments: [
            ("trash", ["Delete"]), ("trash.fill", ["Delete"]), ("trash.circle.fill", ["Delete"]),
            ("bell.slash.fill", ["Notifications", "Off"]), ("eye.slash.fill", ["Hide"]),
            ("folder.badge.plus", ["New folder"]), ("folder.badge.gearshape", ["Folder", "Settings"]),
            ("folder.fill.badge.minus", ["Folder", "Remove"]), ("person.badge.plus", ["Add person"]),
            ("app.badge", ["App", "New"]), ("12.circle.fill", ["12"]), ("a.square", ["A"]),
            ("heart.on.star", ["Love", "Favorite"]), ("star.3", ["Favorite", "3"]),
            ("exclamationmark.triangle.fill", ["Warning"]), ("person.fill.questionmark", ["Person", "Unknown"]),
        ]
    )
    func words(name: String, words: [String]) { #expect(Symbol.words(of: name) == words) }

    @Test("A name that is not known has no words, and no drawing is without one")
    func others() {
        #expect(Symbol.words(of: "flux.capacitor") == nil)
        for name in Symbol.drawnNames { #expect(Symbol.words(of: name)?.isEmpty == false, "\(name)") }
    }
}
