import CGTK
import CommandSupport
import Foundation
import GTKTransport

/// The program while it shows its window: from the connection with the display to the exit status.
@MainActor
final class WindowSession {
    /// Whether the window stays above others.
    private let isOnTop: Bool
    /// Whether the program ends with the first drop.
    private let endsAfterDrop: Bool
    private let display: OpaquePointer
    private let loop = g_main_loop_new(nil, 0)!
    private var window: ToolWindow?
    /// What to do before the program ends, after its window is gone.
    private var completions: [@MainActor () async -> Void] = []
    private var isEnding = false
    /// Whether something was dropped, which the exit status tells.
    private var hasSucceeded = false
    private var exitStatus: CInt?

    /// The longest wait for a display to answer, in seconds.
    private static let displayTimeout: CUnsignedInt = 20

    /// Connects with the display, or ends the program with an error.
    init(_ request: WindowRequest) {
        isOnTop = request.isOnTop
        endsAfterDrop = request.endsAfterDrop
        // A reader of the output that has gone is noticed where the output is written.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGALRM) { _ in
            let text: StaticString = "Error: The display does not answer. Check DISPLAY and WAYLAND_DISPLAY.\n"
            _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
            _exit(1)
        }
        g_set_prgname("transferable")
        alarm(Self.displayTimeout)
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
            Console.fail(
                """
                No display could be opened. Run the command in a desktop session, or set DISPLAY or WAYLAND_DISPLAY \
                (over SSH: ssh -X).
                """
            )
        }
        alarm(0)
        self.display = display
        MainLoop.attachMainQueue()
        Appearance.install(on: display)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            onSignal(number) { [weak self] in self?.end(status: 128 + number) }
        }
    }

    /// Shows a window until it is closed or ``end()`` is called, and ends the process.
    func run(_ content: any WindowContent) -> Never {
        let window = ToolWindow(content, isOnTop: isOnTop) { [weak self] in self?.end() }
        // Nobody else keeps the window and what it shows while the loop runs.
        self.window = window
        window.present()
        g_main_loop_run(loop)
        window.close()
        // The other program has to hear what became of its drop.
        gdk_display_sync(display)
        complete()
        exit(exitStatus ?? (hasSucceeded ? 0 : 1))
    }

    /// Tells that something was dropped and the programs are done with it; ends the program if that is what was asked for.
    func didDrop() {
        hasSucceeded = true
        if endsAfterDrop { end() }
    }

    /// Closes the window and ends the program.
    func end() { end(status: nil) }

    /// Makes the program end with exit status 1, whatever was dropped.
    func fail() { exitStatus = exitStatus ?? 1 }

    /// Does something before the program ends, after its window is gone.
    func beforeEnd(_ action: @escaping @MainActor () async -> Void) { completions.append(action) }

    private func end(status: CInt?) {
        // A second signal ends what the first one waits for.
        if isEnding, let status { exit(status) }
        isEnding = true
        exitStatus = exitStatus ?? status
        g_main_loop_quit(loop)
    }

    private func complete() {
        guard !completions.isEmpty, exitStatus == nil else { return }
        let completions = completions
        Task {
            for completion in completions { await completion() }
            g_main_loop_quit(loop)
        }
        g_main_loop_run(loop)
    }

    private func onSignal(_ number: CInt, _ action: @escaping @MainActor () -> Void) {
        g_unix_signal_add(
            number,
            { data in
                let action = Box<@MainActor () -> Void>.value(data!)
                MainActor.assumeIsolated { action() }
                return 1
            },
            Unmanaged.passRetained(Box(action)).toOpaque()
        )
    }
}
