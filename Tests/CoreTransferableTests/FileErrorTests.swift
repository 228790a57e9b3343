import Testing

@testable import CoreTransferable

@Suite("Errors of files")
struct FileErrorTests {
    @Test("show names on one line")
    func names() {
        let error = FileError(path: "/tmp/a\n\u{1B}[2J", reason: .isAFolder)
        #expect(
            error.localizedDescription == "/tmp/a\u{FFFD}\u{FFFD}[2J is a folder, and only a file can be read as data"
        )
    }
}
