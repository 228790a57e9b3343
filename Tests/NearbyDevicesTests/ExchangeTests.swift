import CoreTransferable
import Foundation
import Synchronization
import Testing
import TransferKit
import TransferTestSupport
import UniformTypeIdentifiers

@testable import NearbyDevices

@Suite("Exchange between paired devices", .stoppedDevices)
struct ExchangeTests {
    @Test("What is copied on one device is pasted on the other, in all its forms, and fetched only then")
    func offers() async throws {
        let (first, second) = try await TestDevice.paired()
        let fetched = FetchCounter()
        let item = NSItemProvider()
        item.suggestedName = "Plan"
        let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        item.registerDataRepresentation(for: .png) { done in
            fetched.count()
            done(picture, nil)
            return nil
        }
        item.registerDataRepresentation(for: .utf8PlainText) { done in
            done(Data("a plan".utf8), nil)
            return nil
        }
        first.pasteboard.copy([item])
        let offer = try await waitUntil("the offer") { second.pasteboard.pasted() }
        #expect(offer.names.contains("image/png"))
        #expect(fetched.value == 0)
        #expect(try await offer.data(for: "image/png") == picture)
        #expect(fetched.value == 1)
        #expect(try await offer.data(for: "text/plain;charset=utf-8") == Data("a plan".utf8))
        #expect(await offer.items().first?.suggestedName == "Plan")
    }

    @Test("A copied file arrives as a file of its name")
    func files() async throws {
        let (first, second) = try await TestDevice.paired()
        let contents = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        let path = try first.directory.write(contents, to: "a report.pdf")
        let item = try #require(NSItemProvider(contentsOf: URL(filePath: path)))
        first.pasteboard.copy([item])
        let offer = try await waitUntil("the offer") { second.pasteboard.pasted() }
        #expect(try await offer.data(for: "application/pdf") == contents)
        let list = String(decoding: try await offer.data(for: WireType.uriList), as: UTF8.self)
        let url = try #require(URL(string: list.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(url.lastPathComponent == "a report.pdf")
        #expect(url.path != path)
        #expect(try Data(contentsOf: url) == contents)
    }

    @Test("A secret is not offered, and neither is what follows the same mark")
    func secrets() async throws {
        let (first, second) = try await TestDevice.paired()
        first.pasteboard.copy([NSItemProvider(of: "one")])
        try await waitUntil("the text") { await text(on: second) == "one" }
        first.pasteboard.copy([NSItemProvider(of: "secret")], marks: .concealed)
        // The offer is withdrawn, and with it what was fetched of it.
        try await waitUntil("the withdrawal") { await text(of: first, known: second) == nil }
        first.pasteboard.copy([NSItemProvider(of: "two")])
        try await waitUntil("the text") { await text(on: second) == "two" }
        #expect(await text(of: first, known: second) == "two")
    }

    @Test("What came from a device is not offered to it again")
    func noEcho() async throws {
        let (first, second) = try await TestDevice.paired()
        first.pasteboard.copy([NSItemProvider(of: "one")])
        try await waitUntil("the text") { await text(on: second) == "one" }
        second.pasteboard.copy([NSItemProvider(of: "two")])
        try await waitUntil("the text") { await text(on: first) == "two" }
        #expect(await text(on: second) == "two")
    }

    @Test("A text is put on the other pasteboard, and so is a link; a link to a file is not")
    func sharedText() async throws {
        let (first, second) = try await TestDevice.paired()
        try await first.service.send(.text("hello"), to: second.id)
        try await waitUntil("the text") { await text(on: second) == "hello" }
        try await first.service.send(.link(try #require(URL(string: "https://swift.org/"))), to: second.id)
        try await waitUntil("the link") { await text(on: second) == "https://swift.org/" }
        try await first.service.send(.link(URL(filePath: "/etc/passwd")), to: second.id)
        try await second.events.wait("the refusal") { if case .failed(first.id, _) = $0 { true } else { nil } }
        #expect(await text(on: second) == "https://swift.org/")
    }

    @Test("A text that is sent between two links goes over the next one", arguments: [true, false])
    func betweenLinks(isConnectedAgain: Bool) async throws {
        // A new connection takes its time where much else runs.
        let (first, second) = try await TestDevice.paired {
            $0.pauseBetweenLinks = .seconds(isConnectedAgain ? 200 : 1)
        }
        try await second.service.pairedLink(first.id).close()
        try await waitUntil("the end of the link") {
            await first.service.list.contains { $0.id == second.id && !$0.isConnected }
        }
        async let sent = first.service.send(.text("hello"), to: second.id)
        if isConnectedAgain {
            try await TestDevice.connect(first, second)
            _ = try await sent
            try await waitUntil("the text") { await text(on: second) == "hello" }
        } else {
            await second.service.stop()
            do {
                _ = try await sent
                Issue.record("nothing was sent")
            } catch let error as NearbyError {
                #expect(error == .notConnected("Second"))
            }
        }
    }

    @Test("Files arrive in the folder for downloads, byte for byte, under names that no file has")
    func sharedFiles() async throws {
        let (first, second) = try await TestDevice.paired()
        let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13 ^ $0 >> 8) })
        let path = try first.directory.write(contents, to: "notes.bin")
        let empty = try first.directory.write(Data(), to: "empty")
        for url in [path, path, empty].map({ URL(filePath: $0) }) {
            try await first.service.send(.file(url), to: second.id)
        }
        for (name, expected) in [("notes.bin", contents), ("notes 2.bin", contents), ("empty", Data())] {
            let url = second.downloads.appending(path: name)
            try await second.events.wait(name) { event in
                if case .receivedFile(first.id, let received) = event, received.lastPathComponent == name {
                    true
                } else {
                    nil
                }
            }
            #expect(try Data(contentsOf: url) == expected, "\(name)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: second.downloads.path).sorted()
        #expect(names == ["empty", "notes 2.bin", "notes.bin"])
    }

    @Test("A text that a device had when it connected is taken where it is newer, and nothing else of the past")
    func connectTexts() async throws {
        let (first, second) = try await TestDevice.paired()
        let link = try #require(await first.service.devices[second.id]?.link)
        second.pasteboard.copy([NSItemProvider(of: "here")])
        try await waitUntil("the text") { await text(on: first) == "here" }
        let now = Int(Date().timeIntervalSince1970 * 1000)
        link.send(.clipboardOnConnect(text: "unknown", time: 0))
        link.send(.clipboardOnConnect(text: "old", time: now - 3_600_000))
        link.send(.clipboardOnConnect(text: "", time: now + 60_000))
        link.send(.clipboard(text: ""))
        // What follows shows that these were not taken: they would be on the pasteboard before.
        let before = second.pasteboard.changeCountNow
        link.send(.clipboardOnConnect(text: "new", time: now + 60_000))
        try await waitUntil("the text") { await text(on: second) == "new" }
        #expect(second.pasteboard.changeCountNow == before + 1)
    }

    @Test("A paste that is given up ends the transfer")
    func cancelled() async throws {
        let (first, second) = try await TestDevice.paired()
        let item = NSItemProvider()
        let path = try first.directory.write(Data(count: 200_000_000), to: "large.bin")
        item.registerData(for: .png, readFrom: URL(filePath: path))
        first.pasteboard.copy([item])
        let offer = try await waitUntil("the offer") { try await second.service.contents(of: first.id).other }
        let paste = Task { try await offer.receive("image/png", to: StallingSink()) }
        try await waitUntil("the transfer") { await first.service.devices[second.id]?.transfers.isEmpty == false }
        paste.cancel()
        await #expect(throws: (any Error).self) { try await paste.value }
        try await waitUntil("the end of the transfer") {
            await first.service.devices[second.id]?.transfers.isEmpty == true
        }
    }

    @Test("An item in all its forms, several items, and what is copied later keep their order")
    func severalItems() async throws {
        let (first, second) = try await TestDevice.paired()
        first.pasteboard.copy(["one", "two", "three"].map { NSItemProvider(of: $0) })
        let offer = try await waitUntil("the offer") { second.pasteboard.pasted() }
        var texts: [String] = []
        for item in await offer.items() { texts.append(try await item.loadTransferable(type: String.self)) }
        #expect(texts == ["one", "two", "three"])
    }

    private func text(on device: TestDevice) async -> String? {
        guard let data = try? await device.pasteboard.pasted()?.data(for: "text/plain;charset=utf-8") else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the text that a device is known to have.
    private func text(of device: TestDevice, known other: TestDevice) async -> String? {
        guard let contents = try? await other.service.contents(of: device.id), let item = await contents.items().first
        else {
            return nil
        }
        return try? await item.loadTransferable(type: String.self)
    }
}

private final class FetchCounter: Sendable {
    private let counter = Mutex(0)
    var value: Int { counter.withLock { $0 } }
    func count() { counter.withLock { $0 += 1 } }
}

/// A receiver that takes a part and then nothing more.
private struct StallingSink: ByteSink {
    func write(_ bytes: Data) async throws { try await neverAnswer() }
}

extension PasteboardContents {
    /// The offer of another program; nil if it is not another's.
    fileprivate var other: IncomingOffer? { if case .other(let offer) = self { offer } else { nil } }
}
