import Foundation
import SystemSupport

/// The sending of an item to a paired device.
struct ItemSending: Sendable {
    let service: NearbyService
    /// The identifier of the device.
    let device: String
    let link: DeviceLink
    /// A closure that is called with the number of bytes of each part of a file that was sent, and of all.
    let progress: @Sendable (_ sent: Int, _ total: Int) -> Void

    /// Sends an item.
    /// - Returns: The paths of what was left out of a folder.
    func send(_ thing: NearbyService.SentThing) async throws -> [String] {
        switch thing {
        case .text(let text): try send(.share(.text(text)))
        case .link(let url): try send(.share(.link(url.absoluteString)))
        case .file(let url):
            let file = try Descriptor.reading(url.path(percentEncoded: false))
            let status = try file.status()
            let name = url.standardizedFileURL.lastPathComponent
            if status.isDirectory { return try await send(SentFolder(file), named: name) }
            guard status.isRegularFile else {
                throw NearbyError.declined("only files and folders can be sent, and this is neither")
            }
            try await send(file, status.size, named: name)
        }
        return []
    }

    private func send(_ packet: Packet) throws {
        guard packet.encoded().count <= Packet.longest else {
            throw NearbyError.declined("that is too long for a message")
        }
        guard link.send(packet) else { throw NearbyError.notConnected(link.identity.name) }
    }

    private func send(_ file: Descriptor, _ size: Int, named name: String) async throws {
        guard size > 0 else { return try send(.share(.emptyFile(name: name))) }
        try await service.during(device) { request in
            let stream = try await service.stream(to: device) { port in
                .share(.file(name: name, PacketPayload(size: size, port: port, request: request)))
            }
            defer { stream.close() }
            try await TLSSink(stream: stream) { progress($0, size) }.write(.file(file, count: size))
            try await stream.finish(isAcknowledged: link.identity.takes(.offer))
        }
    }

    private func send(_ folder: SentFolder, named name: String) async throws -> [String] {
        guard link.identity.takes(.folder) else {
            throw NearbyError.declined(
                "\(link.identity.name.quotation) takes files, no folders; pack the folder into a file, for instance with "
                    + "“tar -czf folder.tar.gz folder”, or send the files in it"
            )
        }
        let contents = try await folder.contents()
        try await service.during(device) { request in
            let stream = try await service.stream(to: device) { port in
                .folder(FolderPacket(name: name, payload: PacketPayload(size: nil, port: port, request: request)))
            }
            // A connection without a declared end tells the device that something went wrong.
            defer { stream.close() }
            try await folder.send(to: TLSSink(stream: stream)) { progress($0, contents.byteCount) }
            try await stream.finish(isAcknowledged: true)
        }
        return contents.leftOut
    }
}
