import Foundation
import Glibc

/// Shows on a terminal how far a long transfer has come. Nothing is shown of one that is over soon.
final class TransferMeter {
    private let start = ContinuousClock.now
    private let isShown = isatty(STDERR_FILENO) == 1
    private var count = 0
    private var next = ContinuousClock.now + .seconds(1)
    private var hasLine = false

    /// Counts bytes that were transferred.
    func add(_ byteCount: Int) {
        count += byteCount
        guard isShown, .now >= next else { return }
        next = .now + .milliseconds(250)
        let elapsed = start.duration(to: .now) / Duration.seconds(1)
        let amount = count.formatted(.byteCount(style: .file))
        let speed = Int(Double(count) / elapsed).formatted(.byteCount(style: .file))
        write("\r\u{1B}[K\(amount), \(speed)/s")
        hasLine = true
    }

    /// Takes away what was shown.
    func end() {
        if hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
