import Testing

@testable import CoreTransferable

@Suite("Names that are taken")
struct FreeNumberTests {
    @Test("the first free number is found with few questions", arguments: [2, 3, 4, 9, 10, 1_000, 54_321])
    func search(first: Int) {
        var questions = 0
        let number = FileName.freeNumber(after: 1) { number in
            questions += 1
            return number < first
        }
        #expect(number == first)
        #expect(questions <= 2 * (Int.bitWidth - first.leadingZeroBitCount) + 2)
    }

    @Test("where numbers are left out, the one before the result is taken")
    func gaps() {
        let taken = Set([2, 3, 4, 6, 9, 12])
        let number = FileName.freeNumber(after: 1, isTaken: taken.contains)
        #expect(!taken.contains(number) && taken.contains(number - 1))
        #expect(FileName.freeNumber(after: 1) { _ in true } > 1 << 30)
    }

    @Test("files of one name get numbers in turn")
    func files() async throws {
        let (scratch, sources) = (try Scratch(), try Scratch())
        let file = try sources.file("a.txt")
        for number in 1...40 {
            let copy = try await CopiedFile.copy(file, into: scratch.url)
            #expect(copy.lastPathComponent == (number == 1 ? "a.txt" : "a \(number).txt"))
        }
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("a.txt"))
        #expect(try await CopiedFile.copy(file, into: scratch.url).lastPathComponent == "a.txt")
        #expect(try scratch.names.count == 40)
    }

    @Test("a folder is not copied into itself, whatever its names begin with")
    func intoItself() async throws {
        let scratch = try Scratch()
        // The accent and the slash before it are one character.
        let inner = scratch.url.path + "/\u{301}inner"
        #expect(mkdir(inner, 0o700) == 0)
        let source = scratch.url
        await #expect(throws: FileError.self) {
            try await CopiedFile.copy(source, into: URL(fileURLWithPath: inner, isDirectory: true))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: inner).isEmpty)
    }
}
