import Foundation
import SystemSupport

/// The versions of the Internet protocol that this machine has.
enum InternetFamily {
    /// Both, by sockets of version 6, which also take addresses of version 4 (ipv6(7)).
    case both
    /// The kernel was started without version 6.
    case version4

    static let available: InternetFamily = {
        let descriptor = socket(AF_INET6, CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return .version4 }
        close(descriptor)
        return .both
    }()

    fileprivate var number: CInt { self == .both ? AF_INET6 : AF_INET }
}

extension Descriptor {
    /// Returns a new socket that does not wait.
    static func internetSocket(_ kind: __socket_type) throws -> Descriptor {
        let family = InternetFamily.available
        let descriptor = try Descriptor.opened("A connection") {
            socket(family.number, CInt(kind.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        }
        // The default is a setting of the system.
        if family == .both { descriptor.set(IPV6_V6ONLY, of: CInt(IPPROTO_IPV6), to: 0) }
        return descriptor
    }

    @discardableResult
    func set(_ option: CInt, of level: CInt, to value: CInt) -> Bool {
        var value = value
        return withNumber { setsockopt($0, level, option, &value, socklen_t(MemoryLayout<CInt>.size)) } == 0
    }

    /// Binds the socket to an address.
    func bind(to address: InternetAddress) -> Bool {
        address.withSocketAddress { address, size in withNumber { Glibc.bind($0, address, size) == 0 } }
    }
}
