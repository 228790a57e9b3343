import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Files that were cut")
struct CutFilesTests {
    /// The recorded contents of the clipboard of X11 when files were cut or copied in programs; nil is a refusal. Dolphin's is
    /// after KIO's source, as are all programs' that use it.
    struct Recording: Sendable, CustomTestStringConvertible {
        let program: String
        let operation: TransferOperation
        let payloads: [(name: String, text: String?)]
        var testDescription: String { program }

        init(_ program: String, _ operation: TransferOperation, _ payloads: KeyValuePairs<String, String?>) {
            (self.program, self.operation) = (program, operation)
            self.payloads = payloads.map { ($0.key, $0.value) }
        }

        var offer: IncomingOffer {
            IncomingOffer(names: payloads.map(\.name)) { [payloads] name in
                guard let text = payloads.first(where: { $0.name == name })?.text else { throw Refusal() }
                return Data(text.utf8)
            }
        }
    }

    private static let gnome = "x-special/gnome-copied-files"
    private static let kde = "application/x-kde-cutselection"
    private static let list = "text/uri-list"

    static let recordings = [
        Recording(
            "Thunar 4.18, cut",
            .move,
            [list: "file:///a/one.txt\r\n", gnome: "cut\nfile:///a/one.txt", "UTF8_STRING": "/a/one.txt"]
        ),
        Recording("Thunar 4.18, copied", .copy, [list: "file:///a/one.txt\r\n", gnome: "copy\nfile:///a/one.txt"]),
        Recording(
            "Nautilus 43, cut",
            .move,
            [gnome: "cut\nfile:///a/one.txt", list: "file:///a/one.txt\r\n", "UTF8_STRING": "/a/one.txt"]
        ),
        Recording(
            "PCManFM 1.3, cut",
            .move,
            [list: "file:///a/one.txt\0", gnome: "cut\nfile:///a/one.txt\0", kde: "1"]
        ),
        Recording(
            "PCManFM-Qt 1.2, cut",
            .move,
            [gnome: "cut\nfile:///a/one.txt\n", list: "file:///a/one.txt\r\n", kde: "1"]
        ),
        Recording(
            "PCManFM 1.3, copied",
            .copy,
            [list: "file:///a/one.txt\0", gnome: "copy\nfile:///a/one.txt\0", kde: nil]
        ),
        Recording("Dolphin, cut", .move, [list: "file:///a/one.txt\r\n", kde: "1"]),
        Recording("Dolphin, copied", .copy, [list: "file:///a/one.txt\r\n", kde: "0"]),
        Recording(
            "Caja 1.26, cut",
            .move,
            [
                list: "file:///a/one.txt\r\n", "x-special/mate-copied-files": "cut\nfile:///a/one.txt",
                "UTF8_STRING": "/a/one.txt",
            ]
        ),
        Recording("Caja 1.26, copied", .copy, ["x-special/mate-copied-files": "copy\nfile:///a/one.txt"]),
        Recording(
            "Nautilus 3.38 through a remote desktop, cut",
            .move,
            ["x-special/nautilus-clipboard": "x-special/nautilus-clipboard\ncut\nfile:///a/one.txt\n"]
        ),
        Recording(
            "Nautilus 3.38 on Wayland, cut",
            .move,
            [
                list: "file:///a/one.txt\r\n",
                "text/plain;charset=utf-8": "x-special/nautilus-clipboard\r\ncut\r\nfile:///a/one.txt\r\n",
                "text/plain": "no",
            ]
        ),
        Recording("a list without an action", .copy, [gnome: "file:///a/one.txt"]),
        Recording("a list that cannot be read", .copy, [gnome: nil, list: "file:///a/one.txt\r\n"]),
        Recording("a browser", .copy, [list: "https://example.org/\r\n"]),
    ]

    @Test("are known as such, whichever program cut them", arguments: recordings)
    func recorded(recording: Recording) async throws {
        let offer = recording.offer
        #expect(await offer.requestedOperation() == recording.operation)
        #expect(await PasteboardContents.other(offer).requestedOperation() == recording.operation)
        // The mark is no data of its own.
        #expect(!offer.contentTypes.contains { $0.isDynamic })
        if recording.operation == .move {
            #expect(try await offer.copiedFiles() == [URL(filePath: "/a/one.txt")])
        }
    }

    @Test("stay cut when somebody looks: PCManFM ends a cut when its list for GNOME has been read")
    func looking() async throws {
        let record = Record()
        let list = Data("file:///a/one.txt".utf8)
        let offer = IncomingOffer([Self.list: list, Self.gnome: nil, Self.kde: Data("1".utf8)], record: record)
        #expect(await offer.requestedOperation() == .move)
        #expect(try await offer.copiedFiles()?.count == 1)
        #expect(record.all == [Self.kde, Self.list])
    }

    @Test("are not looked for where no files are offered")
    func notRead() async {
        let record = Record()
        let offer = IncomingOffer(["text/plain": Data("cut".utf8), "text/uri-list": Data()], record: record)
        #expect(await offer.requestedOperation() == .copy)
        #expect(record.all.isEmpty)
    }

    // MARK: Sending

    private func cut(_ files: URL...) -> TransferOffer {
        let items = files.map { NSItemProvider(contentsOf: $0, contentType: .note, openInPlace: true) }
        return TransferOffer(items, operation: .move)
    }

    @Test("are offered to the programs of both desktops")
    func sent() async throws {
        let scratch = try Scratch()
        let (one, two) = (try scratch.file("one"), try scratch.file("two"))
        let offer = cut(one, two)
        #expect(
            String(decoding: try await offer.data(for: Self.gnome), as: UTF8.self)
                == "cut\n\(one.absoluteString)\n\(two.absoluteString)"
        )
        #expect(try await offer.data(for: Self.kde) == Data("1".utf8))
        #expect(await offer.asReceived.requestedOperation() == .move)
        #expect(await PasteboardContents.own(offer).requestedOperation() == .move)
        let copied = TransferOffer(offer.items)
        #expect(!copied.names.contains(Self.kde))
        #expect(await copied.asReceived.requestedOperation() == .copy)
        #expect(!TransferOffer([NSItemProvider(of: "text")], operation: .move).names.contains(Self.kde))
        // A word about the files is not the files.
        #expect(!WireType.isContents(Self.kde))

        // Who pastes again is not asked to move what has been moved.
        try FileManager.default.removeItem(at: one)
        #expect(
            String(decoding: try await offer.data(for: Self.gnome), as: UTF8.self) == "cut\n\(two.absoluteString)"
        )
    }

    // MARK: Moving

    @Test("are moved once, and the pasteboard is empty then", arguments: [false, true])
    func moved(crossesProcesses: Bool) async throws {
        let (source, destination) = (try Scratch(), try Scratch())
        let pasteboard = Pasteboard(InMemoryPasteboard(crossesProcesses: crossesProcesses))
        let items = [try source.file("one"), try source.file("two")].map {
            NSItemProvider(contentsOf: $0, contentType: .note, openInPlace: true)
        }
        try await pasteboard.write(items: items, operation: .move)
        #expect(try await pasteboard.requestedOperation() == .move)
        let result = try await pasteboard.moveFiles(into: destination.url)
        #expect(result.destinations.map(\.lastPathComponent) == ["one", "two"])
        #expect(result.failures.isEmpty)
        #expect(try source.names.isEmpty)
        #expect(try destination.names == ["one", "two"])
        #expect(try await pasteboard.items().isEmpty)
        await #expect(throws: PasteboardError.nothingWasCut) {
            try await pasteboard.moveFiles(into: destination.url)
        }
    }

    @Test("stay where they were when they were copied")
    func copied() async throws {
        let (source, destination) = (try Scratch(), try Scratch())
        let pasteboard = Pasteboard(InMemoryPasteboard(crossesProcesses: true))
        let item = NSItemProvider(contentsOf: try source.file("one"), contentType: .note, openInPlace: true)
        try await pasteboard.write(items: [item])
        await #expect(throws: PasteboardError.nothingWasCut) {
            try await pasteboard.moveFiles(into: destination.url)
        }
        #expect(try source.names == ["one"])
        #expect(try await !pasteboard.items().isEmpty)
    }

    @Test("that cannot be moved are named, and what was copied meanwhile stays on the pasteboard")
    func failures() async throws {
        let (source, destination) = (try Scratch(), try Scratch())
        let transport = InMemoryPasteboard(crossesProcesses: true)
        let pasteboard = Pasteboard(transport)
        let gone = source.url.appendingPathComponent("gone")
        let list = "cut\n\(gone.absoluteString)\n\(try source.file("one").absoluteString)"
        // Something else is copied while the list is read.
        let offer = IncomingOffer(names: [Self.gnome]) { _ in
            transport.publish(TransferOffer([NSItemProvider(of: "text")]))
            return Data(list.utf8)
        }
        let racing = Pasteboard(OfferingTransport(offer, before: transport))
        let result = try await racing.moveFiles(into: destination.url)
        #expect(result.failures.map(\.source.path) == [gone.path])
        #expect(try destination.names == ["one"])
        #expect(try await pasteboard.value(of: String.self) == "text")
    }

    @Test("of the same name do not replace each other, and a file from before only if that is said")
    func sameNames() async throws {
        let (source, destination) = (try Scratch(), try Scratch())
        for folder in ["a", "b"] {
            try FileManager.default.createDirectory(
                at: source.url.appendingPathComponent(folder),
                withIntermediateDirectories: false
            )
        }
        let old = try destination.file("note", "old")
        for (replaces, names) in [
            (false, ["note", "note 2", "note 3"]), (true, ["note", "note 2", "note 3", "note 4"]),
        ] {
            let files = [try source.file("a/note", "a"), try source.file("b/note", "b")]
            let pasteboard = Pasteboard(InMemoryPasteboard())
            let items = files.map { NSItemProvider(contentsOf: $0, contentType: .note, openInPlace: true) }
            try await pasteboard.write(items: items, operation: .move)
            try await pasteboard.moveFiles(into: destination.url, replacesExisting: replaces)
            #expect(try destination.names == names)
            #expect(try old.text == (replaces ? "a" : "old"))
        }
    }
}

/// A clipboard that has another program's offer, and whose changes are those of another one.
private final class OfferingTransport: PasteboardTransport {
    private let offer: IncomingOffer
    private let other: InMemoryPasteboard

    init(_ offer: IncomingOffer, before other: InMemoryPasteboard) { (self.offer, self.other) = (offer, other) }

    func publish(_ offer: TransferOffer) -> Publication { other.publish(offer) }
    func clear() { other.clear() }
    func contents() -> PasteboardContents { .other(offer) }
    func changeCount() -> Int { other.changeCount() }
    func changes() -> AsyncStream<Int> { other.changes() }
    func storeForOthers() {}
}
