import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

/// File managers take nothing but files: a picture that an app has as data is written to one for them.
@Suite("Data that becomes a file")
struct WrittenFilesTests {
    private let lists = ["text/uri-list", "x-special/gnome-copied-files"]
    private let picture = Data("png".utf8)

    private func provider(_ type: UTType, named name: String? = nil, record: Record = Record()) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.registerData(for: type) { [picture] _ in
            record.add(type.identifier)
            return picture
        }
        return provider
    }

    /// The offer as a program that uses this library receives it, and the names of what that asks for.
    private func received(_ offer: TransferOffer) -> (IncomingOffer, Record) {
        let record = Record()
        let incoming = IncomingOffer(names: offer.names) { name in
            record.add(name)
            return try await offer.data(for: name)
        }
        return (incoming, record)
    }

    // MARK: Offering

    @Test("is offered as a file last", arguments: [UTType.png, .jpeg, .svg, .pdf, .mp3, .mpeg4Movie])
    func offered(type: UTType) {
        let item = provider(type)
        item.registerData(for: .utf8PlainText) { _ in Data() }
        let names = TransferOffer([item]).names
        // See the names of a picture in `OfferedNamesTests`.
        #expect(names.filter(lists.contains) == (type == .png ? Array(lists.suffix(1)) : lists))
        #expect(names.last == lists.last)
        #expect(names.starts(with: WireType.names(for: type)))
    }

    @Test("is a picture, sound, film or PDF", arguments: [UTType.profile, .json, .html, .utf8PlainText, .zip, .data])
    func notOffered(type: UTType) {
        #expect(Set(TransferOffer([provider(type)]).names).isDisjoint(with: lists))
    }

    @Test("with a name is the file where it is declared before one, and not where it is declared after it")
    func declaredOrder() async throws {
        let scratch = try Scratch()
        let archive = try scratch.file("Scientists.scientists")
        func item(_ kinds: String) -> NSItemProvider {
            let provider = NSItemProvider()
            for kind in kinds {
                switch kind {
                case "t":
                    provider.registerData(for: .commaSeparatedText, suggestedFileName: "Scientists.csv") { _ in
                        Data("Name\r\n".utf8)
                    }
                case "u": provider.registerData(for: .commaSeparatedText) { _ in Data("Name\r\n".utf8) }
                case "f": provider.registerFile(for: .note, suggestedFileName: "Scientists.scientists") { _ in archive }
                default: provider.register("lines")
                }
            }
            return provider
        }
        // The Catalog's archive: a named table, a file with all, and text.
        let table = TransferOffer([item("tfs")])
        #expect(Set(table.names(on: .drag)).isDisjoint(with: lists))
        #expect(table.savedFileName == "Scientists.csv")
        #expect(try await Data(contentsOf: table.savedFile()) == Data("Name\r\n".utf8))
        let copied = URIList.decode(try await table.data(for: lists[1]))
        #expect(copied.map(\.lastPathComponent) == ["Scientists.csv"])
        #expect(table.names.contains("application/vnd.example.note"))
        let (incoming, _) = received(table)
        #expect(incoming.contentTypes.prefix(2) == [.commaSeparatedText, .note])
        // A receiver that asks for the file gets it.
        let file = try #require(await incoming.items(for: [.note]).first)
        #expect(try await file.loadDataRepresentation(for: .note) == Data(contentsOf: archive))
        for kinds in ["fts", "ufs"] {
            let offer = TransferOffer([item(kinds)])
            let files = URIList.decode(try await offer.data(for: lists[0]))
            #expect(files.map(\.lastPathComponent) == ["Scientists.scientists"], "\(kinds)")
            #expect(offer.savedFileName == nil)
        }
        // Without text the table is a file in the list.
        let plain = TransferOffer([item("tf")])
        #expect(plain.savedFileName == "Scientists.csv")
    }

    @Test("is not needed where the item has a file or a URL")
    func otherFile() async throws {
        let scratch = try Scratch()
        let record = Record()
        let note = provider(.png, record: record)
        let file = try scratch.file("a.examplenote")
        note.register(NoteFile(file: file, allowsOriginal: true))
        let notes = try await TransferOffer([note]).data(for: "text/uri-list")
        #expect(URIList.decode(notes).map(\.lastPathComponent) == ["a.examplenote"])

        let link = provider(.png, record: record)
        let url = try #require(URL(string: "http://a.example/"))
        link.register(url)
        #expect(Set(TransferOffer([link]).names).isDisjoint(with: lists))
        #expect(record.all == [])
    }

    @Test("of any type with files is one where a name is suggested; text is one for file managers alone")
    func named() async throws {
        for type in [UTType.zip, .gzip] {
            #expect(TransferOffer([provider(type, named: "Ada")]).names.suffix(2) == lists)
        }
        for type in [UTType.commaSeparatedText, .html, .swiftSource] {
            let offer = TransferOffer([provider(type, named: "Ada")])
            // An editor opens what is in the list of URIs.
            #expect(offer.names.filter(lists.contains) == ["x-special/gnome-copied-files"])
            #expect(offer.names.last == "x-special/gnome-copied-files")
            #expect(Set(offer.names(on: .drag)).isDisjoint(with: lists))
            let copied = String(decoding: try await offer.data(for: "x-special/gnome-copied-files"), as: UTF8.self)
            let url = try #require(URL(string: String(copied.dropFirst("copy\n".count))))
            #expect(url.deletingPathExtension().lastPathComponent == "Ada")
            #expect(try Data(contentsOf: url) == picture)
            #expect(Set(TransferOffer([provider(type)]).names).isDisjoint(with: lists))
        }
    }

    @Test("and is text arrives as that at a program that uses this library, and nothing is written for it")
    func namedTextReceived() async throws {
        let table = provider(.commaSeparatedText, named: "cities")
        let (incoming, record) = received(TransferOffer([table]))
        #expect(incoming.contentTypes == [.commaSeparatedText, .utf8PlainText])
        #expect(!incoming.mayHave(anyOf: [.fileURL]))
        #expect(try await incoming.copiedFiles() == nil)
        let items = await incoming.items()
        #expect(items.map(\.suggestedName) == ["cities"])
        #expect(items.map { $0.representations.map(\.contentType) } == [[.commaSeparatedText, .utf8PlainText]])
        #expect(!record.all.contains("x-special/gnome-copied-files"))

        let (several, _) = received(TransferOffer([table, table]))
        #expect(try await several.copiedFiles() == nil)
        #expect(await several.items().map(\.suggestedName) == ["cities", "cities"])
    }

    @Test("stays out of the files where it is not for everyone")
    func hidden() {
        let item = NSItemProvider()
        item.registerData(for: .png, visibility: .ownProcess) { _ in Data() }
        #expect(TransferOffer([item]).names == [])
    }

    // MARK: Writing

    @Test("is written when a file is asked for, once, under the suggested name, where only this user can read it")
    func written() async throws {
        let record = Record()
        let offer = TransferOffer([provider(.png, named: "../Ada Lovelace", record: record)])
        #expect(record.all == [])
        let list = try await offer.data(for: "text/uri-list")
        let url = try #require(URIList.decode(list).first)
        #expect(url.isFileURL)
        #expect(url.lastPathComponent == "Ada Lovelace.png")
        #expect(try Data(contentsOf: url) == picture)
        for directory in [url.deletingLastPathComponent(), url.deletingLastPathComponent().deletingLastPathComponent()]
        {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
        let copied = try await offer.data(for: "x-special/gnome-copied-files")
        #expect(String(decoding: copied, as: UTF8.self) == "copy\n\(url.absoluteString)")
        #expect(record.all == ["public.png"])
    }

    @Test("has an extension also where nobody suggests a name")
    func unnamed() async throws {
        let offer = TransferOffer([provider(.pdf)])
        let list = try await offer.data(for: "text/uri-list")
        let url = try #require(URIList.decode(list).first)
        #expect(url.pathExtension == "pdf")
        #expect(url.deletingPathExtension().lastPathComponent.isEmpty == false)
    }

    @Test("that cannot be made is an error that names it")
    func failing() async {
        let item = NSItemProvider()
        item.registerData(for: .png) { _ in throw Refusal() }
        await #expect {
            try await TransferOffer([item]).data(for: "text/uri-list")
        } throws: { error in
            error.localizedDescription.contains("public.png")
                && error.localizedDescription.contains("refused by the test")
        }
    }

    // MARK: Saving

    @Test("is saved where the target of a drag says, under the suggested name, also where it is text")
    func saved() async throws {
        let scratch = try Scratch()
        let offer = TransferOffer([provider(.commaSeparatedText, named: "../table")])
        #expect(offer.savedFileName == "table.csv")
        let file = try scratch.file("old.csv", "something longer than a picture")
        try await offer.save(to: file)
        #expect(try Data(contentsOf: file) == picture)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["old.csv"]
        )

        #expect(TransferOffer([provider(.png, named: "Ada")]).savedFileName == nil)
        #expect(TransferOffer([provider(.utf8PlainText)]).savedFileName == nil)
        #expect(TransferOffer([provider(.profile, named: "Ada")]).savedFileName == nil)
        let table = provider(.commaSeparatedText, named: "table")
        #expect(TransferOffer([table, table]).savedFileName == nil)
    }

    @Test("that cannot be made or written leaves the file that is there as it was, and nothing beside it")
    func notSaved() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("old.csv", "old")
        let failing = NSItemProvider()
        failing.suggestedName = "table"
        failing.registerData(for: .commaSeparatedText) { _ in throw Refusal() }
        await #expect(throws: (any Error).self) { try await TransferOffer([failing]).save(to: file) }
        let missing = file.deletingLastPathComponent().appendingPathComponent("none/a.csv")
        await #expect(throws: (any Error).self) {
            try await TransferOffer([provider(.commaSeparatedText, named: "table")]).save(to: missing)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["old.csv"]
        )
    }

    @Test("takes the place of no pipe or device that a target names")
    func savedOverPipe() async throws {
        let scratch = try Scratch()
        let pipe = scratch.url.appendingPathComponent("pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let offer = TransferOffer([provider(.commaSeparatedText, named: "table")])
        await #expect(throws: TransferWireError.self) { try await offer.save(to: pipe) }
        var status = stat()
        #expect(lstat(pipe.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["pipe"])
    }

    // MARK: Receiving

    @Test("arrives as data at a program that uses this library, and nothing is written for it")
    func receivedAsData() async throws {
        let (incoming, record) = received(TransferOffer([provider(.png, named: "Ada")]))
        #expect(incoming.contentTypes == [.png])
        #expect(incoming.mayHave(anyOf: [.image]))
        #expect(!incoming.mayHave(anyOf: [.url]))
        let items = await incoming.items()
        #expect(items.map(\.representations).map { $0.map(\.contentType) } == [[.png]])
        let item = try #require(items.first)
        #expect(item.suggestedName == "Ada")
        #expect(try await item.loadDataRepresentation(for: .png) == picture)
        #expect(record.all == ["application/x-transferable-items", "image/png"])
    }

    @Test("is a file among other items' files, and arrives as data")
    func several() async throws {
        let scratch = try Scratch()
        let note = try scratch.file("b.examplenote", "milk")
        let offer = TransferOffer([
            provider(.png, named: "a"), NSItemProvider(of: NoteFile(file: note)), NSItemProvider(of: "text"),
            provider(.pdf, named: "c"),
        ])
        let urls = URIList.decode(try await offer.data(for: "text/uri-list"))
        #expect(urls.map(\.lastPathComponent) == ["a.png", "b.examplenote", "c.pdf"])

        let (incoming, record) = received(offer)
        let items = await incoming.items()
        let types = items.map { $0.representations.map(\.contentType) }
        // The note goes as a file, or else as its contents.
        #expect(types == [[.png], [.note, .note], [.utf8PlainText], [.pdf]])
        #expect(try await items[0].loadDataRepresentation(for: .png) == picture)
        #expect(try await items[3].loadDataRepresentation(for: .pdf) == picture)
        #expect(!record.all.contains("text/uri-list"))
        #expect(try await items[1].loadTransferable(type: NoteFile.self).contents == "milk")
    }

    @Test("arrives from the lists where the index is of no use")
    func brokenIndex() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("a.png", "file")
        let items = await IncomingOffer([
            "image/png": picture, "application/x-transferable-items": Data("nonsense".utf8),
            "text/uri-list": URIList.encode([file]),
        ]).items()
        #expect(items.count == 1)
        #expect(try await items[0].loadTransferable(type: URL.self) == file)
    }
}
