import Synchronization

/// Waits for descriptors and times on one thread, and runs work that other threads submit.
///
/// A connection to a display server lives on such a loop: its objects are used on the loop's thread only, so none of
/// them needs a lock. The thread is a separate one (``start(named:)``) or, in a program without other work, the one
/// that calls ``run(until:)``.
package final class EventLoop: Sendable {
    /// The states of a descriptor to wait for.
    package struct Readiness: OptionSet, Sendable {
        package let rawValue: Int16

        package init(rawValue: Int16) { self.rawValue = rawValue }

        package static let readable = Readiness(rawValue: Int16(POLLIN))
        package static let writable = Readiness(rawValue: Int16(POLLOUT))
        /// The other side is closed or the descriptor is broken. This state is always awaited.
        package static let closed = Readiness(rawValue: Int16(POLLHUP | POLLERR | POLLNVAL))
    }

    /// A time that is waited for.
    package struct Timer: Hashable, Sendable {
        /// In nanoseconds of the system's clock. Swift's own instants take a short command longer than its transfer.
        fileprivate let time: UInt64
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

    /// Runs work on the loop's thread and gives its result.
    /// - Throws: The error of the work; `CancellationError` after the loop is stopped.
    package func call<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isAccepted = submit { continuation.resume(with: Result { try work() }) }
            if !isAccepted { continuation.resume(throwing: CancellationError()) }
        }
    }

    /// Runs the loop on a separate thread until ``stop()``. What it writes to a connection that the other side has
    /// closed is an error there, and no signal.
    package func start(named name: String) {
        startThread(named: name) { self.run { false } }
    }

    /// Makes ``run(until:)`` return after it has run the work that was submitted before. Later work does not run, and
    /// no further waits begin.
    package func stop() {
        shared.withLock { $0.isStopped = true }
        wake()
    }

    /// A Boolean value that indicates whether this is the loop's thread.
    package var isCurrent: Bool {
        shared.withLock { $0.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    }

    private func wake() {
        var one: UInt64 = 1
        wakeUp.withNumber { _ = write($0, &one, MemoryLayout.size(ofValue: one)) }
    }

    // MARK: On the loop's thread, or before it runs

    /// Runs an action each time that a descriptor is ready, until ``unwatch(_:)``. The descriptor is kept until then: closed, its
    /// number might be that of another file.
    package func watch(_ descriptor: Descriptor, for readiness: Readiness, _ action: @escaping (Readiness) -> Void) {
        confined.watches.removeAll { $0.descriptor.number == descriptor.number }
        confined.watches.append(Watch(descriptor: descriptor, readiness: readiness, action: action))
    }

    /// Waits for a descriptor no longer.
    package func unwatch(_ descriptor: Descriptor) { confined.watches.removeAll { $0.descriptor === descriptor } }

    /// Runs an action before each wait of the loop: to send pending output, and to process input that was already read.
    package func beforeWaiting(_ action: @escaping () -> Void) { confined.preparations.append(action) }

    /// Runs an action once when a time is over.
    /// - Parameter seconds: Any number; see ``Swift/Duration/waiting(_:)``.
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

    /// Waits for a time no longer.
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

    /// Runs the loop on this thread until something is so, which is asked after each round, or until ``stop()``.
    package func run(until isDone: () -> Bool) {
        shared.withLock { $0.thread = pthread_self() }
        while !isDone(), !shared.withLock({ $0.isStopped }) { runOnce(isDone) }
        if shared.withLock({ $0.isStopped }) { finish() }
        shared.withLock { $0.thread = nil }
    }

    /// Runs work that was submitted too late for a round, so a caller does not wait for it for ever.
    private func finish() {
        while true {
            let jobs = takeJobs { $0.isOver = $0.jobs.isEmpty }
            if jobs.isEmpty { break }
            for job in jobs { job() }
        }
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
        confined.descriptors.append(pollfd(fd: wakeUp.number, events: Int16(POLLIN), revents: 0))
        for watch in confined.watches {
            confined.descriptors.append(
                pollfd(fd: watch.descriptor.number, events: watch.readiness.rawValue, revents: 0)
            )
        }
        poll(&confined.descriptors, nfds_t(confined.descriptors.count), timeout())

        if confined.descriptors[0].revents != 0 {
            var count: UInt64 = 0
            wakeUp.withNumber { _ = read($0, &count, MemoryLayout.size(ofValue: count)) }
        }
        for ready in confined.descriptors.dropFirst() where ready.revents != 0 {
            // An action before this one may have ended the watch.
            confined.watches.first { $0.descriptor.number == ready.fd }?.action(Readiness(rawValue: ready.revents))
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

/// Carries an object of a loop to code that submits work there.
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

    /// The value. It is an error of the program's to ask for it on another thread.
    package var value: Value {
        precondition(loop.isCurrent, "\(Value.self) was used on a thread other than that of its event loop")
        return stored
    }
}
