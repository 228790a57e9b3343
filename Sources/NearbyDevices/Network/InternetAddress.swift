import Foundation
import SystemSupport

/// An address of the Internet protocol, version 4, and a port.
package struct InternetAddress: Hashable, Sendable, CustomStringConvertible {
    /// The bytes of the address as a number, the first byte the most significant one.
    package let host: UInt32
    package let port: Int

    package init(host: UInt32, port: Int) { (self.host, self.port) = (host, port) }

    package static func any(port: Int) -> InternetAddress { InternetAddress(host: INADDR_ANY, port: port) }
    package static func loopback(port: Int) -> InternetAddress { InternetAddress(host: 0x7F00_0001, port: port) }

    /// Reads an address in numbers, such as `192.168.1.7`; nil for another text.
    package init?(_ text: String, port: Int) {
        var address = in_addr()
        guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
        self.init(host: UInt32(bigEndian: address.s_addr), port: port)
    }

    init(_ address: sockaddr_in) {
        self.init(host: UInt32(bigEndian: address.sin_addr.s_addr), port: Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Returns the same host with another port.
    package func with(port: Int) -> InternetAddress { InternetAddress(host: host, port: port) }

    package var hostText: String {
        [24, 16, 8, 0].map { String(host >> UInt32($0) & 0xFF) }.joined(separator: ".")
    }

    package var description: String { "\(hostText):\(port)" }

    /// Calls a function of sockets with the address.
    func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = host.bigEndian
        address.sin_port = UInt16(clamping: port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Returns the address that a function of sockets fills in; nil if that fails.
    static func taken(by fill: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Bool) -> InternetAddress? {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isFilled = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { fill($0, &size) }
        }
        guard isFilled, address.sin_family == sa_family_t(AF_INET) else { return nil }
        return InternetAddress(address)
    }

    /// Returns the addresses to which broadcasts of this machine go: one for each network that it is in.
    static func broadcasts(port: Int) -> [InternetAddress] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var found: [InternetAddress] = []
        var next = first
        while let interface = next?.pointee {
            next = interface.ifa_next
            let flags = interface.ifa_flags
            guard flags & UInt32(IFF_UP) != 0, flags & UInt32(IFF_BROADCAST) != 0,
                interface.ifa_addr?.pointee.sa_family == sa_family_t(AF_INET),
                // The union has the address of the broadcast where the interface can.
                let broadcast = interface.ifa_ifu.ifu_broadaddr
            else { continue }
            let address = broadcast.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { InternetAddress($0.pointee) }
            let target = address.with(port: port)
            if address.host != 0, !found.contains(target) { found.append(target) }
        }
        return found
    }
}
