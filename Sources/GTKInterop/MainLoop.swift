import CGTK
import Foundation
import SystemSupport

/// Lets Swift's main actor and GTK share the main thread.
///
/// GTK runs GLib's main loop, Swift's main actor runs on libdispatch's main queue. The loop watches the queue's
/// descriptor and drains the queue when there is work, so tasks, timers and GTK take turns on one thread.
@MainActor
public enum MainLoop {
    private static var isAttached = false
    private static var beforeWaiting: [() -> Void] = []
    /// A Boolean value that indicates whether work of the main queue runs, during which the queue does not begin more.
    public private(set) static var isRunningMainQueue = false

    /// Has work run soon after the loop has done something, once for what it does within a frame's time.
    public static func beforeWaiting(_ work: @escaping () -> Void) { beforeWaiting.append(work) }

    /// Makes GLib's main loop run the main queue; call it once before the loop starts. Further calls do nothing.
    public static func attachMainQueue() {
        guard !isAttached else { return }
        isAttached = true
        g_unix_fd_add(
            _dispatch_get_main_queue_handle_4CF(),
            G_IO_IN,
            { descriptor, _, _ in
                // The descriptor is an eventfd: it stays readable until its count has been taken.
                var count: UInt64 = 0
                while read(descriptor, &count, MemoryLayout.size(ofValue: count)) < 0, errno == EINTR {}
                MainActor.assumeCallback {
                    let isInside = MainLoop.isRunningMainQueue
                    MainLoop.isRunningMainQueue = true
                    _dispatch_main_queue_callback_4CF(nil)
                    MainLoop.isRunningMainQueue = isInside
                }
                return 1
            },
            nil
        )
        attachRunLoop()
    }

    /// Runs the loop on the main thread, for a program without windows.
    /// - Parameter isOver: Returns whether to end, after the loop has done something.
    public static func run(until isOver: () -> Bool) {
        attachMainQueue()
        while !isOver() { g_main_context_iteration(nil, 1) }
    }

    // MARK: The main thread's run loop

    /// The moment of the run loop's next timer.
    private static var nextTimer: Date?
    /// A Boolean value that indicates whether the loop may have done something since the run loop was served.
    private static var hasWoken = true

    private static let sourceFunctions: UnsafeMutablePointer<GSourceFuncs> = {
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
                return MainLoop.timeUntilService(at: g_get_monotonic_time()) == 0 ? 1 : 0
            }
        }
        functions.pointee.dispatch = { _, _, _ in
            MainActor.assumeCallback { MainLoop.serveRunLoop() }
            return 1
        }
        return functions
    }()

    /// Serves the timers of `RunLoop.main`, which nothing runs in an app with windows: `Timer.scheduledTimer` adds its timers
    /// there. GLib asks before it waits and afterwards; a turn in between serves the run loop when GLib has woken, as a timer can
    /// have been added then. GLib wakes several times for one frame of an animation, so the run loop is not served again at once.
    private static func attachRunLoop() {
        guard let source = g_source_new(sourceFunctions, guint(MemoryLayout<GSource>.size)) else { return }
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// The least time from one service of the run loop to the next, except for a timer that is due, in microseconds: that of a frame.
    private static let restingTime: gint64 = 16_000
    /// The time at which the run loop was last served, by the clock of GLib.
    private static var lastService: gint64 = 0

    /// Returns the time that GLib may wait until the run loop is served, in milliseconds; -1 for no limit.
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
