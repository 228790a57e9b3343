import CoreTransferable
import Foundation
import NearbyControl
import SystemSupport
import TransferKit

/// The service for exchanging data with other devices on the network. It finds and pairs devices, and exchanges files and the contents of
/// pasteboards with them.
///
/// A device that is not paired gets nothing but the name of this one, and nothing that it sends counts but requests to be
/// paired.
package actor NearbyService {
    /// The configuration of a service.
    package struct Configuration: Sendable {
        package var name: String
        package var kind = DeviceIdentity.Kind.desktop
        /// The directory in which to save received files.
        package var downloads: URL
        /// The port for datagrams.
        package var discoveryPort = 1716
        /// The ports for connections, of which the first free one is used.
        package var ports = DeviceIdentity.ports
        /// The ports for payloads.
        package var payloadPorts = PacketPayload.ports
        /// The addresses of devices that broadcasts do not reach.
        package var addresses: [InternetAddress] = []
        /// A Boolean value that indicates whether broadcasts are sent.
        package var broadcasts = true
        /// The pasteboard to exchange; nil for none.
        package var pasteboard: (any PasteboardTransport)?
        /// The maximum time that a request for pairing waits.
        package var pairingPatience = Duration.seconds(30)
        /// The maximum time for a device to say where a payload is, and to deliver the part that is needed to read an offer.
        package var answerPatience = Duration.seconds(20)
        /// The maximum time between the end of a connection and the next one, for devices that make a new one: KDE Connect closes the old
        /// one first each time it looks for devices.
        package var pauseBetweenLinks = Duration.seconds(2)
        /// The minimum time between connections to a device.
        package var pauseBetweenAttempts = Duration.seconds(1)

        package init(name: String, downloads: URL) { (self.name, self.downloads) = (name, downloads) }
    }

    nonisolated let configuration: Configuration
    nonisolated let credentials: DeviceCredentials
    nonisolated let loop: EventLoop

    var devices: [String: DeviceState] = [:]
    private(set) var trusted: PairedDevices

    /// The sockets of the service; nil while it does not run.
    private(set) var presence: NetworkPresence?
    private var tasks: [Task<Void, Never>] = []
    var looking: Task<Void, Never>?
    private let observers = EventObservers()
    /// The numbers of offers grow from one start of the service to the next, so devices can tell a later one.
    private var lastNumber = Int(Date().timeIntervalSince1970 * 1000)

    var connecting = ConnectionAttempts()
    /// The number of connections that are being made.
    var attempts: Int { connecting.count }

    private var strangers = StrangerLimits()

    nonisolated let downloads: DownloadDirectory

    // The state of the pasteboard, for NearbyService+Pasteboard.swift.
    var localOffer = LocalOffer()
    var publishing: Task<Void, Never>?
    /// The requests and files that other devices have yet to answer.
    var awaited = AwaitedDeliveries()

    /// - Parameters:
    ///   - store: The key of this device, and those of paired ones.
    ///   - loop: The loop that waits for connections.
    /// - Throws: An error if the key or the paired devices cannot be read.
    package init(_ configuration: Configuration, store: TrustStore, loop: EventLoop) throws {
        (self.configuration, self.loop) = (configuration, loop)
        downloads = DownloadDirectory(configuration.downloads)
        credentials = try store.credentials()
        trusted = try PairedDevices(store)
        for device in trusted.all { devices[device.id] = DeviceState(name: device.name, kind: device.kind) }
    }

    // MARK: Life

    /// Starts listening and announces this device on the network.
    /// - Throws: `SystemError` if no port is free.
    package func start() throws {
        let presence = try NetworkPresence(configuration, loop: loop)
        self.presence = presence
        let (listener, datagrams) = (presence.listener, presence.datagrams)
        run { service in
            while !Task.isCancelled, let socket = try? await listener.next() { await service.accept(socket) }
        }
        run { service in
            while !Task.isCancelled, let (bytes, sender) = try? await datagrams.next(upTo: Packet.longestOfStrangers) {
                await service.receive(datagram: bytes, from: sender)
            }
        }
        // Now, and not when the task has its turn: an address that comes meanwhile is a change, too.
        if let changes = try? NetworkChanges(loop: loop) {
            run { service in
                while (try? await changes.next()) != nil { await service.lookForDevices() }
            }
        }
        if let pasteboard = configuration.pasteboard {
            run { service in await service.watch(pasteboard) }
        }
        lookForDevices()
    }

    /// Closes all connections. The service can't be started again.
    package func stop() {
        for task in tasks { task.cancel() }
        tasks = []
        looking?.cancel()
        for id in devices.keys { drop(id) }
        presence = nil
        observers.finish()
    }

    private func run(_ work: @escaping @Sendable (NearbyService) async -> Void) {
        tasks.append(
            Task.detached { [weak self] in
                guard let self else { return }
                await work(self)
            }
        )
    }

    /// Returns the events from now on. A slow receiver misses the oldest ones.
    package func events() -> AsyncStream<NearbyEvent> { observers.events() }

    func report(_ event: NearbyEvent) { observers.report(event) }

    /// Reports something that a device brings about that is not paired, or is not what it says, unless there is too much of that.
    /// - Returns: Whether it is reported.
    @discardableResult
    func reportOfStranger(_ event: NearbyEvent) -> Bool {
        guard strangers.mayReport() else {
            hintAtStrangers()
            return false
        }
        report(event)
        return true
    }

    private func hintAtStrangers() {
        if strangers.mayHint() { report(.leftOutStrangers) }
    }

    /// Returns whether the user is asked once more because of a device that is not paired.
    func mayRequestPairing(_ id: String) -> Bool {
        if devices[id]?.requests.take() == true, strangers.mayRequestPairing() { return true }
        hintAtStrangers()
        return false
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: This device and the others

    /// The port on which the service accepts connections; nil before it is started.
    package var port: Int? { presence?.listener.port }

    /// The port of datagrams; nil before the service is started.
    package var discoveryPort: Int? { presence?.datagrams.port }

    /// The description of itself that this device sends to others.
    package var identity: DeviceIdentity {
        DeviceIdentity(
            id: credentials.deviceID,
            name: configuration.name,
            kind: configuration.kind,
            port: presence?.listener.port
        )
    }

    /// The connected or paired devices, sorted by name.
    package var list: [NearbyDevice] {
        devices.compactMap { id, state in
            guard state.link != nil || trusted[id] != nil else { return nil }
            return NearbyDevice(state, id: id, isPaired: trusted[id] != nil)
        }
        .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Returns the link to a paired device. It waits for the next link of a device that has just ended one.
    /// - Throws: ``NearbyError``.
    func pairedLink(_ id: String) async throws -> DeviceLink {
        await waitForLink(with: id)
        let name = devices[id]?.name ?? id
        guard trusted[id] != nil else { throw NearbyError.notPaired(name) }
        guard let link = devices[id]?.link else { throw NearbyError.notConnected(name) }
        return link
    }

    /// Waits for the next link of a device that has just ended one, or for the end of the pause between the two.
    func waitForLink(with id: String) async {
        while devices[id]?.isBetweenLinks == true {
            await withCheckedContinuation { devices[id]?.waiters.append($0) }
        }
    }

    /// Keeps a device as paired, or no longer.
    func trust(_ id: String, _ device: TrustedDevice?) throws { try trusted.set(id, device) }

    // MARK: Packets

    /// - Returns: Whether the device is paired.
    func handle(_ packet: Packet, from id: String, over link: DeviceLink) -> Bool {
        if let state = devices[id], (state.links + state.endedLinks).contains(where: { $0 === link }) {
            take(packet, from: id, state, over: link)
        }
        return longestPacket(from: id).isPaired
    }

    private func take(_ packet: Packet, from id: String, _ state: DeviceState, over link: DeviceLink) {
        switch packet {
        case .pair(let pairing): return receive(pairing, from: id, over: state.link ?? link)
        case .nonce(let nonce): return receive(nonce, from: id, over: state.link ?? link)
        default: break
        }
        guard trusted[id] != nil else {
            // The device takes itself for a paired one. It may have the consent of both users before this device has.
            guard state.request?.isAlmostComplete != true, devices[id]?.isRefused == false else { return }
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
        case .delivery(let delivery): awaited.take(delivery, from: id)
        case .broken(_, let reason): report(.failed(id: id, reason: reason))
        case .identity, .pair, .nonce, .other: break
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
