import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// Gives the representations of an offer that are for a group or a team to programs that are of it.
///
/// It listens on a socket in the user's runtime directory for as long as it lives. The kernel names the program that connects,
/// which sends nothing but the representation that it wants; see ``Membership``.
final class GroupServer: SharedGroupItems {
    /// The directory of the sockets, in the user's runtime directory.
    static let directoryName = "sockets"
    /// The number of connections that are served at once. Further ones wait.
    static let maximumConnectionCount = 32
    /// The time that a client has to send its request.
    private static let longestQuestion = Duration.seconds(10)
    /// The longest that one is served.
    private static let longestService = Duration.seconds(3600)

    /// The name of the socket, that none but receivers of the offer know.
    let address = Token.random().text

    private let items: [NSItemProvider]
    private let membership: Membership
    private let directory: OpenDirectory
    private let listener: Descriptor
    private let loop: EventLoop
    private let timeout: Double
    private let connectionCount = Mutex(0)

    /// Begins to listen.
    /// - Parameters:
    ///   - items: The items, with all their representations.
    ///   - membership: The groups and the team that they are for.
    ///   - timeout: The longest wait for an inactive receiver, in seconds.
    init(
        _ items: [NSItemProvider],
        for membership: Membership = .own,
        in runtime: RuntimeDirectory = .current,
        timeout: Double = 10
    ) throws {
        self.items = items
        self.membership = membership
        self.timeout = timeout
        loop = try .background()
        guard let directory = try runtime.open(isMade: true)?.directory(Self.directoryName, isMade: true) else {
            throw PasteboardError.unreachable(path: Self.directoryName, reason: "it was removed")
        }
        self.directory = directory
        Self.removeLeftovers(in: directory)
        listener = try OpenDirectory.socket(for: directory.path + "/" + address)
        let isListening = directory.file.withSocketAddress(of: address) { socket, size in
            listener.withNumber { bind($0, socket, size) == 0 && listen($0, 16) == 0 }
        }
        guard isListening else { throw PasteboardError.system(listener.name) }
        accept()
    }

    deinit {
        directory.removeFile(address)
        let (loop, listener) = (loop, listener)
        // Not closed before the loop has stopped waiting for it.
        loop.submit { loop.unwatch(listener) }
    }

    /// Removes the sockets of killed processes, on which no process listens.
    private static func removeLeftovers(in directory: OpenDirectory) {
        for name in (try? directory.names()) ?? [] {
            guard let status = directory.status(of: name), status.st_mode & S_IFMT == S_IFSOCK,
                // A socket that was just created may not be listened on.
                time(nil) - status.st_mtim.tv_sec > 60, let socket = try? OpenDirectory.socket(for: name)
            else { continue }
            let isRefused = directory.file.withSocketAddress(of: name) { address, size in
                socket.withNumber { connect($0, address, size) } != 0 && errno == ECONNREFUSED
            }
            if isRefused { directory.removeFile(name) }
        }
    }

    // MARK: Connections

    private func accept() {
        loop.submit { [weak self, loop, listener] in
            loop.watch(listener, for: .readable) { [weak self] _ in self?.acceptOne() }
        }
    }

    private func acceptOne() {
        let connection: Descriptor
        do {
            connection = try listener.acceptConnection()
        } catch {
            guard ![EAGAIN, EINTR, ECONNABORTED].contains(error.code) else { return }
            // The process has too many open files: asked again at once, it would still have them.
            loop.unwatch(listener)
            loop.after(1) { [weak self] in self?.accept() }
            return
        }
        let isFull = connectionCount.withLock { count in
            count += 1
            return count == Self.maximumConnectionCount
        }
        // The others wait in the kernel's queue, and the next are refused there.
        if isFull { loop.unwatch(listener) }
        let socket = LocalSocket(
            connection,
            loop: loop,
            limits: TransferLimits(stallTimeout: timeout)
        )
        Task.detached { [weak self, items, membership] in
            await Self.serve(socket, items: items, for: membership)
            self?.didServe()
        }
    }

    private func didServe() {
        let wasFull = connectionCount.withLock { count in
            count -= 1
            return count == Self.maximumConnectionCount - 1
        }
        if wasFull { accept() }
    }

    /// Answers one request. The connection ends in any case.
    private static func serve(_ socket: LocalSocket, items: [NSItemProvider], for membership: Membership) async {
        let end = ContinuousClock.now + longestService
        do {
            let peer = try Membership(ofPeer: socket.file)
            let isVisible: @Sendable (NSItemProviderRepresentationVisibility) -> Bool = { visibility in
                switch visibility {
                case .all: true
                case .team: membership.sharesTeam(with: peer)
                case .group: membership.sharesGroup(with: peer)
                case .ownProcess: false
                }
            }
            guard membership.sharesTeam(with: peer) else { throw GroupSharingError.notMember }
            var question = socket.within(longestQuestion)
            switch GroupRequest(try await question.read(GroupRequest.size)) {
            case nil:
                throw GroupSharingError.malformed("the request")
            case .list:
                let listing = GroupListing(of: items, where: isVisible).encoded()
                try await socket.write(GroupFrame.header(.listing, count: listing.count) + Data(listing))
            case .load(let item, let position):
                guard items.indices.contains(item) else {
                    throw GroupSharingError.malformed("the position of the item")
                }
                let representations = items[item].representations
                guard representations.indices.contains(position), isVisible(representations[position].visibility) else {
                    throw GroupSharingError.malformed("the position of the representation")
                }
                let single = items[item].withRepresentation(at: position)
                try await send(single, as: representations[position].contentType, to: socket, until: end)
            }
        } catch {}
    }

    private static func send(
        _ item: NSItemProvider,
        as type: UTType,
        to socket: LocalSocket,
        until end: ContinuousClock.Instant
    ) async throws {
        let payload: NSItemProvider.SentPayload
        let bytes: OutgoingBytes
        do {
            payload = try await item.payloadToSend(for: type)
            bytes = try OutgoingBytes(payload)
        } catch {
            let reason = Data(error.localizedDescription.utf8.prefix(4000))
            try await socket.write(GroupFrame.header(.failure, count: reason.count) + reason)
            return
        }
        var name = Data()
        if case .file(let url) = payload { name = Data(url.lastPathComponent.utf8) }
        try await socket.write(GroupFrame.header(.begin, count: name.count) + name)
        try await GroupSink(socket: socket, end: end).write(bytes)
        try await socket.write(GroupFrame.header(.end, count: 0))
    }
}

/// Sends the parts of a payload.
private struct GroupSink: ByteSink {
    let socket: LocalSocket
    let end: ContinuousClock.Instant

    func write(_ bytes: Data) async throws {
        // A receiver that takes a byte now and then is not served for ever.
        guard ContinuousClock.now < end else { throw TransferWireError.broken("the receiver is too slow") }
        try await socket.write(GroupFrame.header(.data, count: bytes.count))
        try await socket.write(bytes)
    }
}

extension GroupListing {
    /// Creates the representations of items that a receiver may see. Folders are not sent, and so not listed.
    init(of items: [NSItemProvider], where isVisible: (NSItemProviderRepresentationVisibility) -> Bool) {
        self.items = items.map { item in
            let representations: [Representation] = item.representations.enumerated().compactMap {
                position,
                representation in
                let isFolder = representation.kind != .data && representation.contentType.conforms(to: .directory)
                let isPublic = representation.visibility == .all
                guard isVisible(representation.visibility), isPublic || !isFolder else { return nil }
                return Representation(
                    type: representation.contentType.identifier,
                    position: isPublic ? nil : position,
                    suggestedFileName: isPublic ? nil : representation.suggestedFileName
                )
            }
            // A name too long for the message is left out, as the receiver would not take it.
            let name = item.suggestedName.flatMap { $0.utf8.count <= 1024 ? $0 : nil }
            return Item(name: representations.isEmpty ? nil : name, representations: representations)
        }
    }
}
