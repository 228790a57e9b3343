import CGIO
import DesktopBus
import Foundation
import SystemSupport
import TransferKit

/// A message that the user's mail program opens for the user to complete and send.
struct EmailMessage: Sendable {
    let subject: String?
    let body: String
    let attachments: [URL]
}

extension EmailMessage {
    /// Returns whether there is a way to a mail program: the desktop's portal, or the program `xdg-email`.
    static func canBeComposed(_ cancellation: CallCancellation) -> Bool {
        if program != nil { return true }
        return (try? SessionBus(cancellation))?.has(PortalRequest.service, cancellation) ?? false
    }

    /// Opens the message in the mail program.
    /// - Throws: The reason for a failure: an attachment that cannot be read, an error of the portal, or
    ///   ``EmailError``.
    func compose(_ cancellation: CallCancellation) throws -> ShareOutcome {
        do {
            return try composeByPortal(SessionBus(cancellation), cancellation)
        } catch let error as GLibError where error.isMissingService || Self.program != nil {
            guard let program = Self.program else { throw EmailError.noMailProgram }
            return try compose(by: program)
        }
    }

    /// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Email.html>.
    private func composeByPortal(_ bus: SessionBus, _ cancellation: CallCancellation) throws -> ShareOutcome {
        // The portal takes the paths from the descriptors, which need not be readable.
        let files = try attachments.map { try Descriptor.location($0.path) }
        var options: [String: BusValue] = ["body": .string(body)]
        if let subject { options["subject"] = .string(subject) }
        if !files.isEmpty { options["attachment_fds"] = .handles(files.indices.map(Int32.init)) }
        let request = PortalRequest(
            interface: "org.freedesktop.portal.Email",
            method: "ComposeEmail",
            arguments: [.string("")],
            options: options,
            descriptors: files
        )
        return switch try request.run(on: bus, cancellation) {
        case .done: .sent
        case .cancelled: .cancelled
        }
    }

    /// The location of `xdg-email`; nil if it is not installed.
    private static var program: URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: "xdg-email") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private func compose(by program: URL) throws -> ShareOutcome {
        let process = Process()
        process.executableURL = program
        process.arguments =
            ["--utf8", "--body", body] + (subject.map { ["--subject", $0] } ?? [])
            + attachments.flatMap { ["--attach", $0.path] }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw EmailError.failed(process.terminationStatus) }
        return .sent
    }
}

/// The reason why no mail program opened a message.
enum EmailError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case noMailProgram
    case failed(Int32)

    var description: String {
        switch self {
        case .noMailProgram: "There is no mail program. Install one, or the package xdg-utils."
        // The statuses of xdg-email: see its manual page.
        case .failed(2): "An attachment is not there any more."
        case .failed(3): "xdg-email found no mail program. Install one."
        case .failed(let status): "xdg-email failed with status \(status)."
        }
    }
}
