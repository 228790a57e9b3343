import CoreTransferable
import Foundation
import TransferKit

/// A value that reads payloads of a clipboard on the thread that asks.
struct PayloadReading {
    let reader: any BlockingClipboardReader
    let limits: TransferLimits
    /// The longest wait for the owner's first bytes; nil if nothing else will do.
    var patience: Duration?

    /// Receives a payload in parts.
    /// - Parameter take: Takes the next bytes, which are valid until it returns.
    /// - Throws: `RepresentationSearch.Unanswered` if the owner does not answer within the patience,
    ///   `TransferWireError`, or the error of `take`.
    func receive(_ name: String, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        var limits = limits
        if let patience { limits.answerTimeout = patience / .seconds(1) }
        var isAnswered = false
        do {
            try reader.receive(name, limits: limits) { bytes in
                isAnswered = true
                try take(bytes)
            }
        } catch TransferWireError.timedOut where patience != nil && !isAnswered {
            throw RepresentationSearch.Unanswered(name)
        }
    }

    /// Returns a whole payload.
    /// - Throws: The errors of ``receive(_:_:)``.
    func data(_ name: String) throws -> Data {
        var buffer = PayloadBuffer(limits: limits)
        try receive(name) { try buffer.append(Data($0)) }
        return try buffer.data()
    }
}
