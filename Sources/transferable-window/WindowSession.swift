import CLinux
import CommandSupport
import Foundation

/// The program while it shows its window, up to the exit status.
@MainActor
final class WindowSession {
    /// A Boolean value that indicates whether the program ends with the first drop.
    private let endsAfterDrop: Bool
    /// A closure that closes the window, which ends the program.
    private var closeWindow: (() -> Void)?
    /// The operations that end after the window closes and before the program ends.
    private var completions: [@MainActor () async -> Void] = []
    private var isEnding = false
    /// The exit status where the user closes the window and nothing was done.
    private let closedStatus: CInt
    /// A Boolean value that indicates whether an item was dropped, which determines the exit status.
    private var hasSucceeded = false
    private var exitStatus: CInt?
    private var signals: [any DispatchSourceSignal] = []

    init(_ request: WindowProgramRequest) {
        endsAfterDrop = request.endsAfterDrop
        closedStatus = request.closedStatus
        // A failed write detects that the reader of the output has ended.
        signal(SIGPIPE, SIG_IGN)
        signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in
                MainActor.assumeIsolated { self?.end(status: 128 + number) }
            }
            source.resume()
            return source
        }
        // The parent may have ended before this process asked for the signal.
        if let parent = request.parentProcess, end_with_parent(parent) == 0 { Foundation.exit(128 + SIGTERM) }
    }

    /// Takes over that the window is there.
    /// - Parameter close: Closes it.
    func windowDidOpen(_ close: @escaping () -> Void) {
        closeWindow = close
        if isEnding { close() }
    }

    /// Handles a drop that all programs are done with, and ends the program if that was requested.
    func didDrop() {
        hasSucceeded = true
        if endsAfterDrop { end() }
    }

    /// Ends the program, which has done all that it was asked for.
    func succeed() {
        hasSucceeded = true
        end()
    }

    /// Closes the window and ends the program.
    func end() { end(status: nil) }

    /// Makes the program end with exit status 1, regardless of drops.
    func fail() { exitStatus = exitStatus ?? 1 }

    /// Adds an operation that runs after the window closes and before the program ends.
    func beforeEnd(_ action: @escaping @MainActor () async -> Void) { completions.append(action) }

    private func end(status: CInt?) {
        // A second signal ends the wait that the first one started.
        if isEnding, let status { Foundation.exit(status) }
        isEnding = true
        exitStatus = exitStatus ?? status
        closeWindow?()
    }

    /// Ends the program after its window closes.
    func exit() -> Never {
        Task {
            if exitStatus == nil {
                for completion in completions { await completion() }
            }
            Foundation.exit(exitStatus ?? (hasSucceeded ? 0 : closedStatus))
        }
        while true { RunLoop.main.run() }
    }
}
