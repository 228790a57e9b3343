import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit

// The pasteboard of this device for the others, and theirs for this one. Devices that take offers get the names of the
// payloads, and fetch what is pasted. The others get text.

extension NearbyService {
    // MARK: From here to other devices

    /// Tells paired devices of each change of the pasteboard.
    func watch(_ pasteboard: any PasteboardTransport) async {
        guard let changes = try? await pasteboard.changes() else { return }
        await readPasteboard(pasteboard, isNew: false)
        for await _ in changes { await readPasteboard(pasteboard, isNew: true) }
    }

    private func readPasteboard(_ pasteboard: any PasteboardTransport, isNew: Bool) async {
        guard let contents = try? await pasteboard.contents() else { return }
        // This process puts nothing there but what came from a device, which does not go round in circles.
        if case .own = contents {
            localOffer.offer = nil
            return
        }
        var new = LocalOffer(id: nextNumber(), offer: nil, time: isNew ? LocalOffer.now : 0)
        // A secret stays here, whichever device asks for it.
        if contents.marks.isEmpty {
            let items = await LocalOffer.items(of: contents.items())
            if !items.isEmpty { new.offer = TransferOffer(items) }
        }
        localOffer = new
        for id in devices.keys { tell(id, ofNew: true) }
    }

    /// Exchanges what is on the pasteboards with a device that has become reachable.
    func didConnect(_ id: String) { tell(id, ofNew: false) }

    private func tell(_ id: String, ofNew isNew: Bool) {
        guard trusted[id] != nil, let link = devices[id]?.link else { return }
        let local = localOffer
        if link.identity.takes(.offer) {
            // A device that knows of nothing need not be told that there is nothing.
            guard local.offer != nil || devices[id]?.knownOffer != nil else { return }
            devices[id]?.knownOffer = local.offer == nil ? nil : local.id
            link.send(.offer(OfferPacket(id: local.id, names: local.names, time: isNew ? nil : local.time)))
        } else if let offer = local.offer, link.identity.takes(isNew ? .clipboard : .clipboardOnConnect) {
            guard isNew || local.time > 0 else { return }
            transfer(with: id) {
                guard let text = await offer.textForDevices(), !Task.isCancelled else { return }
                link.send(isNew ? .clipboard(text: text) : .clipboardOnConnect(text: text, time: local.time))
            }
        }
    }

    /// Puts the contents of a pasteboard on that of a device.
    /// - Throws: ``NearbyError``.
    func copy(_ pasteboard: HandedPasteboard, to id: String) async throws {
        let link = try await pairedLink(id)
        guard let offer = try await pasteboard.offer() else {
            throw NearbyError.declined("there is nothing to copy; folders are sent, by “transferable nearby send”")
        }
        if link.identity.takes(.offer) {
            let directed = LocalOffer(id: nextNumber(), offer: offer, pasteboard: pasteboard)
            devices[id]?.directed = directed
            devices[id]?.knownOffer = directed.id
            link.send(.offer(OfferPacket(id: directed.id, names: directed.names)))
        } else {
            guard let text = await offer.textForDevices() else {
                throw NearbyError.declined("\(link.identity.name.quotation) takes text alone; files can be sent to it")
            }
            link.send(.clipboard(text: text))
        }
    }

    // MARK: From other devices to here

    func take(_ text: String, from id: String) {
        // KDE Connect has an empty text where it has none.
        guard !text.isEmpty else { return }
        devices[id]?.contents = .text(text)
        publish([NSItemProvider(of: text)], from: id)
        report(.receivedText(id: id))
    }

    /// Returns whether something that a device had when it connected is newer than what is here, by the clocks of both.
    /// - Parameter time: The time at which it was copied; 0 if that is unknown.
    private func isNewer(_ time: Int) -> Bool {
        time > 0 ? time >= localOffer.time : localOffer.time == 0 && localOffer.offer == nil
    }

    /// Takes a text that a device had when it connected, where it is newer than what is here.
    func take(_ text: String, from id: String, copiedAt time: Int) {
        guard !text.isEmpty else { return }
        devices[id]?.contents = .text(text)
        guard time > 0, isNewer(time) else { return }
        publish([NSItemProvider(of: text)], from: id, copiedAt: time)
        report(.receivedText(id: id))
    }

    func take(_ packet: OfferPacket, from id: String) {
        // An offer is sent again over each new link, and one over an older link may arrive after the next.
        if let latest = devices[id]?.latestOffer, packet.id <= latest { return }
        devices[id]?.latestOffer = packet.id
        let offer = OfferPacket(id: packet.id, names: RemotePayload.acceptedNames(packet.names))
        devices[id]?.contents = offer.names.isEmpty ? .none : .offer(offer)
        guard !offer.names.isEmpty else { return }
        if let time = packet.time, !isNewer(time) { return }
        publish(from: id, copiedAt: packet.time) { await self.items(of: offer, from: id) }
        report(.receivedOffer(id: id))
    }

    /// Returns the items of an offer, for which some of its payloads are read.
    /// - Returns: No items where the device has offered something else since, or takes too long for all of them together: what other
    ///   devices have copied waits for it.
    private func items(of offer: OfferPacket, from id: String) async -> [NSItemProvider] {
        guard devices[id]?.latestOffer == offer.id else { return [] }
        let reading = OfferReading()
        let (results, result) = AsyncStream.makeStream(of: [NSItemProvider]?.self)
        let work = Task { result.yield(await incomingOffer(offer, from: id, for: reading).items()) }
        let timer = Task { [patience = configuration.answerPatience] in
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
        report(.failed(id: id, reason: NearbyError.timedOut("Asking the device for what it has copied").description))
        return []
    }

    func publish(_ items: [NSItemProvider], from id: String, copiedAt time: Int? = nil) {
        publish(from: id, copiedAt: time) { items }
    }

    /// Puts items on the pasteboard after those before them.
    /// - Parameter time: The time at which they were copied, by the clock of the device; nil for now.
    private func publish(
        from id: String,
        copiedAt time: Int?,
        _ items: @escaping @Sendable () async -> [NSItemProvider]
    ) {
        guard let pasteboard = configuration.pasteboard else { return }
        localOffer.time = max(localOffer.time, min(time ?? .max, LocalOffer.now))
        let last = publishing
        publishing = Task.detached { [weak self] in
            await last?.value
            let items = await items()
            guard !items.isEmpty else { return }
            do {
                try await pasteboard.publish(TransferOffer(items))
            } catch {
                await self?.report(.failed(id: id, reason: error.localizedDescription))
            }
        }
    }

    /// Returns the contents of a device's pasteboard.
    /// - Throws: ``NearbyError``.
    package func contents(of id: String) async throws -> PasteboardContents {
        _ = try await pairedLink(id)
        switch devices[id]?.contents {
        case .text(let text): return .own(TransferOffer([NSItemProvider(of: text)]))
        case .offer(let offer): return .other(incomingOffer(offer, from: id))
        case .none?, nil: return .empty
        }
    }

    // MARK: Payloads of offers

    /// - Parameter reading: What the offer is read for, which may end.
    private func incomingOffer(
        _ offer: OfferPacket,
        from id: String,
        for reading: OfferReading? = nil
    ) -> IncomingOffer {
        // A network may be silent for longer than a program.
        IncomingOffer(names: offer.names, limits: TransferLimits(stallTimeout: 30)) { [weak self] name, sink in
            guard let self, reading?.isOver != true else {
                throw TransferWireError.broken("the exchange with other devices has ended")
            }
            try await self.fetch(name, of: offer.id, from: id, into: sink)
        }
    }

    private func fetch(_ name: String, of offer: Int, from id: String, into sink: any ByteSink) async throws {
        let link = try await pairedLink(id)
        let request = nextNumber()
        let timer = Task { [weak self, patience = configuration.answerPatience] in
            try await Task.sleep(for: patience)
            await self?.fail(request, NearbyError.timedOut("Asking the device for what is pasted"))
        }
        defer { timer.cancel() }
        let delivery = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                fetches[request] = PendingFetch(device: id, continuation: continuation)
                guard !Task.isCancelled else { return fail(request, CancellationError()) }
                if !link.send(.fetch(FetchPacket(request: request, offer: offer, name: name))) {
                    fail(request, NearbyError.notConnected(link.identity.name))
                }
            }
        } onCancel: {
            Task { await self.fail(request, CancellationError()) }
        }
        guard let payload = delivery.payload else {
            throw TransferWireError.broken(delivery.failure ?? "the device sends nothing")
        }
        let stream = try await PayloadConnection(link, credentials: credentials, loop: loop).connect(to: payload.port)
        defer { stream.close() }
        let limits = TransferLimits(maximumByteCount: .max, stallTimeout: 30)
        let receiver = RemotePayload(name: name, sink: sink)
        try await stream.readAll(payload.size, limits: limits) { try await receiver.write($0) }
        try? await stream.acknowledge()
        try await receiver.end()
    }

    private func fail(_ request: Int, _ error: any Error) {
        fetches.removeValue(forKey: request)?.continuation.resume(throwing: error)
    }

    /// Takes the answer of a device to a request that was sent to it, or its word why it does not take what is sent to it.
    func take(_ delivery: DeliveryPacket, from id: String) {
        if let fetch = fetches[delivery.request], fetch.device == id {
            fetches[delivery.request] = nil
            fetch.continuation.resume(returning: delivery)
        } else if let sending = sendings[delivery.request], sending.device == id, let reason = delivery.failure {
            sending.refuse(reason)
        }
    }

    /// Sends a payload that a device has asked for.
    func deliver(_ fetch: FetchPacket, to id: String) {
        func decline(_ reason: String) {
            devices[id]?.link?.send(.delivery(DeliveryPacket(request: fetch.request, failure: reason)))
        }
        let local = [localOffer, devices[id]?.directed].compactMap(\.self).first { $0.id == fetch.offer }
        guard let local, let offer = local.offer else { return decline("something else was copied since") }
        guard offer.namesForDevices.contains(fetch.name) else { return decline("that is not offered") }
        let transfer = transfer(with: id) {
            do {
                let stream = try await self.stream(to: id) { port in
                    .delivery(DeliveryPacket(request: fetch.request, payload: PacketPayload(size: nil, port: port)))
                }
                // A connection without a declared end tells the device that something went wrong.
                defer { stream.close() }
                try await offer.send(fetch.name, to: TLSSink(stream: stream))
                withExtendedLifetime(local.pasteboard) {}
                try await stream.finish(isAcknowledged: true)
            } catch let error as SystemError {
                await self.devices[id]?.link?.send(
                    .delivery(DeliveryPacket(request: fetch.request, failure: error.reason))
                )
            } catch {}
        }
        if transfer == nil { decline("too much is on its way") }
    }
}

/// A request for a payload that was sent to a device, and to no other.
struct PendingFetch {
    let device: String
    let continuation: CheckedContinuation<DeliveryPacket, any Error>
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
