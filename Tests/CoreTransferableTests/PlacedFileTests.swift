import Glibc
import SystemSupport
import Testing

@testable import CoreTransferable

@Suite("Placing files")
struct PlacedFileTests {
    private let scratch: Scratch
    private let pipe: URL

    init() throws {
        scratch = try Scratch()
        pipe = scratch.url.appendingPathComponent("pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
    }

    private func kind(of url: URL) -> mode_t {
        var status = stat()
        return lstat(url.path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    @Test("replaces no pipe, socket or device, also at the end of a link")
    func special() async throws {
        let socket = scratch.url.appendingPathComponent("socket")
        let null = scratch.url.appendingPathComponent("null")
        let link = scratch.url.appendingPathComponent("link")
        try #require(mknod(socket.path, S_IFSOCK | 0o600, 0) == 0)
        symlink("/dev/null", null.path)
        symlink("pipe", link.path)
        let source = try scratch.file("source")
        let before = try scratch.names
        for place in [pipe, socket, null, link] {
            let (kind, target) = (kind(of: place), kind(of: place.resolvingSymlinksInPath()))
            for contents: PlacedFile.Contents in [
                .data(Data("new".utf8)), .copy(of: source), .copy(of: scratch.url),
                .made { symlink("nowhere", $0) },
            ] {
                #expect(throws: FileError.self) { try PlacedFile.place(contents, at: place, replacesExisting: true) }
            }
            await #expect(throws: FileError.self) {
                try await PlacedFile.place(at: place, replacesExisting: true) { try Data().write(to: $0) }
            }
            #expect(self.kind(of: place) == kind && self.kind(of: place.resolvingSymlinksInPath()) == target)
        }
        #expect(try scratch.names == before)
    }

    @Test("moves nothing over one either")
    func moving() async throws {
        let other = try Scratch()
        let file = try other.file("pipe", "new")
        await #expect(throws: FileError.self) {
            try await MovedFile.move(file, into: scratch.url, replacesExisting: true)
        }
        #expect(kind(of: pipe) == S_IFIFO)
        #expect(try file.text == "new")
    }

    @Test("replaces files and links to files")
    func files() throws {
        let file = try scratch.file("file", "old")
        let link = scratch.url.appendingPathComponent("link")
        symlink("file", link.path)
        try PlacedFile.place(.data(Data("new".utf8)), at: link, replacesExisting: true)
        #expect(try file.text == "new")
        #expect(kind(of: link) == S_IFLNK)
    }
}
