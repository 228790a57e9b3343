import CoreTransferable
import Foundation
import Synchronization
import Testing
import TransferKit
import TransferTestSupport

@testable import WaylandTransport

/// Programs and compositors that stop, die, or ask for too much.
@Suite("Faults on the Wayland clipboard", .timeLimit(.minutes(20)))
struct FaultTests {
    /// A receiver that gives no request up during a test, however late the threads of this process have their turn.
    private func patientDisplay(of server: SwayServer) throws -> WaylandDisplay {
        let display = try WaylandDisplay(name: server.display)
        display.clipboard.limits.stallTimeout = 300
        return display
    }

    // MARK: Senders

    @Test("A sender that never answers is given up in time")
    func silentSender() async throws {
        try await SwayServer.run { server in
            let sender = try server.launch("wl-copy", ["--foreground", "text"])
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits.stallTimeout = 0.5
            let offer = try await waitUntil("an offer") { try await display.clipboard.incoming() }
            try await sender.suspend()
            let error = TransferWireError.timedOut(seconds: 0.5)
            try await within {
                await #expect(throws: error) { try await offer.data(offer.names[0]) }
            }
            let reader = try WaylandClipboardReader(name: server.display)
            #expect(throws: error) {
                try reader.receive(offer.names[0], limits: TransferLimits(stallTimeout: 0.5)) { _ in }
            }
            sender.signal(SIGKILL)
        }
    }

    @Test("A sender that stops in the middle is given up in time, and one that dies ends the payload")
    func senderStops() async throws {
        try await SwayServer.run { server in
            let file = try TemporaryDirectory()
            let path = try file.write(samples(32 << 20), to: "samples")
            for ending in [SIGSTOP, SIGKILL] {
                let sender = try server.launch(
                    "sh",
                    ["-c", #"exec wl-copy --foreground --type "a/$1" <"$0""#, path, "\(ending)"]
                )
                let display = try WaylandDisplay(name: server.display)
                display.clipboard.limits.stallTimeout = ending == SIGSTOP ? 0.5 : 300
                let offer = try await waitUntil("an offer") { () -> IncomingOffer? in
                    let offer = try await display.clipboard.incoming()
                    return offer?.names == ["a/\(ending)"] ? offer : nil
                }
                let sink = Stopper(after: 1 << 20) { sender.signal(ending) }
                try await within {
                    if ending == SIGSTOP {
                        await #expect(throws: TransferWireError.timedOut(seconds: 0.5)) {
                            try await offer.receive(offer.names[0], to: sink)
                        }
                    } else {
                        try await offer.receive(offer.names[0], to: sink)
                    }
                }
                #expect(sink.count < 32 << 20)
                sender.signal(SIGKILL)
            }
        }
    }

    @Test("A sender that sends a byte at a time is given up")
    func trickle() async throws {
        let pipe = try WaylandTransport.Pipe()
        let isOver = Tally()
        // A thread of its own pauses for no longer than it is to.
        Thread.detachNewThread {
            while isOver.count == 0 {
                pipe.writing.withNumber { _ = write($0, ".", 1) }
                letPass(.milliseconds(20), because: "the sender sends a byte at a time")
            }
        }
        defer { isOver.add() }
        try await SwayServer.run { server in
            let session = try WaylandSession(name: server.display, usesDataControl: true)
            let sink = Stopper(after: .max) {}
            try await within {
                await #expect(throws: TransferWireError.tooSlow(leastByteRate: TransferLimits.leastByteRate)) {
                    var reader = IncomingTransfer(pipe.reading, limits: TransferLimits(stallTimeout: 2))
                    try await reader.readAll(to: sink, on: session)
                }
            }
            // It never paused for too long.
            #expect(sink.count > 5)
        }
    }

    @Test("A payload that is larger than allowed is broken off")
    func tooLarge() async throws {
        try await SwayServer.run { server in
            try await server.clipboard.set(samples(4 << 20), as: "a/b")
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits.maximumByteCount = 1 << 20
            let offer = try #require(try await display.clipboard.incoming())
            let sink = Counter()
            await #expect(throws: TransferWireError.tooLarge(limit: 1 << 20)) {
                try await offer.receive("a/b", to: sink)
            }
            #expect(sink.count <= 1 << 20)
            // A receiver that wants no more ends it too.
            display.clipboard.limits = TransferLimits()
            let other = try #require(try await display.clipboard.incoming())
            await #expect(throws: Counter.Full.self) { try await other.receive("a/b", to: Counter(capacity: 1 << 20)) }
        }
    }

    @Test("A payload of contents that have been replaced is an error, not an empty payload")
    func replaced() async throws {
        try await SwayServer.run { server in
            try await server.clipboard.setText("old")
            let display = try WaylandDisplay(name: server.display)
            let offer = try #require(try await display.clipboard.incoming())
            let reader = try WaylandClipboardReader(name: server.display)
            _ = try reader.names()
            try await server.clipboard.set(Data("new".utf8), as: "a/b")
            let error = TransferWireError.broken("what was offered is no longer on the clipboard")
            await #expect(throws: error) { try await offer.data("text/plain;charset=utf-8") }
            // The reader has not seen yet that there are others.
            #expect(throws: error) {
                try reader.receive("text/plain;charset=utf-8", limits: TransferLimits()) { _ in }
            }
        }
    }

    @Test("A payload that was begun arrives whole when other contents are put on the clipboard")
    func replacedInTheMiddle() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let data = samples(16 << 20)
            let publication = try await display.clipboard.publish(TransferOffer([NSItemProvider().with(.png, data)]))
            let other = try WaylandDisplay(name: server.display)
            let offer = try #require(try await other.clipboard.incoming())
            let sink = Stopper(after: 1 << 20) {}
            async let received: Void = offer.receive("image/png", to: sink)
            try await waitUntil("the beginning") { sink.count > 0 }
            try await other.clipboard.clear()
            try await within { await publication.end() }
            try await received
            #expect(sink.count == data.count)
        }
    }

    @Test("A reader that is cancelled ends at once")
    func cancelled() async throws {
        try await SwayServer.run { server in
            let (asked, gate) = (Tally(), Gate())
            let item = NSItemProvider()
            item.registerDataRepresentation(for: .png, visibility: .all) { completion in
                asked.add()
                gate.whenOpen { completion(Data(), nil) }
                return nil
            }
            let sender = try WaylandDisplay(name: server.display)
            try await sender.clipboard.publish(TransferOffer([item]))
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits.stallTimeout = 300
            let offer = try #require(try await display.clipboard.incoming())
            let task = Task { try await offer.data("image/png") }
            try await waitUntil("the question") { asked.count == 1 }
            task.cancel()
            try await within {
                await #expect(throws: CancellationError.self) { try await task.value }
            }
            gate.open()
        }
    }

    // MARK: Receivers

    @Test("Receivers that die or stop in the middle do not end the process, and others are served")
    func receivers() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits.stallTimeout = 0.5
            let data = samples(16 << 20)
            let item = NSItemProvider.text("text").with(.png, data)
            let publication = try await display.clipboard.publish(TransferOffer([item]))
            let delivered = Mutex<[String]>([])
            let listening = Task {
                for await name in publication.deliveries { delivered.withLock { $0.append(name) } }
            }
            let script = "wl-paste --type image/png | (read -r line; echo begun; exec sleep 3600)"
            let dying = try server.launch("sh", ["-c", script])
            let stopped = try server.launch("sh", ["-c", script])
            for receiver in [dying, stopped] { try await receiver.waitForLine(containing: "begun") }
            dying.signal(SIGKILL)
            try await stopped.suspend()
            #expect(try await server.clipboard.text() == "text")
            #expect(try await server.clipboard.data(as: "image/png") == data)
            try await letPass(.seconds(1), because: "the receiver pauses for longer than a sender may")
            stopped.signal(SIGKILL)
            #expect(try await server.clipboard.text() == "text")
            try await display.clipboard.clear()
            await listening.value
            #expect(delivered.withLock { $0.filter { $0 == "image/png" } }.count == 1)
            #expect(delivered.withLock { $0 }.count == 3)
        }
    }

    @Test("Contents that are replaced while a slow program reads them are sent to their end")
    func replacedWhileSlowlyRead() async throws {
        try await SwayServer.run { server in
            let file = try TemporaryDirectory()
            let data = samples(50 << 20)
            let path = try file.write(data, to: "samples.png")
            let display = try WaylandDisplay(name: server.display)
            for isOwn in [false, true] {
                let item = NSItemProvider()
                item.registerFileRepresentation(for: .png, visibility: .all) { completion in
                    completion(URL(fileURLWithPath: path), false, nil)
                    return nil
                }
                let publication = try await display.clipboard.publish(TransferOffer([item]))
                let deliveries = Mutex<(names: [String], isOver: Bool)>(([], false))
                let listening = Task {
                    for await name in publication.deliveries { deliveries.withLock { $0.names.append(name) } }
                    deliveries.withLock { $0.isOver = true }
                }
                // It continues at a signal.
                let signal = "\(file.path)/\(isOwn)"
                let script = """
                    wl-paste --type image/png | {
                        head -c 1000 >/dev/null; echo begun; until [ -e "$0" ]; do sleep 0.1; done; wc -c
                    }
                    """
                let reader = try server.launch("sh", ["-c", script, signal])
                try await reader.waitForLine(containing: "begun")
                if isOwn {
                    try await display.clipboard.publish(TransferOffer([.text("new")]))
                } else {
                    try await server.clipboard.setText("new")
                }
                // By now all have heard of the new contents.
                #expect(try await server.clipboard.text() == "new")
                #expect(deliveries.withLock { $0.names.isEmpty && !$0.isOver })
                try file.write(Data(), to: "\(isOwn)")
                try await reader.waitForExit()
                // head takes more than it prints.
                let rest = try #require(reader.standardOutput.lines.last.flatMap { Int($0) })
                #expect((data.count - (64 << 10)...data.count - 1000).contains(rest))
                try await within { await listening.value }
                #expect(deliveries.withLock { $0.names } == ["image/png"])
            }
        }
    }

    @Test("A receiver that pauses for longer than senders may gets all")
    func pausingReceiver() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits.stallTimeout = 0.3
            let data = samples(8 << 20)
            let publication = try await display.clipboard.publish(TransferOffer([NSItemProvider().with(.png, data)]))
            let other = try WaylandDisplay(name: server.display)
            let offer = try #require(try await other.clipboard.incoming())
            let sink = Pauser(for: .seconds(1.5))
            try await offer.receive("image/png", to: sink)
            #expect(sink.count == data.count)
            var deliveries = publication.deliveries.makeAsyncIterator()
            #expect(await deliveries.next() == "image/png")
        }
    }

    @Test("A receiver that reads nothing is given up in time, and the process goes on")
    func receiverTimeout() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits = TransferLimits(stallTimeout: 0.2, receiverTimeout: 0.5)
            let data = samples(8 << 20)
            let publication = try await display.clipboard.publish(TransferOffer([NSItemProvider().with(.png, data)]))
            let other = try WaylandDisplay(name: server.display)
            let offer = try #require(try await other.clipboard.incoming())
            let sink = Pauser(for: .seconds(600))
            let receiving = Task { try await offer.receive("image/png", to: sink) }
            try await waitUntil("the beginning") { sink.count > 0 }
            try await display.clipboard.clear()
            try await within { await publication.end() }
            receiving.cancel()
            _ = await receiving.result
        }
    }

    @Test("Receivers that stall take no places from others for long")
    func stalledReceivers() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            display.clipboard.limits.stallTimeout = 0.5
            let item = NSItemProvider.text("text").with(.png, samples(2 << 20))
            try await display.clipboard.publish(TransferOffer([item]))
            let other = try patientDisplay(of: server)
            let offer = try #require(try await other.clipboard.incoming())
            let sinks = (0..<40).map { _ in Pauser(for: .seconds(600)) }
            let stalled = sinks.map { sink in Task { try await offer.receive("image/png", to: sink) } }
            // Those that came last take the places of the first.
            try await waitUntil("all to begin") { sinks.allSatisfy { $0.count > 0 } }
            for _ in 0..<3 { #expect(try await server.clipboard.text() == "text") }
            for task in stalled { task.cancel() }
            for task in stalled { _ = await task.result }
        }
    }

    @Test(
        "Hundreds of receivers that read nothing do not delay others",
        .enabled(if: mayOpen(4000), "Both ends of all pipes are this process's, which may not open as many files")
    )
    func hundredsOfStalledReceivers() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let item = NSItemProvider.text("text").with(.png, samples(2 << 20))
            try await display.clipboard.publish(TransferOffer([item]))
            let other = try patientDisplay(of: server)
            let offer = try #require(try await other.clipboard.incoming())
            let sinks = (0..<500).map { _ in Pauser(for: .seconds(600)) }
            let stalled = sinks.map { sink in Task { try await offer.receive("image/png", to: sink) } }
            try await waitUntil("most to begin") { sinks.filter { $0.count > 0 }.count > 200 }
            // Far less than the time after which receivers that pause were given up.
            for _ in 0..<3 {
                let text = try await within { try await server.clipboard.text() }
                #expect(text == "text")
            }
            for task in stalled { task.cancel() }
            for task in stalled { _ = await task.result }
        }
    }

    @Test("Receivers that are gone leave their places, whether they wait or their payload is in the making")
    func goneReceivers() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let item = NSItemProvider.text("text")
            item.registerDataRepresentation(for: .png, visibility: .all) { _ in nil }
            let publication = try await display.clipboard.publish(TransferOffer([item]))
            let other = try patientDisplay(of: server)
            let offer = try #require(try await other.clipboard.incoming())
            let hanging = (0..<100).map { _ in Task { try await offer.data("image/png") } }
            try await waitUntil("all requests") { publication.pendingCount == hanging.count }
            for task in hanging { task.cancel() }
            for task in hanging { _ = await task.result }
            #expect(try await server.clipboard.text() == "text")
            try await display.clipboard.clear()
            try await within { await publication.end() }
        }
    }

    @Test(
        "Of requests without number some are refused, and the clipboard goes on meanwhile",
        .enabled(if: mayOpen(4000), "Both ends of all pipes are this process's, which may not open as many files")
    )
    func tooManyRequests() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let gate = Gate()
            let item = NSItemProvider.text("text")
            item.registerDataRepresentation(for: .png, visibility: .all) { completion in
                gate.whenOpen { completion(Data("png".utf8), nil) }
                return nil
            }
            let publication = try await display.clipboard.publish(TransferOffer([item]))
            let other = try patientDisplay(of: server)
            let offer = try #require(try await other.clipboard.incoming())
            let count = TransferQueue.maximumWaiting + 200
            let ended = Tally()
            let requests = (0..<count).map { _ in
                Task {
                    let data = try await offer.data("image/png")
                    ended.add()
                    return data
                }
            }
            try await waitUntil("requests that are refused") { ended.count > 0 }
            #expect(try await display.clipboard.changeCount() == 1)
            guard case .own = try await display.clipboard.contents() else { throw TestSupportError("not own") }
            try await display.primary?.publish(TransferOffer([.text("primary")]))
            gate.open()
            let received = try await within { () in
                var received: [Data] = []
                for request in requests { received.append(try await request.value) }
                return received
            }
            let served = received.filter { $0 == Data("png".utf8) }
            #expect(served.count < count && served.count > 100)
            #expect(received.filter(\.isEmpty).count == count - served.count)
            #expect(try await server.clipboard.data(as: "image/png") == Data("png".utf8))
            try await display.clipboard.clear()
            try await within { await publication.end() }
        }
    }

    @Test("Requests that wait are served when nobody refers to the display any more, which closes then")
    func givenUpDisplay() async throws {
        try await SwayServer.run { server in
            let gate = Gate()
            let item = NSItemProvider()
            item.registerDataRepresentation(for: .png, visibility: .all) { completion in
                gate.whenOpen { completion(Data("png".utf8), nil) }
                return nil
            }
            let other = try patientDisplay(of: server)
            var requests: [Task<Data, any Error>] = []
            let publication: Publication
            do {
                let display = try WaylandDisplay(name: server.display)
                publication = try await display.clipboard.publish(TransferOffer([item]))
                let offer = try #require(try await other.clipboard.incoming())
                requests = (0..<100).map { _ in Task { try await offer.data("image/png") } }
                let count = requests.count
                try await waitUntil("all requests") { publication.pendingCount == count }
            }
            gate.open()
            for request in requests { #expect(try await request.value == Data("png".utf8)) }
            try await within { await publication.end() }
            try await waitUntil("an empty clipboard") { try await server.clipboard.types().isEmpty }
        }
    }

    @Test("A payload that cannot be made is an empty one, and the next is served")
    func failingItem() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let item = NSItemProvider.text("text")
            item.registerDataRepresentation(for: .png, visibility: .all) { completion in
                completion(nil, CocoaError(.fileReadNoSuchFile))
                return nil
            }
            try await display.clipboard.publish(TransferOffer([item]))
            #expect(try await server.clipboard.data(as: "image/png") == Data())
            #expect(try await server.clipboard.text() == "text")
        }
    }

    @Test("Hundreds of requests at once are all served")
    func manyRequests() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let data = samples(1 << 20)
            try await display.clipboard.publish(TransferOffer([NSItemProvider().with(.png, data)]))
            let other = try WaylandDisplay(name: server.display)
            let offer = try #require(try await other.clipboard.incoming())
            try await withThrowingTaskGroup(of: Data.self) { group in
                for _ in 0..<200 { group.addTask { try await offer.data("image/png") } }
                for try await received in group { #expect(received == data) }
            }
        }
    }

    @Test("Thousands of names, and long ones, neither break the connection nor are all taken")
    func manyNames() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            let item = NSItemProvider()
            let types = (0..<3000).compactMap { UTType(mimeType: "application/x-test-\($0)") }
            let long = UTType(importedAs: "com.example." + String(repeating: "a", count: 5000))
            for type in [long] + types { _ = item.with(type, Data("here".utf8)) }
            try await display.clipboard.publish(TransferOffer([item]))
            let other = try WaylandDisplay(name: server.display)
            let offer = try #require(try await other.clipboard.incoming())
            #expect(offer.names.count == 1000)
            #expect(try await offer.data(offer.names[999]) == Data("here".utf8))
        }
    }

    // MARK: Compositors

    @Test("A compositor that dies ends all that waits for it, with an error")
    func compositorDies() async throws {
        try await SwayServer.run { server in
            let sender = try server.launch("wl-copy", ["--foreground", "text"])
            let display = try WaylandDisplay(name: server.display)
            let offer = try await waitUntil("an offer") { try await display.clipboard.incoming() }
            let primary = try #require(display.primary)
            let publication = try await primary.publish(TransferOffer([.text("own")]))
            let seen = Seen(try await display.clipboard.changes())
            let reader = try WaylandClipboardReader(name: server.display)
            try await sender.suspend()
            let reading = Task { try await offer.data(offer.names[0]) }
            try await letPass(.milliseconds(100), because: "a stopped sender does not tell that it was asked")
            server.compositor.signal(SIGKILL)
            try await within {
                await #expect(throws: WaylandError.self) { try await reading.value }
                await publication.end()
                try await seen.waitForEnd()
                await #expect(throws: WaylandError.self) { try await display.clipboard.contents() }
                await #expect(throws: WaylandError.self) { try await display.clipboard.changeCount() }
                await #expect(throws: WaylandError.self) { try await display.clipboard.changes() }
                await #expect(throws: WaylandError.self) { try await display.clipboard.clear() }
                await #expect(throws: WaylandError.self) { try await offer.data(offer.names[0]) }
                await #expect(throws: WaylandError.self) {
                    try await display.clipboard.publish(TransferOffer([.text("text")]))
                }
            }
            #expect(throws: (any Error).self) {
                try reader.receive("text/plain", limits: TransferLimits(stallTimeout: 1)) { _ in }
            }
            sender.signal(SIGKILL)
        }
    }

    @Test("A compositor that does not answer is given up in time")
    func silentCompositor() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            try await server.compositor.suspend()
            let error = WaylandError.noAnswer(seconds: WaylandConnection.patience)
            try await within {
                await #expect(throws: error) { try await display.clipboard.contents() }
            }
            #expect(throws: error) { try WaylandDisplay(name: server.display) }
            server.compositor.resume()
            guard case .empty = try await display.clipboard.contents() else { throw TestSupportError("not empty") }
        }
    }

    @Test("A monitor that is plugged in leaves the clipboard as it is")
    func monitor() async throws {
        try await SwayServer.run { server in
            let display = try WaylandDisplay(name: server.display)
            try await display.clipboard.publish(TransferOffer([.text("text")]))
            let reader = try WaylandClipboardReader(name: server.display)
            let runtime = try #require(server.environment["XDG_RUNTIME_DIR"])
            let names = try FileManager.default.contentsOfDirectory(atPath: runtime)
            let socket = try #require(names.first { $0.hasPrefix("sway-ipc.") })
            for _ in 0..<3 {
                let arguments = ["--socket", "\(runtime)/\(socket)", "create_output"]
                try await run("swaymsg", arguments, environment: server.environment)
            }
            #expect(try await display.clipboard.changeCount() == 1)
            #expect(try await server.clipboard.text() == "text")
            #expect(try reader.names().contains("text/plain;charset=utf-8"))
            try await server.clipboard.set(Data("other".utf8), as: "a/b")
            let offer = try await waitUntil("other contents") { try await display.clipboard.incoming() }
            #expect(try await offer.data("a/b") == Data("other".utf8))
        }
    }

    @Test("A display that is not there is named, with what to do")
    func noDisplay() throws {
        do {
            _ = try WaylandDisplay(name: "/nonexistent/wayland-7")
            Issue.record("It is there")
        } catch {
            #expect("\(error)".contains("/nonexistent/wayland-7") && "\(error)".contains("WAYLAND_DISPLAY"))
        }
    }

    @Test("A display that nobody refers to any more is closed, and leaves no descriptor")
    func closes() async throws {
        try await SwayServer.run { server in
            var publication: Publication?
            do {
                let display = try WaylandDisplay(name: server.display)
                publication = try await display.clipboard.publish(TransferOffer([.text("text")]))
                #expect(try await server.clipboard.text() == "text")
            }
            try await within { [publication] in await publication?.end() }
            try await waitUntil("an empty clipboard") { try await server.clipboard.types().isEmpty }
        }
    }
}

/// Counts bytes, slowly, and does something once there are some.
private final class Stopper: ByteSink {
    private let state = Mutex((count: 0, isDone: false))
    private let limit: Int
    private let action: @Sendable () -> Void

    init(after limit: Int, _ action: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.action = action
    }

    var count: Int { state.withLock { $0.count } }

    func write(_ bytes: Data) async throws {
        let isNow = state.withLock { state in
            state.count += bytes.count
            defer { state.isDone = state.isDone || state.count >= limit }
            return !state.isDone && state.count >= limit
        }
        if isNow { action() }
        try await letPass(.milliseconds(5), because: "the receiver reads slowly")
    }
}

/// Counts bytes, and pauses after the first.
private final class Pauser: ByteSink {
    private let state = Mutex(0)
    private let pause: Duration

    init(for pause: Duration) { self.pause = pause }

    var count: Int { state.withLock { $0 } }

    func write(_ bytes: Data) async throws {
        let isFirst = state.withLock { count in
            defer { count += bytes.count }
            return count == 0
        }
        if isFirst { try await letPass(pause, because: "the receiver pauses") }
    }
}

/// Counts what happens.
private final class Tally: Sendable {
    private let state = Mutex(0)

    var count: Int { state.withLock { $0 } }

    func add() { state.withLock { $0 += 1 } }
}

/// Keeps what is to be done until it is opened.
private final class Gate: Sendable {
    private let state = Mutex<(isOpen: Bool, work: [@Sendable () -> Void])>((false, []))

    func whenOpen(_ work: @escaping @Sendable () -> Void) {
        let isOpen = state.withLock { state in
            if !state.isOpen { state.work.append(work) }
            return state.isOpen
        }
        if isOpen { work() }
    }

    func open() {
        let work = state.withLock { state in
            state.isOpen = true
            return state.work
        }
        for work in work { work() }
    }
}

/// Lets this process have as many open files as the system does, and tells whether these are enough.
private func mayOpen(_ count: Int) -> Bool {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return limit.rlim_cur >= count
}
