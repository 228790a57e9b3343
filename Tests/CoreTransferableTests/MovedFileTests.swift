import Glibc
import SystemSupport
import Testing

@testable import CoreTransferable

@Suite("Moving files")
struct MovedFileTests {
    private let source: Scratch
    private let destination: Scratch

    init() throws {
        source = try Scratch()
        destination = try Scratch()
    }

    @Test("renames files, folders and symbolic links")
    func renaming() async throws {
        let file = try source.file("note.txt")
        let folder = source.url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        _ = try source.file("folder/inner.txt")
        let link = source.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/nowhere")
        let identity = try status(file).st_ino
        for url in [file, folder, link] { try await MovedFile.move(url, into: destination.url) }
        #expect(try source.names.isEmpty)
        #expect(try destination.names == ["folder", "link", "note.txt"])
        #expect(try status(destination.url.appendingPathComponent("note.txt")).st_ino == identity)
        #expect(try destination.url.appendingPathComponent("folder/inner.txt").text == "contents")
        let target = destination.url.appendingPathComponent("link").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: target) == "/nowhere")
    }

    @Test("replaces nothing, unless it is told to")
    func taken() async throws {
        let old = try destination.file("note.txt", "old")
        let moved = try await MovedFile.move(source.file("note.txt", "new"), into: destination.url)
        #expect(moved.lastPathComponent == "note 2.txt")
        #expect(try moved.text == "new")
        #expect(try old.text == "old")

        let replacing = try await MovedFile.move(
            source.file("note.txt", "newer"),
            into: destination.url,
            replacesExisting: true
        )
        #expect(replacing.path == old.path)
        #expect(try old.text == "newer")
        #expect(try source.names.isEmpty)
    }

    @Test("replaces no folder that has something in it, and neither a file by a folder nor a folder by a file")
    func takenFolder() async throws {
        let folder = source.url.appendingPathComponent("a")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        _ = try source.file("a/new")
        let file = try source.file("b")
        try FileManager.default.createDirectory(
            at: destination.url.appendingPathComponent("a"),
            withIntermediateDirectories: false
        )
        let old = try destination.file("a/old")
        try FileManager.default.createDirectory(
            at: destination.url.appendingPathComponent("b"),
            withIntermediateDirectories: false
        )
        for url in [folder, file] {
            await #expect(throws: SystemError.self) {
                try await MovedFile.move(url, into: destination.url, replacesExisting: true)
            }
        }
        #expect(old.exists)
        #expect(try source.names == ["a", "b"])
    }

    @Test("leaves a file that is in the directory already, and moves no folder into itself")
    func sameDirectory() async throws {
        let file = try source.file("note.txt")
        let link = destination.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: source.url.path)
        #expect(try await MovedFile.move(file, into: link).path == file.path)
        #expect(try source.names == ["note.txt"])

        let folder = source.url.appendingPathComponent("folder/inner")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        await #expect(throws: FileError.self) {
            try await MovedFile.move(source.url.appendingPathComponent("folder"), into: folder)
        }
        await #expect(throws: FileError.self) {
            try await MovedFile.move(
                source.url.appendingPathComponent("folder"),
                into: link.appendingPathComponent("folder")
            )
        }
        #expect(folder.exists)
    }

    @Test("leaves one of two names of a file when it replaces the other")
    func hardLinks() async throws {
        let file = try source.file("note.txt")
        let other = destination.url.appendingPathComponent("note.txt")
        try FileManager.default.linkItem(at: file, to: other)
        try await MovedFile.move(file, into: destination.url, replacesExisting: true)
        #expect(try source.names.isEmpty)
        #expect(try other.text == "contents")
    }

    // MARK: Across file systems

    /// A directory on another file system than that of temporary files.
    private func foreignDirectory() throws -> URL {
        let url = URL(filePath: "/dev/shm/test-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        try #require(try status(url).st_dev != status(source.url).st_dev, "both directories are on one file system")
        return url
    }

    @Test("leaves nothing behind of a process that was killed while it copied, when the next one moves files there")
    func abandoned() async throws {
        let abandoned = destination.url.appendingPathComponent(".transferable-moving-abcdef")
        try FileManager.default.createDirectory(at: abandoned, withIntermediateDirectories: false)
        try Data("half".utf8).write(to: abandoned.appendingPathComponent("film"))
        // Neither what another process copies at the moment nor what only has such a name.
        let other = try PartialDirectory(in: destination.url.path)
        let file = try destination.file(".transferable-moving-note")
        await MovedFile.removeAbandoned(in: destination.url)
        #expect(!FileManager.default.fileExists(atPath: abandoned.path))
        #expect(FileManager.default.fileExists(atPath: other.path))
        #expect(try file.text == "contents")
        withExtendedLifetime(other) {}
    }

    @Test("copies a folder to another file system as it is, and then removes it")
    func acrossFileSystems() async throws {
        let foreign = try foreignDirectory()
        defer { try? FileManager.default.removeItem(at: foreign) }
        let folder = source.url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = try source.file("folder/script", "echo")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("link").path,
            withDestinationPath: "script"
        )
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        for url in [file, folder] {
            try FileManager.default.setAttributes(
                [.modificationDate: time, .posixPermissions: 0o750],
                ofItemAtPath: url.path
            )
        }
        let lone = try source.file("lone.txt", "alone")
        _ = try await MovedFile.move(lone, into: foreign)
        let moved = try await MovedFile.move(folder, into: foreign)
        #expect(try source.names.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: foreign.path).sorted() == ["folder", "lone.txt"])
        #expect(try foreign.appendingPathComponent("lone.txt").text == "alone")
        let movedFile = moved.appendingPathComponent("script")
        #expect(try movedFile.text == "echo")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: moved.appendingPathComponent("link").path)
                == "script"
        )
        for url in [moved, movedFile] {
            #expect(try status(url).st_mode & 0o7777 == 0o750)
            #expect(try status(url).st_mtim.tv_sec == 1_000_000_000)
        }
    }

    @Test("loses nothing when a folder cannot be copied as a whole")
    func failingHalfway() async throws {
        let foreign = try foreignDirectory()
        defer { try? FileManager.default.removeItem(at: foreign) }
        let folder = source.url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let names = ["a", "b", "y", "z"]
        for name in names { _ = try source.file("folder/\(name)", name) }
        #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
        await #expect(throws: FileError.self) { try await MovedFile.move(folder, into: foreign) }
        for name in names { #expect(try folder.appendingPathComponent(name).text == name) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: foreign.path).isEmpty)
    }

    @Test("removes only what it has copied")
    func changedMeanwhile() throws {
        let folder = source.url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for name in ["gone", "changed"] { _ = try source.file("folder/\(name)") }
        var copy = FileCopy(cancellation: Cancellation())
        let record = CopyRecord()
        copy.record = record
        try copy.copyExactly(folder.path, to: destination.url.appendingPathComponent("copy").path)
        _ = try source.file("folder/changed", "other contents")
        _ = try source.file("folder/added")
        #expect(record.removeOriginals()?.code == EBUSY)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["added", "changed"])
    }

    private func status(_ url: URL) throws -> stat {
        var status = stat()
        try #require(lstat(url.path, &status) == 0)
        return status
    }
}
