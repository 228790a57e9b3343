import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// Items that the user shares with an app that uses this package, for as long as the object exists.
///
/// The app gets ``address`` and connects. It loads what it wants over connections of their own, and tells over the first how the
/// share ended. An app that dies ends that connection. Any program of the user that knows the address can load the items.
package final class OutgoingShare: Sendable {
    /// The time in which an app has to start and connect.
    package static let patience = Duration.seconds(60)
    /// The longest that an app may take, which is asked for nothing meanwhile: the user may be busy with it.
    private static let longestShare = 86_400.0
    private static let longestQuestion = Duration.seconds(10)
    private static let longestPause = 10.0

    /// The address to pass to the app.
    package var address: ShareAddress { ShareAddress(socket: listener.address) }

    private let listener: LocalListener
    private let desk: Desk

    /// Starts serving items.
    /// - Parameters:
    ///   - request: The items and the texts that accompany them.
    ///   - runtime: The directory of the socket.
    /// - Throws: An error if there is no private directory for the socket.
    package init(_ request: ShareRequest, in runtime: RuntimeDirectory = .current) throws {
        let desk = Desk(request)
        self.desk = desk
        listener = try LocalListener(in: runtime, timeout: Self.longestPause) { socket in
            do { try await Self.serve(socket, desk) } catch {}
        }
    }

    deinit { desk.close() }

    /// Returns the outcome of the share.
    /// - Parameter patience: The time that the app has to connect.
    /// - Throws: ``TransferWireError/timedOut(seconds:)`` for an app that does not connect, or `CancellationError`.
    package func end(within patience: Duration = OutgoingShare.patience) async throws -> ShareEnd {
        let alarm = Task { [desk] in
            try await Task.sleep(for: patience)
            desk.giveUpUnlessAttended()
        }
        defer { alarm.cancel() }
        for await end in desk.ends {
            guard let end else { throw TransferWireError.timedOut(seconds: patience / .seconds(1)) }
            return end
        }
        throw CancellationError()
    }

    private static func serve(_ socket: LocalSocket, _ desk: Desk) async throws {
        guard try socket.file.peer().user == geteuid() else { return }
        var question = socket.within(longestQuestion)
        let (kind, bytes) = try await question.readFrame()
        switch kind {
        case .attend:
            guard desk.attend(socket.file) else { return }
            desk.finish(await attended(socket, desk))
        case .load: try await send(String(decoding: bytes, as: UTF8.self), of: desk.offer, to: socket)
        default: return
        }
    }

    /// Tells the app what is shared, and waits for its answer.
    private static func attended(_ socket: LocalSocket, _ desk: Desk) async -> ShareEnd {
        do {
            let announcement = desk.announcement.encoded()
            try await socket.write(SocketFrame.header(.announcement, count: announcement.count) + Data(announcement))
            var answer = LocalSocket(socket, limits: TransferLimits(stallTimeout: longestShare))
            switch try await answer.readFrame() {
            case (.completed, _): return .completed
            case (.cancelled, let reason) where !reason.isEmpty:
                return .failed(String(decoding: reason, as: UTF8.self))
            default: return .cancelled
            }
        } catch {
            return .cancelled
        }
    }

    private static func send(_ name: String, of offer: TransferOffer, to socket: LocalSocket) async throws {
        try await socket.write(SocketFrame.header(.begin, count: 0))
        do {
            try await offer.send(name, to: SocketSink(socket: socket, end: .now + SocketSink.longestService))
        } catch {
            return try await socket.write(SocketFrame.text(.failure, error.localizedDescription))
        }
        try await socket.write(SocketFrame.header(.end, count: 0))
    }
}

/// The items of a share and its end, which its connections have in common.
private final class Desk: Sendable {
    let offer: TransferOffer
    let announcement: ShareAnnouncement
    /// The end of the share; nil in it for an app that does not connect.
    let ends: AsyncStream<ShareEnd?>

    private let continuation: AsyncStream<ShareEnd?>.Continuation
    /// The first connection of the app.
    private let attendance = Mutex<Descriptor?>(nil)

    init(_ request: ShareRequest) {
        offer = TransferOffer(request.items).sharing(over: SocketChannel())
        announcement = ShareAnnouncement(names: offer.names, subject: request.subject, message: request.message)
        (ends, continuation) = AsyncStream.makeStream()
    }

    /// Notes the connection of the app.
    /// - Returns: False where an app has connected before.
    func attend(_ connection: Descriptor) -> Bool {
        attendance.withLock { attendance in
            guard attendance == nil else { return false }
            attendance = connection
            return true
        }
    }

    func giveUpUnlessAttended() {
        if attendance.withLock({ $0 == nil }) { continuation.yield(nil) }
    }

    func finish(_ end: ShareEnd) { continuation.yield(end) }

    /// Ends the connection, which tells the app that nobody waits for it.
    func close() {
        attendance.withLock { _ = $0?.withNumber { shutdown($0, CInt(SHUT_RDWR)) } }
    }
}
