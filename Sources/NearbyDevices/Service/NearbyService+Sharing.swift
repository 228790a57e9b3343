import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit

extension NearbyService {
    /// Something to be sent.
    package enum SentThing: Sendable {
        case text(String)
        case link(URL)
        case file(URL)
    }

    /// Sends a text, a link or a file to a device that is paired.
    /// - Parameters:
    ///   - id: The device.
    ///   - progress: Called with the number of bytes of each part of a file that was sent, and of all.
    /// - Throws: ``NearbyError``, or an error of the file.
    package func send(
        _ thing: SentThing,
        to id: String,
        progress: (@Sendable (_ sent: Int, _ total: Int) -> Void)? = nil
    ) async throws {
        let link = try await pairedLink(id)
        switch thing {
        case .text(let text): try send(.share(.text(text)), over: link)
        case .link(let url): try send(.share(.link(url.absoluteString)), over: link)
        case .file(let url): try await send(url, to: id, over: link, progress)
        }
    }

    private func send(_ packet: Packet, over link: DeviceLink) throws {
        guard packet.encoded().count <= Packet.longest else {
            throw NearbyError.declined("that is too long for a message")
        }
        guard link.send(packet) else { throw NearbyError.notConnected(link.identity.name) }
    }

    private func send(
        _ url: URL,
        to id: String,
        over link: DeviceLink,
        _ progress: (@Sendable (Int, Int) -> Void)?
    ) async throws {
        let file = try Descriptor.reading(url.path(percentEncoded: false))
        let status = try file.status()
        guard status.isRegularFile else { throw NearbyError.declined("only files can be sent, and this is none") }
        let (name, size) = (url.lastPathComponent, status.size)
        guard size > 0 else { return try send(.share(.emptyFile(name: name)), over: link) }
        let connection = PayloadConnection(link, credentials: credentials, loop: loop)
        let ports = configuration.payloadPorts
        try await during(id) {
            let stream = try await connection.serve(on: ports) { port in
                link.send(.share(.file(name: name, PacketPayload(size: size, port: port))))
            }
            defer { stream.close() }
            try await TLSSink(stream: stream) { progress?($0, size) }.write(.file(file, count: size))
            try await stream.finish(isAcknowledged: link.identity.takes(.offer))
        }
    }

    /// Does work that ends with an error when the device is no longer paired or connected.
    private func during(_ id: String, _ work: @escaping @Sendable () async throws -> Void) async throws {
        let (end, signal) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        let isStarted = transfer(with: id) {
            do {
                try await work()
                signal.yield(.success(()))
            } catch {
                signal.yield(.failure(error))
            }
        }
        guard isStarted else { throw NearbyError.declined("too much is on its way to the device") }
        for await result in end { return try result.get() }
        throw CancellationError()
    }

    // MARK: What devices send

    func receive(_ thing: SharedThing, from id: String, over link: DeviceLink) {
        switch thing {
        case .text(let text):
            publish([NSItemProvider(of: text)], from: id)
            report(.receivedText(id: id))
        case .link(let text):
            // A link is not opened: only the user knows what they trust.
            guard let url = URL(string: text), url.scheme != nil, !url.isFileURL else {
                return report(.failed(id: id, reason: "it sent something that is no link"))
            }
            publish([NSItemProvider(of: url)], from: id)
            report(.receivedText(id: id))
        case .emptyFile(let name):
            transfer(with: id) { await self.save(name, from: id) { _ in {} } }
        case .file(let name, let payload):
            let connection = PayloadConnection(link, credentials: credentials, loop: loop)
            let isAccepted = transfer(with: id) {
                await self.save(name, from: id) { file in
                    let stream = try await connection.connect(to: payload.port)
                    do {
                        let limits = TransferLimits(maximumByteCount: .max, stallTimeout: 30)
                        try await stream.readAll(payload.size, limits: limits) { bytes in
                            try bytes.withUnsafeBytes { try file.write($0) }
                        }
                    } catch {
                        stream.close()
                        throw error
                    }
                    return {
                        // The file is there, whether or not the sender still waits.
                        try? await stream.acknowledge()
                        stream.close()
                    }
                }
            }
            if !isAccepted { report(.failed(id: id, reason: "it sends too many files at once")) }
        }
    }

    /// Saves a file under a name that no other has, once all of it has arrived.
    /// - Parameter write: Writes the contents, and returns what is to be done once the file has its name.
    private func save(
        _ name: String,
        from id: String,
        _ write: @escaping @Sendable (Descriptor) async throws -> @Sendable () async -> Void
    ) async {
        let directory = configuration.downloads
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            // Another file of the name may be on its way.
            let free = FileName.firstFree(name) { name in
                arrivingNames.contains(name)
                    || FileSystem.exists(directory.appending(path: name).path(percentEncoded: false))
            }
            arrivingNames.insert(free)
            defer { arrivingNames.remove(free) }
            let url = directory.appending(path: free, directoryHint: .notDirectory)
            let end = Mutex<(@Sendable () async -> Void)?>(nil)
            try await PlacedFile.place(at: url, replacesExisting: false) { partial in
                let file = try Descriptor.creating(partial.path(percentEncoded: false), mode: 0o644)
                let done = try await write(file)
                end.withLock { $0 = done }
            }
            await end.withLock { $0 }?()
            report(.receivedFile(id: id, url))
        } catch {
            report(.failed(id: id, reason: error.localizedDescription))
        }
    }
}
