import DesktopBus
import Foundation
import SystemSupport

/// A document on its way to a printer through the desktop's portal, which asks the user for the printer.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Print.html>.
struct PrintJob: Sendable {
    /// The title that the user sees.
    let title: String
    private static let interface = "org.freedesktop.portal.Print"

    /// Returns whether the desktop's portal prints.
    static func isPossible(_ cancellation: CallCancellation) -> Bool {
        guard let bus = try? SessionBus(cancellation), bus.has(PortalRequest.service, cancellation) else {
            return false
        }
        return PortalRequest.offers(interface, on: bus, cancellation)
    }

    /// The user's choice: a printer, which the token stands for, and paper.
    struct Choice: Sendable {
        let page: PageSetup
        fileprivate let token: UInt32
    }

    /// Asks the user for a printer and paper; nil when the user cancels.
    func prepare(_ cancellation: CallCancellation) throws -> Choice? {
        let request = PortalRequest(
            interface: Self.interface,
            method: "PreparePrint",
            // The window that has the focus is that of the sheet, and its settings are those of the last time.
            arguments: [.string(""), .string(title), .options([:]), .options([:])],
            options: ["supported_output_file_formats": .strings(["pdf"])]
        )
        guard case .done(let results) = try run(request, cancellation) else { return nil }
        guard let token = results["token"]?.number.flatMap(UInt32.init(exactly:)) else { throw PortalError.refused }
        return Choice(page: PageSetup(results["page-setup"]?.dictionary ?? [:]), token: token)
    }

    /// Prints a PDF document.
    /// - Returns: Whether it was printed, and not given up by the user.
    func print(_ document: Descriptor, _ choice: Choice, _ cancellation: CallCancellation) throws -> Bool {
        let request = PortalRequest(
            interface: Self.interface,
            method: "Print",
            arguments: [.string(""), .string(title), .handle(0)],
            options: ["token": .uint32(choice.token)],
            descriptors: [document]
        )
        if case .done = try run(request, cancellation) { return true }
        return false
    }

    private func run(_ request: PortalRequest, _ cancellation: CallCancellation) throws -> PortalRequest.Answer {
        do {
            return try request.run(on: SessionBus(cancellation), cancellation)
        } catch let error as GLibError where error.isMissingService {
            throw PortalError.missing
        }
    }
}
