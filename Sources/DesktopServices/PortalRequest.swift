import CGIO
import DesktopBus
import Foundation
import SystemSupport

/// A request to the desktop's portal, which answers after the user responds.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Request.html>.
struct PortalRequest {
    static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"

    /// The result of a request.
    enum Answer: Sendable {
        /// The user confirmed the request. The values are the portal's results.
        case done([String: BusReply.Value])
        case cancelled
    }

    let interface: String
    let method: String
    /// The arguments before the options.
    let arguments: [BusValue]
    var options: [String: BusValue] = [:]
    var descriptors: [Descriptor] = []

    /// Makes the request and waits for the answer.
    /// - Parameter seconds: The time for the user's response.
    /// - Throws: ``PortalError``, or an error of the bus, such as that there is no such portal.
    func run(on bus: SessionBus, within seconds: UInt32 = 600, _ cancellation: CallCancellation) throws -> Answer {
        let token = "t" + UUID().uuidString.replacing("-", with: "")
        let sender = bus.uniqueName.dropFirst().replacing(".", with: "_")
        let request = SessionBus.Object(
            service: Self.service,
            path: "\(Self.path)/request/\(sender)/\(token)",
            interface: "org.freedesktop.portal.Request"
        )
        var answer: BusReply?
        let signals = try BusSignals(on: bus, cancellation)
        defer { signals.end() }
        signals.subscribe("Response", of: request) { answer = $1 }
        signals.watchEnd(of: Self.service)
        var options = options
        options["handle_token"] = .string(token)
        do {
            try bus.call(
                method,
                on: SessionBus.Object(service: Self.service, path: Self.path, interface: interface),
                arguments + [.options(options)],
                returning: "(o)",
                descriptors: descriptors,
                cancellation
            )
        } catch let error as GLibError where error.isMissingAnswer {
            throw PortalError.noAnswer
        }
        switch signals.wait(within: seconds, until: { answer != nil }) {
        case .met: break
        case .cancelled:
            // Closes the dialog, too.
            _ = try? bus.call("Close", on: request, [], returning: "()", within: 1, CallCancellation())
            throw CancellationError()
        case .serviceEnded: throw PortalError.ended
        case .timedOut: throw PortalError.noAnswer
        }
        return try Answer(answer)
    }

    /// Returns whether the desktop's portal has an interface. A portal that the bus can start is started.
    static func offers(_ interface: String, on bus: SessionBus, _ cancellation: CallCancellation) -> Bool {
        let portal = SessionBus.Object(service: service, path: path, interface: "org.freedesktop.DBus.Properties")
        let names: [BusValue] = [.string(interface), .string("version")]
        let version = try? bus.call("Get", on: portal, names, returning: "(v)", cancellation)
        return version?.value(at: 0)?.number != nil
    }
}

extension PortalRequest.Answer {
    /// Reads the arguments of the signal with which a portal answers.
    /// - Throws: ``PortalError/refused`` where the portal could not do it.
    init(_ answer: BusReply?) throws {
        switch answer?.value(at: 0)?.number {
        case 0: self = .done(answer?.value(at: 1)?.dictionary ?? [:])
        case 1: self = .cancelled
        default: throw PortalError.refused
        }
    }
}

/// The reason why a request to a portal failed.
enum PortalError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case missing
    case refused
    case ended
    case noAnswer

    var description: String {
        switch self {
        case .missing: "The desktop's portal does not run any more."
        case .refused: "The desktop's portal could not do it."
        case .ended: "The desktop's portal ended before it answered."
        case .noAnswer: "The desktop's portal did not answer."
        }
    }
}
