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
                // What contradicts itself is not written.
                if case .broken = packet { continue }
                let again = packet.encoded()
                require(again.firstIndex(of: UInt8(ascii: "\n")) == again.count - 1, "the packet is not one line")
                // A long one may become longer than a packet may be, as by escapes.
                require(again.count > Packet.longest || Packet(again) == packet, "the packet is another after writing")
            }
        },
        FuzzTarget(name: "nearby-folder") { data in
            let whole = parts(of: data, size: max(data.count, 1))
            require(whole == parts(of: data, size: data.count / 9 + 1), "the parts are others")
            var depth = 0
            for case .entry(let entry) in whole.parts {
                switch entry {
                case .folder: depth += 1
                case .end: depth -= 1
                case .file(let name, let size, _): require(isName(name) && size >= 0, name)
                case .link(let name, let destination):
                    require(isName(name) && isInside(destination, depth: depth), destination)
                }
                require(depth >= -1 && depth <= FolderReader.deepest, "the folder has no such depth")
            }
        },
    ]

    /// What is read of a stream of a folder in parts of a size.
    private struct ReadFolder: Equatable {
        var parts: [FolderReader.Part] = []
        var isRefused = false
    }

    private static func parts(of data: Data, size: Int) -> ReadFolder {
        var reader = FolderReader()
        var folder = ReadFolder()
        for start in stride(from: 0, to: data.count, by: size) where !folder.isRefused {
            do {
                try reader.read(Data(data.dropFirst(start).prefix(size))) { part in
                    if case .bytes(let bytes) = part, case .bytes(let before) = folder.parts.last {
                        folder.parts[folder.parts.count - 1] = .bytes(before + bytes)
                    } else {
                        folder.parts.append(part)
                    }
                }
            } catch {
                folder.isRefused = true
            }
        }
        return folder
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && ![".", ".."].contains(name) && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0)
    }

    /// Returns whether a path leads to something in the folder at each of its steps.
    private static func isInside(_ destination: String, depth: Int) -> Bool {
        var depth = depth
        for part in destination.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
            depth += part.elementsEqual("..".utf8) ? -1 : 1
            if depth < 0 { return false }
        }
        return !destination.utf8.starts(with: "/".utf8)
    }

    private static func check(_ packet: Packet) {
        switch packet {
        case .identity(let device):
            require(DeviceIdentity.isValid(id: device.id), device.id)
            require(!device.name.isEmpty && device.name.count <= 32 && device.name.utf8.count <= 128, device.name)
            require(device.port.map { (1...65_535).contains($0) } ?? true, "the port is none")
            require(device.incoming.count <= 256 && device.outgoing.count <= 256, "many capabilities")
        case .pair(let pairing):
            require(pairing.commitment.map { $0.count == 32 } ?? true, "the commitment is no digest")
        case .nonce(let packet):
            require(packet.nonce.bytes.count == PairingNonce.byteCount, "the nonce has another size")
            require(packet.commitment.count == 32, "the commitment is no digest")
        case .share(.file(let name, let payload)):
            require(!name.contains("/") && ![".", "..", ""].contains(name) && name.utf8.count <= 255, name)
            require((1024...65_535).contains(payload.port), "the port is none")
            require(payload.size.map { $0 >= 0 } ?? true, "the size is negative")
        case .share(.emptyFile(let name)):
            require(!name.contains("/") && ![".", "..", ""].contains(name) && name.utf8.count <= 255, name)
        case .folder(let folder):
            let name = folder.name
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
