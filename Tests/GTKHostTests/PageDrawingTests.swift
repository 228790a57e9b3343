import DesktopServices
import Foundation
import SwiftUICore
import Testing
import TransferTestSupport

@testable import GTKHost

/// Pages as another program reads them.
@Suite("Pages to print", .timeLimit(.minutes(20)))
struct PageDrawingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Draws a document, and gives its file.
    private func document(_ contents: [PrintedContent]) throws -> String {
        let data = try PageDrawing.document(contents, on: PageSetup())
        let path = directory.file("document.pdf")
        try data.write(to: URL(filePath: path))
        return path
    }

    private func pageCount(_ path: String) async throws -> Int {
        let information = try await TransferTestSupport.run("pdfinfo", [path]).standardOutput.text
        let line = information.split(separator: "\n").first { $0.hasPrefix("Pages:") }
        return line.flatMap { Int($0.dropFirst(6).trimmingCharacters(in: .whitespaces)) } ?? 0
    }

    @Test func wordsAreOnAsManyPagesAsTheyNeed() async throws {
        let lines = (1...200).map { "line number \($0) of them" }
        let path = try document([.text(lines.joined(separator: "\n")), .text("another text")])
        let pages = try await pageCount(path)
        #expect(pages > 4 && pages < 10)
        let text = try await TransferTestSupport.run("pdftotext", ["-layout", path, "-"]).standardOutput.text
        let read = text.split(whereSeparator: { $0 == "\n" || $0 == "\u{0C}" }).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(read.filter { !$0.isEmpty } == lines + ["another text"])
    }

    @Test func longLinesAreBroken() async throws {
        let path = try document([.text(String(repeating: "word ", count: 500) + String(repeating: "x", count: 2000))])
        let text = try await TransferTestSupport.run("pdftotext", [path, "-"]).standardOutput.text
        #expect(text.split(whereSeparator: \.isWhitespace).count(where: { $0 == "word" }) == 500)
        #expect(text.count(where: { $0 == "x" }) == 2000)
    }

    @Test func aPictureIsAsLargeAsThePageAtMost() async throws {
        let large = directory.file("large.png")
        try await TransferTestSupport.run("convert", ["-size", "3000x1000", "xc:red", large])
        let small = directory.file("small.png")
        try await TransferTestSupport.run("convert", ["-size", "96x96", "xc:blue", small])
        let pictures = try [large, small].map { PrintedContent.picture(try Data(contentsOf: URL(filePath: $0))) }
        let path = try document(pictures)
        #expect(try await pageCount(path) == 2)
        // At 72 dots an inch, a dot is a point.
        try await TransferTestSupport.run("pdftoppm", ["-r", "72", "-png", path, directory.file("page")])
        func page(_ number: Int) throws -> Bitmap {
            try Bitmap(Data(contentsOf: URL(filePath: directory.file("page-\(number).png"))))
        }
        let (first, second) = (try page(1), try page(2))
        // A4, with margins of 40 points: the picture is 515 by 172 points.
        #expect((first.width, first.height) == (596, 842))
        #expect(isNear(first[50, 50], [255, 0, 0]), "\(first[50, 50])")
        #expect(isNear(first[545, 205], [255, 0, 0]), "\(first[545, 205])")
        #expect(isNear(first[30, 50], white) && isNear(first[300, 220], white))
        // An inch in the middle.
        #expect(isNear(second[298, 76], [0, 0, 255]), "\(second[298, 76])")
        #expect(isNear(second[298 - 40, 76], white) && isNear(second[298, 120], white))
    }

    private let white = [255, 255, 255]

    /// Returns a Boolean value that indicates whether a pixel has a color, but for rounding where pixels are scaled.
    private func isNear(_ pixel: [Int], _ color: [Int]) -> Bool { zip(pixel, color).allSatisfy { abs($0 - $1) <= 3 } }

    @Test func whatIsNoPictureIsAnError() throws {
        #expect(throws: (any Error).self) { try document([.text("a"), .picture(Data("no picture".utf8))]) }
        #expect(throws: (any Error).self) { try document([.picture(Data())]) }
    }

    @MainActor @Test func viewsAreDrawnOnPages() async throws {
        func picture(_ text: String) -> any ViewPicture {
            PictureConverter().picture(of: Text(text).font(.system(size: 20)), .unspecified, scale: 1)
        }
        let size = CGSize(width: 300, height: 200)
        var (first, second) = (DrawnPage(size: size), DrawnPage(size: CGSize(width: 400, height: 100)))
        first.drawings = [
            (picture("above"), CGAffineTransform(translationX: 20, y: 10)),
            (picture("below"), CGAffineTransform(translationX: 20, y: 150)),
        ]
        second.drawings = [(picture("other"), CGAffineTransform(scaleX: 2, y: 2))]
        let path = directory.file("views.pdf")
        try PictureConverter().document([first, second]).write(to: URL(filePath: path))
        #expect(try await pageCount(path) == 2)
        let text = try await TransferTestSupport.run("pdftotext", ["-layout", path, "-"]).standardOutput.text
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(words == ["above", "below", "other"])
        let sizes = try await TransferTestSupport.run("pdfinfo", ["-l", "2", path]).standardOutput.text
        #expect(sizes.contains("300 x 200 pts") && sizes.contains("400 x 100 pts"))
    }
}
