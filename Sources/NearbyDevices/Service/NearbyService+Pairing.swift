import Foundation

extension NearbyService {
    /// Asks a device to be paired, or consents where the device has asked.
    /// - Returns: The number that both devices show. The outcome is an event.
    /// - Throws: ``NearbyError``.
    @discardableResult
    package func pair(_ id: String) throws -> VerificationNumber {
        let name = devices[id]?.name ?? id
        guard let state = devices[id], let link = state.link else { throw NearbyError.notConnected(name) }
        guard trusted[id] == nil else { throw NearbyError.declined("\(name.quotation) is already paired") }
        if case .requestedByPeer(let time) = state.pairing {
            let number = number(with: link, time: time)
            try completePairing(id, link, answering: time)
            link.send(.pair(PairingPacket(wantsPair: true)))
            didConnect(id)
            return number
        }
        if case .requested(let time) = state.pairing { return number(with: link, time: time) }
        let time = Int(Date().timeIntervalSince1970)
        guard link.send(.pair(PairingPacket(wantsPair: true, time: time))) else { throw NearbyError.notConnected(name) }
        devices[id]?.pairing = .requested(time: time)
        endPairing(of: id, while: .requested(time: time))
        return number(with: link, time: time)
    }

    /// Returns whether a device waits for the user's consent.
    func waitsForConsent(_ id: String) -> Bool {
        if case .requestedByPeer = devices[id]?.pairing { true } else { false }
    }

    /// Consents to a device's request.
    /// - Parameter text: The number that the user has compared. The request may have been replaced by another since.
    /// - Throws: ``NearbyError``.
    package func consent(_ id: String, to text: String) throws {
        guard waitsForConsent(id), let number = number(of: id) else {
            throw NearbyError.declined("it no longer asks to be paired")
        }
        guard number.matches(text) else { throw NearbyError.declined("its number is not \(text)") }
        try pair(id)
    }

    /// Declines a device's request, withdraws the own one, or ends a pairing.
    /// - Throws: An error if that cannot be kept.
    package func unpair(_ id: String) throws {
        let wasPaired = trusted[id] != nil
        let wasAsked = devices[id].map { $0.pairing != DeviceState.Pairing.none } ?? false
        try trust(id, nil)
        forget(id)
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

    /// The number to compare while a device is being paired; nil at other times.
    func number(of id: String) -> VerificationNumber? {
        guard let state = devices[id], let link = state.link else { return nil }
        return switch state.pairing {
        case .none: nil
        case .requested(let time): number(with: link, time: time)
        case .requestedByPeer(let time): number(with: link, time: time)
        }
    }

    private func number(with link: DeviceLink, time: Int?) -> VerificationNumber {
        VerificationNumber(
            credentials.certificate.publicKey,
            link.certificate.publicKey,
            time: link.version >= 8 ? time : nil
        )
    }

    // MARK: What the device sends

    /// The seconds by which the clocks of two devices may differ.
    private static let mostClockDifference = 1800

    func receive(_ pairing: PairingPacket, from id: String, over link: DeviceLink) {
        guard let state = devices[id] else { return }
        guard pairing.wantsPair else { return endPairing(of: id) }
        if case .requested = state.pairing {
            do {
                try completePairing(id, link, answering: pairing.time)
                didConnect(id)
            } catch {
                link.send(.pair(PairingPacket(wantsPair: false)))
                devices[id]?.pairing = .none
                report(.notPaired(id: id, reason: error.localizedDescription))
            }
            return
        }
        if case .requestedByPeer = state.pairing { return }
        if trusted[id] != nil, let time = pairing.time, time == state.answeredRequest {
            // The answer was lost with an older link, and the device repeats its request.
            link.send(.pair(PairingPacket(wantsPair: true)))
            return
        }
        // A request that was sent again over another link is answered again; only requests have a time since version 8.
        if trusted[id] != nil, link.version >= 8, pairing.time == nil { return }
        // The device has forgotten this one, and asks anew: so does this one its user.
        if trusted[id] != nil { endPairing(of: id) }
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
        let asked = DeviceState.Pairing.requestedByPeer(time: pairing.time)
        devices[id]?.pairing = asked
        endPairing(of: id, while: asked)
        report(.wantsToPair(id: id, name: state.name, number(with: link, time: pairing.time)))
    }

    /// Takes the device's word that the devices are not paired, or not to be.
    private func endPairing(of id: String) {
        if trusted[id] != nil {
            // Without room on the disk the device is paired until the next start, and finds that the other is not.
            try? trust(id, nil)
            forget(id)
            report(.unpaired(id: id))
        } else if devices[id]?.pairing != DeviceState.Pairing.none {
            devices[id]?.pairing = .none
            report(.notPaired(id: id, reason: "the device declined"))
        }
    }

    /// Gives up a request that waits for too long.
    private func endPairing(of id: String, while pairing: DeviceState.Pairing) {
        let patience = configuration.pairingPatience
        Task { [weak self] in
            try? await Task.sleep(for: patience)
            await self?.giveUp(id, pairing)
        }
    }

    private func giveUp(_ id: String, _ pairing: DeviceState.Pairing) {
        guard let state = devices[id], state.pairing == pairing else { return }
        state.link?.send(.pair(PairingPacket(wantsPair: false)))
        devices[id]?.pairing = .none
        report(.notPaired(id: id, reason: "nobody consented in time"))
    }

    private func completePairing(_ id: String, _ link: DeviceLink, answering request: Int?) throws {
        try trust(
            id,
            TrustedDevice(
                id: id,
                name: link.identity.name,
                kind: link.identity.kind,
                certificate: link.certificate.encoded,
                protocolVersion: link.identity.protocolVersion
            )
        )
        devices[id]?.pairing = .none
        devices[id]?.answeredRequest = request
        devices[id]?.isRefused = false
        report(.paired(id: id))
    }

    /// Ends what is under way with a device that is no longer paired.
    private func forget(_ id: String) {
        for transfer in devices[id]?.transfers.values ?? [:].values { transfer.cancel() }
        devices[id]?.transfers = [:]
        devices[id]?.pairing = .none
        devices[id]?.answeredRequest = nil
        devices[id]?.contents = .none
        devices[id]?.knownOffer = nil
        devices[id]?.directed = nil
    }
}
