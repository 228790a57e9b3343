import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

/// Displays that are not there, go away or are no longer used.
@Suite("Reaching and losing an X server", .timeLimit(.minutes(20)))
struct LifetimeTests {
    private static let zip = "application/zip"

    @Test(arguments: [":54321", "nonsense", "", ":0.99999"])
    func aDisplayThatIsNotThereIsAnErrorWithARemedy(name: String) throws {
        let error = #expect(throws: TransferWireError.self) { try X11Display(name: name) }
        guard case .unreachable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.localizedDescription.contains("DISPLAY") == true)
        #expect(throws: TransferWireError.self) { try X11ClipboardReader(.clipboard, display: name) }
    }

    @Test func whoWaitsForEverIsAnswered() async throws {
        let limits = TransferLimits(maximumByteCount: .max, stallTimeout: .infinity, receiverTimeout: .infinity)
        try await withDisplay(limits: limits) { server, display in
            try await display.clipboard.publish(TransferOffer([.zip: bytes(3_000_000)]))
            #expect(try await server.clipboard.data(as: Self.zip) == bytes(3_000_000))
            try await server.clipboard.setText("text")
            #expect(try await display.clipboard.receive("UTF8_STRING") == Data("text".utf8))
        }
    }

    @Test func aServerThatDoesNotAnswerIsGivenUpInTime() async throws {
        try await withDisplay(limits: .impatient) { server, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            let reader = try X11ClipboardReader(.clipboard, display: server.display, patience: 3)
            try await server.suspend()
            defer { server.resume() }
            let name = server.display
            let calls: [@Sendable () async throws -> Void] = [
                { _ = try await display.clipboard.contents() },
                { try await display.clipboard.publish(TransferOffer(text: "text")) },
                { _ = try X11Display(name: name, limits: .impatient) },
                { _ = try X11ClipboardReader(.clipboard, display: name, patience: 3) },
            ]
            for call in calls {
                let error = try await wireError(call)
                guard case .unreachable(let reason) = error else { throw TestSupportError("\(error)") }
                #expect(reason.contains("does not answer"))
            }
            #expect(throws: TransferWireError.self) { try reader.names() }
        }
    }

    @Test func everyCallEndsWhenTheServerDies() async throws {
        try await withDisplay { server, display in
            let other = try X11Display(name: server.display)
            // Somebody waits for an owner, …
            let owner = try await SelectionPeer.owner(.silent, of: "PRIMARY", on: server)
            let reading = Task { try await display.primary.receive("image/png") }
            _ = try await owner.event("request", count: 2)
            // … another takes large contents, …
            let publication = try await display.clipboard.publish(TransferOffer([.zip: bytes(5_000_000)]))
            let requestor = try await SelectionPeer.requestor(.pauses, [Self.zip], on: server)
            try await requestor.event("part")
            // … contents are being made, …
            let (asked, gate) = (Gate(), Gate())
            try await other.primary.publish(
                TransferOffer(.zip) {
                    asked.open()
                    await gate.wait()
                    return bytes(5_000_000)
                }
            )
            let late = try await SelectionPeer.requestor(.get, [Self.zip], of: "PRIMARY", on: server)
            await asked.wait()
            // … and changes are observed.
            let changes = try await display.clipboard.changes()
            let observing = Task { for await _ in changes {} }

            try await server.crash()
            let error = try await wireError { try await reading.value }
            guard case .unreachable(let reason) = error else { throw TestSupportError("\(error)") }
            #expect(reason.contains("went away"))
            try await within(.patience, "the end of the changes") { await observing.value }
            try await within(.patience, "the end of the publication") { await publication.end() }
            gate.open()

            // What is asked afterwards is an error too.
            let calls: [@Sendable () async throws -> Void] = [
                { _ = try await display.clipboard.publish(TransferOffer(text: "text")) },
                { try await display.clipboard.clear() },
                { _ = try await display.clipboard.contents() },
                { _ = try await display.clipboard.changeCount() },
                { _ = try await display.clipboard.changes() },
                { try await display.clipboard.storeForOthers() },
            ]
            for call in calls {
                let error = try await wireError(call)
                guard case .unreachable = error else { throw TestSupportError("\(error)") }
            }
            _ = late
        }
    }

    /// Tests writing to a connection that the other side has closed, which raises SIGPIPE unless the signal is ignored.
    @Test func aServerThatDiesWhileMuchIsWrittenDoesNotEndTheProcess() async throws {
        for _ in 0..<5 {
            try await XServer.run(managesWindows: false) { server in
                let display = try X11Display(name: server.display)
                let published = Record<String>()
                let publishing = Task {
                    while true {
                        try await display.clipboard.publish(TransferOffer(text: "text"))
                        published.add("text")
                    }
                }
                try await waitUntil("some to be published") { published.all.count > 10 }
                try await server.crash()
                let error = try await wireError { try await publishing.value }
                guard case .unreachable = error else { throw TestSupportError("\(error)") }
            }
        }
    }

    @Test func aBlockingReaderEndsWhenTheServerDies() async throws {
        try await XServer.run(managesWindows: false) { server in
            let owner = try await SelectionPeer.owner(.silent, on: server)
            let name = server.display
            let reading = Task.detached {
                try X11ClipboardReader(.clipboard, display: name).receive("image/png", limits: TransferLimits()) { _ in
                }
            }
            try await owner.event("request")
            try await server.crash()
            let error = try await wireError { try await reading.value }
            guard case .unreachable = error else { throw TestSupportError("\(error)") }
        }
    }

    // MARK: Displays without users

    @Test func theConnectionAndTheThreadEndWithTheLastThatUsesThem() async throws {
        try await XServer.run(managesWindows: false) { server in
            let watcher: SelectionPeer
            do {
                var clipboard: X11Pasteboard? = try X11Display(name: server.display).clipboard
                try await clipboard?.publish(TransferOffer(text: "text"))
                watcher = try await SelectionPeer.requestor(.watchDeath, on: server)
                // A pasteboard keeps the connection, as what it does next shows.
                try await clipboard?.publish(TransferOffer(text: "later"))
                #expect(watcher.program.isRunning)
                clipboard = nil
            }
            try await watcher.event("end")
        }
    }

    @Test func displaysThatComeAndGoLeaveNothingBehind() async throws {
        try await inOwnProcess {
            try await XServer.run(managesWindows: false) { server in
                func useDisplays(_ count: Int) async throws {
                    for _ in 0..<count {
                        let display = try X11Display(name: server.display)
                        try await display.clipboard.publish(TransferOffer(text: "text"))
                        let publication = try await display.primary.publish(TransferOffer(text: "text"))
                        _ = publication
                    }
                }
                let windows = try await server.windowCount()
                // The threads of tasks are started with the first.
                try await useDisplays(10)
                try await waitUntil("the first windows to go") { try await server.windowCount() == windows }
                let (threads, descriptors) = (
                    try ProcessUse.current.threadCount, try ProcessUse.current.descriptorCount
                )
                try await useDisplays(200)
                try await waitUntil("the windows to go") { try await server.windowCount() == windows }
                try await waitUntil("the threads to go") { try ProcessUse.current.threadCount <= threads }
                try await waitUntil("the descriptors to go") { try ProcessUse.current.descriptorCount <= descriptors }
            }
        }
    }

    @Test func aDisplayThatIsDroppedWhileItSendsEndsAtOnce() async throws {
        try await XServer.run(managesWindows: false) { server in
            let (asked, gate) = (Gate(), Gate())
            let ended = Record<Bool>()
            let watcher: SelectionPeer
            do {
                let display = try X11Display(name: server.display)
                try await display.clipboard.publish(
                    TransferOffer(.zip) {
                        asked.open()
                        // One that takes no notice of being cancelled.
                        await Task.detached { await gate.wait() }.value
                        ended.add(true)
                        return bytes(5_000_000)
                    }
                )
                let requestor = try await SelectionPeer.requestor(.get, [Self.zip], on: server)
                await asked.wait()
                watcher = try await SelectionPeer.requestor(.watchDeath, on: server)
                _ = requestor
            }
            try await watcher.event("end")
            gate.open()
            try await waitUntil("the sender to end") { !ended.all.isEmpty }
        }
    }

    @Test func publicationsEndWithTheDisplay() async throws {
        try await XServer.run(managesWindows: false) { server in
            let publication: Publication
            let changes: AsyncStream<Int>
            do {
                let display = try X11Display(name: server.display)
                publication = try await display.clipboard.publish(TransferOffer(text: "text"))
                changes = try await display.clipboard.changes()
            }
            try await within(.patience, "the end of the publication") { await publication.end() }
            try await within(.patience, "the end of the changes") { for await _ in changes {} }
        }
    }
}
