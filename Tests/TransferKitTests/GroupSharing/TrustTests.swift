import Foundation
import SystemSupport
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Who may declare a membership")
struct TrustTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func isTrusted(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && Trust(owners: [0, geteuid()]).includes(path, as: status)
    }

    /// In the name of the second directory a mark follows the slash, which makes one character of both.
    @Test(arguments: ["programs", "\u{301}programs"])
    func aDirectoryInWhichAnyoneWritesIsNotTrusted(name: String) throws {
        let program = try directory.write("program", to: "open/\(name)/program")
        #expect(chmod(program, 0o755) == 0 && chmod(directory.file("open/\(name)"), 0o755) == 0)
        #expect(chmod(directory.file("open"), 0o755) == 0)
        #expect(isTrusted(program))
        #expect(chmod(directory.file("open"), 0o777) == 0)
        #expect(!isTrusted(program))
    }
}
