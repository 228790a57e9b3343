import CoreTransferable
import Testing

@testable import TransferKit

@Suite("Names of an offer")
struct OfferedNamesTests {
    private let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]
    /// The names of a link as such; its text and HTML end the names of an offer.
    private let link = ["text/x-moz-url", "_NETSCAPE_URL", "application/x.public.url"]
    /// The name that marks the order as the declared one, where other programs would list the names in another.
    private let index = ["application/x-transferable-items"]
    /// The last names of an item that has a picture and no file; see ``WrittenFilesTests``.
    private let writtenFiles = ["application/x-transferable-items", "x-special/gnome-copied-files"]

    private func provider(_ types: [UTType], visibility: NSItemProviderRepresentationVisibility = .all)
        -> NSItemProvider
    {
        let provider = NSItemProvider()
        for type in types { provider.registerData(for: type, visibility: visibility) { _ in Data() } }
        return provider
    }

    @Test("follow the sender's order of representations")
    func order() {
        #expect(
            TransferOffer([provider([.png, .utf8PlainText, .profile])]).names
                == ["image/png"] + text + ["application/x.com.example.profile"] + writtenFiles
        )
        #expect(
            TransferOffer([provider([.profile, .utf8PlainText, .png])]).names
                == ["application/x.com.example.profile"] + text + ["image/png"] + writtenFiles
        )
        #expect(
            TransferOffer([NSItemProvider(of: Profile(name: "Ada"))]).names
                == ["application/x.com.example.profile"] + text
        )
    }

    @Test("are given once, whatever is registered twice")
    func noRepeats() {
        let names = TransferOffer([provider([.png, .plainText, .png, .utf8PlainText, .utf16PlainText])]).names
        #expect(names == ["image/png"] + text + writtenFiles)
    }

    @Test(
        "do not tell of what is not for everyone",
        arguments: [
            NSItemProviderRepresentationVisibility.ownProcess, .team, .group,
        ]
    )
    func hidden(visibility: NSItemProviderRepresentationVisibility) throws {
        let hidden = provider([.profile, .utf8PlainText, .url], visibility: visibility)
        hidden.registerFile(for: .note, visibility: visibility) { _ in URL(filePath: "/tmp/none") }
        #expect(TransferOffer([hidden]).names == [])
        hidden.registerData(for: .png) { _ in Data() }
        #expect(TransferOffer([hidden]).names == ["image/png"] + writtenFiles)
        let several = TransferOffer([hidden, hidden]).names
        #expect(
            several == [
                "image/png", "application/x-transferable-items", "application/x-transferable-items+public.png",
                "text/uri-list", "x-special/gnome-copied-files",
            ]
        )
    }

    @Test("of links are those that browsers give them, and of URLs of files those of lists")
    func urls() throws {
        #expect(
            TransferOffer([NSItemProvider(of: try #require(URL(string: "http://a")))]).names
                == link + text + ["text/html"] + index
        )
        #expect(TransferOffer([provider([.url])]).names == link + text + ["text/html"] + index)
        #expect(TransferOffer([provider([.url, .html, .utf8PlainText])]).names == link + ["text/html"] + text + index)
        #expect(
            TransferOffer([NSItemProvider(of: URL(filePath: "/tmp/a"))]).names
                == ["text/uri-list", "x-special/gnome-copied-files"] + text
        )
    }

    @Test("of files are those of lists, and of the contents")
    func files() {
        let note = NSItemProvider(of: NoteFile(file: URL(filePath: "/tmp/a")))
        #expect(
            TransferOffer([note]).names
                == ["text/uri-list", "x-special/gnome-copied-files", "application/vnd.example.note"]
        )
    }

    @Test("of folders are those of lists only")
    func folders() {
        let folder = NSItemProvider()
        folder.registerFile(for: .folder) { _ in URL(filePath: "/tmp") }
        #expect(TransferOffer([folder]).names == ["text/uri-list", "x-special/gnome-copied-files"])
    }

    @Test("of a type that is a URL with more to it include its own")
    func bookmarks() {
        let type = UTType(importedAs: "com.example.bookmark", conformingTo: .url)
        #expect(
            TransferOffer([provider([type])]).names
                == link + ["application/x.com.example.bookmark"] + text + ["text/html"] + index
        )
    }

    @Test("of source code and tables end with those for text, unless there is other text")
    func textOfATable() {
        #expect(
            TransferOffer([provider([.commaSeparatedText])]).names == WireType.names(for: .commaSeparatedText) + text
        )
        #expect(
            TransferOffer([provider([.commaSeparatedText, .png, .utf8PlainText])]).names
                == WireType.names(for: .commaSeparatedText) + ["image/png"] + text + writtenFiles
        )
    }

    @Test("of several items are the first one's, and those of lists, text and sequences")
    func several() throws {
        let offer = TransferOffer([
            provider([.png]), NSItemProvider(of: "text"), NSItemProvider(of: try #require(URL(string: "http://a"))),
        ])
        #expect(
            offer.names == ["image/png"] + text + link + ["text/html", "application/x-transferable-items"]
                + ["public.png", "public.utf8-plain-text", "public.url"].map {
                    "application/x-transferable-items+\($0)"
                } + ["text/uri-list", "x-special/gnome-copied-files"]
        )
    }

    @Test(
        "of a drag leave out what programs written with Qt open as a document, and have what KDE's file manager reads"
    )
    func dragged() throws {
        #expect(
            TransferOffer([provider([.url])]).names(on: .drag)
                == Array(link.dropFirst()) + text + ["text/html", "application/x-kde4-urilist"] + index
        )
    }

    @Test("of a picture have the list of URIs in a drag, and on the clipboard the list that file managers alone read")
    func picture() {
        let picture = TransferOffer([provider([.png])])
        #expect(picture.names == ["image/png"] + writtenFiles)
        #expect(
            picture.names(on: .drag) == ["image/png"] + index + ["text/uri-list", "x-special/gnome-copied-files"]
        )
        // What no other form has is in both lists.
        for items in [[provider([.jpeg])], [provider([.pdf])], [provider([.png]), provider([.png])]] {
            #expect(TransferOffer(items).names.suffix(2) == ["text/uri-list", "x-special/gnome-copied-files"])
        }
    }

    /// The items of the table of ways.
    enum Sample: CaseIterable {
        case text, link, picture, file, folder, namedTable
    }

    private func offer(of sample: Sample) throws -> TransferOffer {
        let item: NSItemProvider
        switch sample {
        case .text: item = provider([.utf8PlainText])
        case .link: item = provider([.url])
        case .picture: item = provider([.png])
        case .file: item = NSItemProvider(of: NoteFile(file: URL(filePath: "/tmp/a")))
        case .folder:
            item = NSItemProvider()
            item.registerFile(for: .folder) { _ in URL(filePath: "/tmp") }
        case .namedTable:
            item = NSItemProvider()
            item.registerData(for: .commaSeparatedText, suggestedFileName: "Ada.csv") { _ in Data() }
        }
        return TransferOffer([item])
    }

    /// The names that each way adds to those of the clipboard, and the ones that it leaves out.
    @Test(
        "are those of the way",
        arguments: [
            // MIME types alone: the description of the items says whose ends of lines text has.
            (
                .text, .init(isDrag: false, naming: .mimeTypes), ["application/x-transferable-items"],
                ["UTF8_STRING", "TEXT", "STRING"]
            ),
            (.text, .init(isDrag: false, naming: .mimeTypesBesideText), [], ["UTF8_STRING", "TEXT", "STRING"]),
            (.text, .init(isDrag: false, portal: .files), [], []), (.text, .drag, [], []),
            (.link, .drag, ["application/x-kde4-urilist"], ["text/x-moz-url"]),
            (
                .link, .init(isDrag: true, naming: .mimeTypes), ["application/x-kde4-urilist"],
                ["text/x-moz-url", "_NETSCAPE_URL", "UTF8_STRING", "TEXT", "STRING"]
            ),
            (.picture, .clipboard, [], []), (.picture, .drag, ["text/uri-list"], []),
            (.picture, .init(isDrag: false, portal: .files), OfferedNamesTests.keys, []),
            (.file, .init(isDrag: false, portal: .files), OfferedNamesTests.keys, []),
            (.file, .init(isDrag: true, portal: .files), OfferedNamesTests.keys, []),
            (.folder, .init(isDrag: true, portal: .files), [], []),
            (.folder, .init(isDrag: true, portal: .filesAndFolders), OfferedNamesTests.keys, []),
            // File managers save it where it is dropped: by direct save on X11, or through the portal.
            (.namedTable, .drag, ["XdndDirectSave0"], ["x-special/gnome-copied-files"]),
            (
                .namedTable, .init(isDrag: true, portal: .files), [OfferedNamesTests.keys[0], "XdndDirectSave0"],
                ["x-special/gnome-copied-files"]
            ),
            (.namedTable, .init(isDrag: false, portal: .filesAndFolders), [], []),
        ] as [(Sample, TransferOffer.Way, [String], [String])]
    )
    func ways(sample: Sample, way: TransferOffer.Way, added: [String], leftOut: [String]) throws {
        let offer = try offer(of: sample)
        let names = offer.names(on: way)
        #expect(Set(names) == Set(offer.names).subtracting(leftOut).union(added))
        #expect(Set(leftOut).isSubset(of: offer.names))
        #expect(Set(names).count == names.count)
        // The order of what is on both is the same.
        #expect(names.filter(offer.names.contains) == offer.names.filter(names.contains))
    }

    /// The names of the portal for file transfers.
    private static let keys = ["application/vnd.portal.filetransfer", "application/vnd.portal.files"]

    @Test("of nothing are none")
    func nothing() {
        #expect(TransferOffer([]).names == [])
        #expect(TransferOffer([NSItemProvider()]).names == [])
    }

    @Test("tell lists of files that are there from lists of files that would be written")
    func listsOfWrittenFiles() {
        let folder = NSItemProvider()
        folder.registerFile(for: .folder, openInPlace: true) { _ in URL(filePath: "/tmp") }
        #expect(IncomingOffer.hasOnlyWrittenFiles(TransferOffer([provider([.png])]).names))
        #expect(!IncomingOffer.hasOnlyWrittenFiles(TransferOffer([provider([.utf8PlainText])]).names))
        #expect(!IncomingOffer.hasOnlyWrittenFiles(TransferOffer([folder]).names))
        // Folders travel by their list alone.
        #expect(!IncomingOffer.hasOnlyWrittenFiles(TransferOffer([folder, folder]).names))
        #expect(TransferOffer([provider([.png])], marks: [], writesFiles: false).names == ["image/png"])
    }
}
