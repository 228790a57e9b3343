import Foundation
import SwiftUI
import Testing
import TransferUIKit
import TransferableTesting

@testable import Postcards

@MainActor
@Suite("The Postcards example")
struct PostcardsTests {
    private let board = UIPasteboard.withUniqueName()

    @Test("A postcard is copied as a greeting and a picture, which another postcard takes")
    func copying() async throws {
        let pasteboard = PostcardPasteboard(board)
        let window = TestWindow(size: CGSize(width: 520, height: 560)) { PostcardView(pasteboard: pasteboard) }
        #expect(!pasteboard.hasPicture)
        try window.press("Copy")
        #expect(board.string == "Greetings from the fjord")
        #expect(board.numberOfItems == 2)
        #expect(pasteboard.hasPicture)
        #expect(await PostcardPasteboard(board).picture() != nil)
        UIPasteboard.remove(withName: board.name)
    }

    @Test("A code is a text and no picture")
    func secrets() async throws {
        let pasteboard = PostcardPasteboard(board)
        pasteboard.copySecret("4711")
        #expect(board.string == "4711")
        #expect(await pasteboard.picture() == nil)
        UIPasteboard.remove(withName: board.name)
    }

    @Test("The share sheet has the greeting and the picture, and tells how it ended")
    func sharing() throws {
        let pasteboard = PostcardPasteboard(board)
        let window = TestWindow(size: CGSize(width: 520, height: 560)) { PostcardView(pasteboard: pasteboard) }
        try window.press("Send…")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("Greetings from the fjord"))
        try sheet.press("Mail")
        #expect(window.sheets.isEmpty)
        #expect(window.texts.contains("On its way"))
        #expect(window.shares.first?.items.count == 2)
        UIPasteboard.remove(withName: board.name)
    }
}
