import Foundation
import Testing

@testable import QuickLook

@Suite("The text of a preview")
struct PreviewedTextTests {
    @Test func textsAreDecodedByTheirMarksOrAsUTF8OrLatin1() {
        #expect(PreviewedText(Data("a\r\nb".utf8), isCut: false)?.lines == ["a", "b"])
        #expect(PreviewedText(Data([0xEF, 0xBB, 0xBF, 0x61]), isCut: false)?.lines == ["a"])
        #expect(PreviewedText(Data([0xFF, 0xFE, 0x61, 0x00, 0x7A]), isCut: false)?.lines == ["a"])
        #expect(
            PreviewedText(Data([0x63, 0x61, 0x66, 0xE9, 0x20, 0x61, 0x61, 0x61]), isCut: false)?.lines == ["café aaa"]
        )
        // The last character is cut.
        #expect(PreviewedText(Data("a😀".utf8).dropLast(2), isCut: true)?.lines == ["a"])
        #expect(PreviewedText(Data([0x61, 0x00]), isCut: false) == nil)
    }

    @Test func linesAreBoundedInNumberAndLength() throws {
        let many = try #require(PreviewedText(Data(String(repeating: "\n", count: 50_000).utf8), isCut: false))
        #expect(many.lines.count == 20_000 && many.isCut)
        let long = try #require(PreviewedText(Data(String(repeating: "x", count: 50_000).utf8), isCut: false))
        #expect(long.lines.map(\.count) == [2000] && long.isCut)
    }

    @Test func aLetterWithManyMarksIsCutByItsBytes() throws {
        let letter = Data(("e" + String(repeating: "\u{301}", count: 100_000) + "\nnext").utf8)
        let text = try #require(PreviewedText(letter, isCut: false))
        #expect(text.lines.count == 2 && text.lines[1] == "next" && text.isCut)
        #expect((7997...8000).contains(text.lines[0].utf8.count))
        #expect(text.lines[0].unicodeScalars.allSatisfy { $0 == "e" || $0 == "\u{301}" })
    }

    @Test func onlyTheBeginningOfALargeFileIsRead() async throws {
        let file = URL.temporaryDirectory.appending(path: "large-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("begin\n".utf8).write(to: file)
        #expect(truncate(file.path, 1 << 40) == 0)
        // The hole of the file has zeros, which no text has.
        #expect(await PreviewedText.read(file) == nil)
    }

    @Test func pipesAndMissingFilesAreNotRead() async {
        let pipe = URL.temporaryDirectory.appending(path: "pipe-\(UUID()).txt")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        defer { unlink(pipe.path) }
        #expect(await PreviewedText.read(pipe) == nil)
        #expect(await PreviewedText.read(URL(filePath: "/nowhere")) == nil)
    }

    @Test(arguments: [
        ("a.txt", PreviewKind.text), ("a.swift", .text), ("a.json", .text), ("a.PNG", .picture), ("a.pdf", .pages),
        ("a.mp4", .film), ("a.flac", .sound), ("a.oga", .sound), ("a.zip", .card), ("a.rtf", .card),
    ])
    func kindsFollowFromTypes(name: String, kind: PreviewKind) throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID())-\(name)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("x".utf8).write(to: file)
        #expect(PreviewKind(file) == kind)
    }
}
