import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore
import TransferKit

/// A destination of the desktop for sharing items.
///
/// ```swift
/// if let email = NSSharingService(named: .composeEmail), email.canPerform(withItems: items) {
///     email.perform(withItems: items)
/// }
/// ```
@MainActor @preconcurrency
public final class NSSharingService: NSObject {
    private let kind: ShareDestinationKind?
    /// The title to show to the user.
    public let title: String
    /// The subject of a message.
    public var subject: String?
    /// The recipients of a message, which the user enters.
    public var recipients: [String]?
    /// The delegate, which is notified of the result.
    public weak var delegate: (any NSSharingServiceDelegate)?

    init(title: String, kind: ShareDestinationKind? = nil) { (self.title, self.kind) = (title, kind) }

    /// Creates the sharing service with a name, if it is available.
    /// - Parameter serviceName: The name of the place.
    /// - Returns: Nil for a place that no desktop has.
    public convenience init?(named serviceName: Name) {
        guard let known = serviceName.known else { return nil }
        self.init(title: known.title, kind: known.kind)
    }

    /// The name of a sharing service.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A new email.
        public static let composeEmail = Name("com.apple.share.Mail.compose")
        /// A new message, which no desktop supports.
        public static let composeMessage = Name("com.apple.messages.ShareExtension")
        /// A nearby device.
        public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")

        fileprivate var known: (title: String, kind: ShareDestinationKind)? {
            switch self {
            case .composeEmail: ("Email", .email)
            case .sendViaAirDrop: ("Devices", .device)
            default: nil
            }
        }
    }

    /// Returns a Boolean value that indicates whether the items can be shared.
    public func canPerform(withItems items: [Any]?) -> Bool {
        kind != nil && RunningHost.services?.shareService != nil
            && (items ?? []).allSatisfy { SharedObject($0) != nil }
    }

    /// Shares items. If there are several destinations of the kind, such as devices, the first one receives them.
    /// - Parameter items: Texts, URLs, images, bytes, item providers and transferable values.
    public func perform(withItems items: [Any]) {
        delegate?.sharingService(self, willShareItems: items)
        guard let service = RunningHost.services?.shareService, let kind else { return fail(items, .fileNoSuchFile) }
        let request = ShareRequest(items.compactMap { SharedObject($0)?.provider }, subject: subject)
        var isSent = false
        service.findDestinations(for: request) { [self] destinations in
            guard !isSent, let destination = destinations.first(where: { $0.kind == kind }) else { return }
            isSent = true
            Task {
                do {
                    _ = try await service.send(request, to: destination)
                    delegate?.sharingService(self, didShareItems: items)
                } catch {
                    kitLogger.error("\(title) did not get the items: \(error)")
                    delegate?.sharingService(self, didFailToShareItems: items, error: error)
                }
            }
        }
    }

    private func fail(_ items: [Any], _ code: CocoaError.Code) {
        delegate?.sharingService(self, didFailToShareItems: items, error: CocoaError(code))
    }
}

/// The delegate of a sharing service.
@MainActor @preconcurrency
public protocol NSSharingServiceDelegate: NSObjectProtocol {
    /// Tells the delegate that items are about to be shared.
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
    /// Tells the delegate that items were shared.
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    /// Tells the delegate that items could not be shared.
    func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}

extension NSSharingServiceDelegate {
    /// Does nothing.
    public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
    /// Does nothing.
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
    /// Does nothing.
    public func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error) {
    }
}
