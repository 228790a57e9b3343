import Foundation
import Testing
import TransferTestSupport
import UniformTypeIdentifiers

@testable import LinkPresentation

/// Metadata of pages of a server of the test's own; see `Tests/TransferTestSupport/Programs/link-server.py`.
@Suite("The metadata of a link", .timeLimit(.minutes(5)))
struct LinkMetadataTests {
    private let server: RunningProgram
    private let address: String

    init() async throws {
        server = try RunningProgram("python3", [DragPeer.script("link-server")])
        let line = try await server.waitForLine(containing: "port ")
        address = "http://127.0.0.1:" + line.dropFirst("port ".count)
    }

    private func url(_ path: String) -> URL { URL(string: address + path)! }

    private func metadata(of path: String, withPictures: Bool = true) async throws -> LPLinkMetadata {
        let provider = LPMetadataProvider()
        provider.shouldFetchSubresources = withPictures
        return try await provider.startFetchingMetadata(for: url(path))
    }

    @Test("has the title, the picture and the icon that the head of the page names")
    func page() async throws {
        let metadata = try await metadata(of: "/moved")
        #expect(metadata.originalURL == url("/moved") && metadata.url == url("/recipe"))
        #expect(metadata.title == "Ada's recipe & more")
        let picture = try #require(metadata.imageProvider)
        #expect(picture.registeredTypeIdentifiers == ["public.png"])
        #expect(try await picture.loadDataRepresentation(for: .png).starts(with: [0x89, 0x50]))
        #expect(metadata.iconProvider?.registeredTypeIdentifiers == ["public.png"])
        #expect(!server.standardOutput.text.contains("/never.png"))
    }

    @Test("is of the page alone where no pictures are wanted")
    func withoutPictures() async throws {
        let metadata = try await metadata(of: "/recipe", withPictures: false)
        #expect(metadata.title == "Ada's recipe & more" && metadata.imageProvider == nil)
        #expect(server.standardOutput.lines.filter { $0.hasPrefix("asked") } == ["asked /recipe"])
    }

    @Test("has a title in the encoding that the server names")
    func encodings() async throws { #expect(try await metadata(of: "/old").title == "Рецепт") }

    @Test("has no picture that is none, or that is not of the web")
    func wrongPictures() async throws {
        #expect(try await metadata(of: "/lies").imageProvider == nil)
        let elsewhere = try await metadata(of: "/leads-elsewhere")
        #expect(elsewhere.title == "Elsewhere" && elsewhere.imageProvider == nil && elsewhere.iconProvider == nil)
    }

    @Test(
        "is had at once, and is short, whatever the page is",
        arguments: [
            "/many", "/attributes", "/comment", "/entities", "/half-bytes", "/long", "/late", "/endless", "/untitled",
        ]
    )
    func hostilePages(_ path: String) async throws {
        let start = ContinuousClock.now
        let metadata = try await metadata(of: path, withPictures: false)
        #expect((metadata.title ?? "").unicodeScalars.count <= 4096)
        #expect(ContinuousClock.now - start < .seconds(30))
        if path == "/untitled" || path == "/late" { #expect(metadata.title == "127.0.0.1") }
        if path == "/endless" { #expect(metadata.title == "endless") }
    }

    @Test("has a title of one line, without characters that disguise it")
    func disguisedTitle() async throws { #expect(try await metadata(of: "/disguised").title == "agnp.exe b") }

    @Test(
        "is not had of what is not there, or not of the web",
        arguments: [
            ("/missing", LPError.Code.metadataFetchFailed), ("file:///etc/hostname", .metadataFetchNotAllowed),
            ("ftp://127.0.0.1/a", .metadataFetchNotAllowed), ("mailto:ada@example.org", .metadataFetchNotAllowed),
        ]
    )
    func failures(_ place: String, _ code: LPError.Code) async throws {
        let url = try #require(URL(string: place.hasPrefix("/") ? address + place : place))
        let error = await #expect(throws: LPError.self) {
            try await LPMetadataProvider().startFetchingMetadata(for: url)
        }
        #expect(error?.code == code)
    }

    @Test("is given up after the time of the provider, and when that is cancelled")
    func ends() async throws {
        let late = LPMetadataProvider()
        late.timeout = 0.2
        let tooLate = await #expect(throws: LPError.self) { try await late.startFetchingMetadata(for: url("/slow")) }
        #expect(tooLate?.code == .metadataFetchTimedOut)
        let cancelled = LPMetadataProvider()
        let task = Task { try await cancelled.startFetchingMetadata(for: url("/slow-as-well")) }
        try await server.waitForLine(containing: "asked /slow-as-well")
        cancelled.cancel()
        let error = await #expect(throws: LPError.self) { try await task.value }
        #expect(error?.code == .metadataFetchCancelled)
        // A provider loads one page.
        await #expect(throws: LPError.self) { try await cancelled.startFetchingMetadata(for: url("/recipe")) }
    }

    @Test("is kept in an archive, with its pictures")
    func archive() async throws {
        let metadata = try await metadata(of: "/recipe")
        metadata.remoteVideoURL = URL(string: "https://example.org/film")
        let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
        #expect(read.title == metadata.title && read.url == metadata.url && read.originalURL == metadata.originalURL)
        #expect(read.remoteVideoURL == metadata.remoteVideoURL)
        let picture = try await read.imageProvider?.loadDataRepresentation(for: .png)
        #expect(picture == (try await metadata.imageProvider?.loadDataRepresentation(for: .png)))
        let copy = try #require(metadata.copy() as? LPLinkMetadata)
        copy.title = "another"
        #expect(metadata.title != "another")
    }

    @Test(
        "asks no address of this machine or its network for a page of the web",
        arguments: [
            "localhost", "a.localhost", "127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "10.0.0.8",
            "172.16.0.1",
            "192.168.1.1", "169.254.169.254", "[::1]", "[fe80::1]", "[::ffff:127.0.0.1]", "printer", "printer.local",
            "0.0.0.0", "[0:0:0:0:0:0:0:1]", "[::0001]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[fe80::1%25eth0]",
            "[::]",
            "0x7f.1", "256.1.1.1", "localhost.", "224.0.0.1",
        ]
    )
    func privateAddresses(_ host: String) { #expect(PrivateAddress.isPrivate(host)) }

    @Test("asks the web", arguments: ["example.org", "93.184.216.34", "cafe.de", "[2606:2800:220:1::1]", "172.32.0.1"])
    func publicAddresses(_ host: String) { #expect(!PrivateAddress.isPrivate(host)) }
}
