import Glibc
import Testing

@testable import NearbyDevices

@Suite("Addresses")
struct InternetAddressTests {
    @Test(
        "An address in numbers is read, and shown as such",
        arguments: [
            ("192.168.1.7", "192.168.1.7:1716"), ("::ffff:192.168.1.7", "192.168.1.7:1716"),
            ("2001:DB8::7", "[2001:db8::7]:1716"), ("::1", "[::1]:1716"), ("fe80::7%lo", "[fe80::7%lo]:1716"),
        ]
    )
    func numbers(_ text: String, _ shown: String) throws {
        let address = try #require(InternetAddress(text, port: 1716))
        #expect(address.description == shown)
        #expect(InternetAddress(address.hostText, port: 1716) == address)
        #expect(address.with(port: 80).host == address.host)
        // The address is the same by way of the functions of sockets.
        let taken = InternetAddress.taken { target, size in
            address.withSocketAddress { source, count in
                size = count
                memcpy(target, source, Int(count))
                return true
            }
        }
        #expect(taken == address)
    }

    @Test(
        "What is no address in numbers is none, and neither is one of an unknown network",
        arguments: ["", "laptop", "1.2.3", "fe80::7", "fe80::7%no-such-network", "::1::", "192.168.1.7%lo", "%lo"]
    )
    func none(_ text: String) { #expect(InternetAddress(text, port: 1716) == nil) }
}
