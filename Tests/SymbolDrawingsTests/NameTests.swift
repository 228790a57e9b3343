import Testing

@testable import SymbolDrawings

/// The meaning of names.
@Suite struct NameTests {
    @Test(
        "A name is taken apart from the outside to the inside",
        arguments: [
            ("trash", .drawn("trash", filled: false)),
            ("trash.fill", .drawn("trash", filled: true)),
            ("trash.slash.fill", .slashed(.drawn("trash", filled: true))),
            ("folder.badge.plus", .badged(.drawn("folder", filled: false), .disc("plus"))),
            ("folder.fill.badge.plus", .badged(.drawn("folder", filled: true), .disc("plus"))),
            ("app.badge", .badged(.drawn("app", filled: false), .dot)),
            (
                "folder.badge.gearshape",
                .badged(.drawn("folder", filled: false), .symbol(.drawn("gearshape", filled: true)))
            ),
            ("person.fill.questionmark", .badged(.drawn("person", filled: true), .sign("questionmark"))),
            ("heart.circle", .enclosed(.drawn("heart", filled: true), in: "circle", filled: false)),
            ("heart.circle.fill", .enclosed(.drawn("heart", filled: true), in: "circle", filled: true)),
            ("trash.slash.circle", .enclosed(.slashed(.drawn("trash", filled: true)), in: "circle", filled: false)),
            (
                "plus.rectangle.portrait",
                .enclosed(.drawn("plus", filled: true), in: "rectangle.portrait", filled: false)
            ),
            ("12.circle.fill", .enclosed(.characters("12"), in: "circle", filled: true)),
            ("a.square", .enclosed(.characters("a"), in: "square", filled: false)),
            ("heart.on.star", .on(.drawn("heart", filled: false), .drawn("star", filled: false))),
            ("heart.fill.on.star.fill", .on(.drawn("heart", filled: true), .drawn("star", filled: true))),
            ("heart.and.star", .and(.drawn("heart", filled: false), .drawn("star", filled: false))),
            ("heart.and.arrow.up", .arrowed(.drawn("heart", filled: false), arrow: "arrow.up")),
            ("circle.15", .enclosed(.characters("15"), in: "circle", filled: false)),
            ("star.2", .copies(.drawn("star", filled: false), 2)),
            ("person.circle.ar", .enclosed(.drawn("person", filled: true), in: "circle", filled: false)),
        ] as [(String, SymbolName)]
    )
    func grammar(name: String, expected: SymbolName) { #expect(SymbolName(name) == expected) }

    @Test(
        "A name is unknown when one of its parts is",
        arguments: [
            "", ".", "fill", "slash", "badge", "no.such.thing", "trash.nowhere", "folder.badge.nothing",
            "nothing.circle",
            "heart.on.nothing", "trash.9", "é.circle", "1234.circle", "heart..nothing",
        ]
    )
    func unknown(name: String) { #expect(Symbol(name) == nil) }

    @Test(
        "A name of any length is read or refused",
        arguments: [".fill", ".circle", ".slash", ".badge.plus", ".on.star"]
    )
    func longNames(ending: String) {
        let symbol = Symbol("heart" + String(repeating: ending, count: 8))
        #expect(symbol?.marks().isEmpty != true)
    }

    @Test("Names that are like an unknown one are found")
    func likeNames() {
        #expect(Symbol.names(like: "trashh").first == "trash")
        #expect(Symbol.names(like: "magnifyingglas").first == "magnifyingglass")
        #expect(Symbol.names(like: "personn").first == "person")
        #expect(!Symbol.names(like: "personn").contains { $0.contains("percent") })
        #expect(Symbol.names(like: "qqqqqqqqqqqqqqqqqqqqqqqq").isEmpty)
        #expect(Symbol.names(like: String(repeating: "person.", count: 1_000_000)).isEmpty)
    }

    @Test("Every other name of a drawing stands for one that is drawn")
    func aliases() {
        #expect(Symbol("document")?.marks() == Symbol("doc")?.marks())
        for name in SymbolTable.names { #expect(SymbolTable.drawing(name) != nil, "\(name)") }
    }
}
