import CoreTransferable
import SystemSupport
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Files that are written out for others")
struct ExportedFilesTests {
    private func mode(_ url: URL) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
    }

    @Test("have the suggested name, in directories that only this user can read, and stay")
    func exported() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("source.examplenote", "milk")
        let directory = ExportDirectory(in: scratch.url)
        let files = ExportedFiles(in: directory)
        let sent = NSItemProvider(of: NoteFile(file: source))
        let url = try await files.url(of: sent, as: .note)
        #expect(url.lastPathComponent == "source.examplenote")
        #expect(url != source)
        #expect(try url.text == "milk")
        #expect(try mode(url.deletingLastPathComponent()) == 0o700)
        #expect(try mode(url.deletingLastPathComponent().deletingLastPathComponent()) == 0o700)
        #expect(url.path.hasPrefix(scratch.url.path))
        #expect(source.exists)
        directory.remove()
        #expect(!url.exists)
    }

    @Test("lose the directories in their suggested names")
    func names() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("source.examplenote")
        let item = NSItemProvider()
        item.registerFile(for: .note, suggestedFileName: "../../Groceries") { _ in source }
        let url = try await ExportedFiles(in: ExportDirectory(in: scratch.url)).url(of: item, as: .note)
        #expect(url.lastPathComponent == "Groceries.examplenote")
    }

    @Test("are the originals where the sender allows that")
    func original() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("a.examplenote")
        let item = NSItemProvider(of: NoteFile(file: source, allowsOriginal: true))
        #expect(try await ExportedFiles(in: ExportDirectory(in: scratch.url)).url(of: item, as: .note) == source)
        #expect(try scratch.names == ["a.examplenote"])
    }

    @Test("are written once, also when they are asked for at the same time")
    func once() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("a.examplenote")
        let (record, questions) = (Record(), Record())
        let item = NSItemProvider()
        item.registerFile(for: .note) { _ in
            record.add("made")
            // All have asked before the file is there.
            try await waitUntil("all questions") { questions.all.count >= 8 }
            return source
        }
        let files = ExportedFiles(in: ExportDirectory(in: scratch.url))
        let urls = try await withThrowingTaskGroup(of: URL.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    questions.add("asked")
                    return try await files.url(of: item, as: .note)
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(urls.count == 1)
        #expect(record.all == ["made"])
        // Written again when somebody removed it.
        let url = try #require(urls.first)
        try FileManager.default.removeItem(at: url)
        #expect(try await files.url(of: item, as: .note).exists)
        #expect(record.all == ["made", "made"])
    }

    @Test("that could not be written are tried again")
    func failure() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("a.examplenote")
        let record = Record()
        let item = NSItemProvider()
        item.registerFile(for: .note) { _ in
            record.add("asked")
            if record.all.count == 1 { throw Refusal() }
            return source
        }
        let files = ExportedFiles(in: ExportDirectory(in: scratch.url))
        await #expect(throws: (any Error).self) { try await files.url(of: item, as: .note) }
        #expect(try await files.url(of: item, as: .note).exists)
    }

    @Test("outlive their offer for a while, and no longer")
    func lifetime() async throws {
        let scratch = try Scratch()
        let item = NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote")))
        for (grace, stays) in [(Duration.seconds(3600), true), (.zero, false)] {
            let directory = ExportDirectory(in: scratch.url, grace: grace)
            var files: ExportedFiles? = ExportedFiles(in: directory)
            let url = try #require(try await files?.url(of: item, as: .note))
            let others = ExportedFiles(in: directory)
            _ = try await others.url(of: item, as: .note)
            #expect(url.exists)
            files = nil
            // The task that wrote the file may hold it a moment longer.
            try await waitUntil(stays ? "the file to stay" : "the file to go") {
                // Each removes what is no longer wanted.
                _ = try await ExportedFiles(in: directory).url(of: item, as: .note)
                return url.exists == stays
            }
            #expect(try await others.url(of: item, as: .note).exists)
        }
    }

    @Test("whose URI others have outlive their process, and no others do")
    func endOfProcess() async throws {
        let scratch = try Scratch()
        let directory = ExportDirectory(in: scratch.url)
        let own = try directory.adopt(try scratch.file("own"))
        let item = NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote")))
        let given = try await ExportedFiles(in: directory).url(of: item, as: .note)
        let all = given.deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)],
            ofItemAtPath: all.path
        )
        directory.processWillEnd()
        #expect(given.exists)
        #expect(!own.url.exists)
        // The hour counts from the end.
        _ = try ExportDirectory(in: scratch.url).adopt(try scratch.file("b"))
        #expect(given.exists)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)],
            ofItemAtPath: all.path
        )
        // A process that another test starts may hold the lock until it runs its program.
        var attempts = 0
        try await waitUntil("the directory to go") {
            attempts += 1
            _ = try ExportDirectory(in: scratch.url).adopt(try scratch.file("c\(attempts)"))
            return !all.exists
        }
    }

    @Test("leave no directory when nobody has a URI")
    func endOfProcessWithoutFiles() throws {
        let scratch = try Scratch()
        let directory = ExportDirectory(in: scratch.url)
        _ = try directory.adopt(try scratch.file("own"))
        directory.processWillEnd()
        #expect(try scratch.names.isEmpty)
    }

    @Test("that a killed process left are removed, and those of a living one are not")
    func leftovers() async throws {
        let scratch = try Scratch()
        let item = NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote")))
        let living = ExportDirectory(in: scratch.url)
        let kept = try await ExportedFiles(in: living).url(of: item, as: .note)
        let prefix = "swift-transferable-\(CurrentUser.text)-"
        let left = scratch.url.appendingPathComponent(prefix + "left", isDirectory: true)
        let other = scratch.url.appendingPathComponent("something-else", isDirectory: true)
        // Its owner may be just about to lock it.
        let recent = scratch.url.appendingPathComponent(prefix + "recent", isDirectory: true)
        try FileManager.default.createDirectory(at: recent, withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3500)],
            ofItemAtPath: recent.path
        )
        let fresh = scratch.url.appendingPathComponent(prefix + "fresh", isDirectory: true)
        try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3700)]
        for url in [left, other] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try FileManager.default.setAttributes(old, ofItemAtPath: url.path)
        }
        try FileManager.default.setAttributes(
            old,
            ofItemAtPath: kept.deletingLastPathComponent().deletingLastPathComponent().path
        )
        _ = try await ExportedFiles(in: ExportDirectory(in: scratch.url)).url(of: item, as: .note)
        #expect(!left.exists)
        #expect(fresh.exists)
        // Who was given a URI when its owner ended may still want to read.
        #expect(recent.exists)
        #expect(other.exists)
        #expect(kept.exists)
    }
}
