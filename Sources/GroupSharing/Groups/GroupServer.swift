import CoreTransferable
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// An object that provides the representations of an offer for a group or team to its members.
///
/// The kernel names the program that connects, which sends nothing but the representation that it wants; see ``Membership``.
final class GroupServer: SharedGroupItems {
    /// The time that a client has to send its request.
    private static let longestQuestion = Duration.seconds(10)

    /// The name of the socket, that none but receivers of the offer know.
    var address: String { listener.address }

    private let listener: LocalListener

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
        listener = try LocalListener(in: runtime, timeout: timeout) { socket in
            await Self.serve(socket, items: items, for: membership)
        }
    }

    /// Answers one request. The connection ends in any case.
    private static func serve(_ socket: LocalSocket, items: [NSItemProvider], for membership: Membership) async {
        let end = ContinuousClock.now + SocketSink.longestService
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
                try await socket.write(SocketFrame.header(.listing, count: listing.count) + Data(listing))
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
            try await socket.write(SocketFrame.text(.failure, error.localizedDescription))
            return
        }
        var name = Data()
        if case .file(let url) = payload { name = Data(url.lastPathComponent.utf8) }
        try await socket.write(SocketFrame.header(.begin, count: name.count) + name)
        try await SocketSink(socket: socket, end: end).write(bytes)
        try await socket.write(SocketFrame.header(.end, count: 0))
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
