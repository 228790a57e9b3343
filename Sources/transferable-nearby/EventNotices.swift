import Foundation
import NearbyDevices

/// The notifications for events that a user without a terminal has to see: requests to be paired, and files.
@MainActor
final class EventNotices {
    private let service: NearbyService
    private var requests: [String: Task<Void, Never>] = [:]

    init(_ service: NearbyService) { self.service = service }

    /// Shows what an event asks for, and takes away what it makes needless.
    func take(_ event: NearbyEvent, names: [String: String]) {
        switch event {
        case .wantsToPair(let id, let name, let number):
            requests.removeValue(forKey: id)?.cancel()
            requests[id] = Task { [service] in
                let decline = (key: "decline", label: "Decline")
                let notice = Notice(
                    title: "“\(name)” asks to be paired",
                    body: number.isWeak
                        ? "Its number can be forged: consent by “transferable nearby pair”."
                        : "Consent if it shows the number \(number).",
                    icon: "dialog-question",
                    actions: number.isWeak ? [decline] : [(key: "consent", label: "Consent"), decline]
                )
                switch await notice.answer(within: 30) {
                case "consent": try? await service.consent(id, to: number.description)
                case "decline": try? await service.unpair(id)
                default: break
                }
            }
        case .paired(let id), .notPaired(let id, _), .disconnected(let id):
            requests.removeValue(forKey: id)?.cancel()
        case .receivedFile(let id, let url):
            let notice = Notice(
                title: "“\(names[id] ?? "A device")” has sent “\(url.lastPathComponent)”",
                body: "",
                icon: "document-save"
            )
            Task { await notice.show() }
        default: break
        }
    }
}
