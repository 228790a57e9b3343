import SystemSupport
import Testing

@Suite("Misspelled words")
struct EditDistanceTests {
    @Test(
        "Letters that are inserted, removed, changed or swapped count",
        arguments: [
            ("", "", 0), ("", "copy", 4), ("copy", "", 4), ("copy", "copy", 0), ("cpoy", "copy", 1),
            ("copyy", "copy", 1), ("cop", "copy", 1), ("cöpy", "copy", 1), ("verison", "version", 1),
            ("paste", "type", 4), ("ab", "ba", 1), ("abc", "cab", 2), ("kitten", "sitting", 3),
        ]
    )
    func distances(first: String, second: String, distance: Int) {
        #expect(first.editDistance(to: second) == distance)
        #expect(second.editDistance(to: first) == distance)
    }

    @Test("A word that has too many other letters is not the one that was meant")
    func misspellings() {
        #expect("personn".isMisspelling(of: "person"))
        #expect("emial".isMisspelling(of: "email"))
        #expect(!"percent".isMisspelling(of: "person"))
        #expect(!"x".isMisspelling(of: "up"))
    }
}
