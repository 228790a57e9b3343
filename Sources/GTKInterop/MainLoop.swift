import CGTK
import Foundation
import SystemSupport

/// The main loop, in which Swift's main actor and GTK share the main thread.
///
/// GTK runs GLib's main loop, Swift's main actor runs on libdispatch's main queue. The loop watches the queue's
/// descriptor and drains the queue when there is work, so tasks, timers and GTK take turns on one thread.
@MainActor
public enum MainLoop {
    private static var isAttached = false
    private static var beforeWaiting: [() -> Void] = []
    /// A Boolean value that indicates whether work of the main queue is running, during which the queue starts no other work.
    public private(set) static var isRunningMainQueue = false

    /// Schedules work to run soon after the loop has been active, once for everything that it does within the time of a frame.
    public static func beforeWaiting(_ work: @escaping () -> Void) { beforeWaiting.append(work) }

    /// Runs work when the loop is idle, after events, frames and the work that GTK itself has deferred.
    package static func whenIdle(_ work: @escaping () -> Void) { add(work, G_PRIORITY_LOW) }

    /// Runs work after the loop has handled the current event and before it handles another.
    package static func afterEvent(_ work: @escaping () -> Void) { add(work, G_PRIORITY_HIGH) }

    private static func add(_ work: @escaping () -> Void, _ priority: gint) {
        g_idle_add_full(
            priority,
            { data in
                // GLib calls this on the main thread.
                nonisolated(unsafe) let data = data!
                MainActor.assumeCallback { Box<() -> Void>.value(data)() }
                return 0
            },
            Unmanaged.passRetained(Box(work)).toOpaque(),
            { Unmanaged<AnyObject>.fromOpaque($0!).release() }
        )
    }

    /// Makes GLib's main loop run the main queue. Call it once before the loop starts; further calls do nothing.
    public static func attachMainQueue() {
        guard !isAttached else { return }
        isAttached = true
        let queue = attachSource(queueFunctions)
        queueTag = g_source_add_unix_fd(queue, queueDescriptor, G_IO_IN)
        // Serves the timers of `RunLoop.main`, which nothing runs in an app with windows: `Timer.scheduledTimer` adds its timers
        // there. GLib asks before it waits and afterwards; a turn in between serves the run loop when GLib has woken, as a timer
        // can have been added then. GLib wakes several times for one frame of an animation, so the run loop is not served again
        // at once.
        sources = [queue, attachSource(runLoopFunctions)]
    }

    private static func attachSource(_ functions: UnsafeMutablePointer<GSourceFuncs>) -> UnsafeMutablePointer<GSource> {
        guard let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)) else {
            preconditionFailure("GLib made no source")
        }
        g_source_attach(source, nil)
        return source
    }

    // MARK: The main queue

    private static let queueDescriptor = _dispatch_get_main_queue_handle_4CF()
    // Lifetime: that of the source of the queue, which is never removed.
    private static var queueTag: gpointer?
    /// A Boolean value that indicates whether there was work in the queue when GLib last asked.
    private static var isQueueReady = false

    // Lifetime: it is never released.
    private static let queueFunctions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.check = { _ in
            MainActor.assumeCallback {
                let events = g_source_query_unix_fd(MainLoop.sources[0], MainLoop.queueTag)
                MainLoop.isQueueReady = events.rawValue & G_IO_IN.rawValue != 0
                return MainLoop.isQueueReady ? 1 : 0
            }
        }
        functions.pointee.dispatch = { _, _, _ in
            MainActor.assumeCallback {
                // The descriptor is an eventfd: it stays readable until its count has been taken.
                var count: UInt64 = 0
                while read(MainLoop.queueDescriptor, &count, MemoryLayout.size(ofValue: count)) < 0, errno == EINTR {}
                MainLoop.givingWay {
                    let isInside = MainLoop.isRunningMainQueue
                    MainLoop.isRunningMainQueue = true
                    _dispatch_main_queue_callback_4CF(nil)
                    MainLoop.isRunningMainQueue = isInside
                }
            }
            return 1
        }
        return functions
    }()

    // MARK: Frames

    /// The sources of the main queue and of the run loop.
    // Lifetime: they are never removed.
    private static var sources: [UnsafeMutablePointer<GSource>] = []
    /// The number of times that work has led to more work since the queue was last empty, and the time in microseconds.
    private static var chain: (count: Int, time: gint64) = (0, 0)
    private static var givesWay = false

    /// The most work of which each leads to the next before frames have their turn.
    private static let longestChain = (count: 3, time: gint64(16_000))
    /// The priority of work that comes after a frame, which GTK draws with `GDK_PRIORITY_REDRAW`, 120.
    private static let priorityAfterFrames: gint = 125

    /// Runs work that may lead to more work. GLib would run all of it before drawing, without end if views change the state on which their
    /// layout depends. Therefore, when there has been a lot of it, frames and the events that lead to them take precedence until the work
    /// ends.
    private static func givingWay(_ work: () -> Void) {
        if givesWay, chain.count == 0 {
            givesWay = false
            setPriority(G_PRIORITY_DEFAULT)
        }
        let start = g_get_monotonic_time()
        work()
        chain.count += 1
        chain.time += g_get_monotonic_time() - start
        guard !givesWay, chain.count > longestChain.count, chain.time > longestChain.time else { return }
        givesWay = true
        setPriority(priorityAfterFrames)
    }

    private static func setPriority(_ priority: gint) {
        for source in sources { g_source_set_priority(source, priority) }
    }

    /// Runs the loop on the main thread, for a program without windows.
    /// - Parameter isOver: Returns whether to end, after the loop has done something.
    public static func run(until isOver: () -> Bool) {
        attachMainQueue()
        while !isOver() { g_main_context_iteration(nil, 1) }
    }

    // MARK: The main thread's run loop

    /// The time of the run loop's next timer.
    private static var nextTimer: Date?
    /// A Boolean value that indicates whether the loop may have been active since the run loop was last served.
    private static var hasWoken = true

    // Lifetime: it is never released.
    private static let runLoopFunctions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.prepare = { _, timeout in
            let wait = MainActor.assumeCallback { MainLoop.timeUntilService(at: g_get_monotonic_time()) }
            timeout?.pointee = wait
            return wait == 0 ? 1 : 0
        }
        functions.pointee.check = { _ in
            MainActor.assumeCallback {
                MainLoop.hasWoken = true
                let isDue = MainLoop.timeUntilService(at: g_get_monotonic_time()) == 0
                // The run loop serves the queue as well. GLib asks for it after the queue.
                if !isDue, !MainLoop.isQueueReady { MainLoop.chain = (0, 0) }
                return isDue ? 1 : 0
            }
        }
        functions.pointee.dispatch = { _, _, _ in
            MainActor.assumeCallback { MainLoop.givingWay { MainLoop.serveRunLoop() } }
            return 1
        }
        return functions
    }()

    /// The least time from one service of the run loop to the next, except for a timer that is due, in microseconds: that of a frame.
    private static let restingTime: gint64 = 16_000
    /// The time at which the run loop was last served, according to GLib's clock.
    private static var lastService: gint64 = 0

    /// Returns the maximum time in milliseconds that GLib may wait before the run loop is served; -1 for no limit.
    private static func timeUntilService(at now: gint64) -> gint {
        let timer = nextTimer.map { gint(min(max(0, $0.timeIntervalSinceNow * 1000).rounded(.up), 60_000)) } ?? -1
        guard hasWoken, timer != 0 else { return timer }
        let rest = gint(clamping: (max(0, restingTime - (now - lastService)) + 999) / 1000)
        return timer < 0 ? rest : min(timer, rest)
    }

    private static func serveRunLoop() {
        hasWoken = false
        lastService = g_get_monotonic_time()
        // Runs due timers as well. An empty run loop has no date.
        nextTimer = RunLoop.main.limitDate(forMode: .default).flatMap { $0 < .distantFuture - 1 ? $0 : nil }
        for work in beforeWaiting { work() }
    }
}
