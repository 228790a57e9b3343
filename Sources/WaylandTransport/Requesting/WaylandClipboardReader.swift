import CWayland
import Glibc
import SystemSupport
import TransferKit

/// A reader of a compositor's clipboard that works on the calling thread with a separate connection.
///
/// Connecting takes two round trips, with which the names are there; a payload takes none.
package final class WaylandClipboardReader: BlockingClipboardReader, ComposedClipboard {
    private let loop: EventLoop
    private let selections: Selections
    private let selection: SelectionClient
    /// The number of the selection's offer that ``names(limits:)`` returned.
    private var number: Int?
    /// A Boolean value that indicates whether the keyboard is kept from the names to the payload.
    private var holdsKeyboard = false

    package var server: Int32? { selections.connection.server }
    package var isBetterOnX11: Bool { selections.isBetterOnX11 }

    /// - Parameters:
    ///   - name: The name of the compositor's socket, or its path; nil for the value of `WAYLAND_DISPLAY`.
    ///   - isPrimary: Whether to read the primary selection.
    ///   - usesDataControl: Whether to use the protocols that need no keyboard focus, if they are available.
    /// - Throws: ``WaylandError``.
    package init(name: String? = nil, isPrimary: Bool = false, usesDataControl: Bool = true) throws {
        loop = try EventLoop()
        selections = try Selections.connect(to: name, loop: loop, usesDataControl: usesDataControl)
        guard let selection = isPrimary ? selections.primary : selections.clipboard else {
            selections.connection.close()
            throw WaylandError.missing(protocol: SelectionProtocol.primarySelection.manager.name)
        }
        self.selection = selection
    }

    deinit { selections.connection.close() }

    package func names(limits: TransferLimits = TransferLimits()) throws -> [String] {
        if !holdsKeyboard {
            try result { selection.holdKeyboard($0) }
            holdsKeyboard = true
        }
        switch try result({ selection.contents(isCurrent: true, $0) }) {
        case .empty, .own: return []
        case .other(let names, let number):
            self.number = number
            return names
        }
    }

    package func receive(
        _ name: String,
        limits: TransferLimits,
        _ take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        if number == nil { _ = try names(limits: limits) }
        guard let number else { throw TransferWireError.notOffered(name) }
        let pipe = try result { selection.receive(name, ofOffer: number, $0) }
        if holdsKeyboard {
            holdsKeyboard = false
            selection.releaseKeyboard()
        }
        var reader = IncomingTransfer(pipe, limits: limits)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Pipe.partSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            switch try reader.read(into: buffer) {
            case .bytes(let count): try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            case .later:
                let limit = reader.beginWaiting()
                try wait(for: pipe, within: limit.seconds, else: limit.error)
                reader.endWaiting()
            case .end:
                if reader.count == 0 { try result { selection.confirmEmptyPayload(ofOffer: number, $0) } }
                if let failure = selections.connection.failure { throw failure }
                return
            }
        }
    }

    private func wait(for pipe: Descriptor, within seconds: Double, else error: TransferWireError) throws {
        let key = Waits.Key()
        let waits = selections.connection.waits
        loop.watch(pipe, for: .readable) { _ in waits.end(key) }
        defer { loop.unwatch(pipe) }
        try selections.connection.wait {
            waits.begin(key, within: seconds, else: error, $0)
        }
    }

    /// Runs the loop until something has a result.
    private func result<Value>(_ begin: (@escaping (Result<Value, any Error>) -> Void) -> Void) throws -> Value {
        var result: Result<Value, any Error>?
        begin { result = $0 }
        loop.run { result != nil }
        return try result!.get()
    }
}
