import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Offers of other programs")
struct IncomingOfferTests {
    // MARK: Types

    @Test("have one type for plain text, with the preferred type first")
    func oneTextType() async {
        let offer = IncomingOffer([
            "TIMESTAMP": nil, "TARGETS": nil, "image/png": nil, "UTF8_STRING": nil, "STRING": nil, "TEXT": nil,
            "text/plain": nil, "text/plain;charset=utf-8": nil, "application/x.com.example.profile": nil,
        ])
        #expect(offer.contentTypes == [.profile, .utf8PlainText, .png])
        let items = await offer.items()
        #expect(items.count == 1)
        #expect(items[0].representations.map(\.contentType) == [.profile, .utf8PlainText, .png])
    }

    @Test("read nothing to say what they may have")
    func laziness() async throws {
        let record = Record()
        let offer = IncomingOffer(["image/png": Data("png".utf8), "UTF8_STRING": Data("text".utf8)], record: record)
        #expect(offer.mayHave(anyOf: [.image]))
        #expect(offer.mayHave(anyOf: [.profile, .plainText]))
        #expect(!offer.mayHave(anyOf: [.profile, .pdf]))
        #expect(!offer.mayHave(anyOf: []))
        let item = try #require(await offer.items().first)
        #expect(record.all == [])
        #expect(try await item.loadDataRepresentation(for: .png) == Data("png".utf8))
        #expect(record.all == ["image/png"])
    }

    @Test(
        "with a list may have any file",
        arguments: [
            "text/uri-list", "x-special/gnome-copied-files", "TEXT/URI-LIST", "x-special/mate-copied-files",
            "x-special/nautilus-clipboard", "x-special/KDE-copied-files",
        ]
    )
    func listsMayBeFiles(name: String) {
        let offer = IncomingOffer([name: nil])
        for type in [UTType.fileURL, .image, .content, .folder, .note, .contact] {
            #expect(offer.mayHave(anyOf: [type]))
        }
        #expect(offer.contentTypes.contains(.fileURL))
    }

    @Test("of nothing that is a type have no items")
    func nothing() async {
        #expect(await IncomingOffer([:]).items().isEmpty)
        #expect(await IncomingOffer(["TARGETS": nil, "MULTIPLE": nil]).items().isEmpty)
    }

    @Test("of endless names are cut off")
    func manyNames() async {
        let offer = IncomingOffer(names: (0..<50_000).map { "application/x.org.example.t\($0)" }) { _ in Data() }
        #expect(offer.names.count == 1000)
        #expect(await offer.items().first?.representations.count == 1000)
    }

    // MARK: Text

    @Test("give text under the name that keeps it best, whatever stands first")
    func bestText() async throws {
        let record = Record()
        let offer = IncomingOffer(
            [
                "STRING": Data([0x3F]), "TEXT": Data("?".utf8), "text/plain": Data("?".utf8),
                "text/plain;charset=UTF-16": Data([0x41, 0]), "text/plain;charset=UTF-8": Data("€".utf8),
            ],
            record: record
        )
        let item = try #require(await offer.items().first)
        #expect(try await item.loadTransferable(type: String.self) == "€")
        #expect(record.all == ["text/plain;charset=UTF-8"])
    }

    @Test("give text in the encoding of its name")
    func encodings() async throws {
        for (name, bytes) in [
            ("STRING", [0xDF] as [UInt8]), ("text/plain;charset=UTF-16LE", [0xDF, 0x00]),
            ("UTF8_STRING", [0xC3, 0x9F, 0]),
        ] {
            let item = try #require(await IncomingOffer([name: Data(bytes)]).items().first)
            #expect(try await item.loadTransferable(type: String.self) == "ß")
        }
    }

    @Test("give text under another name where one fails")
    func otherText() async throws {
        let record = Record()
        let offer = IncomingOffer(["UTF8_STRING": nil, "STRING": Data("text".utf8)], record: record)
        let item = try #require(await offer.items().first)
        #expect(try await item.loadTransferable(type: String.self) == "text")
        #expect(record.all == ["UTF8_STRING", "STRING"])
    }

    @Test("do not ask a program again that did not answer in time")
    func stalled() async throws {
        let record = Record()
        let offer = IncomingOffer(names: ["UTF8_STRING", "STRING"]) { name in
            record.add(name)
            throw TransferWireError.timedOut(seconds: 10)
        }
        let item = try #require(await offer.items().first)
        await #expect(throws: (any Error).self) { try await item.loadTransferable(type: String.self) }
        #expect(record.all == ["UTF8_STRING"])
    }

    @Test("give markup in UTF-8, whatever encoding its name tells")
    func markup() async throws {
        let utf16 = try #require("<b>ß</b>".data(using: .utf16LittleEndian))
        let item = try #require(await IncomingOffer(["text/html;charset=utf-16le": utf16]).items().first)
        #expect(try await item.loadDataRepresentation(for: .html) == Data("<b>ß</b>".utf8))
        let untold = try #require(await IncomingOffer(["text/html": utf16]).items().first)
        #expect(try await untold.loadDataRepresentation(for: .html) == Data("<b>ß</b>".utf8))
        let plain = try #require(await IncomingOffer(["text/html": Data([0xDF])]).items().first)
        #expect(try await plain.loadDataRepresentation(for: .html) == Data([0xDF]))
        let picture = try #require(await IncomingOffer(["image/png;charset=latin1": Data([0xDF])]).items().first)
        #expect(try await picture.loadDataRepresentation(for: .png) == Data([0xDF]))
    }

    // MARK: Links and files

    @Test("of one file give the file as what it is, its URL, and the other payloads")
    func oneFile() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("My note.examplenote", "milk")
        let offer = IncomingOffer([
            "text/uri-list": URIList.encode([file]), "UTF8_STRING": Data(file.path.utf8), "application/x-other": Data(),
        ])
        let items = await offer.items()
        #expect(items.count == 1)
        let item = try #require(items.first)
        #expect(item.registeredContentTypes.prefix(3) == [.note, .fileURL, .utf8PlainText])
        #expect(item.registeredContentTypes.count == 4)
        #expect(item.suggestedName == "My note")
        #expect(try await item.loadTransferable(type: URL.self) == file)
        let note = try await item.loadTransferable(type: NoteFile.self)
        #expect(note.contents == "milk")
        #expect(note.isOriginal)
        #expect(note.file == file)
        #expect(try await item.loadTransferable(type: String.self) == file.path)
        #expect(try await item.loadDataRepresentation(for: .note) == Data("milk".utf8))
    }

    @Test("of several files give an item each")
    func severalFiles() async throws {
        let scratch = try Scratch()
        let note = try scratch.file("a.examplenote", "a")
        let picture = try scratch.file("b.png", "b")
        let folder = scratch.url.appendingPathComponent("c.folder", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let missing = scratch.url.appendingPathComponent("missing.png")
        let list = URIList.encode([note, picture, folder, missing])
        for name in ["text/uri-list", "text/URI-list;charset=utf-8", "x-special/gnome-copied-files"] {
            let items = await IncomingOffer([name: list]).items()
            #expect(
                items.map(\.registeredContentTypes)
                    == [[.note, .fileURL], [.png, .fileURL], [.folder, .fileURL], [.fileURL]]
            )
            #expect(try await items[1].loadDataRepresentation(for: .image) == Data("b".utf8))
        }
    }

    @Test("of a link give the URL and its title")
    func link() async throws {
        let title = try #require("http://a.example/\nA title".data(using: .utf16LittleEndian))
        let netscape = Data("http://a.example/\nA title".utf8)
        for (name, data) in [("text/x-moz-url", title), ("_NETSCAPE_URL", netscape)] {
            let record = Record()
            let offer = IncomingOffer([name: data, "text/html": Data()], record: record)
            let item = try #require(await offer.items().first)
            #expect(record.all == [])
            #expect(item.registeredContentTypes == [.html, .url])
            #expect(try await item.loadTransferable(type: URL.self).absoluteString == "http://a.example/")
            let titled = try #require(await offer.items(for: [.url]).first)
            #expect(titled.suggestedName == "A title")
            #expect(try await titled.loadTransferable(type: URL.self).absoluteString == "http://a.example/")
        }
    }

    @Test("of what is no regular file give an error, and do not wait for it")
    func specialFiles() async throws {
        let scratch = try Scratch()
        let pipe = scratch.url.appendingPathComponent("pipe.examplenote")
        let device = scratch.url.appendingPathComponent("zero.examplenote")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(symlink("/dev/zero", device.path) == 0)
        for file in [pipe, device] {
            let item = try #require(await IncomingOffer(["text/uri-list": URIList.encode([file])]).items().first)
            #expect(item.registeredContentTypes == [.note, .fileURL])
            await #expect(throws: (any Error).self) { try await item.loadDataRepresentation(for: .note) }
        }
    }

    @Test("of folders give URLs that end with a slash, whatever the list says")
    func folders() async throws {
        let scratch = try Scratch()
        let folder = scratch.url.appendingPathComponent("a folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = scratch.url.appendingPathComponent("a file")
        try Data("contents".utf8).write(to: file)
        for path in [folder.path, folder.path + "/", file.path] {
            let list = Data((URL(filePath: path, directoryHint: .inferFromPath).absoluteString + "\r\n").utf8)
            let item = try #require(await IncomingOffer(["text/uri-list": list]).items().first)
            let url = try await item.loadTransferable(type: URL.self)
            #expect(url.hasDirectoryPath == (path != file.path))
            #expect(url.path == (path == file.path ? file.path : folder.path))
            let data = try await item.loadDataRepresentation(for: .fileURL)
            #expect(data.last == (path == file.path ? UInt8(ascii: "e") : UInt8(ascii: "/")))
        }
    }

    @Test("of another machine's files give an error that says so")
    func otherHost() async throws {
        let offer = IncomingOffer(["text/uri-list": Data("file://elsewhere.example/etc/passwd\r\n".utf8)])
        let item = try #require(await offer.items().first)
        #expect(item.registeredContentTypes == [.url])
        await #expect {
            try await item.loadTransferable(type: URL.self)
        } throws: { error in
            error.localizedDescription.contains("text/uri-list")
                && error.localizedDescription.contains("other machines")
        }
    }

    @Test("with an empty list have the other list's links")
    func secondList() async throws {
        let offer = IncomingOffer(["text/uri-list": Data("#\r\n".utf8), "text/x-moz-url": Data("http://a".utf8)])
        let item = try #require(await offer.items().first)
        #expect(try await item.loadTransferable(type: URL.self).absoluteString == "http://a")
    }

    // MARK: Errors

    @Test("name what could not be read, and why")
    func errors() async throws {
        let png = try #require(await IncomingOffer(["image/png": nil]).items().first)
        await #expect {
            try await png.loadDataRepresentation(for: .png)
        } throws: { error in
            ["public.png", "image/png", "refused by the test"].allSatisfy(error.localizedDescription.contains)
        }
        let list = try #require(await IncomingOffer(["text/uri-list": nil]).items().first)
        await #expect {
            try await list.loadTransferable(type: URL.self)
        } throws: { error in
            ["public.url", "text/uri-list", "refused by the test"].allSatisfy(error.localizedDescription.contains)
        }
        let text = try #require(await IncomingOffer(["UTF8_STRING": nil, "STRING": nil]).items().first)
        await #expect {
            try await text.loadTransferable(type: String.self)
        } throws: { error in
            ["UTF8_STRING, STRING", "refused by the test"].allSatisfy(error.localizedDescription.contains)
        }
    }

    @Test("are asked once for a payload, and again for one that failed")
    func retry() async throws {
        let record = Record()
        let offer = IncomingOffer(names: ["image/png"]) { name in
            record.add(name)
            if record.all.count == 1 { throw Refusal() }
            return Data("png".utf8)
        }
        let item = try #require(await offer.items().first)
        await #expect(throws: (any Error).self) { try await item.loadDataRepresentation(for: .png) }
        for _ in 0..<3 { #expect(try await item.loadDataRepresentation(for: .png) == Data("png".utf8)) }
        #expect(record.all.count == 2)
    }

    // MARK: Files without a type

    private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]) + Data("JFIF".utf8)

    @Test("of bytes beside a link have what the bytes are, for a receiver that may take them")
    func promisedFile() async throws {
        let record = Record()
        let link = Data("http://a.example/photo.png?id=5\nA photo".utf8)
        let offer = IncomingOffer(
            ["text/x-moz-url": link, "application/octet-stream": jpeg, "text/html": Data()],
            record: record
        )
        #expect(offer.mayHave(anyOf: [.image]))
        let unknown = try #require(await offer.items().first)
        #expect(unknown.registeredContentTypes == [.data, .html, .url])
        let forText = try #require(await offer.items(for: [.html, .plainText]).first)
        #expect(forText.registeredContentTypes == [.data, .html, .url])
        #expect(record.all == [])
        for types in [[UTType.image], [.image, .url], [.item]] {
            let item = try #require(await offer.items(for: types).first)
            #expect(item.registeredContentTypes == [.jpeg, .html, .url])
            #expect(item.suggestedName == "photo")
            #expect(try await item.loadDataRepresentation(for: .jpeg) == jpeg)
        }
        #expect(record.all == ["application/octet-stream", "text/x-moz-url"])
    }

    @Test("of bytes that tell less than the name of the link have what the name tells")
    func promisedDocument() async throws {
        let offer = IncomingOffer([
            "text/x-moz-url": Data("http://a.example/list.csv".utf8), "application/octet-stream": Data("a,b".utf8),
        ])
        let item = try #require(await offer.items(for: [.data]).first)
        #expect(item.registeredContentTypes == [.commaSeparatedText, .url])
    }

    @Test("of bytes alone have data")
    func bytesAlone() async throws {
        let offer = IncomingOffer(["application/octet-stream": jpeg])
        #expect(!offer.mayHave(anyOf: [.image]))
        #expect(await offer.items(for: [.data]).first?.registeredContentTypes == [.data])
    }

    // MARK: Owners that do not answer

    /// An offer of RTF and HTML, of which the RTF takes its time.
    private func slowOffer(
        _ names: [String] = ["text/rtf", "text/html"],
        record: Record,
        html: Data? = Data("<b>html</b>".utf8),
        answer: @escaping @Sendable (any ByteSink) async throws -> Void
    ) -> IncomingOffer {
        IncomingOffer(names: names) { name, sink in
            record.add(name)
            if name == "text/rtf" {
                do {
                    try await answer(sink)
                } catch {
                    record.add("cancelled")
                    throw error
                }
            } else {
                guard let html else { throw Refusal() }
                try await sink.write(html)
            }
        }
    }

    private func text(of offer: IncomingOffer) async throws -> String {
        let item = try #require(await offer.items().first)
        return String(try await item.loadTransferable(type: AttributedString.self).characters)
    }

    @Test(
        "have the next form where nothing arrives of one, which is asked for no longer then",
        .timeLimit(.minutes(20))
    )
    func unanswered() async throws {
        let record = Record()
        let offer = slowOffer(record: record) { _ in try await neverAnswer() }
        #expect(try await text(of: offer) == "html")
        try await waitUntil("the end of the receipt") { record.all.contains("cancelled") }
        #expect(record.all == ["text/rtf", "text/html", "cancelled"])
    }

    @Test("have the form of which something has arrived, however long the rest takes", .timeLimit(.minutes(20)))
    func slow() async throws {
        let record = Record()
        let offer = slowOffer(record: record) { sink in
            try await sink.write(Data(#"{\rtf1 "#.utf8))
            try await letPass(RepresentationSearch.patience * 1.5, because: "the rest takes longer than a form may")
            try await sink.write(Data("rtf}".utf8))
        }
        #expect(try await text(of: offer) == "rtf")
        #expect(record.all == ["text/rtf"])
    }

    @Test(
        "have a form that is answered late where there is no other, and ask for it once",
        .timeLimit(.minutes(20)),
        arguments: [["text/rtf"], ["text/rtf", "text/html"]]
    )
    func late(names: [String]) async throws {
        let record = Record()
        let offer = slowOffer(names, record: record, html: nil) { sink in
            // Until then the others have been tried.
            try await waitUntil("the questions") { record.all == names }
            try await letPass(RepresentationSearch.patience / 2, because: "the program answers late")
            try await sink.write(Data(#"{\rtf1 rtf}"#.utf8))
        }
        #expect(try await text(of: offer) == "rtf")
        #expect(record.all == names)
    }

    @Test("have what is beside a list that nobody answers for", .timeLimit(.minutes(20)))
    func unansweredList() async throws {
        let offer = IncomingOffer(names: ["text/uri-list", "UTF8_STRING"]) { name in
            if name == "UTF8_STRING" { return Data("text".utf8) }
            try await neverAnswer()
            return Data()
        }
        let item = try #require(await offer.items(for: String.importedContentTypes()).first)
        #expect(try await item.loadTransferable(type: String.self) == "text")
    }

    // MARK: Cancellation

    @Test("let go of who is cancelled at once, and go on for the others")
    func cancelledWaiter() async throws {
        let record = Record()
        let (open, gate) = AsyncStream.makeStream(of: Void.self)
        let offer = IncomingOffer(names: ["image/png"]) { name in
            record.add(name)
            for await _ in open {}
            return Data("png".utf8)
        }
        let (first, second) = (
            Task { try await offer.data(for: "image/png") }, Task { try await offer.data(for: "image/png") }
        )
        try await waitUntil("the question") { !record.all.isEmpty }
        // Whether it waits already or not yet, it ends before there is anything.
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.finish()
        // Where the second had not begun to wait, it is asked for again.
        #expect(try await second.value == Data("png".utf8))
        #expect(try await offer.data(for: "image/png") == Data("png".utf8))
    }

    @Test("are not received to their end when nobody waits for them, and can be had again", arguments: [false, true])
    func cancelledReceipt(asItem: Bool) async throws {
        let record = Record()
        let offer = IncomingOffer(names: ["image/png"]) { name in
            record.add("asked")
            if record.all.count > 1 { return Data("png".utf8) }
            do {
                try await neverAnswer()
            } catch {
                record.add("cancelled")
                throw error
            }
            return Data()
        }
        let item = try #require(await offer.items().first)
        let load: @Sendable () async throws -> Data = {
            asItem ? try await item.loadDataRepresentation(for: .png) : try await offer.data(for: "image/png")
        }
        let tasks = (0..<4).map { _ in Task { try await load() } }
        // All of them have to wait, or the last would ask anew.
        try await waitUntil("all to wait") { offer.payloads.waiterCount(for: "image/png") == tasks.count }
        try await waitUntil("the question") { record.all == ["asked"] }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: (any Error).self) { try await task.value } }
        try await waitUntil("the end of the receipt") { record.all.contains("cancelled") }
        #expect(record.all == ["asked", "cancelled"])
        #expect(try await load() == Data("png".utf8))
    }
}

@Suite("What a hovering drag fits")
struct HoveringOfferTests {
    /// An offer of a list of URIs, and how often it was read.
    private func offer(_ list: String, name: String = "text/uri-list", and others: [String] = []) -> (
        IncomingOffer, Record
    ) {
        let record = Record()
        let offer = IncomingOffer(names: [name] + others) { name in
            record.add(name)
            return Data(list.utf8)
        }
        return (offer, record)
    }

    @Test("is told by the list of URIs, which is read once")
    func list() async throws {
        let scratch = try Scratch()
        let picture = try scratch.file("a.png")
        let (files, reads) = offer(picture.absoluteString + "\r\n")
        #expect(files.mayHave(anyOf: [.image]) && !files.surelyHas(anyOf: [.image]))
        #expect(await files.has(anyOf: [.image]))
        #expect(await files.has(anyOf: [.fileURL]))
        #expect(await !files.has(anyOf: [.audio]))
        _ = await files.items()
        #expect(reads.all == ["text/uri-list"])

        let (link, _) = offer("https://example.org/\r\n")
        #expect(await !link.has(anyOf: [.image]))
        #expect(await !link.has(anyOf: [.profile]))
        #expect(await link.has(anyOf: [.url]))
    }

    @Test("is told without the list where the names tell")
    func names() async throws {
        let (offer, reads) = offer("https://example.org/\r\n", and: ["image/png"])
        #expect(offer.surelyHas(anyOf: [.image]))
        #expect(await offer.has(anyOf: [.image]))
        #expect(reads.all == [])
        #expect(!self.offer("", name: "_NETSCAPE_URL").0.mayHave(anyOf: [.image]))
    }

    @Test("is nothing where the list cannot be read")
    func broken() async {
        let offer = IncomingOffer(["text/uri-list": nil])
        #expect(await !offer.has(anyOf: [.image]))
    }
}
