import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Values that cross the wire")
struct RoundTripTests {
    private func received(_ items: [NSItemProvider]) async -> [NSItemProvider] {
        await TransferOffer(items).asReceived.items()
    }

    private func received<T: Transferable>(_ value: T) async throws -> NSItemProvider {
        let items = await received([NSItemProvider(of: value)])
        #expect(items.count == 1)
        return try #require(items.first)
    }

    @Test("arrive as they were")
    func values() async throws {
        #expect(try await received("Gruß €\0.").loadTransferable(type: String.self) == "Gruß €\0.")
        #expect(try await received("").loadTransferable(type: String.self) == "")
        #expect(try await received(Data([0, 1, 255])).loadTransferable(type: Data.self) == Data([0, 1, 255]))
        let url = try #require(URL(string: "https://swift.org/a%20b?c=d#e"))
        #expect(try await received(url).loadTransferable(type: URL.self) == url)
        #expect(try await received(url).loadTransferable(type: String.self) == url.absoluteString)
        let file = URL(filePath: "/no such directory/ü#?%.txt")
        let receivedFile = try await received(file).loadTransferable(type: URL.self)
        #expect(receivedFile == file)
        #expect(receivedFile.path == file.path)
        let recipe = Recipe(title: "Soup")
        #expect(try await received(recipe).loadTransferable(type: Recipe.self) == recipe)
    }

    @Test("of a type of its own arrive as such, and as text for everyone else")
    func profile() async throws {
        let item = try await received(Profile(name: "Ada"))
        #expect(item.registeredContentTypes == [.profile, .utf8PlainText])
        #expect(try await item.loadTransferable(type: Profile.self) == Profile(name: "Ada"))
        #expect(try await item.loadTransferable(type: String.self) == "Ada")
    }

    @Test("of a link or a file are text for editors, which their type is not")
    func addresses() async throws {
        let link = try #require(URL(string: "http://a.example/"))
        let offer = TransferOffer([NSItemProvider(of: link)])
        #expect(try await offer.data(for: "text/plain;charset=utf-8") == Data("http://a.example/".utf8))
        #expect(offer.names.contains("UTF8_STRING") && offer.names.contains("text/html"))
        let scratch = try Scratch()
        let file = try scratch.file("a.txt", "text")
        let files = TransferOffer([NSItemProvider(of: file), NSItemProvider(of: scratch.url)])
        #expect(files.names.first == "text/uri-list")
        #expect(
            try await files.data(for: "UTF8_STRING")
                == Data("\(file.absoluteString)\n\(scratch.url.absoluteString)".utf8)
        )
    }

    @Test("of formatted text are HTML for programs that read no RTF, and come back of it")
    func formattedText() async throws {
        var text = AttributedString("bold")
        text.inlinePresentationIntent = .stronglyEmphasized
        let offer = TransferOffer([NSItemProvider(of: text)])
        let html = try await offer.data(for: "text/html")
        #expect(String(decoding: html, as: UTF8.self).contains("<b>bold</b>"))
        let names = offer.names
        #expect(try #require(names.firstIndex(of: "text/html")) > #require(names.firstIndex(of: "text/rtf")))
        #expect(try #require(names.firstIndex(of: "text/html")) < #require(names.firstIndex(of: "UTF8_STRING")))
        let page = IncomingOffer(names: ["text/html", "UTF8_STRING"]) { name, sink in
            try await sink.write(name == "text/html" ? html : Data("bold".utf8))
        }
        #expect(page.mayHave(anyOf: [.rtf]) && page.surelyHas(anyOf: [.rtf]) && !page.contentTypes.contains(.rtf))
        let item = try #require(await page.items(for: AttributedString.importedContentTypes()).first)
        #expect(try await item.loadTransferable(type: AttributedString.self) == text)
        // What was made here is not offered as if the other program had it.
        #expect(item.registeredContentTypes == [.html, .utf8PlainText])
        await #expect(throws: (any Error).self) { try await item.loadDataRepresentation(for: .rtf) }
        #expect(!TransferOffer([item]).sentItems[0].representations.contains { $0.contentType == .rtf })
    }

    @Test("of text in any type and encoding are text for a destination of text, unless there is plain text, too")
    func otherText() async throws {
        let latin = Data([0x47, 0x72, 0xFC, 0xDF, 0x65])
        for name in ["text/x-python", "text/csv", "text/plain;charset=iso-8859-1"] {
            let offer = IncomingOffer(names: [name]) { _, sink in try await sink.write(latin) }
            #expect(offer.mayHave(anyOf: [.utf8PlainText]), "\(name)")
            let item = try #require(await offer.items(for: [.utf8PlainText]).first)
            #expect(try await item.loadTransferable(type: String.self) == "Grüße", "\(name)")
        }
        let table = IncomingOffer(names: ["text/csv", "text/plain"]) { name, sink in
            try await sink.write(Data(name.utf8))
        }
        let item = try #require(await table.items(for: [.utf8PlainText]).first)
        #expect(try await item.loadTransferable(type: String.self) == "text/plain")
        let scratch = try Scratch()
        let file = try scratch.file("notes.txt", "from a file")
        let files = IncomingOffer(names: ["text/uri-list"]) { _, sink in
            try await sink.write(Data("\(file.absoluteString)\r\n".utf8))
        }
        let dropped = try #require(await files.items(for: [.utf8PlainText]).first)
        #expect(try await dropped.loadTransferable(type: String.self) == "from a file")
        #expect(try await dropped.loadTransferable(type: URL.self).path == file.path)
    }

    @Test("of a type with another's MIME type arrive as both")
    func recipe() async throws {
        #expect(try await received(Recipe(title: "Soup")).registeredContentTypes == [.recipe, .json])
    }

    @Test("arrive in the order that was declared, whatever is usual")
    func declaredOrder() async throws {
        let item = NSItemProvider()
        item.suggestedName = "Note"
        for type in [UTType.utf8PlainText, .html, .png, .profile] { item.registerData(for: type) { _ in Data() } }
        let received = try #require(await self.received([item]).first)
        #expect(received.registeredContentTypes == [.utf8PlainText, .html, .png, .profile])
        #expect(received.suggestedName == "Note")
        let page = NSItemProvider()
        let link = try #require(URL(string: "http://a.example/"))
        page.register(link)
        page.registerData(for: .html) { _ in Data() }
        #expect(await self.received([page]).first?.registeredContentTypes == [.url, .html, .utf8PlainText])
        let bytes = NSItemProvider()
        bytes.registerData(for: .data) { _ in Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
        let url = try #require(URL(string: "http://a.example/a.png"))
        bytes.register(url)
        let items = await TransferOffer([bytes]).asReceived.items(for: [.image])
        // The link's HTML, which nobody declared, comes last.
        #expect(items.first?.registeredContentTypes == [.data, .url, .utf8PlainText, .html])
    }

    @Test("have no index where the order is the usual one")
    func noIndex() {
        for item in [NSItemProvider(of: Profile(name: "Ada")), NSItemProvider(of: AttributedString("text"))] {
            #expect(!TransferOffer([item]).names.contains("application/x-transferable-items"))
        }
    }

    @Test("of files arrive under their names, and the originals only where the sender allows that")
    func files() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("Shopping list.examplenote", "milk")
        let item = try await received(NoteFile(file: file))
        let note = try await item.loadTransferable(type: NoteFile.self)
        #expect(note.contents == "milk")
        #expect(note.receivedName == "Shopping list.examplenote")
        #expect(note.file != file)
        let original = try await received(NoteFile(file: file, allowsOriginal: true))
        #expect(try await original.loadTransferable(type: NoteFile.self).file == file)
        #expect(try await item.loadDataRepresentation(for: .note) == Data("milk".utf8))
        #expect(file.exists)
    }

    @Test("do not arrive where they are for this process")
    func hidden() async throws {
        let item = NSItemProvider()
        item.registerData(for: .profile, visibility: .ownProcess) { _ in Data() }
        item.registerData(for: .png) { _ in Data() }
        #expect(await received([item]).map(\.registeredContentTypes) == [[.png]])
    }

    // MARK: Several items

    @Test("arrive as several items, each with its own types, order and name")
    func several() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("b.examplenote", "milk")
        let url = try #require(URL(string: "http://a.example/"))
        let picture = NSItemProvider()
        picture.suggestedName = "Portrait"
        picture.registerData(for: .png) { _ in Data("png".utf8) }
        picture.registerData(for: .profile) { _ in try JSONEncoder().encode(Profile(name: "Bob")) }
        let items = await received([
            NSItemProvider(of: Profile(name: "Ada")), NSItemProvider(of: url), NSItemProvider(of: NoteFile(file: file)),
            picture, NSItemProvider(of: "text"),
        ])
        #expect(
            items.map(\.registeredContentTypes) == [
                [.profile, .utf8PlainText], [.url], [.note], [.png, .profile], [.utf8PlainText],
            ]
        )
        #expect(items[3].suggestedName == "Portrait")
        #expect(try await items[0].loadTransferable(type: Profile.self) == Profile(name: "Ada"))
        #expect(try await items[0].loadTransferable(type: String.self) == "Ada")
        #expect(try await items[1].loadTransferable(type: URL.self) == url)
        #expect(try await items[2].loadTransferable(type: NoteFile.self).contents == "milk")
        #expect(try await items[3].loadTransferable(type: Profile.self) == Profile(name: "Bob"))
        #expect(try await items[3].loadDataRepresentation(for: .png) == Data("png".utf8))
        #expect(try await items[4].loadTransferable(type: String.self) == "text")
        await #expect(throws: (any Error).self) { try await items[4].loadTransferable(type: Profile.self) }
    }

    @Test("are not read to count them, and each payload is read once")
    func lazySeveral() async throws {
        let record = Record()
        let offer = TransferOffer((0..<3).map { NSItemProvider(of: Profile(name: "\($0)")) })
        let incoming = IncomingOffer(names: offer.names) { name in
            record.add(name)
            return try await offer.data(for: name)
        }
        #expect(incoming.mayHave(anyOf: [.profile]))
        let items = await incoming.items()
        #expect(record.all == ["application/x-transferable-items"])
        for (index, item) in items.enumerated() {
            #expect(try await item.loadTransferable(type: Profile.self).name == "\(index)")
        }
        #expect(
            record.all == ["application/x-transferable-items", "application/x-transferable-items+com.example.profile"]
        )
    }

    @Test("are known to be of a type that only the second item has")
    func secondType() {
        let offer = TransferOffer([NSItemProvider(of: "text"), NSItemProvider(of: Profile(name: "Ada"))])
        #expect(offer.asReceived.mayHave(anyOf: [.profile]))
    }

    @Test("of which some are files go as files, not through memory")
    func filesOfSeveral() async throws {
        let scratch = try Scratch()
        let url = try #require(URL(string: "http://a.example/"))
        let offer = TransferOffer([
            NSItemProvider(of: url), NSItemProvider(of: NoteFile(file: try scratch.file("a.examplenote", "a"))),
            NSItemProvider(of: "text"), NSItemProvider(of: NoteFile(file: try scratch.file("b.examplenote", "b"))),
        ])
        let record = Record()
        let incoming = IncomingOffer(names: offer.names) { name in
            record.add(name)
            return try await offer.data(for: name)
        }
        let items = await incoming.items()
        #expect(try await items[3].loadTransferable(type: NoteFile.self).receivedName == "b.examplenote")
        #expect(try await items[1].loadTransferable(type: NoteFile.self).contents == "a")
        #expect(record.all == ["application/x-transferable-items", "text/uri-list"])
        #expect(items.allSatisfy { !$0.registeredContentTypes.contains(.fileURL) })
    }

    @Test("arrive although one of them cannot be made")
    func failingItem() async throws {
        let failing = NSItemProvider()
        failing.registerData(for: .profile) { _ in throw Refusal() }
        let items = await received([failing, NSItemProvider(of: Profile(name: "Ada"))])
        #expect(try await items[1].loadTransferable(type: Profile.self).name == "Ada")
        await #expect {
            try await items[0].loadTransferable(type: Profile.self)
        } throws: { error in
            error.localizedDescription.contains("com.example.profile")
        }
    }

    @Test("come as one item where the index is of no use")
    func brokenIndex() async throws {
        let items = await IncomingOffer([
            "application/x-transferable-items": Data("nonsense".utf8), "UTF8_STRING": Data("text".utf8),
        ]).items()
        #expect(items.count == 1)
        #expect(try await items[0].loadTransferable(type: String.self) == "text")
    }

    @Test("give errors where the index promises what is not there")
    func lyingIndex() async throws {
        let index = ItemIndex(items: [
            .init(name: "../../x", types: ["public.png", "not a type", "public.jpeg"], link: nil),
            .init(name: nil, types: ["com.example.note"], link: "com.example.note"),
            .init(name: nil, types: ["public.file-url"], link: "public.file-url"),
        ])
        let host = Data("file://elsewhere.example/a".utf8)
        let items = await IncomingOffer([
            "application/x-transferable-items": try index.encoded(),
            "application/x-transferable-items+public.png": ItemSequence.header(length: 99),
            "application/x-transferable-items+public.file-url":
                ItemSequence.header(length: nil) + ItemSequence.header(length: nil)
                + ItemSequence.header(length: host.count) + host,
            "text/uri-list": Data("http://a\r\n".utf8),
        ]).items()
        #expect(items.map(\.registeredContentTypes) == [[.png], [.note], [.fileURL]])
        for (item, type) in zip(items, [UTType.png, .note, .fileURL]) {
            await #expect {
                try await item.loadDataRepresentation(for: type)
            } throws: { error in
                error.localizedDescription.contains(type.identifier)
            }
        }
    }
}
