import CoreTransferable
import Foundation
import Testing
import TransferTestSupport
import UniformTypeIdentifiers

@testable import TransferKit

/// An item that leads to a file or folder, and is no URL itself.
private struct Bookmark: Transferable {
    let url: URL

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.url) }
}

@Suite("An offer of folders", .timeLimit(.minutes(20)))
struct FolderOfferTests {
    private let directory: TemporaryDirectory
    private let file: URL
    private let folder: URL

    init() throws {
        directory = try TemporaryDirectory()
        file = URL(fileURLWithPath: try directory.write("contents", to: "a file.txt"))
        folder = URL(fileURLWithPath: try directory.makeDirectory("a folder"))
    }

    /// The ways in which a program offers something by its URL.
    private func items(of url: URL) throws -> [NSItemProvider] {
        let (value, proxy) = (NSItemProvider(), NSItemProvider())
        value.register(url)
        proxy.register(Bookmark(url: url))
        return [
            value, proxy, NSItemProvider(object: url as NSURL), NSItemProvider(item: url as NSURL, typeIdentifier: nil),
            try #require(NSItemProvider(contentsOf: url)),
        ]
    }

    @Test("knows those by their URLs, which are read for no other purpose")
    func known() throws {
        for item in try items(of: folder) { #expect(TransferOffer([item]).hasFolder) }
        for item in try items(of: file) { #expect(!TransferOffer([item]).hasFolder) }
        let link = directory.file("a link")
        symlink(folder.path, link)
        for item in try items(of: URL(fileURLWithPath: link)) { #expect(TransferOffer([item]).hasFolder) }
        for item in try items(of: folder) + items(of: file) { #expect(TransferOffer([item]).hasOnlyFiles) }
        let both = try items(of: folder)[0...0] + items(of: file)[0...0]
        #expect(TransferOffer(Array(both)).hasFolder)
    }

    @Test("has none where nothing is at a URL, and in what is no file")
    func unknown() throws {
        for item in try items(of: file) {
            try? FileManager.default.removeItem(at: file)
            #expect(!TransferOffer([item]).hasFolder)
        }
        let (page, link) = (try #require(URL(string: "https://example.org/")), NSItemProvider())
        link.register(page)
        #expect(!TransferOffer([link]).hasFolder && !TransferOffer([link]).hasOnlyFiles)
        #expect(!TransferOffer([]).hasFolder)
    }
}
