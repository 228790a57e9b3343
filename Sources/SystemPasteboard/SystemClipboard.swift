import Synchronization
internal import TransferKit

/// A clipboard of the desktop that is connected with when it is first used.
final class SystemClipboard: PasteboardTransport {
    private let selection: ClipboardLocation.Selection
    private let location: @Sendable () throws -> ClipboardLocation
    private let connected = Mutex<(any PasteboardTransport)?>(nil)

    /// - Parameter location: Tells where it is.
    init(
        _ selection: ClipboardLocation.Selection,
        at location: @escaping @Sendable () throws -> ClipboardLocation = { try .current() }
    ) {
        self.selection = selection
        self.location = location
    }

    func publish(_ offer: TransferOffer) async throws -> Publication { try await transport().publish(offer) }

    func clear() async throws { try await transport().clear() }

    func contents() async throws -> PasteboardContents { try await transport().contents() }

    func changeCount() async throws -> Int { try await transport().changeCount() }

    func changes() async throws -> AsyncStream<Int> { try await transport().changes() }

    func storeForOthers() async throws { try await transport().storeForOthers() }

    private func transport() throws -> any PasteboardTransport {
        try connected.withLock { connected in
            if let connected { return connected }
            let transport = try location().transport(selection)
            connected = transport
            return transport
        }
    }
}
