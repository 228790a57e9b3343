import Foundation

/// The state of a device.
struct DeviceState {
    /// The latest that it has said of itself, or what was known when they were paired.
    var name: String
    var kind: DeviceIdentity.Kind
    /// The links with the device, the latest last. The devices may have made more than one at the same time.
    var links: [DeviceLink] = []
    /// Links that this device has ended, over which the rest of what the device had to say arrives.
    var endedLinks: [DeviceLink] = []
    /// The link over which packets are sent; nil for a device that is not connected.
    var link: DeviceLink? { links.last }
    /// A Boolean value that indicates whether a link has just ended, and the device may be making the next.
    var isBetweenLinks = false
    /// The callers that wait for the end of the pause between two links.
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// The address of the latest link.
    var address: InternetAddress?
    var pairing = Pairing.none
    /// The time of the device's latest request that this device has answered by pairing; nil if it told none.
    var answeredRequest: Int?
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

    /// A step of pairing.
    enum Pairing: Equatable {
        case none
        /// This device has asked.
        case requested(time: Int)
        /// The device has asked.
        case requestedByPeer(time: Int?)
    }

    enum Contents {
        case none
        case text(String)
        case offer(OfferPacket)
    }
}
