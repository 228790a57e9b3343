import Foundation
import NearbyControl

/// The state of a device.
struct DeviceState {
    /// The latest that it has said of itself, or what was known when they were paired.
    var name: String
    var kind: DeviceIdentity.Kind
    /// The links with the device, the latest last. The devices may have made more than one at the same time.
    var links: [DeviceLink] = []
    /// The certificate of all links with a device that is not paired.
    var certificate: DeviceCertificate?
    /// Links that this device has ended, over which the rest of what the device had to say arrives.
    var endedLinks: [DeviceLink] = []
    /// The link over which packets are sent; nil for a device that is not connected.
    var link: DeviceLink? { links.last }
    /// A Boolean value that indicates whether a link has just ended, and the device may be making the next.
    var isBetweenLinks = false
    /// The number of the latest pause.
    var lastPause = 0
    /// The callers that wait for the end of the pause between two links.
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// The address of the latest link.
    var address: InternetAddress?
    /// The request to be paired that is under way.
    var request: PairingRequest? {
        didSet {
            guard request == nil else { return }
            pairingLimit?.cancel()
            pairingLimit = nil
        }
    }
    /// The requests of the device that the user is asked for.
    var requests = Allowance(3, every: .seconds(10))
    /// A Boolean value that indicates whether it was reported that the device is connected.
    var isReported = false
    /// Gives the request up after a time.
    var pairingLimit: Task<Void, Never>?
    /// The device's latest request that this device has answered by pairing.
    var answeredRequest: PairingPacket?
    /// The time until which each new link begins with the consent of this device.
    var repeatsConsentUntil: ContinuousClock.Instant?
    /// The time until which a consent of the device may be one that it repeats. Other programs give it over each of their links.
    var takesRepeatedConsentUntil: ContinuousClock.Instant?
    /// A Boolean value that indicates whether the device was told, over this link, that it is not paired.
    var isRefused = false
    /// Payloads on their way.
    var transfers: [Int: Task<Void, Never>] = [:]
    /// The latest that the device has on its pasteboard.
    var contents = Contents.none
    /// The contents that were copied for this device alone.
    var directed: LocalOffer?
    /// The number of the own offer that the device knows; nil if it knows none.
    var knownOffer: Int?
    /// The number of the device's latest offer; nil if it has sent none.
    var latestOffer: Int?

    /// Ends the pause between two links, with or without a new one.
    mutating func endPauseBetweenLinks() {
        isBetweenLinks = false
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    /// A Boolean value that indicates whether the user of this device has a number to compare.
    var waitsForConsent: Bool { request.map { $0.number != nil && !$0.isConfirmed } ?? false }

    /// Tells the device how far a request is, over a link that knows nothing of it.
    func sendRequest(over link: DeviceLink) {
        for packet in request?.packets ?? [] { link.send(packet) }
        // The consent that has made this device take the other one for paired may be lost with an older link.
        if let end = repeatsConsentUntil, .now < end, link.identity.takes(.nonce) {
            link.send(.pair(PairingPacket(wantsPair: true)))
        }
    }

    /// Ends the links and all that depends on them.
    mutating func disconnect() {
        for link in links + endedLinks { link.close() }
        endPauseBetweenLinks()
        for transfer in transfers.values { transfer.cancel() }
        (links, endedLinks, transfers, request) = ([], [], [:], nil)
        (knownOffer, latestOffer) = (nil, nil)
        if case .offer = contents { contents = .none }
    }

    /// Ends what is under way with a device that is no longer paired.
    mutating func endPairing() {
        for transfer in transfers.values { transfer.cancel() }
        (transfers, request, answeredRequest) = ([:], nil, nil)
        (repeatsConsentUntil, takesRepeatedConsentUntil) = (nil, nil)
        (contents, knownOffer, directed) = (.none, nil, nil)
    }

    enum Contents {
        case none
        case text(String)
        case offer(OfferPacket)
    }
}

extension NearbyDevice {
    /// Describes a device.
    init(_ state: DeviceState, id: String, isPaired: Bool) {
        self.init(
            id: id,
            name: state.name,
            kind: state.kind.rawValue,
            isConnected: state.link != nil,
            isPaired: isPaired,
            number: state.request?.number?.description,
            numberIsWeak: state.request?.number?.isWeak ?? false,
            wasAsked: state.request?.role == .own,
            waitsForConsent: state.waitsForConsent,
            takesOffers: state.link?.identity.takes(.offer) ?? false
        )
    }
}
