import Foundation
import TransferKit

/// A file that is removed when the program ends.
///
/// A program that received its URL may read it after the drop: a file manager begins to copy when the drop is over.
/// Therefore the program waits until the file was opened and closed again.
@MainActor
final class TemporaryFile {
    private let copy: ExportDirectory.Copy
    private let watch: CInt
    /// The time at which a program received the URL, if it may not have read the file.
    private var handedOut: ContinuousClock.Instant?
    private var openCount = 0
    private var lastClosed: ContinuousClock.Instant?

    /// The time that the file stays for a program that has its URL and does not open it.
    private static let patience = Duration.seconds(10)
    /// The time that the file stays after it was closed, because some programs inspect it before they read it.
    private static let rest = Duration.milliseconds(500)

    var url: URL { copy.url }

    init(_ copy: ExportDirectory.Copy) {
        self.copy = copy
        watch = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
        let events = UInt32(IN_OPEN) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_CLOSE_NOWRITE)
        inotify_add_watch(watch, copy.url.path, events)
    }

    /// Tells that a program has received the URL of the file.
    func didHandOut() { handedOut = .now }

    /// Waits until no program needs to read the file.
    func wait() async {
        guard let handedOut else { return }
        while true {
            readEvents()
            let now = ContinuousClock.now
            if openCount <= 0 {
                if let lastClosed, lastClosed >= handedOut {
                    if now - lastClosed >= Self.rest { return }
                } else if now - handedOut >= Self.patience {
                    return
                }
            }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    private func readEvents() {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while true {
                let count = read(watch, buffer.baseAddress!, buffer.count)
                guard count > 0 else { return }
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
                    if event.mask & UInt32(IN_OPEN) != 0 {
                        openCount += 1
                    } else if event.mask & UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE) != 0 {
                        openCount -= 1
                        lastClosed = .now
                    }
                    offset += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
    }
}
