import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A client for the items that another program offers to the group or team of this one.
struct GroupClient: Sendable {
    /// The name of the server's socket. The address leads only into the user's runtime directory.
    private let name: String
    private let limits: TransferLimits
    private let membership: Membership
    private let runtime: RuntimeDirectory

    /// - Parameters:
    ///   - address: The payload with the server's address.
    ///   - membership: The membership of this program.
    /// - Returns: nil if the payload is not an address.
    init?(
        address: Data,
        limits: TransferLimits,
        membership: Membership = .own,
        in runtime: RuntimeDirectory = .current
    ) {
        let name = String(decoding: address, as: UTF8.self)
        guard Token.isText(name) else { return nil }
        self.name = name
        self.limits = limits
        self.membership = membership
        self.runtime = runtime
    }

    /// Returns the items together with those for this program, in the sender's order.
    /// - Parameter items: The public items.
    /// - Returns: The same items if no further ones are available.
    func completed(_ items: [NSItemProvider]) async -> [NSItemProvider] {
        guard let listing = try? await listing(),
            items.count == listing.items.count || items.isEmpty, !listing.items.isEmpty,
            listing.items.contains(where: { $0.representations.contains { $0.position != nil } })
        else { return items }
        return listing.items.enumerated().map { index, listed in
            let item = items.isEmpty ? NSItemProvider() : items[index]
            item.suggestedName = item.suggestedName ?? listed.name
            return item.arranged(
                listed.representations.compactMap { representation in
                    guard let type = UTType(receivedIdentifier: representation.type) else { return nil }
                    guard let position = representation.position else { return .own(type.typesAsReceived) }
                    return .other(
                        self.item(
                            index,
                            position,
                            representation.suggestedFileName,
                            as: type,
                            named: item.suggestedName != nil
                        )
                    )
                }
            )
        }
    }

    /// Returns an item with one representation, which is received when it is loaded.
    private func item(
        _ item: Int,
        _ position: Int,
        _ suggestedFileName: String?,
        as type: UTType,
        named isNamed: Bool
    ) -> NSItemProvider {
        let provider = NSItemProvider()
        // The name of the sender's file counts where nothing else names it.
        let name = FileNameBox(suggestedFileName, isFixed: suggestedFileName != nil || isNamed)
        provider.registerData(for: type, suggestedFileName: name.value) { _ in
            try await load(item: item, position, name)
        }
        return provider
    }

    // MARK: Questions

    /// The longest that the list may take, which receivers wait for before they see anything.
    private static let longestListing = Duration.seconds(5)

    private func listing() async throws -> GroupListing {
        var socket = try await ask(.list).within(Self.longestListing)
        let (kind, bytes) = try await socket.readFrame()
        guard kind == .listing, let listing = GroupListing(bytes) else {
            throw GroupSharingError.malformed("the listing")
        }
        return listing
    }

    private func load(item: Int, _ position: Int, _ name: FileNameBox) async throws -> Data {
        var socket = try await ask(.load(item: item, representation: position))
        let sink = BufferSink(limits: limits)
        try await socket.readPayload(to: sink) { name.take($0) }
        return try sink.data()
    }

    /// Connects, sees to it that the server is the same user's and of the same group or team, and asks.
    private func ask(_ request: GroupRequest) async throws -> LocalSocket {
        let socket = try LocalSocket.connected(to: name, in: runtime, limits: limits)
        guard membership.sharesTeam(with: try Membership(ofPeer: socket.file)) else {
            throw GroupSharingError.notMember
        }
        try await socket.write(Data(request.encoded()))
        return socket
    }
}

/// The name of a file, which may be known once the file is received.
private final class FileNameBox: Sendable {
    private let name: Mutex<String?>
    private let isFixed: Bool

    init(_ name: String?, isFixed: Bool) {
        self.name = Mutex(name)
        self.isFixed = isFixed
    }

    var value: String? { name.withLock { $0 } }

    func take(_ new: String) {
        if !isFixed, !new.isEmpty { name.withLock { $0 = new } }
    }
}

extension UTType {
    /// The types that a representation of the type may arrive as under its public names.
    fileprivate var typesAsReceived: [UTType] {
        if isGenericPlainText { return [self, .utf8PlainText] }
        if isGenericURL { return [self, .fileURL, .url] }
        return [self]
    }
}
