import CoreTransferable
import Foundation
import NearbyControl
import SystemSupport
import TransferKit

/// The exchange with other devices of the network: it finds them, pairs with them, and exchanges what is on pasteboards, and
/// files.
///
/// A device that is not paired gets nothing but the name of this one, and nothing that it sends counts but requests to be
/// paired.
package actor NearbyService {
    /// The settings of a service.
    package struct Configuration: Sendable {
        package var name: String
        package var kind = DeviceIdentity.Kind.desktop
        /// The directory for files that arrive.
        package var downloads: URL
        /// The port of datagrams.
        package var discoveryPort = 1716
        /// The ports for connections, the first free one of which is taken.
        package var ports = DeviceIdentity.ports
        /// The ports for payloads.
        package var payloadPorts = PacketPayload.ports
        /// Devices outside of the network's reach for broadcasts.
        package var addresses: [InternetAddress] = []
        /// A Boolean value that indicates whether broadcasts are sent.
        package var broadcasts = true
        /// The pasteboard that is exchanged; nil for none.
        package var pasteboard: (any PasteboardTransport)?
        /// The longest that a request to be paired waits.
        package var pairingPatience = Duration.seconds(30)
        /// The longest between the end of a link and the next, where a device makes a new one: KDE Connect ends the old one first,
        /// each time that it looks for devices.
        package var pauseBetweenLinks = Duration.seconds(2)
        /// The least time between connections with one device.
        package var pauseBetweenAttempts = Duration.seconds(1)

        package init(name: String, downloads: URL) { (self.name, self.downloads) = (name, downloads) }
    }

    nonisolated let configuration: Configuration
    nonisolated let credentials: DeviceCredentials
    nonisolated let loop: EventLoop
    private let store: TrustStore

    var devices: [String: DeviceState] = [:]
    private(set) var trusted: [String: TrustedDevice] = [:]

    private var listener: ConnectionListener?
    private var datagrams: DatagramSocket?
    private var tasks: [Task<Void, Never>] = []
    private var looking: Task<Void, Never>?
    private var observers: [Int: AsyncStream<NearbyEvent>.Continuation] = [:]
    /// The numbers of offers grow from one start of the service to the next, so devices can tell a later one.
    private var lastNumber = Int(Date().timeIntervalSince1970 * 1000)

    /// The connections that are being made.
    private var attemptCount = 0
    /// The number of connections that are being made.
    var attempts: Int { attemptCount }
    private var lastAttempts: [String: ContinuousClock.Instant] = [:]

    /// The names of files that are on their way.
    var arrivingNames: Set<String> = []

    // The state of the pasteboard, for NearbyService+Pasteboard.swift.
    var localOffer = LocalOffer()
    var publishing: Task<Void, Never>?
    var fetches: [Int: CheckedContinuation<DeliveryPacket, any Error>] = [:]

    /// The most connections that are being made at once.
    private static let mostAttempts = 32
    /// The most connected devices that are not paired.
    private static let mostStrangers = 16
    /// The most links with one device, of which the device that decides keeps half; those with one that is not paired are few,
    /// as anyone in the network can have them.
    private static let mostLinks = (paired: 8, unpaired: 2)
    /// The longest that a device takes to complete a link that is complete here, and to end one that has ended here.
    private static let patienceWithLinks = Duration.seconds(10)

    /// - Parameters:
    ///   - store: The key of this device, and those of paired ones.
    ///   - loop: The loop that waits for connections.
    /// - Throws: An error if the key or the paired devices cannot be read.
    package init(_ configuration: Configuration, store: TrustStore, loop: EventLoop) throws {
        (self.configuration, self.store, self.loop) = (configuration, store, loop)
        credentials = try store.credentials()
        for device in try store.devices() {
            trusted[device.id] = device
            devices[device.id] = DeviceState(name: device.name, kind: device.kind)
        }
    }

    // MARK: Life

    /// Begins to listen, and introduces this device to the network.
    /// - Throws: `SystemError` if no port is free.
    package func start() throws {
        let listener = try ConnectionListener(on: configuration.ports, loop: loop)
        let datagrams = try DatagramSocket(port: configuration.discoveryPort, loop: loop)
        (self.listener, self.datagrams) = (listener, datagrams)
        run { service in
            while !Task.isCancelled, let socket = try? await listener.next() { await service.accept(socket) }
        }
        run { service in
            while !Task.isCancelled, let (bytes, sender) = try? await datagrams.next(upTo: Packet.longestOfStrangers) {
                await service.receive(datagram: bytes, from: sender)
            }
        }
        run { service in
            guard let changes = try? NetworkChanges(loop: service.loop) else { return }
            while (try? await changes.next()) != nil { await service.lookForDevices() }
        }
        if let pasteboard = configuration.pasteboard {
            run { service in await service.watch(pasteboard) }
        }
        lookForDevices()
    }

    /// Ends all connections. The service is not started again.
    package func stop() {
        for task in tasks { task.cancel() }
        tasks = []
        looking?.cancel()
        for id in devices.keys { drop(id) }
        (listener, datagrams) = (nil, nil)
        for observer in observers.values { observer.finish() }
        observers = [:]
    }

    private func run(_ work: @escaping @Sendable (NearbyService) async -> Void) {
        tasks.append(
            Task.detached { [weak self] in
                guard let self else { return }
                await work(self)
            }
        )
    }

    /// Returns what happens from now on. A slow receiver misses the oldest.
    package func events() -> AsyncStream<NearbyEvent> {
        let (events, continuation) = AsyncStream.makeStream(
            of: NearbyEvent.self,
            bufferingPolicy: .bufferingNewest(1000)
        )
        let number = nextNumber()
        observers[number] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.removeObserver(number) } }
        return events
    }

    private func removeObserver(_ number: Int) { observers[number] = nil }

    func report(_ event: NearbyEvent) {
        for observer in observers.values { observer.yield(event) }
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: This device and the others

    /// The port on which the service waits for connections; nil before it is started.
    package var port: Int? { listener?.port }

    /// The port of datagrams; nil before the service is started.
    package var discoveryPort: Int? { datagrams?.port }

    /// The description that this device gives of itself.
    package var identity: DeviceIdentity {
        DeviceIdentity(
            id: credentials.deviceID,
            name: configuration.name,
            kind: configuration.kind,
            port: listener?.port
        )
    }

    /// The devices that are connected or paired, in the order of their names.
    package var list: [NearbyDevice] {
        devices.compactMap { id, state in
            guard state.link != nil || trusted[id] != nil else { return nil }
            return NearbyDevice(
                id: id,
                name: state.name,
                kind: state.kind.rawValue,
                isConnected: state.link != nil,
                isPaired: trusted[id] != nil,
                number: number(of: id)?.description,
                waitsForConsent: { if case .requestedByPeer = state.pairing { true } else { false } }(),
                takesOffers: state.link?.identity.takes(.offer) ?? false
            )
        }
        .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Returns the link to a paired device. It waits for the next link of a device that has just ended one.
    /// - Throws: ``NearbyError``.
    func pairedLink(_ id: String) async throws -> DeviceLink {
        while devices[id]?.isBetweenLinks == true {
            await withCheckedContinuation { devices[id]?.waiters.append($0) }
        }
        let name = devices[id]?.name ?? id
        guard trusted[id] != nil else { throw NearbyError.notPaired(name) }
        guard let link = devices[id]?.link else { throw NearbyError.notConnected(name) }
        return link
    }

    /// Keeps a device as paired, or no longer.
    func trust(_ id: String, _ device: TrustedDevice?) throws {
        var changed = trusted
        changed[id] = device
        try store.keep(changed.values.sorted { $0.id < $1.id })
        trusted = changed
    }

    // MARK: Finding devices

    /// Introduces this device to the network, which makes the others connect.
    package func announce() {
        guard let datagrams, listener != nil else { return }
        let packet = Packet.identity(identity).encoded()
        let everyone = configuration.broadcasts ? InternetAddress.everyone(port: configuration.discoveryPort) : []
        for address in everyone + configuration.addresses { datagrams.send(packet, to: address) }
    }

    /// The pauses after which a device that joins a network introduces itself again: networks without cables lose broadcasts,
    /// and other devices may start later.
    private static let pausesBeforeRepeating = [3, 10].map { Duration.seconds($0) }

    /// Introduces this device to the network, and again where paired devices are missing or nobody is there.
    package func lookForDevices() {
        announce()
        looking?.cancel()
        looking = Task { [weak self] in
            for pause in Self.pausesBeforeRepeating {
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                await self?.announceAgain()
            }
        }
    }

    private func announceAgain() {
        let isAlone = devices.values.allSatisfy { $0.link == nil }
        if isAlone || trusted.keys.contains(where: { devices[$0]?.link == nil }) { announce() }
    }

    /// Introduces this device to one address.
    package func announce(to address: InternetAddress) {
        datagrams?.send(Packet.identity(identity).encoded(), to: address)
    }

    private func receive(datagram: Data, from sender: InternetAddress) {
        guard case .identity(let device) = Packet(datagram), device.id != credentials.deviceID,
            let port = device.port, configuration.ports.contains(port) || DeviceIdentity.ports.contains(port),
            mayAttempt(device.id)
        else { return }
        if let known = trusted[device.id], device.protocolVersion < known.protocolVersion { return }
        let making = LinkMaking(credentials: credentials, own: identity, loop: loop)
        attempt { try await making.connect(to: device, at: sender.with(port: port)) }
    }

    private func accept(_ socket: NetworkSocket) {
        guard attemptCount < Self.mostAttempts else { return socket.close() }
        let making = LinkMaking(credentials: credentials, own: identity, loop: loop)
        attempt { try await making.accept(socket) }
    }

    /// Returns whether a connection may be made with a device, which may send datagrams as often as it wants.
    private func mayAttempt(_ id: String) -> Bool {
        let now = ContinuousClock.now
        lastAttempts = lastAttempts.filter { now - $0.value < configuration.pauseBetweenAttempts }
        guard attemptCount < Self.mostAttempts, lastAttempts.count < 256, lastAttempts[id] == nil else { return false }
        lastAttempts[id] = now
        return true
    }

    private func attempt(_ make: @escaping @Sendable () async throws -> DeviceLink) {
        attemptCount += 1
        Task.detached { [weak self] in
            let link = try? await make()
            await self?.didAttempt(link)
        }
    }

    private func didAttempt(_ link: DeviceLink?) {
        attemptCount -= 1
        guard let link else { return }
        guard listener != nil, adopt(link) else { return link.close() }
    }

    // MARK: Links

    /// Takes a link, over which packets are sent from now on.
    ///
    /// An older link with the device may be in use, and stays for what is on its way.
    /// - Returns: Whether it is taken.
    private func adopt(_ link: DeviceLink) -> Bool {
        let id = link.identity.id
        if let known = trusted[id] {
            guard known.certificate == link.certificate.encoded,
                link.identity.protocolVersion >= known.protocolVersion
            else {
                report(.failed(id: id, reason: NearbyError.otherCertificate(known.name).description))
                return false
            }
            refresh(known, link.identity)
        } else {
            if let older = devices[id]?.link {
                guard older.certificate == link.certificate else { return false }
            } else {
                let strangers = devices.filter { trusted[$0.key] == nil && $0.value.link != nil }.count
                guard strangers < Self.mostStrangers else { return false }
            }
        }
        var state = devices[id] ?? DeviceState(name: link.identity.name, kind: link.identity.kind)
        let wasConnected = state.link != nil || state.isBetweenLinks
        if state.link == nil { state.knownOffer = nil }
        state.endPauseBetweenLinks()
        (state.name, state.kind, state.address) = (link.identity.name, link.identity.kind, link.peer)
        state.links.append(link)
        state.isRefused = false
        devices[id] = state
        limitLinks(with: id)
        Task.detached { [weak self] in await self?.serve(link) }
        report(wasConnected ? .updated(id: id) : .connected(link.identity))
        repeatState(to: id)
        return true
    }

    /// Tells a device, over its latest link, what may have been lost with an older one.
    private func repeatState(to id: String) {
        // A device that has a request already asks its user once.
        if case .requested(let time) = devices[id]?.pairing {
            devices[id]?.link?.send(.pair(PairingPacket(wantsPair: true, time: time)))
        }
        if trusted[id] != nil { didConnect(id) }
    }

    /// Ends the links that the latest one takes the place of, at once where there are too many.
    ///
    /// Two devices that connect to each other at the same time may not agree on which connection is the later one, and would
    /// end both. So one of them decides: that of the lower identifier. Programs of others always end the older link.
    private func limitLinks(with id: String) {
        guard let state = devices[id], let link = state.link else { return }
        let decides = link.identity.takes(.offer) && credentials.deviceID < id
        let most = trusted[id] == nil ? Self.mostLinks.unpaired : Self.mostLinks.paired
        endLinks(state.links.dropLast(decides ? max(2, most / 2) : most), with: id)
        for link in devices[id]?.endedLinks.dropLast(most) ?? [] { link.close() }
        guard decides, state.links.count > 1 else { return }
        Task { [weak self, weak link] in
            // Without the older link, the device would have none until it has completed this one.
            try? await Task.sleep(for: Self.patienceWithLinks)
            if let link { await self?.endLinks(before: link, with: id) }
        }
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
        do {
            while let packet = try await link.receive(upTo: { await self.longestPacket(from: id) }) {
                await handle(packet, from: id, over: link)
            }
            // The device has ended the link, and gets the rest of what there was to say.
            link.finish()
            await link.waitForSending()
            await didEnd(link)
        } catch {
            await didEnd(link, isCut: true)
        }
        link.close()
    }

    private func longestPacket(from id: String) -> Int {
        trusted[id] == nil ? Packet.longestOfStrangers : Packet.longest
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
        devices[id]?.isBetweenLinks = true
        Task { [weak self, pause = configuration.pauseBetweenLinks] in
            try? await Task.sleep(for: pause)
            await self?.settle(id)
        }
    }

    /// Takes a device for gone that has made no new connection.
    private func settle(_ id: String) {
        guard let state = devices[id], state.link == nil else { return }
        let address = state.address?.with(port: configuration.discoveryPort)
        drop(id)
        report(.disconnected(id: id))
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
        guard listener != nil, trusted[id] != nil, devices[id]?.link == nil else { return false }
        announce()
        if let address { announce(to: address) }
        return true
    }

    /// Ends the link with a device and all that depends on it.
    private func drop(_ id: String) {
        guard var state = devices[id] else { return }
        for link in state.links + state.endedLinks { link.close() }
        state.endPauseBetweenLinks()
        for transfer in state.transfers.values { transfer.cancel() }
        (state.links, state.endedLinks, state.transfers, state.pairing) = ([], [], [:], .none)
        (state.knownOffer, state.latestOffer) = (nil, nil)
        if case .offer = state.contents { state.contents = .none }
        devices[id] = trusted[id] == nil ? nil : state
    }

    // MARK: Packets

    private func handle(_ packet: Packet, from id: String, over link: DeviceLink) {
        guard let state = devices[id], (state.links + state.endedLinks).contains(where: { $0 === link }) else { return }
        if case .pair(let pairing) = packet { return receive(pairing, from: id, over: state.link ?? link) }
        guard trusted[id] != nil else {
            // The device takes itself for a paired one.
            guard devices[id]?.isRefused == false else { return }
            devices[id]?.isRefused = true
            (state.link ?? link).send(.pair(PairingPacket(wantsPair: false)))
            return
        }
        switch packet {
        case .ping: report(.pinged(id: id))
        case .clipboard(let text): take(text, from: id)
        case .clipboardOnConnect(let text, let time): take(text, from: id, copiedAt: time)
        case .share(let thing): receive(thing, from: id, over: link)
        case .folder(let folder): receive(folder, from: id, over: link)
        case .offer(let offer): take(offer, from: id)
        case .fetch(let fetch): deliver(fetch, to: id)
        case .delivery(let delivery): fetches.removeValue(forKey: delivery.request)?.resume(returning: delivery)
        case .identity, .pair, .other: break
        }
    }

    /// The most payloads of one device at once.
    private static let mostTransfers = 16

    /// Starts a transfer with a device, which ends with the link.
    /// - Returns: The transfer; nil if there is no room for it.
    @discardableResult
    func transfer(with id: String, _ work: @escaping @Sendable () async -> Void) -> Task<Void, Never>? {
        guard let count = devices[id]?.transfers.count, count < Self.mostTransfers else { return nil }
        let number = nextNumber()
        let transfer = Task.detached { [weak self] in
            await work()
            await self?.didTransfer(number, with: id)
        }
        devices[id]?.transfers[number] = transfer
        return transfer
    }

    private func didTransfer(_ number: Int, with id: String) { devices[id]?.transfers[number] = nil }
}
