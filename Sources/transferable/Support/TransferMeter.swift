import Foundation
import Glibc

/// An object that shows on a terminal the progress of a long transfer. Nothing is shown of one that is over soon.
final class TransferMeter {
    private let start: ContinuousClock.Instant
    private var count = 0
    private var next: ContinuousClock.Instant
    private var hasLine = false

    /// - Returns: nil if standard error is no terminal.
    init?() {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
        start = .now
        next = start + .seconds(1)
    }

    /// Counts bytes that were transferred.
    func add(_ byteCount: Int) {
        count += byteCount
        guard .now >= next else { return }
        next = .now + .milliseconds(250)
        let elapsed = start.duration(to: .now) / Duration.seconds(1)
        let amount = count.formatted(.byteCount(style: .file))
        let speed = Int(Double(count) / elapsed).formatted(.byteCount(style: .file))
        write("\r\u{1B}[K\(amount), \(speed)/s")
        hasLine = true
    }

    /// Removes the shown text.
    func end() {
        if hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
