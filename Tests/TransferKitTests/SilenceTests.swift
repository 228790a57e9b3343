import CoreTransferable
import Foundation
import Synchronization
import Testing
import TransferTestSupport

@testable import TransferKit

/// Programs that offer much and send nothing.
@Suite("Offers of which nothing arrives")
struct SilenceTests {
    /// A type that can be read from each of several forms.
    struct Anything: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .png) { _ in Anything() }
            DataRepresentation(importedContentType: .json) { _ in Anything() }
            DataRepresentation(importedContentType: .rtf) { _ in Anything() }
            DataRepresentation(importedContentType: .html) { _ in Anything() }
            DataRepresentation(importedContentType: .gif) { _ in Anything() }
            DataRepresentation(importedContentType: .pdf) { _ in Anything() }
        }
    }

    private static let names = [
        "image/png", "application/json", "text/rtf", "text/html", "image/gif", "application/pdf",
    ]

    @Test("are given up once for all forms, and not once for each")
    func severalForms() async throws {
        let asked = Mutex<[String]>([])
        let offer = IncomingOffer(names: Self.names, limits: TransferLimits(stallTimeout: 3)) { name, _ in
            asked.withLock { $0.append(name) }
            try await neverAnswer()
        }
        let item = try #require(await offer.items(for: nil).first)
        await #expect {
            try await item.loadTransferable(type: Anything.self)
        } throws: { error in
            "\(error)".contains("sent nothing for 3.0 seconds") || error.localizedDescription.contains("3.0 seconds")
        }
        // The second is asked for after two seconds; none after the program was given up.
        #expect(asked.withLock { $0.count } < Self.names.count)
    }

    @Test("are waited for as long as something arrives of another form")
    func lively() async throws {
        let isOver = Mutex(false)
        let offer = IncomingOffer(names: Self.names, limits: TransferLimits(stallTimeout: 4)) { name, sink in
            if name == "application/json" {
                // Some bytes now and then, for longer than the limit.
                for _ in 0..<12 {
                    try await letPass(.milliseconds(500), because: "the program sends a byte now and then")
                    try await sink.write(Data("{".utf8))
                }
                isOver.withLock { $0 = true }
            } else {
                try await waitUntil("the end of the other form") { isOver.withLock { $0 } }
                try await sink.write(Data("late".utf8))
            }
        }
        async let slow = offer.data(for: "application/json")
        async let late = offer.data(for: "text/html")
        #expect(try await slow == Data("{{{{{{{{{{{{".utf8))
        #expect(try await late == Data("late".utf8))
    }

    @Test("can be asked again later")
    func later() async throws {
        let isThere = Mutex(false)
        let record = Record()
        let offer = IncomingOffer(names: ["text/html"], limits: TransferLimits(stallTimeout: 2)) { _, sink in
            defer { record.add("ended") }
            try await waitUntil("the program to be there") { isThere.withLock { $0 } }
            try await sink.write(Data("there".utf8))
        }
        await #expect(throws: PayloadError.self) { try await offer.data(for: "text/html") }
        isThere.withLock { $0 = true }
        try await waitUntil("the end of the first receipt") { record.all == ["ended"] }
        // It is not asked again at once.
        let data = try await waitUntil("the pause to end") { try? await offer.data(for: "text/html") }
        #expect(data == Data("there".utf8))
        #expect(record.all == ["ended", "ended"])
    }
}
