import Foundation
import SwiftUICore
import SystemSupport
import TransferKit

/// The contents of another program, which are known to the app's windows alone, and read while the main thread may wait for them.
enum ForeignContents {
    private static let partSize = 256 << 10

    /// Returns an offer of payloads.
    /// - Parameter names: The names of the payloads.
    static func offer(_ names: [String]) -> PasteboardContents {
        let limits = TransferLimits.interactive
        guard !names.isEmpty else { return .empty }
        return .other(
            IncomingOffer(names: names, limits: limits) { name, sink in
                // The pipe is waited for on a thread that nothing else needs.
                try await OwnThreads.shared.detached {
                    let pipe = await MainThreadWork.run {
                        RunningHost.services?.clipboardOfWindows?.requestPayload(name)
                    }
                    guard let pipe else { throw TransferWireError.notOffered(name) }
                    try await receive(pipe, limits, sink)
                }.value
            }
        )
    }

    private static func receive(_ pipe: Descriptor, _ limits: TransferLimits, _ sink: any ByteSink) async throws {
        var pace = TransferPace(limits: limits)
        while true {
            guard isReadable(pipe, within: pace.beginWaiting()) else { throw pace.error }
            pace.endWaiting()
            let part = try pipe.read(upTo: partSize)
            if part.isEmpty { return }
            pace.count(part.count)
            try await sink.write(part)
        }
    }

    /// Waits until there are bytes, or the end.
    private static func isReadable(_ pipe: Descriptor, within seconds: Double) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let rest = max(0, (end - .now) / .milliseconds(1))
            var state = pollfd(fd: -1, events: Int16(POLLIN), revents: 0)
            let count = pipe.withNumber { number in
                state.fd = number
                return poll(&state, 1, CInt(min(rest, Double(CInt.max))))
            }
            // A signal interrupts a wait.
            if count >= 0 || errno != EINTR { return count > 0 }
        }
    }
}
