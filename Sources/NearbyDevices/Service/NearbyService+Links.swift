import Foundation
import SystemSupport

// The links with devices, from a new connection to its end.
extension NearbyService {
    /// The most connected devices that are not paired.
    private static let mostStrangers = 16
    /// The most links with one device, of which the device that decides keeps half; those with one that is not paired are few,
    /// as anyone in the network can have them.
    private static let mostLinks = (paired: 8, unpaired: 2)
    /// The longest that a device takes to complete a link that is complete here, and to end one that has ended here.
    private static let patienceWithLinks = Duration.seconds(10)

    /// Takes a link, over which packets are sent from now on.
    ///
    /// An older link with the device may be in use, and stays for what is on its way.
    /// - Returns: Whether it is taken.
    func adopt(_ link: DeviceLink) -> Bool {
        let id = link.identity.id
        if let known = trusted[id] {
            guard known.certificate == link.certificate.encoded,
                link.identity.protocolVersion >= known.protocolVersion
            else {
                reportOfStranger(.failed(id: id, reason: NearbyError.otherCertificate(known.name).description))
                return false
            }
            refresh(known, link.identity)
        } else {
            if let older = devices[id]?.link {
                guard older.certificate == link.certificate else { return false }
            } else {
                if devices[id].map({ $0.certificate != link.certificate }) == true { replace(id) }
                guard devices[id] != nil || devices.count - trusted.all.count < Self.mostStrangers else { return false }
            }
        }
        var state = devices[id] ?? DeviceState(name: link.identity.name, kind: link.identity.kind)
        let wasConnected = state.link != nil || state.isBetweenLinks
        if state.link == nil { state.knownOffer = nil }
        state.endPauseBetweenLinks()
        (state.name, state.kind, state.address) = (link.identity.name, link.identity.kind, link.peer)
        state.certificate = link.certificate
        state.links.append(link)
        state.isRefused = false
        devices[id] = state
        limitLinks(with: id)
        Task.detached { [weak self] in await self?.serve(link) }
        if wasConnected {
            report(.updated(id: id))
        } else if trusted[id] != nil {
            report(.connected(link.identity))
        } else {
            devices[id]?.isReported = reportOfStranger(.connected(link.identity))
        }
        repeatState(to: id)
        return true
    }

    /// Forgets a device that is not paired, whose identifier another one has now: what one has asked for is nothing that the other
    /// could answer.
    private func replace(_ id: String) {
        let state = devices[id]
        drop(id)
        if state?.request != nil { report(.notPaired(id: id, reason: "another device has taken its place")) }
        if state?.isReported == true { report(.disconnected(id: id)) }
    }

    /// Tells a device, over its latest link, what may have been lost with an older one.
    private func repeatState(to id: String) {
        // A device that has a request already asks its user once.
        if let link = devices[id]?.link { devices[id]?.sendRequest(over: link) }
        if trusted[id] != nil { didConnect(id) }
    }

    /// Ends the links that the latest one takes the place of, at once where there are too many.
    ///
    /// Two devices that connect to each other at the same time may not agree on which connection is the later one, and would
    /// end both. So one of them decides: that of the lower identifier. Programs of others always end the older link.
    private func limitLinks(with id: String) {
        guard let state = devices[id], let link = state.link else { return }
        let decides = link.identity.takes(.offer) && credentials.deviceID < id
        let most = mostLinks(with: id)
        endLinks(state.links.dropLast(decides ? max(2, most / 2) : most), with: id)
        guard decides, state.links.count > 1 else { return }
        Task { [weak self, weak link] in
            // Without the older link, the device would have none until it has completed this one.
            try? await Task.sleep(for: Self.patienceWithLinks)
            if let link { await self?.endLinks(before: link, with: id) }
        }
    }

    /// The number of links with a device that stay, and of those that were ended and are not yet closed. Two devices that are being paired
    /// may not agree on which link is the older one.
    private func mostLinks(with id: String) -> Int {
        trusted[id] == nil && devices[id]?.request == nil ? Self.mostLinks.unpaired : Self.mostLinks.paired
    }

    private func endLinks(before link: DeviceLink, with id: String) {
        guard let links = devices[id]?.links, let index = links.firstIndex(where: { $0 === link }) else { return }
        endLinks(links[..<index], with: id)
    }

    private func endLinks(_ links: ArraySlice<DeviceLink>, with id: String) {
        for link in links {
            devices[id]?.links.removeAll { $0 === link }
            devices[id]?.endedLinks.append(link)
            link.finish()
            Task { [weak link] in
                try? await Task.sleep(for: Self.patienceWithLinks)
                link?.close()
            }
        }
        // The tasks that serve these learn of it when they have a turn, which on a machine with much to do can be many links later.
        let surplus = devices[id]?.endedLinks.dropLast(mostLinks(with: id)) ?? []
        for link in surplus { link.close() }
        devices[id]?.endedLinks.removeFirst(surplus.count)
    }

    /// Keeps a paired device's new name and version.
    private func refresh(_ known: TrustedDevice, _ identity: DeviceIdentity) {
        var device = known
        (device.name, device.kind, device.protocolVersion) = (identity.name, identity.kind, identity.protocolVersion)
        // The old name does until the disk has room.
        if device != known { try? trust(device.id, device) }
    }

    private nonisolated func serve(_ link: DeviceLink) async {
        let id = link.identity.id
        var pace = StrangerPace()
        do {
            while let packet = try await link.receive(upTo: {
                let (limit, isPaired) = await self.longestPacket(from: id)
                if !isPaired { try await pace.keepBeforeRead() }
                return limit
            }) {
                let isPaired = await handle(packet, from: id, over: link)
                if !isPaired { try await pace.keepAfterPacket() }
            }
            // The device has ended the link, and gets the rest of what there was to say. All else goes over the next one.
            await retire(link)
            link.finish()
            await link.waitForSending()
            await didEnd(link)
        } catch {
            await didEnd(link, isCut: true)
        }
        link.close()
    }

    func longestPacket(from id: String) -> (limit: Int, isPaired: Bool) {
        let isPaired = trusted[id] != nil || devices[id]?.request?.isAlmostComplete == true
        return (isPaired ? Packet.longest : Packet.longestOfStrangers, isPaired)
    }

    /// - Parameter isCut: Whether what was sent last may be lost.
    private func didEnd(_ link: DeviceLink, isCut: Bool = false) {
        let id = link.identity.id
        devices[id]?.endedLinks.removeAll { $0 === link }
        guard let state = devices[id], state.links.contains(where: { $0 === link }) else { return }
        devices[id]?.links.removeAll { $0 === link }
        if devices[id]?.link != nil {
            if isCut { repeatState(to: id) }
            return
        }
        beginPauseBetweenLinks(id)
    }

    /// Sends nothing more over a link that its device has ended.
    private func retire(_ link: DeviceLink) {
        let id = link.identity.id
        guard let index = devices[id]?.links.firstIndex(where: { $0 === link }) else { return }
        devices[id]?.links.remove(at: index)
        if devices[id]?.link == nil { beginPauseBetweenLinks(id) }
    }

    private func beginPauseBetweenLinks(_ id: String) {
        devices[id]?.isBetweenLinks = true
        let number = nextNumber()
        devices[id]?.lastPause = number
        Task { [weak self, pause = configuration.pauseBetweenLinks] in
            try? await Task.sleep(for: pause)
            await self?.settle(id, after: number)
        }
    }

    /// Takes a device for gone that has made no new connection.
    /// - Parameter pause: The number of the pause, after which there may have been another one.
    private func settle(_ id: String, after pause: Int) {
        guard let state = devices[id], state.link == nil, state.lastPause == pause else { return }
        let address = state.address?.with(port: configuration.discoveryPort)
        drop(id)
        if state.isReported || trusted[id] != nil { report(.disconnected(id: id)) }
        guard trusted[id] != nil else { return }
        Task { [weak self] in
            for pause in Self.pausesBeforeAnnouncing {
                try? await Task.sleep(for: pause)
                guard await self?.announceToMissing(id, at: address) == true else { return }
            }
        }
    }

    /// The pauses after which a paired device that has gone is looked for. A device that comes back introduces itself; one that
    /// has only lost the connection does not.
    private static let pausesBeforeAnnouncing = [0, 2, 4, 8, 16, 32, 60, 120, 240].map { Duration.seconds($0) }

    /// Introduces this device to a paired one that has gone.
    /// - Returns: Whether the device is still missing.
    private func announceToMissing(_ id: String, at address: InternetAddress?) -> Bool {
        guard presence != nil, trusted[id] != nil, devices[id]?.link == nil else { return false }
        announce()
        if let address { announce(to: address) }
        return true
    }

    /// Ends the link with a device and all that depends on it.
    func drop(_ id: String) {
        guard var state = devices[id] else { return }
        state.disconnect()
        devices[id] = trusted[id] == nil ? nil : state
    }
}
