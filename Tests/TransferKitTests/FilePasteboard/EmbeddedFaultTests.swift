import CoreTransferable
import Testing
import TransferTestSupport

@testable import FilePasteboard
@testable import TransferKit

@Suite("The clipboard in files, when things go wrong", .timeLimit(.minutes(20)))
struct EmbeddedFaultTests {
    private let fixture: EmbeddedFixture

    init() throws { fixture = try EmbeddedFixture() }

    // MARK: Several programs

    @Test("gives readers whole contents while many programs copy")
    func hammer() async throws {
        let checkers = try (0..<2).map { _ in try fixture.probe("check", "general") }
        for checker in checkers { try await checker.waitForLine(containing: "checking") }
        let writers = try (0..<6).map { _ in try fixture.probe("hammer", "general", "25") }
        for writer in writers {
            #expect(try await writer.waitForExit().isSuccess, "\(writer.transcript)")
        }
        let pasteboard = fixture.pasteboard()
        #expect(try pasteboard.changeCount() == 150)
        try await pasteboard.clear()
        for checker in checkers {
            #expect(try await checker.waitForExit().isSuccess, "\(checker.transcript)")
            #expect(checker.standardOutput.lines.last?.hasPrefix("consistent") == true)
        }
        try await pasteboard.clear()
        #expect(try fixture.entries() == ["lock"])
    }

    @Test("begins to write while others look for what writers have left")
    func abandonedFiles() async throws {
        let place = PasteboardDirectory(name: "general", in: fixture.runtime)
        let directory = try #require(try place.open(isMade: true))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<1000 { _ = try StoredContentsWriter(in: directory) } }
            }
            try await group.waitForAll()
        }
        directory.removeAbandoned()
        #expect(try fixture.entries().filter { $0.hasPrefix("incoming-") }.isEmpty)
    }

    @Test("keeps the old contents when a program is killed while it copies, and removes what that left")
    func killed() async throws {
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: "old"))
        let writer = try fixture.probe("stall", "general")
        try await writer.waitForLine(containing: "stalled")
        #expect(try fixture.entries().count { $0.hasPrefix("incoming-") || $0.hasPrefix("files-") } == 2)
        writer.signal(SIGKILL)
        try await writer.waitForExit()
        #expect(try await fixture.items().first?.loadTransferable(type: String.self) == "old")
        try await pasteboard.copy(NSItemProvider(of: "new"))
        #expect(try fixture.entries() == ["current", "lock"])
        #expect(try await fixture.items().first?.loadTransferable(type: String.self) == "new")
    }

    @Test("leaves alone what a living program is writing")
    func living() async throws {
        let writer = try fixture.probe("stall", "general")
        try await writer.waitForLine(containing: "stalled")
        try await fixture.pasteboard().copy(NSItemProvider(of: "new"))
        try await fixture.pasteboard().clear()
        #expect(try fixture.entries().count { $0.hasPrefix("incoming-") || $0.hasPrefix("files-") } == 2)
        await writer.terminate()
    }

    @Test("leaves nothing when copying is cancelled")
    func cancelled() async throws {
        let pasteboard = fixture.pasteboard()
        let record = Record()
        let item = NSItemProvider()
        item.registerData(for: .png) { _ in Data(repeating: 1, count: 100_000) }
        item.registerData(for: .json) { _ in
            record.add("begun")
            try await neverAnswer()
            return Data()
        }
        let task = Task { try await pasteboard.copy(item) }
        try await waitUntil("the payload") { record.all == ["begun"] }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try fixture.entries() == [])
    }

    @Test("gives up after a time when a program that changes it hangs")
    func hanging() async throws {
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: "old"))
        let lock = try #require(try PasteboardDirectory(name: "general", in: fixture.runtime).make().openFile("lock"))
        #expect(lock.lock(LOCK_EX))
        defer { lock.unlock() }
        await #expect(throws: PasteboardError.busy(path: fixture.path("lock"))) {
            try await pasteboard.copy(NSItemProvider(of: "new"))
        }
        #expect(try await fixture.items().first?.loadTransferable(type: String.self) == "old")
    }

    @Test("waits for programs that make one change after another, and not for one that makes none")
    func patience() {
        let start = ContinuousClock.now
        var waiting = ChangePatience(count: 7, now: start)
        func isOver(_ count: Int, after seconds: Int) -> Bool {
            waiting.isOver(count: count, now: start + .seconds(seconds))
        }
        #expect(!isOver(7, after: 4))
        // Each change that another completes begins a new pause.
        for number in 1...10 { #expect(!isOver(7 + number, after: 4 * number)) }
        for _ in 1..<ChangePatience.fewestLooks { #expect(!isOver(17, after: 44)) }
        #expect(isOver(17, after: 45))
        // A program that hardly runs does not give up, since the other may not run either.
        #expect(!isOver(18, after: 46))
        #expect(!isOver(18, after: 52))
        // However many there are, the wait has an end.
        #expect(!isOver(19, after: 59))
        #expect(isOver(20, after: 60))
    }

    // MARK: No room

    @Test("keeps the old contents when there is no room", arguments: [1000, 40])
    func limit(size: Int) async throws {
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: "old"))
        let program = try fixture.probe("copy", "general", String(repeating: "a", count: 100_000), "\(size)")
        #expect(try await program.waitForExit() == .exited(1))
        #expect(program.standardError.text.contains("no room"), "\(program.transcript)")
        #expect(try fixture.entries() == ["current", "lock"])
        #expect(try await fixture.items().first?.loadTransferable(type: String.self) == "old")
    }

    @Test("keeps the old contents on a full disk, for data and for files", .enabled(if: canMount))
    func fullDisk() async throws {
        try await run("mount", ["-t", "tmpfs", "-o", "size=256k,mode=700", "tmpfs", fixture.directory.path])
        let pasteboard = fixture.pasteboard()
        do {
            try await pasteboard.copy(NSItemProvider(of: "old"))
            await #expect {
                try await pasteboard.copy(NSItemProvider(of: String(repeating: "a", count: 1 << 20)))
            } throws: { $0.localizedDescription.contains("no room") }
            let scratch = try Scratch()
            let file = try scratch.file("a.examplenote", String(repeating: "a", count: 1 << 20))
            await #expect {
                try await pasteboard.copy(NSItemProvider(of: NoteFile(file: file)))
            } throws: { $0.localizedDescription.contains("no room") }
            #expect(try fixture.entries() == ["current", "lock"])
            #expect(try await fixture.items().first?.loadTransferable(type: String.self) == "old")
            // Also with no room at all, what is there can be removed.
            _ = FileManager.default.createFile(atPath: fixture.directory.file("rest"), contents: Data(count: 1 << 20))
            try await pasteboard.clear()
            #expect(try await fixture.items().isEmpty)
        } catch {
            Issue.record(error)
        }
        // A program that another test is about to start may have copies of descriptors here for a moment.
        try await run("umount", ["--lazy", fixture.directory.path])
    }

    static let canMount: Bool = {
        guard geteuid() == 0, let path = try? TemporaryDirectory().path else { return false }
        mkdir(path, 0o700)
        defer { rmdir(path) }
        guard mount("tmpfs", path, "tmpfs", 0, nil) == 0 else { return false }
        return umount(path) == 0
    }()

    // MARK: Damage

    @Test("has an error for damaged contents, and the next are good")
    func damaged() async throws {
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: "old"))
        for damage in [Data(), Data("nonsense".utf8), Data(repeating: 0xFF, count: 5000)] {
            try damage.write(to: URL(filePath: fixture.path("current")))
            #expect(throws: PasteboardError.damaged(path: fixture.path("current"), reason: "has no valid header")) {
                try pasteboard.contents()
            }
            let count = try pasteboard.changeCount()
            try await pasteboard.copy(NSItemProvider(of: "new"))
            #expect(try pasteboard.changeCount() == count + 1)
            #expect(try await fixture.items().first?.loadTransferable(type: String.self) == "new")
        }
        // A reader that is in the middle notices that the rest is missing.
        let reader = try EmbeddedClipboardReader(name: "general", in: fixture.runtime)
        truncate(fixture.path("current"), 50)
        #expect(throws: TransferWireError.self) {
            try reader.receive("text/plain", limits: TransferLimits()) { _ in }
        }
    }

    @Test("never follows links out of its directory")
    func links() async throws {
        let scratch = try Scratch()
        let outside = try scratch.file("outside", "outside")
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote", "note"))))
        let files = try #require(try fixture.entries().first { $0.hasPrefix("files-") })
        // The kept file, the directory around it, the contents, the lock and what is being written, one after another.
        let file = fixture.path("\(files)/1/a.examplenote")
        unlink(file)
        symlink(outside.path, file)
        let contents = try #require(try fixture.contents())
        await #expect(throws: PasteboardError.damaged(path: file, reason: "is not a file")) {
            try await contents.data("application/vnd.example.note")
        }
        for entry in [fixture.path("\(files)/1"), fixture.path(files)] {
            try FileManager.default.removeItem(atPath: entry)
            symlink(scratch.url.path, entry)
            await #expect(throws: PasteboardError.self) {
                try await fixture.contents()?.data("application/vnd.example.note")
            }
        }
        symlink(outside.path, fixture.path("incoming-0"))
        symlink(scratch.url.path, fixture.path("files-0"))
        unlink(fixture.path("current"))
        symlink(outside.path, fixture.path("current"))
        #expect(throws: PasteboardError.damaged(path: fixture.path("current"), reason: "is not a file")) {
            try pasteboard.contents()
        }
        try await pasteboard.copy(NSItemProvider(of: "new"))
        try await pasteboard.copy(NSItemProvider(of: "new"))
        #expect(try fixture.entries() == ["current", "lock"])
        unlink(fixture.path("lock"))
        symlink(outside.path, fixture.path("lock"))
        await #expect(throws: PasteboardError.damaged(path: fixture.path("lock"), reason: "is not a file")) {
            try await pasteboard.copy(NSItemProvider(of: "new"))
        }
        #expect(try outside.text == "outside")
        #expect(try scratch.names == ["a.examplenote", "outside"])
    }

    @Test("does not wait for pipes that stand where files belong")
    func pipes() async throws {
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: "old"))
        for name in ["current", "lock"] {
            unlink(fixture.path(name))
            mkfifo(fixture.path(name), 0o600)
        }
        #expect(throws: PasteboardError.self) { try pasteboard.contents() }
        await #expect(throws: PasteboardError.self) { try await pasteboard.copy(NSItemProvider(of: "new")) }
    }

    @Test("says what is in its place when that cannot be replaced")
    func directoryInPlace() async throws {
        let pasteboard = fixture.pasteboard()
        try await pasteboard.copy(NSItemProvider(of: "old"))
        unlink(fixture.path("current"))
        mkdir(fixture.path("current"), 0o700)
        await #expect(throws: PasteboardError.damaged(path: fixture.path("current"), reason: "is a directory")) {
            try await pasteboard.copy(NSItemProvider(of: "new"))
        }
    }

    @Test("has an error for a file that was copied and is no longer there")
    func missingOriginal() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("a.examplenote")
        try await fixture.pasteboard().copy(NSItemProvider(of: NoteFile(file: file, allowsOriginal: true)))
        try FileManager.default.removeItem(at: file)
        await #expect {
            try await fixture.contents()?.data("application/vnd.example.note")
        } throws: { error in
            error.localizedDescription.contains(file.path)
        }
        mkfifo(file.path, 0o600)
        await #expect(throws: TransferWireError.self) {
            try await fixture.contents()?.data("application/vnd.example.note")
        }
    }

    @Test("reads no index or header that leads elsewhere", arguments: 1...4 as ClosedRange<UInt64>)
    func fuzz(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let good = StoredIndex(
            entries: [
                .init(name: "text/plain", place: .inside(offset: 48, count: 5)),
                .init(name: "image/png", place: .kept(number: 1, name: "a.png")),
                .init(name: "application/pdf", place: .reference(path: "/tmp/a.pdf")),
            ],
            hasFiles: true
        )
        #expect(StoredIndex(good.encoded(), payloads: 48..<100) == good)
        let header = StoredHeader(changeCount: 7, token: .random(), indexOffset: 100, indexCount: 20)
        #expect(StoredHeader(header.encoded(), fileOf: 120) == header)
        #expect(StoredHeader(header.encoded(), fileOf: 119) == nil)
        for _ in 0..<20_000 {
            var bytes = good.encoded()
            for _ in 0..<Int.random(in: 1..<5, using: &generator) where !bytes.isEmpty {
                let position = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[position] = .random(in: 0...255, using: &generator)
                case 1: bytes.removeSubrange(position...)
                case 2: bytes.insert([0, 0xFF, 0x2E, 0x2F].randomElement(using: &generator) ?? 0, at: position)
                default: bytes[position] = [0, 0xFF, 0x2E, 0x2F].randomElement(using: &generator) ?? 0
                }
            }
            for entry in StoredIndex(bytes, payloads: 48..<100)?.entries ?? [] {
                #expect(!entry.name.isEmpty && !entry.name.utf8.contains(0))
                switch entry.place {
                case .inside(let offset, let count): #expect(offset >= 48 && count >= 0 && offset + count <= 100)
                case .kept(_, let name): #expect(!name.contains("/") && name != ".." && name != "." && !name.isEmpty)
                case .reference(let path): #expect(path.hasPrefix("/") && !path.utf8.contains(0))
                }
            }
            var changed = header.encoded()
            changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(in: 0...255, using: &generator)
            if let read = StoredHeader(changed, fileOf: 120) {
                #expect(read.indexOffset >= 48 && read.indexOffset + read.indexCount <= 120)
                #expect(read.changeCount < .max)
            }
        }
    }
}
