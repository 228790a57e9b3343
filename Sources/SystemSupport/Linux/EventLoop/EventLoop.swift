import Synchronization

/// An event loop that waits for descriptors and timers on a single thread and runs work that other threads submit.
///
/// A connection to a display server lives on such a loop: its objects are used on the loop's thread only, so none of
/// them needs a lock. The thread is a separate one (``start(named:)``) or, in a program without other work, the one
/// that calls ``run(until:)``.
package final class EventLoop: Sendable {
    /// The states of a descriptor for which to wait.
    package struct Readiness: OptionSet, Sendable {
        package let rawValue: Int16

        package init(rawValue: Int16) { self.rawValue = rawValue }

        package static let readable = Readiness(rawValue: Int16(POLLIN))
        package static let writable = Readiness(rawValue: Int16(POLLOUT))
        /// The other end is closed or the descriptor is broken. The loop always waits for this state.
        package static let closed = Readiness(rawValue: Int16(POLLHUP | POLLERR | POLLNVAL))
    }

    /// A timer for which the loop waits.
    package struct Timer: Hashable, Sendable {
        /// In nanoseconds of the system's clock. Swift's own instants take a short command longer than its transfer.
        let time: UInt64
        fileprivate let key: Int

        fileprivate func isBefore(_ other: Timer) -> Bool {
            time == other.time ? key < other.key : time < other.time
        }
    }

    private struct Alarm {
        let timer: Timer
        let action: () -> Void
    }

    private struct Watch {
        let descriptor: Descriptor
        let readiness: Readiness
        let action: (Readiness) -> Void
    }

    /// The state that only the loop's thread uses.
    private final class Confined: @unchecked Sendable {
        /// In no order; there are few. A dictionary's type alone takes longer to make than all of a paste's searches here.
        var watches: [Watch] = []
        /// The timers in the order of their times. Most have equal intervals, so the last one added usually has the
        /// latest time.
        var timers: [Alarm] = []
        var nextTimer = 0
        var preparations: [() -> Void] = []
        /// The waits, which a loop without any does not make.
        var waits: Waits?
        var descriptors: [pollfd] = []
    }

    private struct Shared {
        var jobs: [@Sendable () -> Void] = []
        var thread: pthread_t?
        var isStopped = false
        /// A Boolean value that indicates whether the loop is stopped.
        var isOver = false
    }

    private let confined = Confined()
    private let shared = Mutex(Shared())
    private let wakeUp: Descriptor

    /// - Throws: `SystemError` when the process has too many open files.
    package init() throws {
        wakeUp = try .opened("An event loop could not be made") { eventfd(0, O_CLOEXEC | O_NONBLOCK) }
    }

    // MARK: From any thread

    /// Runs work on the loop's thread as soon as possible.
    /// - Returns: Whether the work will run, which is false after the loop is stopped.
    @discardableResult
    package func submit(_ work: @escaping @Sendable () -> Void) -> Bool {
        let (isOver, isFirst) = shared.withLock { shared in
            if !shared.isOver { shared.jobs.append(work) }
            return (shared.isOver, shared.jobs.count == 1)
        }
        // The loop takes all jobs at once, so it has been woken for those after the first.
        if isFirst { wake() }
        return !isOver
    }

    /// Runs work on the loop's thread and returns its result.
    /// - Throws: The error of the work; `CancellationError` after the loop is stopped.
    package func call<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isAccepted = submit { continuation.resume(with: Result { try work() }) }
            if !isAccepted { continuation.resume(throwing: CancellationError()) }
        }
    }

    /// Runs the loop on a separate thread until ``stop()`` is called. Writing to a connection whose other end is closed causes an error on
    /// this thread instead of a signal.
    package func start(named name: String) {
        startThread(named: name) { self.run { false } }
    }

    /// Makes ``run(until:)`` return after the work submitted so far has run. Later work does not run, and no further waits begin.
    package func stop() {
        shared.withLock { $0.isStopped = true }
        wake()
    }

    /// A Boolean value that indicates whether the current thread is the loop's.
    package var isCurrent: Bool {
        shared.withLock { $0.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    }

    private func wake() {
        var one: UInt64 = 1
        wakeUp.withNumber { _ = write($0, &one, MemoryLayout.size(ofValue: one)) }
    }

    // MARK: On the loop's thread, or before it runs

    /// Performs an action whenever a descriptor is ready, until ``unwatch(_:)`` is called. The descriptor is kept until then. If it is
    /// closed earlier, the action runs once more with ``Readiness/closed`` and the watch ends.
    package func watch(_ descriptor: Descriptor, for readiness: Readiness, _ action: @escaping (Readiness) -> Void) {
        unwatch(descriptor)
        confined.watches.append(Watch(descriptor: descriptor, readiness: readiness, action: action))
    }

    /// Stops watching a descriptor.
    package func unwatch(_ descriptor: Descriptor) { confined.watches.removeAll { $0.descriptor === descriptor } }

    /// Returns a Boolean value that indicates whether the loop watches a descriptor.
    package func isWatching(_ descriptor: Descriptor) -> Bool {
        confined.watches.contains { $0.descriptor === descriptor }
    }

    /// Performs an action before each wait of the loop, to send pending output and to process input that has already been read.
    package func beforeWaiting(_ action: @escaping () -> Void) { confined.preparations.append(action) }

    /// Performs an action once after a period of time.
    /// - Parameter seconds: Any number; see ``Swift/Duration/seconds(clamping:)``.
    @discardableResult
    package func after(_ seconds: Double, _ action: @escaping () -> Void) -> Timer {
        confined.nextTimer += 1
        // Not a number is not above zero.
        let wait = seconds > 0 ? UInt64(min(seconds, Duration.longestWait) * 1e9) : 0
        let timer = Timer(time: Self.now + wait, key: confined.nextTimer)
        confined.timers.insert(Alarm(timer: timer, action: action), at: position(of: timer))
        return timer
    }

    /// The time since the system started, including the time that it sleeps, in nanoseconds.
    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Cancels a timer.
    package func cancel(_ timer: Timer?) {
        guard let timer else { return }
        let position = position(of: timer)
        guard position < confined.timers.count, confined.timers[position].timer == timer else { return }
        confined.timers.remove(at: position)
    }

    /// Returns the position of a timer in the list, whether or not it is there.
    private func position(of timer: Timer) -> Int {
        var range = 0..<confined.timers.count
        while let last = range.last {
            // New timers are usually last.
            let middle = range.upperBound == confined.timers.count ? last : (range.lowerBound + last) / 2
            if confined.timers[middle].timer.isBefore(timer) {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }

    /// The waits for something on the loop.
    package var waits: Waits {
        if let waits = confined.waits { return waits }
        let waits = Waits(on: self)
        confined.waits = waits
        return waits
    }

    /// Runs the loop on this thread until a condition is met, which is checked after each iteration, or until ``stop()`` is called.
    package func run(until isDone: () -> Bool) {
        shared.withLock { $0.thread = pthread_self() }
        while !isDone(), !shared.withLock({ $0.isStopped }) { runOnce(isDone) }
        if shared.withLock({ $0.isStopped }) { finish() }
        shared.withLock { $0.thread = nil }
    }

    /// Runs work that was submitted too late for a round and ends the waits, so nothing waits for the loop for ever.
    private func finish() {
        while true {
            let jobs = takeJobs { $0.isOver = $0.jobs.isEmpty }
            if jobs.isEmpty { break }
            for job in jobs { job() }
        }
        confined.waits?.fail(CancellationError())
        confined.watches = []
        confined.timers = []
        confined.preparations = []
    }

    private func takeJobs(_ note: (inout Shared) -> Void = { _ in }) -> [@Sendable () -> Void] {
        shared.withLock { shared in
            note(&shared)
            defer { shared.jobs = [] }
            return shared.jobs
        }
    }

    private func runOnce(_ isDone: () -> Bool) {
        for job in takeJobs() { job() }
        for prepare in confined.preparations { prepare() }
        if isDone() { return }

        confined.descriptors.removeAll(keepingCapacity: true)
        confined.descriptors.append(pollfd(for: wakeUp, .readable))
        let watches = confined.watches
        for watch in watches { confined.descriptors.append(pollfd(for: watch.descriptor, watch.readiness)) }
        poll(&confined.descriptors, nfds_t(confined.descriptors.count), timeout())

        if confined.descriptors[0].revents != 0 {
            var count: UInt64 = 0
            wakeUp.withNumber { _ = read($0, &count, MemoryLayout.size(ofValue: count)) }
        }
        for (watch, ready) in zip(watches, confined.descriptors.dropFirst()) where ready.revents != 0 {
            // An action before this one may have ended the watch, or replaced it.
            guard let watch = confined.watches.first(where: { $0.descriptor === watch.descriptor }) else { continue }
            if watch.descriptor.isClosed { unwatch(watch.descriptor) }
            watch.action(Readiness(rawValue: ready.revents))
        }
        // Timers that actions set follow those that were already due.
        let now = Self.now
        let lastKey = confined.nextTimer
        while let first = confined.timers.first, first.timer.time <= now, first.timer.key <= lastKey {
            confined.timers.removeFirst()
            first.action()
        }
    }

    /// Returns the time until the next timer, in milliseconds; -1 without one.
    private func timeout() -> CInt {
        guard let next = confined.timers.first else { return -1 }
        let now = Self.now
        guard next.timer.time > now else { return 0 }
        // A loop that wakes up too early waits again.
        return CInt(min((next.timer.time - now) / 1_000_000, 24 * 3_600_000)) + 1
    }
}

extension pollfd {
    /// Asks poll(2) about a descriptor. The descriptor outlives the question, which the system answers about the file that was
    /// open when it was asked.
    fileprivate init(for descriptor: Descriptor, _ readiness: EventLoop.Readiness) {
        self.init(fd: descriptor.withNumber { $0 }, events: readiness.rawValue, revents: 0)
    }
}

/// A container that carries an object of a loop to code that submits work there.
package struct LoopBound<Value>: @unchecked Sendable {
    private let loop: EventLoop
    private let stored: Value

    /// - Parameters:
    ///   - value: The value, which is used on the loop's thread only.
    ///   - loop: The loop.
    package init(_ value: Value, to loop: EventLoop) {
        stored = value
        self.loop = loop
    }

    /// The value. Accessing it on another thread is a programming error.
    package var value: Value {
        precondition(loop.isCurrent, "\(Value.self) was used on a thread other than that of its event loop")
        return stored
    }
}
