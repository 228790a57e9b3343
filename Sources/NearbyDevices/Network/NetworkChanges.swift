import Foundation
import SystemSupport

/// An object that reports when this machine gets an address in a network (rtnetlink(7)).
final class NetworkChanges: Sendable {
    private let descriptor: Descriptor
    private let loop: EventLoop

    /// `RTMGRP_IPV4_IFADDR` and `RTMGRP_IPV6_IFADDR`, whose header Swift does not see.
    private static let addresses: UInt32 = 0x10 | 0x100

    init(loop: EventLoop) throws {
        self.loop = loop
        descriptor = try .opened("Changes of the network") {
            let kind = CInt(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
            // NETLINK_ROUTE is 0.
            return socket(AF_NETLINK, kind, 0)
        }
        // `struct sockaddr_nl`: the family, two bytes of nothing, the port, which the kernel chooses, and the groups.
        var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, Self.addresses)
        let isBound = withUnsafeBytes(of: &address) { bytes in
            descriptor.withNumber { number in
                bytes.withMemoryRebound(to: sockaddr.self) { bind(number, $0.baseAddress, 12) == 0 }
            }
        }
        guard isBound else { throw SystemError("Changes of the network") }
    }

    /// Waits for the next change, and for a second in which further ones are over.
    func next() async throws {
        try await loop.wait(for: descriptor, .readable)
        try await Task.sleep(for: .seconds(1))
        var buffer = [UInt8](repeating: 0, count: 8192)
        while descriptor.withNumber({ recv($0, &buffer, buffer.count, 0) }) > 0 {}
    }
}
