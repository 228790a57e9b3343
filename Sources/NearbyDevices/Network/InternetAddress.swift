import Foundation
import SystemSupport

/// An IPv6 or IPv4 address and a port.
package struct InternetAddress: Hashable, Sendable, CustomStringConvertible {
    package let host: Host
    package let port: Int

    /// A host. An IPv4 address is stored in the form that sockets for both versions use: `::ffff:192.168.1.7` (RFC 4291, 2.5.5.2).
    package struct Host: Hashable, Sendable {
        /// The bytes of the address as two numbers, the first byte the most significant one.
        fileprivate let high, low: UInt64
        /// The number of the interface for an address that each network has of its own; 0 for others.
        fileprivate var interface: UInt32 = 0

        fileprivate static let version4Prefix: UInt64 = 0xFFFF << 32

        fileprivate var version4: UInt32? {
            high == 0 && low & ~0xFFFF_FFFF == Self.version4Prefix ? UInt32(truncatingIfNeeded: low) : nil
        }

        /// A Boolean value that indicates whether each network has such an address of its own, `fe80::/10`.
        fileprivate var isOfOneNetwork: Bool { high >> 54 == 0xFE80 >> 6 }
    }

    package init(host: Host, port: Int) { (self.host, self.port) = (host, port) }

    private init(version4 host: UInt32, port: Int) {
        self.init(host: Host(high: 0, low: Host.version4Prefix | UInt64(host)), port: port)
    }

    /// Returns the IPv4 loopback address with a port.
    package static func loopback(port: Int) -> InternetAddress { InternetAddress(version4: 0x7F00_0001, port: port) }

    /// All addresses of this machine, of both versions where there are both.
    static func any(port: Int) -> InternetAddress {
        switch InternetFamily.available {
        case .both: InternetAddress(host: Host(high: 0, low: 0), port: port)
        case .version4: InternetAddress(version4: INADDR_ANY, port: port)
        }
    }

    /// All machines of the network of an interface, `ff02::1` (RFC 4291, 2.7.1).
    private static func allMachines(of interface: UInt32, port: Int) -> InternetAddress {
        InternetAddress(host: Host(high: 0xFF02 << 48, low: 1, interface: interface), port: port)
    }

    /// Parses a numeric address, such as `192.168.1.7`, `2001:db8::7` or `fe80::7%eth0`; nil for any other text.
    package init?(_ text: String, port: Int) {
        var address = in_addr()
        if inet_pton(AF_INET, text, &address) == 1 {
            self.init(version4: UInt32(bigEndian: address.s_addr), port: port)
            return
        }
        let parts = text.split(separator: "%", maxSplits: 1).map(String.init)
        var socketAddress = sockaddr_in6()
        guard let number = parts.first, inet_pton(AF_INET6, number, &socketAddress.sin6_addr) == 1 else { return nil }
        socketAddress.sin6_port = UInt16(clamping: port).bigEndian
        if parts.count == 2 {
            socketAddress.sin6_scope_id = if_nametoindex(parts[1])
            guard socketAddress.sin6_scope_id != 0 else { return nil }
        }
        self.init(socketAddress)
        guard !host.isOfOneNetwork || host.interface != 0 else { return nil }
    }

    private init(_ address: sockaddr_in) {
        let port = Int(UInt16(bigEndian: address.sin_port))
        self.init(version4: UInt32(bigEndian: address.sin_addr.s_addr), port: port)
    }

    private init(_ address: sockaddr_in6) {
        let (high, low) = withUnsafeBytes(of: address.sin6_addr) { bytes in
            (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        let host = Host(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low), interface: address.sin6_scope_id)
        self.init(host: host, port: Int(UInt16(bigEndian: address.sin6_port)))
    }

    /// Returns the address with a different port.
    package func with(port: Int) -> InternetAddress { InternetAddress(host: host, port: port) }

    package var description: String { host.version4 == nil ? "[\(hostText)]:\(port)" : "\(hostText):\(port)" }

    /// The numeric host, with the name of the interface if it is needed.
    package var hostText: String {
        if let number = host.version4 {
            return [24, 16, 8, 0].map { String(number >> UInt32($0) & 0xFF) }.joined(separator: ".")
        }
        var address = socketAddress6
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, &address.sin6_addr, &text, socklen_t(text.count))
        var interface = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
        let hasInterface = host.interface != 0 && if_indextoname(host.interface, &interface) != nil
        return Self.text(text) + (hasInterface ? "%" + Self.text(interface) : "")
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    // MARK: Sockets

    /// Calls a function of sockets with the address. An address of version 6 is none where there is version 4 alone.
    func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        switch InternetFamily.available {
        case .both: return Self.with(socketAddress6, body)
        case .version4:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = (host.version4 ?? INADDR_ANY).bigEndian
            address.sin_port = UInt16(clamping: port).bigEndian
            return Self.with(address, body)
        }
    }

    private static func with<Address, Result>(
        _ address: Address,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    private var socketAddress6: sockaddr_in6 {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = UInt16(clamping: port).bigEndian
        address.sin6_scope_id = host.interface
        withUnsafeMutableBytes(of: &address.sin6_addr) { bytes in
            bytes.storeBytes(of: host.high.bigEndian, as: UInt64.self)
            bytes.storeBytes(of: host.low.bigEndian, toByteOffset: 8, as: UInt64.self)
        }
        return address
    }

    /// Returns the address that a function of sockets fills in; nil if that fails.
    static func taken(by fill: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Bool) -> InternetAddress? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            let isFilled = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { fill($0, &size) }
            return isFilled ? pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { read($0) } : nil
        }
    }

    private static func read(_ address: UnsafePointer<sockaddr>) -> InternetAddress? {
        switch CInt(address.pointee.sa_family) {
        case AF_INET: address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { InternetAddress($0.pointee) }
        case AF_INET6: address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { InternetAddress($0.pointee) }
        default: nil
        }
    }

    // MARK: Networks

    /// Returns the addresses that reach all machines of the networks that this one is in.
    ///
    /// Version 6 has no broadcasts, and all machines listen to one address instead. It is used where an interface has no
    /// address of version 4: devices that got two introductions would make two connections.
    static func everyone(port: Int) -> [InternetAddress] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var broadcasts: [InternetAddress] = []
        var withVersion4: Set<String> = []
        var withVersion6: Set<String> = []
        var next = first
        while let interface = next?.pointee {
            next = interface.ifa_next
            let flags = interface.ifa_flags
            guard flags & UInt32(IFF_UP) != 0, flags & UInt32(IFF_LOOPBACK) == 0,
                let address = interface.ifa_addr.flatMap({ read($0) })
            else { continue }
            let name = String(cString: interface.ifa_name)
            if address.host.version4 == nil {
                let canReachAll = flags & UInt32(IFF_MULTICAST) != 0 && address.host.isOfOneNetwork
                if canReachAll { withVersion6.insert(name) }
                continue
            }
            withVersion4.insert(name)
            // The union has the address of the broadcast where the interface can.
            guard flags & UInt32(IFF_BROADCAST) != 0, let broadcast = interface.ifa_ifu.ifu_broadaddr,
                let target = read(broadcast)?.with(port: port), target.host.version4 != INADDR_ANY
            else { continue }
            if !broadcasts.contains(target) { broadcasts.append(target) }
        }
        let interfaces = withVersion6.subtracting(withVersion4).sorted().map { if_nametoindex($0) }
        return broadcasts + interfaces.filter { $0 != 0 }.map { allMachines(of: $0, port: port) }
    }
}
