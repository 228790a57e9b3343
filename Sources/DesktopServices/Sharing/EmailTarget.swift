import DesktopBus
import TransferKit

/// A new message in the user's mail program, with the items as text or as attachments.
struct EmailTarget: ShareTarget {
    private static let destination = ShareDestination(
        id: "email",
        title: "Email",
        kind: .email,
        icon: .named(["internet-mail", "mail-message-new", "mail-unread"])
    )

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        let isThere = try? await blockingCall { EmailMessage.canBeComposed($0) }
        let hasForms = items.items.allSatisfy { !$0.forms.isEmpty }
        return isThere ?? false && hasForms ? [Self.destination] : []
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id == Self.destination.id else { return nil }
        let message = EmailMessage(
            subject: items.request.subject,
            body: try await items.messageText(),
            attachments: try await items.attachments(ExportedFiles())
        )
        return try await blockingCall { try message.compose($0) }
    }
}
