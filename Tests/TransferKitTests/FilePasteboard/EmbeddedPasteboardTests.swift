import CoreTransferable
import Testing
import TransferTestSupport

@testable import FilePasteboard
@testable import TransferKit

@Suite("The clipboard in files", .timeLimit(.minutes(20)))
struct EmbeddedPasteboardTests {
    private let fixture: EmbeddedFixture

    init() throws { fixture = try EmbeddedFixture() }

    @Test("is empty before anything is copied, and makes nothing to find that out")
    func empty() async throws {
        let pasteboard = fixture.pasteboard()
        #expect(try await pasteboard.contents().items().isEmpty)
        #expect(try pasteboard.changeCount() == 0)
        #expect(try EmbeddedClipboardReader(name: "general", in: fixture.runtime).names() == [])
        #expect(!FileManager.default.fileExists(atPath: fixture.path()))
    }

    @Test("hands over this process's items themselves while they are current, and bytes to others")
    func own() async throws {
        let pasteboard = fixture.pasteboard()
        let item = NSItemProvider(of: Profile(name: "Ada"))
        item.registerData(for: .recipe, visibility: .ownProcess) { _ in Data() }
        try await pasteboard.copy(item)
        // Another object for the same clipboard knows it as well.
        #expect(try await fixture.pasteboard().contents().items().first === item)
        let received = try #require(await fixture.items().first)
        #expect(received.registeredContentTypes == [.profile, .utf8PlainText])
        #expect(try await received.loadTransferable(type: Profile.self) == Profile(name: "Ada"))
        #expect(try await received.loadTransferable(type: String.self) == "Ada")

        try await fixture.run("copy", "general", "other")
        let other = try #require(await pasteboard.contents().items().first)
        #expect(other !== item)
        #expect(try await other.loadTransferable(type: String.self) == "other")
    }

    @Test("needs the process no longer once something is copied")
    func ended() async throws {
        let publication = try await fixture.pasteboard().publish(TransferOffer([NSItemProvider(of: "text")]))
        await publication.end()
        try await fixture.run("copy", "general", "Gruß €")
        #expect(try await fixture.run("paste", "general") == ["Gruß €"])
    }

    @Test("has as many changes as there were, over all processes, and tells each")
    func changes() async throws {
        let pasteboard = fixture.pasteboard()
        var changes = try pasteboard.changes().makeAsyncIterator()
        let watcher = try fixture.probe("watch", "general", "3")
        try await watcher.waitForLine(containing: "watching 0")
        try await pasteboard.copy(NSItemProvider(of: "one"))
        #expect(await changes.next() == 1)
        try await watcher.waitForLine(containing: "changed 1")
        try await fixture.run("copy", "general", "two")
        #expect(await changes.next() == 2)
        try await watcher.waitForLine(containing: "changed 2")
        try await pasteboard.clear()
        #expect(await changes.next() == 3)
        try await watcher.waitForLine(containing: "changed 3")
        #expect(try pasteboard.changeCount() == 3)
        #expect(try await pasteboard.contents().items().isEmpty)
        try await fixture.run("copy", "general", "four")
        #expect(try pasteboard.changeCount() == 4)
        #expect(try await watcher.waitForExit().isSuccess)
    }

    @Test("ends the changes when its directory goes, and has others when it is back")
    func removed() async throws {
        let pasteboard = fixture.pasteboard()
        var changes = try pasteboard.changes().makeAsyncIterator()
        try FileManager.default.removeItem(atPath: fixture.directory.path + "/swift-transferable")
        #expect(await changes.next() == nil)
        #expect(try await pasteboard.contents().items().isEmpty)
        changes = try pasteboard.changes().makeAsyncIterator()
        try await pasteboard.copy(NSItemProvider(of: "back"))
        #expect(await changes.next() == 1)
    }

    @Test(
        "keeps names apart, whatever they are",
        arguments: ["", ".", "..", "../../x", "a/b", "ä\u{301} €", "%2E", "a\0b"]
    )
    func names(name: String) async throws {
        let pasteboard = fixture.pasteboard(name)
        try await pasteboard.copy(NSItemProvider(of: "text"))
        #expect(try await fixture.items(name).first?.loadTransferable(type: String.self) == "text")
        #expect(try await fixture.items("general").isEmpty)
        let directory = fixture.path(of: PasteboardDirectory.fileName(for: name))
        #expect(FileManager.default.fileExists(atPath: directory))
        #expect(
            PasteboardDirectory.fileName(for: name).utf8.allSatisfy {
                $0 > 0x20 && $0 < 0x7F && $0 != 0x2F && $0 != 0x2E
            }
        )
    }

    @Test("refuses a name that is too long")
    func longName() async throws {
        let name = String(repeating: "ü", count: 41)
        await #expect(throws: PasteboardError.nameTooLong(name, maximumByteCount: 80)) {
            try await fixture.pasteboard(name).copy(NSItemProvider(of: "text"))
        }
        try await fixture.pasteboard(String(name.dropLast())).copy(NSItemProvider(of: "text"))
    }

    @Test("removes a secret when its time is over, and ends its publication then")
    func lifeOfSecrets() async throws {
        let pasteboard = EmbeddedPasteboard(secretLife: .seconds(3), in: fixture.runtime)
        let publication = try await pasteboard.publish(
            TransferOffer([NSItemProvider(of: "secret")], marks: .concealed)
        )
        #expect(FileManager.default.fileExists(atPath: fixture.path("current")))
        await publication.end()
        #expect(!FileManager.default.fileExists(atPath: fixture.path("current")))
        #expect(try pasteboard.changeCount() == 2)
    }

    @Test("leaves what takes the place of a secret alone")
    func contentsAfterSecrets() async throws {
        let pasteboard = EmbeddedPasteboard(secretLife: .seconds(3600), in: fixture.runtime)
        let publication = try await pasteboard.publish(
            TransferOffer([NSItemProvider(of: "secret")], marks: .concealed)
        )
        try await fixture.run("copy", "general", "other")
        await publication.end()
        #expect(try await fixture.run("paste", "general") == ["other"])
    }

    @Test("gives nobody a secret that outlived its process and its time, and removes it")
    func abandonedSecrets() async throws {
        for (marks, isThere) in [(OfferMarks.concealed, false), (.transient, true)] {
            try await fixture.pasteboard().copy(NSItemProvider(of: "word"), marks: marks)
            let current = fixture.path("current")
            let hour = Date(timeIntervalSinceNow: -3600)
            try FileManager.default.setAttributes([.modificationDate: hour], ofItemAtPath: current)
            let names = try EmbeddedClipboardReader(name: "general", in: fixture.runtime).names()
            #expect(names.isEmpty != isThere)
            #expect(FileManager.default.fileExists(atPath: current) == isThere)
        }
    }

    @Test("keeps the marks of secrets")
    func marks() async throws {
        try await fixture.pasteboard().copy(NSItemProvider(of: "secret"), marks: [.concealed, .transient])
        let contents = try #require(try fixture.contents())
        #expect(contents.marks == [.concealed, .transient])
        #expect(try await contents.items().first?.loadTransferable(type: String.self) == "secret")
    }

    @Test("is private to the user")
    func modes() async throws {
        let scratch = try Scratch()
        try await fixture.pasteboard().copy(NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote"))))
        let enumerator = FileManager.default.enumerator(atPath: fixture.directory.path + "/swift-transferable")
        var count = 0
        while let path = enumerator?.nextObject() as? String {
            var status = stat()
            lstat(fixture.directory.path + "/swift-transferable/" + path, &status)
            #expect(status.st_mode & 0o077 == 0, "\(path)")
            count += 1
        }
        #expect(count >= 6)
    }

    // MARK: What is written

    @Test("writes text once for all its names, and again only for a name that needs other bytes")
    func textOnce() async throws {
        let text = String(repeating: "plain text ", count: 10_000)
        try await fixture.pasteboard().copy(NSItemProvider(of: text))
        var status = stat()
        stat(fixture.path("current"), &status)
        #expect(status.st_size < text.utf8.count + 1000)
        let contents = try #require(try fixture.contents())
        #expect(contents.names == ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"])

        try await fixture.pasteboard().copy(NSItemProvider(of: "ß" + text))
        let reader = try EmbeddedClipboardReader(name: "general", in: fixture.runtime)
        var received: [String: [UInt8]] = [:]
        for name in reader.names() {
            try reader.receive(name, limits: TransferLimits()) { received[name, default: []] += $0 }
        }
        #expect(received["text/plain"] == Array(("ß" + text).utf8))
        #expect(received["STRING"] == [0xDF] + Array(text.utf8))
        stat(fixture.path("current"), &status)
        #expect(status.st_size < 2 * text.utf8.count + 1000)
    }

    @Test("refers to files that the sender lets others have, and keeps those it would take along")
    func files() async throws {
        let scratch = try Scratch()
        let original = try scratch.file("a.examplenote", "original")
        try await fixture.pasteboard().copy(NSItemProvider(of: NoteFile(file: original, allowsOriginal: true)))
        #expect(try fixture.entries() == ["current", "lock"])
        var item = try #require(await fixture.items().first)
        #expect(try await item.loadTransferable(type: NoteFile.self).file == original)
        #expect(try await fixture.contents()?.data("application/vnd.example.note") == Data("original".utf8))

        let temporary = try scratch.file("b.examplenote", "temporary")
        try await fixture.pasteboard().copy(NSItemProvider(of: NoteFile(file: temporary)))
        try FileManager.default.removeItem(at: temporary)
        #expect(try fixture.entries().filter { $0.hasPrefix("files-") }.count == 1)
        item = try #require(await fixture.items().first)
        let note = try await item.loadTransferable(type: NoteFile.self)
        #expect(note.contents == "temporary")
        #expect(note.receivedName == "b.examplenote")
        #expect(try await fixture.contents()?.data("application/vnd.example.note") == Data("temporary".utf8))
        var status = stat()
        stat(fixture.path("current"), &status)
        #expect(status.st_size < 1000)
    }

    @Test("keeps the file that is written from a picture, and the picture nowhere else")
    func picture() async throws {
        let picture = NSItemProvider()
        picture.suggestedName = "Portrait"
        picture.registerData(for: .png) { _ in Data(repeating: 9, count: 100_000) }
        try await fixture.pasteboard().copy(picture)
        var status = stat()
        stat(fixture.path("current"), &status)
        #expect(status.st_size < 2000)
        let contents = try #require(try fixture.contents())
        #expect(try await contents.data("image/png").count == 100_000)
        let file = try #require(URIList.decode(try await contents.data("x-special/gnome-copied-files")).first)
        #expect(file.lastPathComponent == "Portrait.png")
        #expect(try Data(contentsOf: file).count == 100_000)
    }

    @Test("does not put files that have a URI into the payload of several items")
    func severalFiles() async throws {
        let scratch = try Scratch()
        let items = try (0..<3).map {
            NSItemProvider(of: NoteFile(file: try scratch.file("\($0).examplenote", "\($0)")))
        }
        try await fixture.pasteboard().publish(TransferOffer(items))
        let contents = try #require(try fixture.contents())
        #expect(!contents.names.contains { $0.contains("+com.example.note") })
        for (index, item) in await contents.items().enumerated() {
            #expect(try await item.loadTransferable(type: NoteFile.self).contents == "\(index)")
        }
    }

    @Test("leaves out what cannot be made, and fails where nothing can")
    func failing() async throws {
        let pasteboard = fixture.pasteboard()
        let item = NSItemProvider()
        item.registerData(for: .png) { _ in throw Refusal() }
        await #expect {
            try await pasteboard.copy(item)
        } throws: { error in
            error.localizedDescription.contains("refused by the test")
        }
        #expect(try await pasteboard.contents().items().isEmpty)
        #expect(try pasteboard.changeCount() == 0)
        item.registerData(for: .json) { _ in Data("{}".utf8) }
        try await pasteboard.copy(item)
        #expect(try await fixture.items().first?.registeredContentTypes.contains(.json) == true)
        #expect(try fixture.contents()?.names.contains("image/png") == false)
        #expect(try fixture.entries().filter { $0.hasPrefix("incoming-") } == [])
    }

    // MARK: Old contents

    @Test("lets who has the old contents read them to the end")
    func oldContents() async throws {
        let scratch = try Scratch()
        let first = NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote", "first")))
        first.registerData(for: .json) { _ in Data("first".utf8) }
        try await fixture.pasteboard().copy(first)
        var old = try fixture.contents()
        for number in 0..<20 {
            let next = NSItemProvider(of: NoteFile(file: try scratch.file("\(number).examplenote", "next")))
            try await fixture.pasteboard().copy(next)
        }
        #expect(try await old?.data("application/json") == Data("first".utf8))
        #expect(try await old?.data("application/vnd.example.note") == Data("first".utf8))
        // Those now, those before, and those that somebody reads.
        #expect(try fixture.entries().filter { $0.hasPrefix("files-") }.count == 3)
        old = nil
        try await fixture.pasteboard().copy(NSItemProvider(of: "text"))
        #expect(try fixture.entries().filter { $0.hasPrefix("files-") }.count == 1)
        try await fixture.pasteboard().clear()
        #expect(try fixture.entries() == ["lock"])
    }

    @Test("keeps no files of secrets once they are replaced")
    func oldSecrets() async throws {
        let scratch = try Scratch()
        let secret = NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote", "secret")))
        try await fixture.pasteboard().copy(secret, marks: .concealed)
        #expect(try fixture.entries().count == 3)
        try await fixture.pasteboard().copy(NSItemProvider(of: "text"))
        #expect(try fixture.entries() == ["current", "lock"])
    }

    @Test("keeps few old files, however many read them")
    func manyReaders() async throws {
        let scratch = try Scratch()
        var readers: [IncomingOffer?] = []
        for number in 0..<30 {
            let item = NSItemProvider(of: NoteFile(file: try scratch.file("\(number).examplenote", "\(number)")))
            try await fixture.pasteboard().copy(item)
            readers.append(try fixture.contents())
        }
        #expect(try fixture.entries().filter { $0.hasPrefix("files-") }.count <= 10)
        #expect(readers.count == 30)
        await #expect(throws: PasteboardError.self) { try await readers[0]?.data("application/vnd.example.note") }
    }

    @Test("streams: memory does not grow with what is copied or pasted")
    func memory() async throws {
        try await inOwnProcess {
            let scratch = try Scratch()
            let file = try scratch.file("large.examplenote", "")
            truncate(file.path, 600 << 20)
            let item = NSItemProvider()
            item.registerFile(for: .note) { _ in file }
            let before = try ProcessUse.current.privateBytes
            try await fixture.pasteboard().copy(item)
            let reader = try EmbeddedClipboardReader(name: "general", in: fixture.runtime)
            var (count, largestMemory) = (0, 0)
            try reader.receive("application/vnd.example.note", limits: TransferLimits()) {
                count += $0.count
                largestMemory = max(largestMemory, (try? ProcessUse.current.privateBytes) ?? .max)
            }
            #expect(count == 600 << 20)
            #expect(largestMemory - before < 16 << 20)
            #expect(throws: TransferWireError.tooLarge(limit: 1 << 20)) {
                let limits = TransferLimits(maximumByteCount: 1 << 20)
                try reader.receive("application/vnd.example.note", limits: limits) { _ in }
            }
        }
    }
}

extension IncomingOffer {
    /// The bytes of a payload.
    func data(_ name: String) async throws -> Data {
        let sink = BufferSink()
        try await receive(name, to: sink)
        return try sink.data()
    }
}
