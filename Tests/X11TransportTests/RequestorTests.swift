import CoreTransferable
import Foundation
import Synchronization
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

/// Owners that answer as no program should, and those that are slow or old.
@Suite("Asking a selection's owner", .timeLimit(.minutes(20)))
struct RequestorTests {
    private static let png = "image/png"

    // MARK: Payloads

    /// The errors in which an owner's behaviour ends.
    private static let failures: [(SelectionPeer.Owning, TransferWireError)] = [
        (.refuses, .notOffered(png)),
        (.silent, .timedOut(seconds: 2)),
        (.stalls, .timedOut(seconds: 2)),
        (.answersAtoms, .malformed("")),
        (.answersNothing, .malformed("")),
        (.namesAnotherProperty, .malformed("")),
        (.endless, .tooLarge(limit: 1_000_000)),
        (.dies, .broken("")),
        (.diesWithin, .broken("")),
        (.isReplaced, .notOffered(png)),
    ]

    @Test(arguments: failures)
    func anOwnerThatDoesNotAnswerAsItShouldIsAnErrorInTime(
        behaviour: SelectionPeer.Owning,
        expected: TransferWireError
    ) async throws {
        // Only programs that say nothing are given up by the time.
        var limits = TransferLimits.patient
        if case .timedOut = expected { limits = .impatient }
        limits.maximumByteCount = 1_000_000
        try await withDisplay(limits: limits) { server, display in
            let owner = try await SelectionPeer.owner(behaviour, on: server)
            let offer = try await display.clipboard.received()
            #expect(offer.names == [Self.png])
            if behaviour == .isReplaced { try await owner.event("replaced") }
            let windows = try await server.windowCount()
            for _ in 0..<(behaviour == .dies || behaviour == .diesWithin ? 1 : 3) {
                let error = try await wireError { try await offer.receive(Self.png, to: Collector()) }
                switch (error, expected) {
                case (.malformed(let what), .malformed), (.broken(let what), .broken): #expect(!what.isEmpty)
                default: #expect(error == expected)
                }
            }
            try await waitUntil("the window to go") { try await server.windowCount() <= windows }
            // The display is of use as before.
            try await server.clipboard.setText("text")
            #expect(try await display.clipboard.receive("UTF8_STRING") == Data("text".utf8))
        }
    }

    @Test func anOwnerThatSendsAByteAPartIsGivenUp() async throws {
        try await withDisplay(limits: .impatient) { server, display in
            try await SelectionPeer.owner(.trickles, on: server)
            let offer = try await display.clipboard.received()
            let collector = Collector()
            let error = try await wireError {
                try await offer.receive(Self.png, to: collector)
            }
            #expect(error == .tooSlow(leastByteRate: TransferLimits.leastByteRate))
            // It never paused for too long.
            #expect(collector.data.count > 3)
            let reader = try X11ClipboardReader(.clipboard, display: server.display)
            #expect(throws: error) { try reader.receive(Self.png, limits: .impatient) { _ in } }
        }
    }

    @Test(arguments: [(SelectionPeer.Owning.understates, 3_000_000), (.overstates, 3)])
    func theSizeThatAnOwnerTellsIsNotReliedOn(behaviour: SelectionPeer.Owning, count: Int) async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(behaviour, on: server)
            #expect(try await display.clipboard.receive(Self.png) == bytes(count))
        }
    }

    @Test func aLargePropertyThatIsNotInPartsIsReceived() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.atOnce, 7_000_001, on: server)
            #expect(try await display.clipboard.receive(Self.png) == bytes(7_000_001))
        }
    }

    @Test func partsThatAreSetInSeveralStepsAreReceivedInFull() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.inPieces, on: server)
            #expect(try await display.clipboard.receive(Self.png) == bytes(900_000) + bytes(700_000))
        }
    }

    @Test func ofSeveralAnswersTheFirstCounts() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.twice, on: server)
            let offer = try await display.clipboard.received()
            for _ in 0..<5 {
                let collector = Collector()
                try await offer.receive(Self.png, to: collector)
                // The second may have been in the property already when the first answer was read.
                #expect([Data("once".utf8), Data("twice".utf8)].contains(collector.data))
            }
        }
    }

    @Test func anAnswerThatComesTooLateReachesNobody() async throws {
        try await withDisplay(limits: .impatient) { server, display in
            let owner = try await SelectionPeer.owner(.late, 4, on: server)
            let offer = try await display.clipboard.received()
            let windows = try await server.windowCount()
            let error = try await wireError { try await offer.receive(Self.png, to: Collector()) }
            #expect(error == .timedOut(seconds: 2))
            await owner.program.terminate()
            try await waitUntil("the window to go") { try await server.windowCount() < windows }
            #expect(try await display.clipboard.isEmpty())
        }
    }

    @Test func errorsSayWhatHelps() async throws {
        for (_, error) in Self.failures {
            // Each is at least a sentence on what happened, and those that one can do something about say what.
            #expect(error.localizedDescription.hasSuffix("."))
        }
        #expect(TransferWireError.timedOut(seconds: 1).localizedDescription.contains("Try again"))
        #expect(TransferWireError.tooLarge(limit: 1).localizedDescription.contains("maximumByteCount"))
    }

    // MARK: Targets

    @Test(arguments: [SelectionPeer.Owning.listsBytes, .listsStrings, .listsTooMany, .listsEndlessly])
    func aMalformedListOfTargetsIsAnError(behaviour: SelectionPeer.Owning) async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(behaviour, on: server)
            let windows = try await server.windowCount()
            let error = try await wireError { try await display.clipboard.contents() }
            guard case .malformed = error else {
                Issue.record("\(error)")
                return
            }
            try await waitUntil("the window to go") { try await server.windowCount() <= windows }
        }
    }

    @Test func anOwnerThatNeverListsItsTargetsIsAnErrorInTime() async throws {
        try await withDisplay(limits: .impatient) { server, display in
            try await SelectionPeer.owner(.listsSilently, on: server)
            let error = try await wireError { try await display.clipboard.contents() }
            #expect(error == .timedOut(seconds: 2))
        }
    }

    @Test func targetsThatAreNoAtomsAreLeftOut() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.listsNoAtoms, on: server)
            #expect(try await display.clipboard.received().names == [Self.png])
        }
    }

    @Test func anOwnerThatListsNothingHasNothing() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.listsNothing, on: server)
            #expect(try await display.clipboard.isEmpty())
        }
    }

    @Test func anOwnerThatKnowsNoTargetsIsTakenToHaveText() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.listsNot, on: server)
            #expect(try await display.clipboard.received().names == ["UTF8_STRING", "STRING"])
        }
    }

    // MARK: Receivers that stop

    @Test func cancellingATaskThatReadsEndsItAtOnce() async throws {
        try await withDisplay { server, display in
            let owner = try await SelectionPeer.owner(.silent, on: server)
            let offer = try await display.clipboard.received()
            let windows = try await server.windowCount()
            let reading = Task { try await offer.receive(Self.png, to: Collector()) }
            _ = try await owner.event("request", count: 2)
            reading.cancel()
            let result = try await within(.patience, "the end of a cancelled task") { await reading.result }
            #expect(throws: CancellationError.self) { try result.get() }
            try await waitUntil("the window to go") { try await server.windowCount() == windows }
            try await server.clipboard.setText("text")
            #expect(try await display.clipboard.receive("UTF8_STRING") == Data("text".utf8))
        }
    }

    @Test func aTaskThatWasCancelledBeforeItAsksDoesNotWait() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.listsSilently, on: server)
            let listing = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await display.clipboard.contents()
            }
            listing.cancel()
            let result = try await within(.patience, "the end of a cancelled task") { await listing.result }
            #expect(throws: CancellationError.self) { try result.get() }
        }
    }

    @Test func aTransferEndsWhenTheReceiverWantsNoMore() async throws {
        struct Full: ByteSink {
            func write(_ bytes: Data) async throws { throw Refusal() }
        }
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.endless, on: server)
            let offer = try await display.clipboard.received()
            let windows = try await server.windowCount()
            await #expect(throws: Refusal.self) { try await offer.receive(Self.png, to: Full()) }
            try await waitUntil("the window to go") { try await server.windowCount() == windows }
        }
    }

    @Test func aSlowReceiverHoldsTheOwnerBackAndIsNotTimedOut() async throws {
        try await withDisplay(limits: .impatient) { server, display in
            try await server.clipboard.set(bytes(20_000_000), as: Self.png)
            // The owner sets a megabyte at a time, which is read in four parts. All of them are waited for.
            let sink = SlowSink(pause: .seconds(2.5), count: 5)
            try await display.clipboard.received().receive(Self.png, to: sink)
            #expect(sink.count == 20_000_000)
        }
    }

    @Test(arguments: [600_000, 3_000_000])
    func whatAnOwnerSetBeforeItEndedIsReceived(count: Int) async throws {
        try await withDisplay { server, display in
            let file = try server.clipboard.directory.write(bytes(count), to: "payload")
            // It ends when it has been asked once for what it has.
            let owner = try server.launch(
                "xclip",
                ["-i", "-quiet", "-loops", "1", "-selection", "clipboard", "-t", Self.png, file]
            )
            let offer = try await waitUntil("the owner") { () -> IncomingOffer? in
                guard case .other(let offer) = try await display.clipboard.contents() else { return nil }
                return offer
            }
            let sink = SlowSink(pause: .seconds(1), count: 1)
            try await offer.receive(Self.png, to: sink)
            #expect(sink.count == count)
            try await owner.waitForExit()
        }
    }

    @Test func manyReadersAtOnceEachGetAll() async throws {
        try await withDisplay { server, display in
            try await server.clipboard.set(bytes(1_000_000), as: Self.png)
            let offer = try await display.clipboard.received()
            let windows = try await server.windowCount()
            try await withThrowingTaskGroup(of: Data.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        let collector = Collector()
                        try await offer.receive(Self.png, to: collector)
                        return collector.data
                    }
                }
                for try await data in group { #expect(data == bytes(1_000_000)) }
            }
            try await waitUntil("the window to go") { try await server.windowCount() <= windows }
        }
    }
}
