import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Text with many marks", .timeLimit(.minutes(5)))
struct ShapeableTextTests {
    /// Marks of two, three and four bytes.
    nonisolated private static let marks = ["\u{301}", "\u{20DD}", "\u{1D165}", "\u{93F}"]

    @Test("keeps as many as letters have, and the places of all that follows", arguments: marks)
    func marks(mark: String) {
        let text = "a" + String(repeating: mark, count: 1000) + "b é" + String(repeating: mark, count: 10)
        let shapeable = text.shapeable
        #expect(shapeable.utf8.count == text.utf8.count)
        #expect(shapeable.unicodeScalars.count == text.unicodeScalars.count)
        #expect(shapeable.unicodeScalars.count { String($0) == mark } == 42)
        #expect(shapeable.unicodeScalars.suffix(13).elementsEqual(text.unicodeScalars.suffix(13)))
        #expect(shapeable.shapeable == shapeable)
    }

    @Test(
        "is as it was where there are few",
        arguments: [
            "", "Words of ASCII", "Zażółć gęślą jaźń", String(repeating: "日本語の長い文章", count: 100),
            String(repeating: "👩‍👩‍👧‍👦", count: 50), String(repeating: "नमस्ते", count: 100),
            String(repeating: "e\u{301}", count: 500),
        ]
    )
    func ordinaryText(text: String) {
        #expect(text.shapeable.utf8.elementsEqual(text.utf8))
    }

    @Test("is laid out and drawn, however many there are")
    func drawing() throws {
        let text = "e" + String(repeating: "\u{301}", count: 500_000)
        let drawn = try Bitmap(of: ProposedViewSize(width: 300, height: nil)) { Text(verbatim: text) }
        #expect(drawn.width > 0)
        let line = try Bitmap(of: ProposedViewSize(width: 300, height: nil)) { Text(verbatim: "é") }
        #expect(drawn.height == line.height)
    }
}
