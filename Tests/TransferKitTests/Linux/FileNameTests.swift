import CoreTransferable
import Glibc
import SystemSupport
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Files whose names are not UTF-8")
struct FileNameTests {
    @Test("arrive under the bytes of their names, those that are not UTF-8 as well, in folders too")
    func namesOfBytes() async throws {
        let scratch = try Scratch()
        let (source, target) = (scratch.url.path + "/from", scratch.url.path + "/to")
        let latin = String(fileName: [0x6C, 0xE9, 0x2E, 0x74, 0x78, 0x74])
        for folder in [source, source + "/folder", target] { try FileSystem.makeDirectory(folder, mode: 0o700) }
        for name in ["a.txt", latin, "folder/\(latin)", "folder/b.txt"] {
            _ = try Descriptor.creating("\(source)/\(name)", mode: 0o600)
        }
        #expect(mkfifo(source + "/folder/pipe", 0o600) == 0)
        let urls = ["a.txt", latin, "folder"].map { URL(filePath: "\(source)/\($0)") }
        let offer = IncomingOffer(["text/uri-list": URIList.encode(urls)])
        let files = try #require(try await offer.copiedFiles())
        #expect(files.count == 3)
        for file in files { _ = try await CopiedFile.copy(file, into: URL(filePath: target)) }
        let expected: Set = ["a.txt", latin, "folder"]
        #expect(try Set(Descriptor.reading(target).entryNames()) == expected)
        #expect(try Set(Descriptor.reading(target + "/folder").entryNames()) == [latin, "b.txt"])
        // An app gets what its URLs can name.
        let items = await offer.items()
        #expect(items.map(\.suggestedName) == ["a", "folder"])
        let moved = FileSystem.resolve(scratch.url.path).map { $0 + "/moved" } ?? ""
        try FileSystem.makeDirectory(moved, mode: 0o700)
        for file in files { try await MovedFile.move(file, into: URL(filePath: moved)) }
        #expect(try Set(Descriptor.reading(moved).entryNames()) == expected)
        #expect(try Descriptor.reading(source).entryNames().isEmpty)
    }
}
