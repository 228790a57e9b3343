import CoreTransferable
import Foundation
import SystemSupport
import TransferKit

extension NearbyService {
    /// An item to send.
    package enum SentThing: Sendable {
        case text(String)
        case link(URL)
        case file(URL)
    }

    /// Sends a text, a link or a file to a paired device.
    /// - Parameters:
    ///   - id: The device.
    ///   - progress: Called with the number of bytes of each part of a file that was sent, and of all.
    /// - Returns: The paths of what was left out of a folder: links that lead out of it, pipes, sockets and devices.
    /// - Throws: ``NearbyError``, or an error of the file.
    @discardableResult
    package func send(
        _ thing: SentThing,
        to id: String,
        progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws -> [String] {
        let link = try await pairedLink(id)
        return try await ItemSending(service: self, device: id, link: link, progress: progress).send(thing)
    }

    /// Tells a device where a payload is, and waits for it to connect.
    /// - Parameter packet: Returns the packet that names the port.
    func stream(to id: String, _ packet: @Sendable (_ port: Int) -> Packet) async throws -> TLSStream {
        let listener = try ConnectionListener(on: configuration.payloadPorts, loop: loop)
        let link = try await pairedLink(id)
        guard link.send(packet(listener.port)) else { throw NearbyError.notConnected(link.identity.name) }
        return try await PayloadConnection(link, credentials: credentials, loop: loop).accept(on: listener)
    }

    /// Does work that ends with an error when the device is no longer paired or connected or does not take what is sent, and with
    /// the task.
    /// - Parameter work: The work, which tells the device a number by which it refuses what is sent.
    func during(_ id: String, _ work: @escaping @Sendable (_ request: Int) async throws -> Void) async throws {
        let (end, signal) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        let request = nextNumber()
        let sending = Sending(to: id)
        awaited.sendings[request] = sending
        defer { awaited.sendings[request] = nil }
        let transfer = transfer(with: id) {
            do {
                try await work(request)
                signal.yield(.success(()))
            } catch {
                signal.yield(.failure(error))
            }
        }
        guard let transfer else { throw NearbyError.declined("too much is on its way to the device") }
        sending.onRefusal { transfer.cancel() }
        return try await withTaskCancellationHandler {
            for await result in end {
                do {
                    return try result.get()
                } catch {
                    guard !Task.isCancelled else { throw error }
                    if let reason = await refusal(of: sending) { throw NearbyError.declined(reason.printable) }
                    throw endOfTransfer(error, with: id)
                }
            }
            throw CancellationError()
        } onCancel: {
            transfer.cancel()
        }
    }

    /// Returns why a device has not taken what was sent; nil if it says nothing. The connection may end before its word arrives.
    private func refusal(of sending: Sending) async -> String? {
        guard let link = devices[sending.device]?.link, link.identity.takes(.delivery) else { return sending.reason }
        return await sending.reason(within: Self.patienceWithRefusals)
    }

    private static let patienceWithRefusals = Duration.seconds(2)

    /// Returns why a transfer ended: the service cancels those with a device that is no longer paired or connected.
    private func endOfTransfer(_ error: any Error, with id: String) -> any Error {
        guard error is CancellationError else { return error }
        let name = devices[id]?.name ?? id
        return trusted[id] == nil ? NearbyError.notPaired(name) : NearbyError.notConnected(name)
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
            transfer(with: id) {
                _ = await self.save(name, from: id) { path in
                    _ = try Descriptor.creating(path, mode: 0o644)
                    return nil
                }
            }
        case .file(let name, let payload):
            receive(payload, from: id, over: link) { stream in
                await self.save(name, from: id) { path in
                    let file = try Descriptor.creating(path, mode: 0o644)
                    return try await stream { bytes in try bytes.withUnsafeBytes { try file.write($0) } }
                }
            }
        }
    }

    func receive(_ folder: FolderPacket, from id: String, over link: DeviceLink) {
        receive(folder.payload, from: id, over: link) { stream in
            await self.save(folder.name, from: id) { path in
                let folder = try ReceivedFolder(at: path)
                let connection = try await stream { try folder.take($0) }
                try folder.finish()
                return connection
            }
        }
    }

    /// Begins to receive a payload.
    /// - Parameter save: Saves it, by a function that connects to the sender and hands on all bytes, and returns why that failed.
    private func receive(
        _ payload: PacketPayload,
        from id: String,
        over link: DeviceLink,
        _ save: @escaping @Sendable (_ stream: @escaping PayloadReading) async -> String?
    ) {
        @Sendable func refuse(_ reason: String) {
            guard let request = payload.request else { return }
            link.send(.delivery(DeliveryPacket(request: request, failure: reason)))
        }
        let connection = PayloadConnection(link, credentials: credentials, loop: loop)
        let transfer = transfer(with: id) {
            let failure = await save { take in
                let stream = try await connection.connect(to: payload.port)
                do {
                    let limits = TransferLimits(maximumByteCount: .max, stallTimeout: 30)
                    try await stream.readAll(payload.size, limits: limits, take)
                    return stream
                } catch {
                    stream.close()
                    throw error
                }
            }
            if let failure { refuse(failure) }
        }
        if transfer == nil {
            refuse("too many files are on their way")
            report(.failed(id: id, reason: "it sends too many files at once"))
        }
    }

    /// Saves a file or a folder that a device sends.
    /// - Returns: The reason why it was not saved, for the sender, without a path of this device; nil if it was.
    private func save(
        _ name: String,
        from id: String,
        _ write: @escaping @Sendable (_ path: String) async throws -> TLSStream?
    ) async -> String? {
        do {
            report(.receivedFile(id: id, try await downloads.save(name, write)))
            return nil
        } catch {
            report(.failed(id: id, reason: endOfTransfer(error, with: id).localizedDescription))
            return switch error {
            case let error as SystemError: error.reason
            case let error as NearbyError: error.description
            default: "it cannot be saved there"
            }
        }
    }
}

/// Connects to a sender, and hands on all bytes of a payload.
/// - Returns: The connection, whose end the sender waits for.
private typealias PayloadReading = @Sendable (_ take: (Data) async throws -> Void) async throws -> TLSStream
