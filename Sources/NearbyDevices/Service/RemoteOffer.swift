import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// The offer of a device's pasteboard: the names of payloads, which are fetched from it.
struct RemoteOffer: Sendable {
    let packet: OfferPacket
    /// The identifier of the device.
    let device: String
    let service: NearbyService

    /// Returns the items, for which some of the payloads are read.
    /// - Returns: No items where the device takes too long for all of them together: what other devices have copied waits for it.
    func items() async -> [NSItemProvider] {
        let reading = OfferReading()
        let (results, result) = AsyncStream.makeStream(of: [NSItemProvider]?.self)
        let work = Task { result.yield(await incoming(for: reading).items()) }
        let timer = Task { [patience = service.configuration.answerPatience] in
            try await Task.sleep(for: patience)
            result.yield(nil)
        }
        defer {
            work.cancel()
            timer.cancel()
        }
        for await items in results {
            if let items { return items }
            break
        }
        reading.end()
        let reason = NearbyError.timedOut("Asking the device for what it has copied").description
        await service.report(.failed(id: device, reason: reason))
        return []
    }

    /// The offer as the pasteboard has those of other programs.
    var incoming: IncomingOffer { incoming(for: nil) }

    /// - Parameter reading: What the offer is read for, which may end; nil for anything.
    private func incoming(for reading: OfferReading?) -> IncomingOffer {
        // A network may be silent for longer than a program.
        IncomingOffer(names: packet.names, limits: TransferLimits(stallTimeout: 30)) {
            [packet, device, weak service] name, sink in
            guard let service, reading?.isOver != true else {
                throw TransferWireError.broken("the exchange with other devices has ended")
            }
            try await RemoteOffer(packet: packet, device: device, service: service).fetch(name, into: sink)
        }
    }

    private func fetch(_ name: String, into sink: any ByteSink) async throws {
        let link = try await service.pairedLink(device)
        let delivery = try await service.delivery(of: name, in: packet, over: link)
        guard let payload = delivery.payload else {
            throw TransferWireError.broken(delivery.failure ?? "the device sends nothing")
        }
        let connection = PayloadConnection(link, credentials: service.credentials, loop: service.loop)
        let stream = try await connection.connect(to: payload.port)
        defer { stream.close() }
        let limits = TransferLimits(maximumByteCount: .max, stallTimeout: 30)
        let receiver = RemotePayload(name: name, sink: sink)
        try await stream.readAll(payload.size, limits: limits) { try await receiver.write($0) }
        try? await stream.acknowledge()
        try await receiver.end()
    }
}

/// The reading of some payloads of an offer, which may end before the device has answered.
private final class OfferReading: Sendable {
    private let state = Atomic(false)

    var isOver: Bool { state.load(ordering: .relaxed) }

    func end() { state.store(true, ordering: .relaxed) }
}

/// A payload of another device on its way to a receiver here.
struct RemotePayload {
    private let name: String
    private let sink: any ByteSink
    private let list: BufferSink?

    /// The most bytes of a list of links.
    private static let longestList = 1 << 20

    init(name: String, sink: any ByteSink) {
        (self.name, self.sink) = (name, sink)
        let limits = TransferLimits(maximumByteCount: Self.longestList)
        list = name.lowercased().contains("url") ? BufferSink(limits: limits) : nil
    }

    /// Returns the names that are taken from another device: none of lists of files, which would lead to files of this
    /// device, none of marks, and none of addresses of sockets.
    static func acceptedNames(_ names: [String]) -> [String] {
        let refused: Set = [
            WireType.kdeURIList, WireType.kdeCutSelection,
            // An address in the runtime directory, for programs of one group.
            "application/x-transferable-private",
        ]
        return names.filter { name in
            !WireType.isFileList(name) && !refused.contains(WireType.base(of: name))
                && !WireType.portalKeys.contains(name)
                && OfferMarks(names: [name]).isEmpty && !name.hasPrefix("XdndDirectSave")
                && !name.lowercased().contains("file-url")
        }
    }

    func write(_ bytes: Data) async throws {
        if let list { try await list.write(bytes) } else { try await sink.write(bytes) }
    }

    /// Hands on a list that was held back until all of it could be looked at: a link to a file is one to a file of this
    /// device, which the sender cannot mean.
    func end() async throws {
        guard let list else { return }
        let data = try list.data()
        guard !Self.mentionsFile(data) else {
            throw TransferWireError.malformed("\(name) has the link of a file, which is on another device")
        }
        try await sink.write(data)
    }

    /// Returns whether some bytes have the scheme of files, in UTF-8 or UTF-16.
    static func mentionsFile(_ data: Data) -> Bool {
        String(decoding: data.lazy.filter { $0 != 0 }, as: UTF8.self).lowercased().contains("file:")
    }
}
