import CGIO
import Foundation
import SystemSupport
import Testing

@testable import DesktopBus

@Suite("Descriptors that go with a call", .timeLimit(.minutes(20)))
struct DescriptorListTests {
    /// Returns the contents behind the descriptors of a list, after nothing but the list holds them.
    private func contents(of list: UnsafeMutablePointer<GUnixFDList>) throws -> [String] {
        var count: gint = 0
        let numbers = try #require(g_unix_fd_list_peek_fds(list, &count))
        return try (0..<Int(count)).map { index in
            let copy = Descriptor(borrowing: numbers[index], name: "The copy")
            return String(decoding: try copy.bytes(at: 0, count: 100), as: UTF8.self)
        }
    }

    @Test("are copied while their owners have them open, which end with the last use")
    func copies() throws {
        let texts = (0..<16).map { "file \($0)" }
        let list = try MessageBus.list(
            of: texts.map { text in
                let file = try Descriptor.memoryFile("test")
                try Array(text.utf8).withUnsafeBytes { try file.write($0) }
                return file
            }
        )
        defer { g_object_unref(list) }
        #expect(try contents(of: list) == texts)
    }

    @Test("that are closed are an error")
    func closed() throws {
        let file = try Descriptor.memoryFile("test")
        file.close()
        #expect(throws: GLibError.self) { try MessageBus.list(of: [file]) }
    }
}
