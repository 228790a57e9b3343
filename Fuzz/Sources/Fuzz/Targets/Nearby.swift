import Foundation

@testable import NearbyDevices

extension FuzzTarget {
    /// Packets of other devices.
    static let nearby: [FuzzTarget] = [
        FuzzTarget(name: "nearby-packet") { data in
            // A device sends lines in parts of any size.
            var buffer = LineBuffer()
            var lines: [Data] = []
            for start in stride(from: 0, to: data.count, by: 1000) {
                buffer.append(data.dropFirst(start).prefix(1000))
                while let line = buffer.next() { lines.append(line) }
            }
            let expected = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            require(lines.elementsEqual(expected), "the lines are others")
            for line in lines + [data] {
                guard let packet = Packet(line) else { continue }
                check(packet)
                let again = packet.encoded()
                require(again.firstIndex(of: UInt8(ascii: "\n")) == again.count - 1, "the packet is not one line")
                // A long one may become longer than a packet may be, as by escapes.
                require(again.count > Packet.longest || Packet(again) == packet, "the packet is another after writing")
            }
        }
    ]

    private static func check(_ packet: Packet) {
        switch packet {
        case .identity(let device):
            require(DeviceIdentity.isValid(id: device.id), device.id)
            require(!device.name.isEmpty && device.name.count <= 32 && device.name.utf8.count <= 128, device.name)
            require(device.port.map { (1...65_535).contains($0) } ?? true, "the port is none")
            require(device.incoming.count <= 256 && device.outgoing.count <= 256, "many capabilities")
        case .share(.file(let name, let payload)):
            require(!name.contains("/") && ![".", "..", ""].contains(name) && name.utf8.count <= 255, name)
            require((1024...65_535).contains(payload.port), "the port is none")
            require(payload.size.map { $0 >= 0 } ?? true, "the size is negative")
        case .share(.emptyFile(let name)):
            require(!name.contains("/") && ![".", "..", ""].contains(name) && name.utf8.count <= 255, name)
        case .offer(let offer):
            let names = RemotePayload.acceptedNames(offer.names)
            require(
                names.count <= 1000 && names.allSatisfy { !$0.isEmpty && $0.utf8.count <= 1024 },
                "the names are long"
            )
        default: break
        }
    }
}
