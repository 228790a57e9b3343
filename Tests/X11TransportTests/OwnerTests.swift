import CoreTransferable
import Foundation
import Synchronization
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

/// Requests of other programs, as ICCCM describes them and as no program should make them.
@Suite("Owning a selection", .timeLimit(.minutes(20)))
struct OwnerTests {
    private static let zip = "application/zip"

    // MARK: What ICCCM asks of owners

    @Test func theTimeOfTheOwnershipIsToldAndRequestsAreComparedWithIt() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            for (offset, isRefused) in [("-1", true), ("0", false), ("1000", false)] {
                let requestor = try await SelectionPeer.requestor(.at, ["UTF8_STRING", offset], on: server)
                let answer = try await requestor.event("answer")
                #expect(answer.refused == isRefused, "a request \(offset) ms after the ownership began")
            }
            let requestor = try await SelectionPeer.requestor(.get, ["TIMESTAMP"], on: server)
            let answer = try await requestor.event("answer")
            #expect(answer.type == "INTEGER" && answer.format == 32 && answer.numbers?.count == 1)
        }
    }

    @Test func targetsAreAListOfAtoms() async throws {
        try await withDisplay { server, display in
            let offer = TransferOffer([.zip: bytes(10), .utf8PlainText: Data()])
            try await display.clipboard.publish(offer)
            let requestor = try await SelectionPeer.requestor(.get, ["TARGETS"], on: server)
            let answer = try await requestor.event("answer")
            #expect(answer.type == "ATOM" && answer.format == 32)
            #expect(answer.atoms == offer.names + ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"])
        }
    }

    @Test(arguments: [(count: 8, itemSize: 16), (count: 7, itemSize: 8)])
    func aColourIsSentAsNumbers(count: Int, itemSize: Int) async throws {
        try await withDisplay { server, display in
            let type = UTType(importedAs: "com.apple.cocoa.pasteboard.color")
            try await display.clipboard.publish(TransferOffer([type: bytes(count), .utf8PlainText: Data("red".utf8)]))
            let requestor = try await SelectionPeer.requestor(.get, ["application/x-color", "UTF8_STRING"], on: server)
            let colour = try await requestor.event("answer")
            #expect(colour.format == itemSize && colour.count == count)
            #expect(try await requestor.event("answer", count: 2).format == 8)
        }
    }

    @Test func severalTargetsAreAnsweredTogether() async throws {
        try await withDisplay { server, display in
            let item = NSItemProvider()
            item.registerData(for: .zip) { _ in bytes(3_000_000) }
            item.registerData(for: .json) { _ in throw Refusal() }
            item.registerData(for: .utf8PlainText) { _ in Data("text".utf8) }
            try await display.clipboard.publish(TransferOffer([item]))
            let targets = ["UTF8_STRING", "application/json", "NO_SUCH_TARGET", Self.zip, "TIMESTAMP", "MULTIPLE"]
            let requestor = try await SelectionPeer.requestor(.multiple, targets, on: server)
            let pairs = try await requestor.event("pairs")
            #expect(pairs.refused == false && pairs.type == "ATOM_PAIR")
            #expect(
                pairs.atoms == [
                    "UTF8_STRING", "PART_0", "application/json", nil, "NO_SUCH_TARGET", nil, Self.zip, "PART_3",
                    "TIMESTAMP", "PART_4", "MULTIPLE", nil,
                ]
            )
            #expect(try await requestor.event("answer").count == 4)
            let zip = try await requestor.event("answer", count: 2)
            #expect(zip.count == 3_000_000 && (zip.parts ?? 0) > 1)
            #expect(try await requestor.event("answer", count: 3).count == 4)
        }
    }

    /// The requestor takes the first part of any only when it knows that all are coming, and then one after another.
    @Test func manyLargeTargetsAreAnsweredTogether() async throws {
        try await withDisplay { server, display in
            let types: [UTType] = (0..<20).map { UTType(importedAs: "com.example.large-\($0)") }
            let item = NSItemProvider()
            for type in types { item.registerData(for: type) { _ in bytes(2_000_000) } }
            let offer = TransferOffer([item])
            try await display.clipboard.publish(offer)
            let requestor = try await SelectionPeer.requestor(.multiple, offer.names, on: server)
            #expect(try await requestor.event("pairs").refused == false)
            let last = try await requestor.event("answer", count: types.count)
            #expect(last.count == 2_000_000)
        }
    }

    @Test func malformedRequestsForSeveralTargetsAreRefused() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            let requestor = try await SelectionPeer.requestor(.badMultiple, on: server)
            #expect(try await requestor.event("answer", count: 1).refused == true)
            #expect(try await requestor.event("answer", count: 2).refused == true)
        }
    }

    @Test func aRequestToSaveIsAnsweredWithNothing() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            let requestor = try await SelectionPeer.requestor(.get, ["SAVE_TARGETS"], on: server)
            let answer = try await requestor.event("answer")
            #expect(answer.refused == false && answer.type == "NULL" && answer.count == 0)
        }
    }

    @Test func aRequestorThatNamesNoPropertyFindsTheAnswerUnderTheTarget() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            let requestor = try await SelectionPeer.requestor(.withoutProperty, ["UTF8_STRING"], on: server)
            #expect(try await requestor.event("answer").count == 4)
            #expect(try await requestor.event("property").atoms == ["UTF8_STRING"])
        }
    }

    @Test func anUnknownTargetIsRefused() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            let requestor = try await SelectionPeer.requestor(.get, ["NO_SUCH_TARGET", "DELETE"], on: server)
            #expect(try await requestor.event("answer").refused == true)
            #expect(try await requestor.event("answer", count: 2).refused == true)
        }
    }

    @Test func aRepresentationThatCannotBeMadeIsRefusedAndTheOthersAreNot() async throws {
        try await withDisplay { server, display in
            let item = NSItemProvider()
            item.registerData(for: .zip) { _ in throw Refusal() }
            item.registerData(for: .json) { _ in Data("{}".utf8) }
            try await display.clipboard.publish(TransferOffer([item]))
            let requestor = try await SelectionPeer.requestor(.get, [Self.zip, "application/json"], on: server)
            #expect(try await requestor.event("answer").refused == true)
            #expect(try await requestor.event("answer", count: 2).count == 2)
        }
    }

    // MARK: Requestors that do not go on

    @Test func aRequestorMayTakeItsTimeWhileNobodyElseWaits() async throws {
        try await withDisplay(limits: TransferLimits(stallTimeout: 0.5)) { server, display in
            try await display.clipboard.publish(TransferOffer([.zip: bytes(5_000_000)]))
            let requestor = try await SelectionPeer.requestor(.pauses, [Self.zip], on: server)
            try await requestor.event("part")
            try await letPass(.seconds(2), because: "the requestor pauses for longer than an owner may")
            requestor.proceed()
            #expect(try await requestor.event("end").count == 5_000_000)
        }
    }

    @Test func aRequestorThatEndsWhileItsPayloadIsMadeFreesItsPlace() async throws {
        try await withDisplay { server, display in
            let item = NSItemProvider()
            let asked = Record<Int>()
            item.registerData(for: .zip) { _ in
                asked.add(1)
                try await neverAnswer()
                return Data()
            }
            item.registerData(for: .json) { _ in Data("{}".utf8) }
            try await display.clipboard.publish(TransferOffer([item]))
            for number in 1...20 {
                let requestor = try RunningProgram(
                    "xclip",
                    ["-o", "-selection", "clipboard", "-t", Self.zip],
                    environment: server.environment
                )
                // More than are made at a time: each but the first few has the place of one that ended.
                try await waitUntil("the question") { asked.all.count == number }
                await requestor.terminate()
            }
            #expect(try await server.clipboard.text(as: "application/json") == "{}")
        }
    }

    @Test(arguments: [SelectionPeer.Asking.dies, .stalls])
    func aRequestorThatDoesNotGoOnIsGivenUp(behaviour: SelectionPeer.Asking) async throws {
        try await withDisplay(limits: .impatient) { server, display in
            let item = NSItemProvider()
            let ended = Record<String>()
            item.registerData(for: .zip) { _ in bytes(5_000_000) }
            item.registerData(for: .json) { _ in Data("{}".utf8) }
            let publication = try await display.clipboard.publish(TransferOffer([item]))
            let listening = Task { for await name in publication.deliveries { ended.add(name) } }
            let requestor = try await SelectionPeer.requestor(behaviour, [Self.zip], on: server)
            try await requestor.event("part")
            if behaviour == .dies { try await requestor.program.waitForExit() }
            // Others are served meanwhile and afterwards.
            #expect(try await server.clipboard.text(as: "application/json") == "{}")
            try await letPass(.seconds(2.5), because: "the requestor pauses for longer than an owner may")
            #expect(try await server.clipboard.data(as: Self.zip) == bytes(5_000_000))
            try await waitUntil("the deliveries") { ended.all == ["application/json", Self.zip] }
            try await display.clipboard.clear()
            await listening.value
        }
    }

    @Test func requestorsWhoseWindowIsGoneDoNoHarm() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer([.zip: bytes(2_000_000)]))
            let requestor = try await SelectionPeer.requestor(.destroys, [Self.zip, "100"], on: server)
            #expect(try await requestor.event("answer").count == 2_000_000)
        }
    }

    // MARK: Many at once

    @Test func thousandsOfRequestsAtOnceAreAnsweredAFewAtATime() async throws {
        try await withDisplay { server, display in
            let running = Mutex((now: 0, most: 0))
            let offer = TransferOffer(.zip) {
                running.withLock {
                    $0.now += 1
                    $0.most = max($0.most, $0.now)
                }
                await Task.yield()
                running.withLock { $0.now -= 1 }
                return bytes(1000)
            }
            try await display.clipboard.publish(offer)
            let requestor = try await SelectionPeer.requestor(.many, [Self.zip, "2000"], on: server)
            let end = try await requestor.event("end")
            #expect(end.done == 2000 && end.count == 2_000_000)
            #expect(running.withLock { $0.most } <= 16)
        }
    }

    /// Of one connection with the server, and of many.
    @Test(arguments: [1, 100])
    func hundredsOfRequestorsThatNeverReadDoNotDelayOthers(connections: Int) async throws {
        try await withDisplay { server, display in
            let item = NSItemProvider()
            item.registerData(for: .zip) { _ in bytes(5_000_000) }
            item.registerData(for: .json) { _ in Data("{}".utf8) }
            try await display.clipboard.publish(TransferOffer([item]))
            let hoarder = try await SelectionPeer.requestor(.hoards, [Self.zip, "500", "\(connections)"], on: server)
            try await hoarder.event("asked")
            // Far less than the time after which a receiver that pauses was given up.
            for _ in 0..<3 {
                let json = try await server.clipboard.data(as: "application/json")
                #expect(json == Data("{}".utf8))
                let zip = try await server.clipboard.data(as: Self.zip)
                #expect(zip == bytes(5_000_000))
            }
        }
    }

    // MARK: Windows that others destroy

    @Test func anOwnerWhoseWindowIsDestroyedTakesTheSelectionAgain() async throws {
        try await withDisplay { server, display in
            let publication = try await display.clipboard.publish(TransferOffer(text: "mine"))
            for _ in 0..<2 {
                let destroyer = try await SelectionPeer.requestor(.destroysOwner, ["1"], on: server)
                #expect(try await destroyer.event("end").owner != 0)
                #expect(try await server.clipboard.text() == "mine")
                #expect(try await display.clipboard.isOwn())
            }
            try await display.clipboard.clear()
            let delivered = try await within(.patience, "the deliveries") {
                await publication.deliveries.reduce(into: 0) { count, _ in count += 1 }
            }
            #expect(delivered >= 2)
            // What comes next needs no window of before.
            try await display.clipboard.publish(TransferOffer(text: "more"))
            #expect(try await server.clipboard.text() == "more")
        }
    }

    @Test func anOwnerWhoseWindowIsDestroyedEachTimeGivesUp() async throws {
        try await withDisplay { server, display in
            let publication = try await display.clipboard.publish(TransferOffer(text: "mine"))
            let destroyer = try await SelectionPeer.requestor(.destroysOwner, ["1000"], on: server)
            try await within(.patience, "the end of the publication") { await publication.end() }
            #expect(try await destroyer.event("end").owner == 0)
            #expect(try await display.clipboard.isEmpty())
            try await display.clipboard.publish(TransferOffer(text: "more"))
            #expect(try await server.clipboard.text() == "more")
        }
    }

    // MARK: Changes of owner meanwhile

    @Test func aTransferGoesOnWhenSomethingElseIsCopied() async throws {
        try await withDisplay { server, display in
            let publication = try await display.clipboard.publish(TransferOffer([.zip: bytes(5_000_000)]))
            let requestor = try await SelectionPeer.requestor(.pauses, [Self.zip], on: server)
            try await requestor.event("part")
            try await display.clipboard.publish(TransferOffer(text: "something else"))
            #expect(try await server.clipboard.text() == "something else")
            requestor.proceed()
            #expect(try await requestor.event("end").count == 5_000_000)
            // A process that waits for the end of what it copied waits for that, too.
            let delivered = try await within(.patience, "the deliveries") {
                await publication.deliveries.reduce(into: []) { $0.append($1) }
            }
            #expect(delivered == [Self.zip])
        }
    }

    @Test func aTransferGoesOnWhenAnotherProgramTakesTheClipboard() async throws {
        try await withDisplay { server, display in
            try await display.clipboard.publish(TransferOffer([.zip: bytes(5_000_000)]))
            let requestor = try await SelectionPeer.requestor(.pauses, [Self.zip], on: server)
            try await requestor.event("part")
            try await server.clipboard.setText("something else")
            #expect(try await display.clipboard.isOwn() == false)
            requestor.proceed()
            #expect(try await requestor.event("end").count == 5_000_000)
        }
    }

    @Test func aRepresentationThatIsBeingMadeIsSentWhenSomethingElseIsCopied() async throws {
        try await withDisplay { server, display in
            let (asked, gate) = (Gate(), Gate())
            try await display.clipboard.publish(
                TransferOffer(.zip) {
                    asked.open()
                    await gate.wait()
                    return bytes(1000)
                }
            )
            let requestor = try await SelectionPeer.requestor(.get, [Self.zip], on: server)
            await asked.wait()
            try await display.clipboard.publish(TransferOffer(text: "something else"))
            gate.open()
            #expect(try await requestor.event("answer").count == 1000)
        }
    }
}
