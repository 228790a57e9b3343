import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// Items that another program shares with this app over its private socket; see ``OutgoingShare``.
package final class IncomingShare: ReceivedShare {
    package let items: [NSItemProvider]
    package let subject: String?
    package let message: String?

    /// The connection that tells the sender of the end.
    private let connection: Descriptor
    private let watch: SenderWatch
    private let hasEnded = Mutex(false)

    /// Requests shared items.
    /// - Parameters:
    ///   - address: The address of the items, which may be of a sender that is gone.
    ///   - limits: The limits of the size of a payload and of the sender's time.
    ///   - runtime: The directory of the sender's socket.
    /// - Throws: ``TransferWireError``.
    package init(
        at address: ShareAddress,
        limits: TransferLimits = TransferLimits(),
        in runtime: RuntimeDirectory = .current
    ) async throws {
        let socket = try LocalSocket.connected(to: address.socket, in: runtime, limits: limits)
        guard try socket.file.peer().user == geteuid() else {
            throw TransferWireError.broken("the program that offered it is another user's")
        }
        try await socket.write(SocketFrame.header(.attend, count: 0))
        var answer = socket.within(max(Self.longestAnswer, .seconds(limits.stallTimeout)))
        let (kind, bytes) = try await answer.readFrame()
        guard kind == .announcement, let announcement = ShareAnnouncement(bytes) else {
            throw TransferWireError.malformed("the description of the shared items")
        }
        connection = socket.file
        (subject, message) = (announcement.subject, announcement.message)
        watch = SenderWatch(socket)
        items = await IncomingOffer(names: announcement.names, limits: limits) { name, sink in
            try await Self.load(name, from: address, to: sink, limits, runtime)
        }
        .sharing(over: SocketChannel())
        .items()
    }

    deinit { _ = connection.withNumber { shutdown($0, CInt(SHUT_RDWR)) } }

    /// The longest that the sender takes to describe the items: it answers at once, where its machine lets it.
    private static let longestAnswer = Duration.seconds(30)

    private static func load(
        _ name: String,
        from address: ShareAddress,
        to sink: any ByteSink,
        _ limits: TransferLimits,
        _ runtime: RuntimeDirectory
    ) async throws {
        var socket = try LocalSocket.connected(to: address.socket, in: runtime, limits: limits)
        try await socket.write(SocketFrame.text(.load, name))
        try await socket.readPayload(to: sink)
    }

    package func end(_ end: ShareEnd) {
        let isFirst = hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        let answer =
            switch end {
            case .completed: SocketFrame.header(.completed, count: 0)
            case .cancelled: SocketFrame.header(.cancelled, count: 0)
            case .failed(let reason): SocketFrame.text(.cancelled, reason.isEmpty ? "The app gave no reason." : reason)
            }
        // It fits into the socket at once, so an app that ends now has said it.
        _ = try? answer.withUnsafeBytes { try connection.writeSome($0) }
    }

    package func whenSenderEnds(_ action: @escaping @Sendable () -> Void) { watch.set(action) }
}

/// An object that waits for the end of the connection with the sender.
private final class SenderWatch: Sendable {
    private let state = Mutex<(hasEnded: Bool, action: (@Sendable () -> Void)?)>((false, nil))

    init(_ socket: LocalSocket) {
        Task.detached { [weak self] in
            var socket = LocalSocket(socket, limits: TransferLimits(stallTimeout: .infinity))
            // The sender sends nothing more.
            _ = try? await socket.read(1)
            self?.end()
        }
    }

    func set(_ action: @escaping @Sendable () -> Void) {
        let hasEnded = state.withLock { state in
            state.action = action
            return state.hasEnded
        }
        if hasEnded { action() }
    }

    private func end() {
        let action = state.withLock { state in
            state.hasEnded = true
            return state.action
        }
        action?()
    }
}
