import CoreTransferable
import Foundation
import Synchronization
import SystemSupport

/// The payloads of another program's offer. Each is asked for once, and kept; one that could not be had is asked for again,
/// and one without a caller that waits for it is not received to its end.
///
/// Where something else can be had instead, a payload of which nothing arrives is given up; see `RepresentationSearch`.
final class ReceivedPayloads: Sendable {
    private struct Parts: Sendable {
        let data: Data
        let ranges: [Range<Int>?]
    }

    private let receive: IncomingOffer.Receive
    private let limits: TransferLimits
    private let silence: SilenceWatch
    private let payloads = Mutex<[String: PayloadReceipt]>([:])
    private let sequences = Mutex<[String: SharedResult<Parts>]>([:])

    init(limits: TransferLimits, receive: @escaping IncomingOffer.Receive) {
        self.limits = limits
        self.receive = receive
        silence = SilenceWatch(limits: limits)
    }

    /// Returns the bytes of a payload that has one or more names.
    func data(for names: [String]) async throws -> Data { try await first(of: names).data }

    /// Returns the first of some payloads that can be had, all of which are the same in different forms.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    func first(of names: [String]) async throws -> (name: String, data: Data) {
        var tried: [String] = []
        var failure: any Error = TransferWireError.notOffered("that")
        for name in names {
            tried.append(name)
            do {
                return (name, try await payload(name))
            } catch let error as RepresentationSearch.Unanswered {
                throw error
            } catch {
                try Task.checkCancellation()
                failure = error
                // A program that did not answer in time would not the next time.
                if case TransferWireError.timedOut = error { break }
                if case TransferWireError.tooSlow = error { break }
            }
        }
        throw PayloadError(names: tried, underlyingError: failure)
    }

    /// One item's part of a sequence. Only that part is copied.
    /// - Throws: ``PayloadError``, ``TransferWireError``, or `CancellationError`.
    func part(_ position: Int, of name: String) async throws -> Data {
        let data = try await data(for: [name])
        let parts = try await sequence(name, in: data).value()
        guard parts.ranges.indices.contains(position), let range = parts.ranges[position] else {
            throw TransferWireError.malformed("\(name) has no part for the item; its sender could not make it")
        }
        return parts.data.subdata(
            in: parts.data.startIndex + range.lowerBound..<parts.data.startIndex + range.upperBound
        )
    }

    /// The number of tasks that wait for a payload.
    func waiterCount(for name: String) -> Int { payloads.withLock { $0[name]?.waiterCount ?? 0 } }

    private func payload(_ name: String) async throws -> Data {
        let receipt = payloads.withLock { payloads in
            if let receipt = payloads[name] { return receipt }
            let receipt = PayloadReceipt(name, limits: limits(of: name), silence: silence, receive: receive)
            payloads[name] = receipt
            return receipt
        }
        return try await receipt.data()
    }

    /// Returns the limits of a payload. The map of a web page's formats is small.
    private func limits(of name: String) -> TransferLimits {
        guard WireType.isFormatMap(name) else { return limits }
        var limits = limits
        limits.maximumByteCount = min(limits.maximumByteCount, FormatMap.longest)
        return limits
    }

    private func sequence(_ name: String, in data: Data) -> SharedResult<Parts> {
        sequences.withLock { sequences in
            if let sequence = sequences[name] { return sequence }
            let sequence = SharedResult { Parts(data: data, ranges: try ItemSequence.parts(of: data)) }
            sequences[name] = sequence
            return sequence
        }
    }
}
