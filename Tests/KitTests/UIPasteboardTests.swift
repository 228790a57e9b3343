import Foundation
import Testing
import TransferTestSupport
import UIKit

@Suite("A UIPasteboard", .serialized, .drawnByGTK)
@MainActor
struct UIPasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test("has the texts, URLs, images and colours of its items")
    func values() throws {
        board.strings = ["a", "b", "c"]
        #expect(board.numberOfItems == 3)
        #expect((board.string, board.strings) == ("a", ["a", "b", "c"]))
        #expect(board.hasStrings && !board.hasImages && !board.hasColors)
        board.url = URL(string: "https://swift.org")
        #expect(board.hasURLs)
        #expect(board.url?.host() == "swift.org")
        board.color = .red
        #expect(board.color == .red)
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(board.hasImages)
        #expect(try #require(Pixels(board.image))[0, 0] == "00FF00")
        board.string = nil
        #expect(board.numberOfItems == 0)
        UIPasteboard.remove(withName: board.name)
    }

    @Test("writes items by their types, and tells which have a type")
    func items() throws {
        board.setItems([
            ["public.utf8-plain-text": "one", "public.html": "<p>one</p>"], ["com.example.card": Data([7])],
        ])
        try #require(board.items.count == 2)
        #expect((board.items[0]["public.utf8-plain-text"] as? String) == "one")
        #expect(board.contains(pasteboardTypes: ["public.html"]))
        #expect(board.itemSet(withPasteboardTypes: ["com.example.card"]) == IndexSet(integer: 1))
        #expect(board.data(forPasteboardType: "com.example.card", inItemSet: nil) == [Data([7])])
        #expect(board.types.contains("public.html"))
        let count = board.changeCount
        board.addItems([["public.utf8-plain-text": "three"]])
        #expect(board.numberOfItems == 3)
        #expect(board.changeCount == count)
        UIPasteboard.remove(withName: board.name)
    }

    @Test("forgets items at their date")
    func expiry() async throws {
        let items: [[String: Any]] = [["public.utf8-plain-text": "soon"]]
        board.setItems(items, options: [.expirationDate: Date().addingTimeInterval(3600)])
        #expect(board.string == "soon")
        board.setItems(items, options: [.expirationDate: Date().addingTimeInterval(0.2)])
        let board = board
        try await waitUntil("the date") { board.numberOfItems == 0 }
        UIPasteboard.remove(withName: board.name)
    }

    @Test("forgets items at their date, also those that another object of the pasteboard has written")
    func expiryOfOtherObject() async throws {
        let name = board.name
        try #require(UIPasteboard(name: name, create: true)).setItems(
            [["public.utf8-plain-text": "soon"]],
            options: [.expirationDate: Date().addingTimeInterval(0.2)]
        )
        try await waitUntil("the date") { UIPasteboard(name: name, create: false)?.numberOfItems == 0 }
        UIPasteboard.remove(withName: name)
    }

    @Test(
        "finds patterns in its text",
        arguments: [
            ("https://swift.org/blog", [UIPasteboard.DetectionPattern.probableWebURL, .link]),
            ("swift.org", [.probableWebURL]), ("42.5", [.number]), ("how to bake bread", [.probableWebSearch]),
            ("ada@example.org", [.emailAddress]), ("It costs 5.00 EUR", [.moneyAmount]),
            ("+49 30 1234567", [.phoneNumber]),
        ]
    )
    func patterns(text: String, found: [UIPasteboard.DetectionPattern]) async throws {
        board.string = text
        let all: Set<UIPasteboard.DetectionPattern> = [
            .probableWebURL, .probableWebSearch, .number, .link, .emailAddress, .phoneNumber, .moneyAmount,
        ]
        let board = board
        let patterns = try await withCheckedThrowingContinuation { continuation in
            board.detectPatterns(for: all) { continuation.resume(with: $0) }
        }
        #expect(patterns == Set(found))
        UIPasteboard.remove(withName: board.name)
    }
}
