import Foundation

// A device is paired when its user has compared the number of both devices, and so has the user of this one: a device that
// answers at once may not be the one that the user sees. Other programs take their own request for the consent of their user.

extension NearbyService {
    /// Requests pairing with a device, or accepts the request of the device.
    /// - Parameter acceptsWeakNumber: Whether a device is asked whose number can be forged, see ``VerificationNumber/isWeak``.
    /// - Returns: The number that both devices show. The pairing needs ``consent(_:to:acceptsWeakNumber:)``, and the outcome is an
    ///   event.
    /// - Throws: ``NearbyError``.
    @discardableResult
    package func pair(_ id: String, acceptsWeakNumber: Bool = false) async throws -> VerificationNumber {
        let events = events()
        await waitForLink(with: id)
        // The user waits for the device, however many others there are.
        devices[id]?.isReported = true
        if devices[id]?.request == nil { try ask(id, acceptsWeakNumber: acceptsWeakNumber) }
        if let number = devices[id]?.request?.number { return number }
        for await event in events {
            switch event {
            case .comparesNumber(id, _, let number), .wantsToPair(id, _, let number): return number
            case .notPaired(id, let reason): throw NearbyError.declined(reason)
            case .disconnected(id): throw NearbyError.closed("the device went away")
            default: break
            }
        }
        throw CancellationError()
    }

    private func ask(_ id: String, acceptsWeakNumber: Bool) throws {
        let name = devices[id]?.name ?? id
        guard let link = devices[id]?.link else { throw NearbyError.notConnected(name) }
        guard trusted[id] == nil else { throw NearbyError.declined("\(name.quotation) is already paired") }
        let commits = link.identity.takes(.nonce)
        guard commits || acceptsWeakNumber else { throw NearbyError.weakNumber(name, version: link.version) }
        let nonce = PairingNonce()
        let packet = PairingPacket(
            wantsPair: true,
            time: Int(Date().timeIntervalSince1970),
            commitment: commits ? nonce.commitment : nil
        )
        // Where this link has just ended, the request is sent over the next one.
        link.send(.pair(packet))
        begin(PairingRequest(.own, packet, over: link, credentials, nonce), with: id)
    }

    /// Consents to pairing with a device, regardless of which device requested it.
    /// - Parameters:
    ///   - text: The number that the user has compared. The request may have been replaced by another since.
    ///   - acceptsWeakNumber: Whether the number may be one that can be forged, see ``VerificationNumber/isWeak``.
    /// - Throws: ``NearbyError``.
    package func consent(_ id: String, to text: String, acceptsWeakNumber: Bool = false) async throws {
        await waitForLink(with: id)
        guard var request = devices[id]?.request, let number = request.number, !request.isConfirmed else {
            throw NearbyError.declined("it no longer asks to be paired")
        }
        guard number.matches(text) else { throw NearbyError.declined("its number is not \(text)") }
        guard request.role == .own || !number.isWeak || acceptsWeakNumber else {
            throw NearbyError.weakNumber(request.device.name, version: request.device.protocolVersion)
        }
        guard let link = devices[id]?.link else { throw NearbyError.notConnected(request.device.name) }
        request.isConfirmed = true
        // The users of other programs have nothing to say after their request.
        if request.role == .other, request.exchange == nil { request.isAnswered = true }
        devices[id]?.request = request
        // Other programs take a second request for one of a device that has forgotten them.
        if request.role == .other || request.exchange != nil { link.send(.pair(PairingPacket(wantsPair: true))) }
        try completeIfAgreed(id)
        if devices[id]?.request != nil { limitPairing(of: id) }
    }

    /// Declines a device's request, withdraws this device's request, or ends a pairing.
    /// - Throws: An error if that cannot be kept.
    package func unpair(_ id: String) throws {
        let wasPaired = trusted[id] != nil
        let wasAsked = devices[id]?.request != nil
        try trust(id, nil)
        devices[id]?.endPairing()
        devices[id]?.link?.send(.pair(PairingPacket(wantsPair: false)))
        if wasPaired {
            report(.unpaired(id: id))
        } else if wasAsked {
            report(.notPaired(id: id, reason: "the request was ended here"))
        }
        // A device that is not connected is no longer of interest.
        if devices[id]?.link == nil {
            devices[id]?.endPauseBetweenLinks()
            devices[id] = nil
        }
    }

    // MARK: What the device sends

    /// The seconds by which the clocks of two devices may differ.
    private static let mostClockDifference = 1800

    /// The time after a pairing in which KDE Connect may consent over another link once more. It says the same when it has forgotten this
    /// device, which is then found out later.
    private static let timeOfRepeatedConsent = Duration.seconds(10)

    func receive(_ pairing: PairingPacket, from id: String, over link: DeviceLink) {
        guard pairing.wantsPair else { return endPairing(of: id) }
        var pairing = pairing
        if !link.identity.takes(.nonce) { pairing.commitment = nil }
        let request = devices[id]?.request
        switch request?.role {
        case .own where pairing.commitment == nil: takeAnswer(from: id)
        // Both have asked at once: the request of the lower identifier counts.
        case .own where credentials.deviceID < id: break
        case .other where pairing == request?.packet: devices[id]?.sendRequest(over: link)
        case .other where request?.exchange != nil && pairing.commitment == nil: takeAnswer(from: id)
        case .own, .other, nil: takeRequest(pairing, from: id, over: link)
        }
    }

    private func takeAnswer(from id: String) {
        // Nobody can have compared a number that does not exist yet.
        guard devices[id]?.request?.number != nil, devices[id]?.request?.isAnswered == false else { return }
        devices[id]?.request?.isAnswered = true
        do {
            try completeIfAgreed(id)
        } catch {
            devices[id]?.link?.send(.pair(PairingPacket(wantsPair: false)))
            devices[id]?.request = nil
            report(.notPaired(id: id, reason: error.localizedDescription))
        }
        // The user of this device may compare the number after that of the other.
        if devices[id]?.request != nil { limitPairing(of: id) }
    }

    private func takeRequest(_ pairing: PairingPacket, from id: String, over link: DeviceLink) {
        guard let state = devices[id] else { return }
        if trusted[id] != nil, pairing == state.answeredRequest {
            // The answer was lost with an older link, and the device repeats its request.
            link.send(.pair(PairingPacket(wantsPair: true)))
            return
        }
        if trusted[id] != nil, let end = state.takesRepeatedConsentUntil, .now < end { return }
        // A request that was sent again over another link is answered again; only requests have a time since version 8.
        if trusted[id] != nil, link.version >= 8, pairing.time == nil { return }
        // The device has forgotten this one, and asks anew: so does this one its user.
        if trusted[id] != nil { endPairing(of: id) }
        guard state.request?.role == .own || mayRequestPairing(id) else {
            link.send(.pair(PairingPacket(wantsPair: false)))
            return
        }
        if link.version >= 8 {
            let now = Int(Date().timeIntervalSince1970)
            // Someone between the devices could try times until the numbers are equal.
            guard let time = pairing.time,
                abs(time.subtractingReportingOverflow(now).partialValue) <= Self.mostClockDifference
            else {
                link.send(.pair(PairingPacket(wantsPair: false)))
                return report(
                    .notPaired(id: id, reason: "the clocks of the two devices differ by more than half an hour")
                )
            }
        }
        let request = PairingRequest(.other, pairing, over: link, credentials, PairingNonce())
        begin(request, with: id)
        devices[id]?.sendRequest(over: link)
        if let number = request.number { report(.wantsToPair(id: id, name: state.name, number)) }
    }

    func receive(_ packet: NoncePacket, from id: String, over link: DeviceLink) {
        guard var request = devices[id]?.request, request.packet.commitment == packet.commitment, request.number == nil
        else { return }
        guard request.take(packet.nonce), let number = request.number else {
            link.send(.pair(PairingPacket(wantsPair: false)))
            devices[id]?.request = nil
            return report(.notPaired(id: id, reason: "the device has sent another value than it had committed to"))
        }
        devices[id]?.request = request
        switch request.role {
        case .own:
            if let packet = request.noncePacket { link.send(packet) }
            report(.comparesNumber(id: id, name: request.device.name, number))
        case .other: report(.wantsToPair(id: id, name: request.device.name, number))
        }
    }

    // MARK: The end of a request

    private func begin(_ request: PairingRequest, with id: String) {
        devices[id]?.request = request
        if request.role == .own, let number = request.number {
            report(.comparesNumber(id: id, name: request.device.name, number))
        }
        limitPairing(of: id)
    }

    /// Gives up a request that waits for too long. The time begins anew with each call.
    private func limitPairing(of id: String) {
        let patience = configuration.pairingPatience
        devices[id]?.pairingLimit?.cancel()
        devices[id]?.pairingLimit = Task { [weak self] in
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            await self?.giveUp(id)
        }
    }

    private func giveUp(_ id: String) {
        guard !Task.isCancelled, let state = devices[id], state.request != nil else { return }
        state.link?.send(.pair(PairingPacket(wantsPair: false)))
        devices[id]?.request = nil
        report(.notPaired(id: id, reason: "nobody consented in time"))
    }

    /// Takes the device's word that the devices are not paired, or not to be.
    private func endPairing(of id: String) {
        if trusted[id] != nil {
            // Without room on the disk the device is paired until the next start, and finds that the other is not.
            try? trust(id, nil)
            devices[id]?.endPairing()
            report(.unpaired(id: id))
        } else if devices[id]?.request != nil {
            devices[id]?.request = nil
            report(.notPaired(id: id, reason: "the device declined"))
        }
    }

    /// Completes a request when both users have consented.
    private func completeIfAgreed(_ id: String) throws {
        guard let request = devices[id]?.request, request.isConfirmed, request.isAnswered else { return }
        try completePairing(id, request)
        didConnect(id)
    }

    private func completePairing(_ id: String, _ request: PairingRequest) throws {
        try trust(
            id,
            TrustedDevice(
                id: id,
                name: request.device.name,
                kind: request.device.kind,
                certificate: request.certificate.encoded,
                protocolVersion: request.device.protocolVersion
            )
        )
        devices[id]?.request = nil
        devices[id]?.answeredRequest = request.role == .other ? request.packet : nil
        devices[id]?.repeatsConsentUntil = request.exchange.map { _ in .now + configuration.pairingPatience }
        if request.role == .own, request.exchange == nil {
            devices[id]?.takesRepeatedConsentUntil = .now + Self.timeOfRepeatedConsent
        }
        devices[id]?.isRefused = false
        report(.paired(id: id))
    }
}
