import SystemSupport
internal import TransferKit

/// A clipboard of the desktop. It connects at its first use, and again after its display was unavailable.
final class SystemClipboard: PasteboardTransport {
    private let connection: SharedResult<any PasteboardTransport>

    /// - Parameter location: Tells where it is, each time that it is connected with.
    init(
        _ selection: ClipboardLocation.Selection,
        at location: @escaping @Sendable () throws -> ClipboardLocation = { try .current() }
    ) {
        connection = SharedResult {
            // A display that does not answer is waited for, which the threads that tasks share have no time for.
            try await withCheckedThrowingContinuation { continuation in
                OwnThreads.shared.run {
                    continuation.resume(with: Result { try location().transport(selection) })
                }
            }
        }
    }

    func publish(_ offer: TransferOffer) async throws -> Publication {
        let publication = try await connected { try await $0.publish(offer) }
        ContentsAtExit.follow(publication, on: self)
        return publication
    }

    func clear() async throws {
        try await connected { try await $0.clear() }
        ContentsAtExit.forget(self)
    }

    func contents() async throws -> PasteboardContents { try await connected { try await $0.contents() } }

    func changeCount() async throws -> Int { try await connected { try await $0.changeCount() } }

    func changes() async throws -> AsyncStream<Int> { try await connected { try await $0.changes() } }

    func storeForOthers() async throws {
        try await connected { try await $0.storeForOthers() }
        ContentsAtExit.forget(self)
    }

    /// Uses the clipboard. If its display is no longer available, that is an error, and the next call connects again.
    private func connected<Value>(
        _ work: (any PasteboardTransport) async throws -> Value
    ) async throws -> Value {
        let transport = try await connection.value()
        do {
            return try await work(transport)
        } catch {
            if error.meansThatDisplayIsGone { connection.forget { $0 === transport } }
            throw error
        }
    }
}
