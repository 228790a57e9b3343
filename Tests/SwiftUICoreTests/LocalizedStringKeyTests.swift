import Testing

@testable import SwiftUICore

@Suite("Keys of translations")
struct LocalizedStringKeyTests {
    @Test("have a place for each value, and the values beside them")
    func interpolation() {
        let key: LocalizedStringKey = "\(3) of \("all") are 100%, not \(1.5)"
        #expect(key.key == "%lld of %@ are 100%%, not %@")
        #expect(key.arguments.map(\.text) == ["3", "all", "1.5"])
        #expect(key.resolved() == "3 of all are 100%, not 1.5")
        #expect(key == "\(3) of \("all") are 100%, not \(1.5)")
        #expect(key != "\(4) of \("all") are 100%, not \(1.5)")
    }

    @Test("keep numbers that no format has room for")
    func largeNumbers() {
        let key: LocalizedStringKey = "\(UInt64.max)"
        #expect(key.resolved() == "18446744073709551615")
    }

    /// As swift-custom-dump reads a key: its text comes first, and its arguments third, each a value and a formatter.
    @Test("are read by reflection as on Apple's systems")
    func reflection() throws {
        let children = Array(Mirror(reflecting: "\(3) of \("all")" as LocalizedStringKey).children)
        #expect(children.map(\.label) == ["key", "hasFormatting", "arguments"])
        let format = try #require(children[0].value as? String)
        let arguments = try Mirror(reflecting: children[2].value).children.map { argument in
            let parts = Array(Mirror(reflecting: argument.value).children)
            #expect(parts.map(\.label) == ["value", "formatter"])
            #expect(parts[1].value as? Formatter == nil)
            return try #require(parts[0].value as? any CVarArg)
        }
        #expect(String(format: format, arguments: arguments) == "3 of all")
    }
}
