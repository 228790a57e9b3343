import Foundation
import Testing
import TransferTestSupport

@testable import SwiftUICore

/// Downloads from a server of the test's own; see `Tests/TransferTestSupport/Programs/web-server.py`.
@Suite("A download", .timeLimit(.minutes(5)))
struct WebDownloadTests {
    private let server: RunningProgram
    private let address: String

    init() async throws {
        server = try RunningProgram("python3", [DragPeer.script("web-server")])
        let line = try await server.waitForLine(containing: "port ")
        address = "http://127.0.0.1:" + line.dropFirst("port ".count)
    }

    private func download(_ path: String) async throws -> WebDownload.Contents {
        try await WebDownload(of: URL(string: address + path)!, mostBytes: 1_000_000).run()
    }

    @Test("has the bytes and the media type", arguments: ["/picture?1000000", "/compressed?1000000"])
    func contents(_ path: String) async throws {
        let contents = try await download(path)
        #expect(contents.data == Data(repeating: UInt8(ascii: "x"), count: 1_000_000))
        #expect(contents.mediaType == "image/png")
        #expect(contents.contentType == "image/png; charset=binary")
    }

    @Test("follows the server to another place") func redirection() async throws {
        let contents = try await download("/moved")
        #expect(contents.data == Data("xxxxx".utf8))
        #expect(contents.url == URL(string: address + "/picture?5"))
    }

    @Test("has the beginning of what is larger, where that is enough", arguments: ["/picture?1000000", "/endless"])
    func beginning(_ path: String) async throws {
        let download = WebDownload(of: URL(string: address + path)!, mostBytes: 1_000, takesBeginning: true)
        #expect(try await download.run().data == Data(repeating: UInt8(ascii: "x"), count: 1_000))
    }

    @Test(
        "says why there is nothing",
        arguments: [
            ("/missing", URLError.Code.badServerResponse), ("/round", .httpTooManyRedirects),
            ("/to-file", .unsupportedURL), ("/picture?1000001", .dataLengthExceedsMaximum),
            ("/compressed?1000001", .dataLengthExceedsMaximum), ("/endless", .dataLengthExceedsMaximum),
        ]
    )
    func failures(_ path: String, _ code: URLError.Code) async throws {
        let error = await #expect(throws: URLError.self) { try await download(path) }
        #expect(error?.code == code)
        #expect(error?.userInfo[NSURLErrorFailingURLErrorKey] as? URL == URL(string: address + path))
    }

    @Test("is of the web alone", arguments: ["file:///etc/hostname", "ftp://127.0.0.1/a", "http://", "nothing"])
    func otherAddresses(_ address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: URLError.self) { try await WebDownload(of: url, mostBytes: 1_000).run() }
    }

    @Test("of a server that is not there fails") func noServer() async throws {
        let address = self.address
        await server.terminate()
        let error = await #expect(throws: URLError.self) {
            try await WebDownload(of: URL(string: address + "/picture?5")!, mostBytes: 1_000).run()
        }
        #expect(error?.code == .cannotConnectToHost)
    }

    @Test("ends with the task that waits for it, and closes its connection") func cancellation() async throws {
        let url = URL(string: address + "/waiting")!
        let task = Task { try await WebDownload(of: url, mostBytes: 1_000).run() }
        try await server.waitForLine(containing: "waiting")
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        try await server.waitForLine(containing: "closed")
    }
}
