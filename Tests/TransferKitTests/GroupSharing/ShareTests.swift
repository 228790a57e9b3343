import CoreTransferable
import Foundation
import Glibc
import Synchronization
import SystemSupport
import Testing
import TransferTestSupport
import UniformTypeIdentifiers

@testable import GroupSharing
@testable import TransferKit

/// Items that one program shares with another over a private socket.
@Suite("What is shared with an app", .timeLimit(.minutes(20)), .serialized)
struct ShareTests {
    private let directory: TemporaryDirectory
    private let runtime: RuntimeDirectory

    init() throws {
        directory = try TemporaryDirectory()
        runtime = RuntimeDirectory(variable: directory.path)
    }

    private var sockets: String { directory.path + "/swift-transferable/sockets" }

    private func item(_ name: String? = nil, _ representations: [(UTType, String)]) -> NSItemProvider {
        let item = NSItemProvider()
        item.suggestedName = name
        for (type, text) in representations { item.registerData(for: type) { _ in Data(text.utf8) } }
        return item
    }

    private func share(_ items: [NSItemProvider], subject: String? = nil, message: String? = nil) throws
        -> OutgoingShare
    {
        try OutgoingShare(ShareRequest(items, subject: subject, message: message), in: runtime)
    }

    private func received(_ share: OutgoingShare) async throws -> IncomingShare {
        // Where much else runs, no program answers at once.
        try await IncomingShare(at: share.address, limits: TransferLimits(stallTimeout: 120), in: runtime)
    }

    @Test func itemsArriveWithTheirTypesNamesAndTexts() async throws {
        let items = [
            item("Plan", [(.json, "{}"), (.png, "picture"), (.utf8PlainText, "words")]),
            item("Second", [(.pdf, "a document"), (.utf8PlainText, "others")]),
        ]
        let share = try share(items, subject: "A subject", message: "A message\nin lines")
        let incoming = try await received(share)
        #expect(incoming.subject == "A subject" && incoming.message == "A message\nin lines")
        #expect(incoming.items.map(\.suggestedName) == ["Plan", "Second"])
        #expect(incoming.items[0].registeredContentTypes == [.json, .png, .utf8PlainText])
        #expect(incoming.items[1].registeredContentTypes == [.pdf, .utf8PlainText])
        #expect(try await incoming.items[0].loadDataRepresentation(for: .png) == Data("picture".utf8))
        #expect(try await incoming.items[1].loadDataRepresentation(for: .pdf) == Data("a document".utf8))
        incoming.end(.completed)
        #expect(try await share.end() == .completed)
    }

    @Test func aRepresentationIsMadeWhenItIsLoaded() async throws {
        let count = Mutex(0)
        let item = NSItemProvider()
        item.registerData(for: .pdf) { _ in
            count.withLock { $0 += 1 }
            return Data(repeating: 7, count: 5 << 20)
        }
        let share = try share([item])
        let incoming = try await received(share)
        #expect(count.withLock(\.self) == 0)
        #expect(try await incoming.items[0].loadDataRepresentation(for: .pdf) == Data(repeating: 7, count: 5 << 20))
        #expect(count.withLock(\.self) == 1)
    }

    @Test func aFileIsWhereItIs() async throws {
        let path = try directory.write("a report", to: "report.txt")
        let file = try #require(NSItemProvider(contentsOf: URL(filePath: path)))
        let share = try share([file])
        let incoming = try await received(share)
        #expect(try await incoming.items[0].loadTransferable(type: URL.self) == URL(filePath: path))
        #expect(incoming.items[0].suggestedName == "report.txt" || incoming.items[0].suggestedName == "report")
    }

    @Test func theSenderIsToldHowItEnds() async throws {
        for end: ShareEnd in [.completed, .cancelled, .failed("The album is full.")] {
            let share = try share([item(nil, [(.png, "picture")])])
            let incoming = try await received(share)
            incoming.end(end)
            // Only the first counts.
            incoming.end(.failed("later"))
            #expect(try await share.end() == end)
        }
    }

    @Test func aReceiverThatGoesAwayCancels() async throws {
        let share = try share([item(nil, [(.png, "picture")])])
        func receiveAndForget() async throws { _ = try await received(share) }
        try await receiveAndForget()
        #expect(try await share.end() == .cancelled)
    }

    @Test func aSenderThatGoesAwayEndsTheShare() async throws {
        func incomingOfNobody() async throws -> IncomingShare {
            try await received(share([item(nil, [(.png, "picture")])]))
        }
        let incoming = try await incomingOfNobody()
        let hasEnded = Mutex(false)
        incoming.whenSenderEnds { hasEnded.withLock { $0 = true } }
        try await waitUntil("the end of the sender") { hasEnded.withLock(\.self) }
        await #expect(throws: (any Error).self) { try await incoming.items[0].loadDataRepresentation(for: .png) }
    }

    @Test func aSenderThatFailsSaysWhy() async throws {
        struct Reason: LocalizedError { var errorDescription: String? { "The camera is asleep." } }
        let item = NSItemProvider()
        item.registerData(for: .png) { _ in throw Reason() }
        let share = try share([item])
        let incoming = try await received(share)
        do {
            _ = try await incoming.items[0].loadDataRepresentation(for: .png)
            Issue.record("there is no picture")
        } catch {
            #expect("\(error)".contains("The camera is asleep."))
        }
    }

    @Test func anAppThatDoesNotConnectIsNotWaitedFor() async throws {
        let share = try share([item(nil, [(.png, "picture")])])
        await #expect(throws: TransferWireError.timedOut(seconds: 0.05)) {
            try await share.end(within: .milliseconds(50))
        }
    }

    @Test func aCancelledSenderTellsTheApp() async throws {
        let (task, incoming): (Task<ShareEnd, any Error>, IncomingShare) = try await {
            let share = try share([item(nil, [(.png, "picture")])])
            return (Task { try await share.end() }, try await received(share))
        }()
        let hasEnded = Mutex(false)
        incoming.whenSenderEnds { hasEnded.withLock { $0 = true } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await waitUntil("the end of the sender") { hasEnded.withLock(\.self) }
    }

    @Test func oneAppAloneTakesPart() async throws {
        let share = try share([item(nil, [(.png, "picture")])])
        let first = try await received(share)
        await #expect(throws: TransferWireError.self) { try await received(share) }
        first.end(.completed)
        #expect(try await share.end() == .completed)
    }

    // MARK: Whatever comes

    /// A connection to the socket of a share, for bytes that no app would send.
    private func connection(to share: OutgoingShare) throws -> LocalSocket {
        try LocalSocket.connected(to: share.address.socket, in: runtime, limits: TransferLimits())
    }

    @Test func nonsenseEndsItsOwnConnectionAlone() async throws {
        let share = try share([item(nil, [(.png, "picture")])])
        var generator = SeededGenerator(seed: 27)
        for round in 0..<200 {
            var socket = try connection(to: share)
            let bytes = (0..<(round % 40 + 5)).map { _ in UInt8.random(in: 11 ... .max, using: &generator) }
            try await socket.write(Data(bytes))
            await #expect(throws: TransferWireError.self) { try await socket.read(1) }
        }
        var socket = try connection(to: share)
        try await socket.write(SocketFrame.text(.load, "no such name"))
        await #expect(throws: TransferWireError.self) { try await socket.readPayload(to: BufferSink()) }
        let incoming = try await received(share)
        #expect(try await incoming.items[0].loadDataRepresentation(for: .png) == Data("picture".utf8))
    }

    @Test func anAnswerThatIsNoneCancels() async throws {
        let share = try share([item(nil, [(.png, "picture")])])
        var socket = try connection(to: share)
        try await socket.write(SocketFrame.header(.attend, count: 0))
        let (kind, bytes) = try await socket.readFrame()
        #expect(kind == .announcement && ShareAnnouncement(bytes)?.names.contains("image/png") == true)
        try await socket.write(Data([0xFF, 0xFF, 0xFF, 0xFF, 0xFF]))
        #expect(try await share.end() == .cancelled)
    }

    @Test func aFalseSenderIsAnError() async throws {
        for answer in [Data([1, 2, 3]), SocketFrame.text(.announcement, "nonsense"), SocketFrame.text(.failure, "no")] {
            let server = try LocalListener(in: runtime, timeout: 5) { try? await $0.write(answer) }
            await #expect(throws: TransferWireError.self) {
                try await IncomingShare(at: ShareAddress(socket: server.address), in: runtime)
            }
        }
        await #expect(throws: TransferWireError.self) {
            try await IncomingShare(at: ShareAddress(socket: Token.random().text), in: runtime)
        }
    }

    @Test func anAddressIsAURLThatMeansNothingElse() throws {
        let token = Token.random().text
        let address = try #require(ShareAddress(URL(string: "x-transferable-share:\(token)")!))
        #expect(address.text == "x-transferable-share:\(token)")
        for text in ["x-transferable-share:../\(token)", "x-transferable-share:", "https://\(token)", "\(token)"] {
            #expect(ShareAddress(URL(string: text)!) == nil)
        }
    }

    @Test func anAnnouncementComesBackAndIsBounded() throws {
        let announcement = ShareAnnouncement(
            names: ["image/png", String(repeating: "n", count: 5000)],
            subject: "",
            message: String(repeating: "m", count: 2 << 20)
        )
        #expect(announcement.names == ["image/png"] && announcement.message == nil)
        #expect(ShareAnnouncement(announcement.encoded())?.names == ["image/png"])
        let bytes = announcement.encoded()
        for count in 0..<bytes.count { #expect(ShareAnnouncement(Array(bytes.prefix(count))) == nil) }
        #expect(ShareAnnouncement(bytes + [0]) == nil)
    }

    @Test func aThousandSharesLeaveNothing() async throws {
        try await inOwnProcess {
            for number in 0..<20 { try await exchange(number) }
            let before = try ProcessUse.current.descriptorCount
            for number in 0..<1000 { try await exchange(number) }
            try await waitUntil("closed descriptors") { try ProcessUse.current.descriptorCount <= before }
            try await waitUntil("no sockets") {
                try FileManager.default.contentsOfDirectory(atPath: sockets).isEmpty
            }
        }
    }

    /// Shares an item, receives it in one of two, and ends it in two of three.
    private func exchange(_ number: Int) async throws {
        let share = try share([item("Plan", [(.png, "picture")])])
        let incoming = try await received(share)
        if number.isMultiple(of: 2) {
            #expect(try await incoming.items[0].loadDataRepresentation(for: .png) == Data("picture".utf8))
        }
        if !number.isMultiple(of: 3) { incoming.end(.completed) }
    }
}
