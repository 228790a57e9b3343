import Testing

@testable import RichText

@Suite("Words that agree with a number")
struct InflectionTests {
    @Test(
        "English nouns have a form for several things, and the form for one comes back from it",
        arguments: [
            ("item", "items"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("church", "churches"),
            ("child", "children"), ("person", "people"), ("photo", "photos"), ("hero", "heroes"), ("knife", "knives"),
            ("bus", "buses"), ("sheep", "sheep"), ("Mouse", "Mice"), ("postman", "postmen"), ("human", "humans"),
            ("grandchild", "grandchildren"), ("lens", "lenses"), ("class", "classes"), ("analysis", "analyses"),
            ("FILE", "FILES"), ("series", "series"), ("quiz", "quizzes"), ("roof", "roofs"), ("house", "houses"),
            ("file", "files"), ("page", "pages"), ("status", "statuses"), ("movie", "movies"), ("shoe", "shoes"),
            ("prize", "prizes"),
            ("cache", "caches"), ("dish", "dishes"), ("case", "cases"), ("cookie", "cookies"),
        ]
    )
    func nouns(singular: String, plural: String) {
        #expect(EnglishNoun.plural(singular) == plural)
        #expect(EnglishNoun.plural(plural) == plural)
        #expect(EnglishNoun.singular(plural) == singular)
        #expect(EnglishNoun.singular(singular) == singular)
    }

    @Test(
        "The last noun of a part takes the form for the part's number",
        arguments: [
            ("^[1 item](inflect: true)", "1 item"), ("^[3 item](inflect: true)", "3 items"),
            ("^[0 item](inflect: true)", "0 items"), ("^[1 items](inflect: true)", "1 item"),
            ("^[1.5 litre](inflect: true)", "1.5 litres"), ("^[1,001 night](inflect: true)", "1,001 nights"),
            ("^[-1 point](inflect: true)", "-1 points"),
            ("You have ^[2 new message](inflect:true).", "You have 2 new messages."),
            ("^[4 piece of cake](inflect: true)", "4 pieces of cake"), ("^[**3** item](inflect: true)", "**3** items"),
            ("^[2 cat](inflect: true) and ^[1 dog](inflect: true)", "2 cats and 1 dog"),
            ("^[many item](inflect: true)", "many item"), ("^[2 item](rainbow: 'extreme')", "2 item"),
            ("x^[2]", "x^[2]"), ("^[a](https://example.org)", "^[a](https://example.org)"),
            ("^[ ^[2 item](inflect: true)", "^[ 2 items"), ("^[^[^[", "^[^[^["), ("^[a](b)", "^[a](b)"),
        ]
    )
    func parts(source: String, text: String) {
        #expect(InflectedText(isEnglish: true).resolving(source) == text)
    }

    @Test("Other languages have what the translator wrote")
    func otherLanguages() {
        #expect(InflectedText(isEnglish: false).resolving("^[3 Haus](inflect: true)") == "3 Haus")
    }

    @Test("Many brackets that nothing closes are read in a moment", .timeLimit(.minutes(5)))
    func unclosed() {
        let text = String(repeating: "^[", count: 100_000)
        #expect(InflectedText(isEnglish: true).resolving(text) == text)
    }
}
