import CXCB
import SystemSupport
package import TransferKit

/// A reader of a selection that works on the calling thread.
package final class X11ClipboardReader: BlockingClipboardReader, ServedClipboard {
    private let loop: EventLoop
    private let connection: X11Connection
    private let selection: xcb_atom_t

    package var server: Int32? { connection.server }

    /// Connects to an X server.
    /// - Parameters:
    ///   - selection: The clipboard.
    ///   - display: The display, such as `:0`; that of `DISPLAY` when nil.
    ///   - patience: The longest wait for an answer of the server, in seconds.
    ///   - boundsConnecting: Whether the wait for the server's first answer has that bound, too. That takes a thread, which a
    ///     process that ends by itself when it has waited too long need not start.
    /// - Throws: ``TransferWireError/unreachable(_:)``.
    package init(
        _ selection: X11Selection,
        display: String? = nil,
        patience: Double = 10,
        boundsConnecting: Bool = true
    ) throws {
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        loop = try EventLoop()
        connection = try X11Connection(
            name: display,
            loop: loop,
            patience: patience,
            boundsConnecting: boundsConnecting
        )
        self.selection = connection.atom(of: selection)
    }

    package func names(limits: TransferLimits = TransferLimits()) throws -> [String] {
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        var answer: Result<[String], any Error>?
        _ = SelectionOffer.read(connection, of: selection, limits: limits) { answer = $0 }
        loop.run { answer != nil }
        return try answer?.get() ?? []
    }

    package func receive(
        _ name: String,
        limits: TransferLimits,
        _ take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        do {
            try receive(target: name, limits: limits, take)
        } catch TransferWireError.notOffered where WireType.utf8Text.contains(name) {
            // Some owners list one of the names for text and answer another.
            let others = WireType.utf8Text.filter { $0 != name }
            do {
                for other in others { try receive(target: other, limits: limits, take) }
            } catch TransferWireError.notOffered {
                throw TransferWireError.notOffered(name)
            }
        }
    }

    private func receive(
        target name: String,
        limits: TransferLimits,
        _ take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        var answer: Result<Void, any Error>?
        withoutActuallyEscaping(take) { take in
            let target = connection.atoms.intern([name])[0]
            IncomingTransfer.start(connection, of: selection, to: target, limits: limits) { bytes in
                try signal.allowing { try take(bytes) }
                return .more
            } end: {
                answer = $0
            }
            loop.run { answer != nil }
        }
        try answer?.get()
    }
}
