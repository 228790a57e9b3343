import CoreTransferable
import Foundation
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

    /// Takes a text that a device had when it connected, where it is newer than what is here.
    func take(_ text: String, from id: String, copiedAt time: Int) {
        guard !text.isEmpty else { return }
        devices[id]?.contents = .text(text)
        guard time > 0, localOffer.isOlder(than: time) else { return }
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
        if let time = packet.time, !localOffer.isOlder(than: time) { return }
        publish(from: id, copiedAt: packet.time) {
            // The device may have offered something else since.
            guard await self.devices[id]?.latestOffer == offer.id else { return [] }
            return await RemoteOffer(packet: offer, device: id, service: self).items()
        }
        report(.receivedOffer(id: id))
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
        case .offer(let offer): return .other(RemoteOffer(packet: offer, device: id, service: self).incoming)
        case .none?, nil: return .empty
        }
    }

    // MARK: Payloads of offers

    /// Asks a device for a payload of its offer, and waits for its answer.
    func delivery(of name: String, in offer: OfferPacket, over link: DeviceLink) async throws -> DeliveryPacket {
        let request = nextNumber()
        let timer = Task { [weak self, patience = configuration.answerPatience] in
            try await Task.sleep(for: patience)
            await self?.fail(request, NearbyError.timedOut("Asking the device for what is pasted"))
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                awaited.fetches[request] = PendingFetch(device: link.identity.id, continuation: continuation)
                guard !Task.isCancelled else { return fail(request, CancellationError()) }
                if !link.send(.fetch(FetchPacket(request: request, offer: offer.id, name: name))) {
                    fail(request, NearbyError.notConnected(link.identity.name))
                }
            }
        } onCancel: {
            Task { await self.fail(request, CancellationError()) }
        }
    }

    private func fail(_ request: Int, _ error: any Error) { awaited.fail(request, error) }

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
