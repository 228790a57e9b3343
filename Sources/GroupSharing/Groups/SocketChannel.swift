import CoreTransferable
import Foundation
import SystemSupport
import TransferKit

/// A channel that shares items with the programs of one group or team over sockets that no other user can reach.
package struct SocketChannel: GroupChannel {
    package init() {}

    package func share(_ items: [NSItemProvider]) throws -> any SharedGroupItems { try GroupServer(items) }

    package func completed(
        _ items: [NSItemProvider],
        from address: Data,
        limits: TransferLimits
    ) async -> [NSItemProvider] {
        guard let client = GroupClient(address: address, limits: limits) else { return items }
        return await client.completed(items)
    }
}
