import Foundation
import Testing
import TransferTestSupport

@testable import SystemSupport

@Suite("The event loop", .timeLimit(.minutes(20)))
struct EventLoopTests {
    @Test("runs actions in the order of their times, and none that was cancelled")
    func timers() throws {
        let loop = try EventLoop()
        let record = Record()
        let third = loop.after(0.03) { record.add("third") }
        let cancelled = loop.after(0.02) { record.add("cancelled") }
        let first = loop.after(0.01) { record.add("first") }
        let other = loop.after(0.025) { record.add("cancelled by another") }
        let second = loop.after(0.02) {
            record.add("second")
            loop.cancel(other)
        }
        loop.cancel(cancelled)
        loop.cancel(cancelled)
        loop.run { Set(record.all).isSuperset(of: ["first", "second", "third"]) }
        // A machine with much to do may have made the later timers after the time of those before.
        var timers = [("first", first), ("second", second), ("third", third)]
        if other.time < second.time { timers.append(("cancelled by another", other)) }
        #expect(record.all == timers.sorted { $0.1.time < $1.1.time }.map(\.0))
    }

    @Test("waits for ever, or not at all, where a time is no such", arguments: [.infinity, 1e300, 1e18, 1e10])
    func endlessTimes(_ seconds: Double) throws {
        let loop = try EventLoop()
        let record = Record()
        let endless = loop.after(seconds) { record.add("endless") }
        for none in [-Double.infinity, .nan, -1, 0] { loop.after(none) { record.add("none") } }
        loop.after(0.05) { record.add("last") }
        loop.run { record.all.last == "last" }
        #expect(record.all == ["none", "none", "none", "none", "last"])
        // Now it waits for the endless time alone, until it is woken.
        loop.submit {}
        var round = 0
        loop.run {
            round += 1
            return round > 3
        }
        loop.cancel(endless)
    }

    @Test("runs each of thousands of timers once, whatever the order they are made in")
    func manyTimers() throws {
        let loop = try EventLoop()
        var generator = SeededGenerator(seed: 1)
        var fired: [Int: Int] = [:]
        var cancelled: Set<Int> = []
        for number in 0..<5000 {
            let timer = loop.after(Double.random(in: 0..<0.05, using: &generator)) { fired[number, default: 0] += 1 }
            guard number.isMultiple(of: 3) else { continue }
            loop.cancel(timer)
            cancelled.insert(number)
        }
        var isOver = false
        loop.after(0.1) { isOver = true }
        loop.run { isOver }
        #expect(fired.count == 5000 - cancelled.count)
        #expect(fired.values.allSatisfy { $0 == 1 })
        #expect(cancelled.isDisjoint(with: fired.keys))
    }

    @Test("keeps a descriptor open for as long as it waits for it")
    func watchedDescriptor() throws {
        let loop = try EventLoop()
        let record = Record()
        let writing = try watchPipe(on: loop, record)
        try Array("abc".utf8).withUnsafeBytes { try writing.write($0) }
        loop.run { !record.all.isEmpty }
        #expect(record.all == ["abc"])
        // Now nothing reads.
        #expect(throws: SystemError(writing.name, EPIPE)) {
            try Array("abc".utf8).withUnsafeBytes { _ = try writing.writeSome($0) }
        }
    }

    @Test("tells once that a descriptor is closed, and waits for no other file in its place")
    func closedDescriptor() throws {
        let loop = try EventLoop()
        let record = Record()
        let (reading, writing) = try Descriptor.pipe()
        loop.watch(reading, for: .readable) { record.add($0.isDisjoint(with: .closed) ? "readable" : "closed") }
        reading.close()
        // The lowest number that is free: that of the closed end, if no other test takes it.
        let (other, otherWriting) = try Descriptor.pipe()
        try Array("abc".utf8).withUnsafeBytes { try otherWriting.write($0) }
        loop.watch(other, for: .readable) { _ in record.add("other") }
        loop.run { record.all.count >= 4 }
        #expect(record.all == ["closed", "other", "other", "other"])
        loop.unwatch(other)
        _ = writing
    }

    /// Waits for a pipe that nothing else holds.
    private func watchPipe(on loop: EventLoop, _ record: Record) throws -> Descriptor {
        let (reading, writing) = try Descriptor.pipe()
        loop.watch(reading, for: .readable) { [unowned reading] _ in
            record.add((try? reading.read(upTo: 10)).map { String(decoding: $0, as: UTF8.self) } ?? "an error")
            loop.unwatch(reading)
        }
        return writing
    }

    @Test("runs all that is submitted, or says that it will not")
    func submissions() async throws {
        let loop = try EventLoop()
        loop.start(named: "test")
        let (accepted, ran) = (Record(), Record())
        await withTaskGroup { group in
            for number in 0..<2000 {
                group.addTask {
                    if number == 1000 { loop.stop() }
                    if loop.submit({ ran.add("\(number)") }) { accepted.add("\(number)") }
                }
            }
        }
        // What waits for a result gets one or an error.
        await #expect(throws: CancellationError.self) {
            while true { try await loop.call {} }
        }
        #expect(Set(ran.all) == Set(accepted.all))
        #expect(ran.all.count == accepted.all.count)
    }

    /// The error of a wait that takes too long.
    private struct TooLate: Error {}

    @Test("lets a task wait until a descriptor is ready")
    func readyDescriptor() async throws {
        let loop = try EventLoop()
        loop.start(named: "test")
        defer { loop.stop() }
        let (reading, writing) = try Descriptor.pipe()
        try await loop.wait(for: writing, .writable)
        async let wait: Void = loop.wait(for: reading, .readable)
        _ = try Array("x".utf8).withUnsafeBytes { try writing.writeSome($0) }
        try await wait
        // The same descriptor can be waited for again.
        try await loop.wait(for: reading, .readable)
    }

    @Test("ends a task's wait that takes too long", arguments: [0, -1, .nan, 0.01])
    func longWait(seconds: Double) async throws {
        let loop = try EventLoop()
        loop.start(named: "test")
        defer { loop.stop() }
        let (reading, writing) = try Descriptor.pipe()
        await #expect(throws: TooLate.self) {
            try await loop.wait(for: reading, .readable, within: seconds, else: TooLate())
        }
        withExtendedLifetime(writing) {}
    }

    @Test("ends the wait of a cancelled task, before and after it begins", arguments: [false, true])
    func cancelledWait(hasBegun: Bool) async throws {
        let loop = try EventLoop()
        loop.start(named: "test")
        defer { loop.stop() }
        let (reading, writing) = try Descriptor.pipe()
        let task = Task { try await loop.wait(for: reading, .readable) }
        if hasBegun {
            // The loop runs work in order, so a wait that was submitted has begun after this.
            while await !loop.waits(for: reading) { await Task.yield() }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The loop has let go of the descriptor.
        #expect(await !loop.waits(for: reading))
        withExtendedLifetime(writing) {}
    }

    @Test("ends waits when it stops, and refuses later ones")
    func stoppedWait() async throws {
        let loop = try EventLoop()
        loop.start(named: "test")
        let (reading, writing) = try Descriptor.pipe()
        let task = Task { try await loop.wait(for: reading, .readable) }
        while await !loop.waits(for: reading) { await Task.yield() }
        loop.stop()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: CancellationError.self) { while true { try await loop.call {} } }
        await #expect(throws: CancellationError.self) { try await loop.wait(for: reading, .readable) }
        withExtendedLifetime(writing) {}
    }

    @Test("keeps the signal of a broken pipe from its thread")
    func brokenPipe() async throws {
        let loop = try EventLoop()
        loop.start(named: "test")
        let code = try await loop.call {
            var ends: [CInt] = [-1, -1]
            pipe(&ends)
            close(ends[0])
            defer { close(ends[1]) }
            return write(ends[1], "x", 1) < 0 ? errno : 0
        }
        #expect(code == EPIPE)
        loop.stop()
    }

    @Test("leaves the signal of a broken pipe as it was")
    func restoredSignal() {
        func isBlocked() -> Bool {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            return sigismember(&mask, SIGPIPE) == 1
        }
        let before = isBlocked()
        let signal = BrokenPipeSignal()
        #expect(isBlocked())
        signal.allowing { #expect(isBlocked() == before) }
        #expect(isBlocked())
        signal.allow()
        #expect(isBlocked() == before)
    }
}

extension EventLoop {
    /// Returns whether the loop watches a descriptor.
    fileprivate func waits(for descriptor: Descriptor) async -> Bool {
        (try? await call { [self] in isWatching(descriptor) }) ?? false
    }
}
