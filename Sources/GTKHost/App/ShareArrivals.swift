import Foundation
import GroupSharing
import SwiftUICore
import TransferKit

/// An object that receives what other programs share with the app, whose addresses it is started with or that another process hands over.
@MainActor
final class ShareArrivals {
    private let receive: @MainActor (any ReceivedShare) -> Void
    private let didArrive: @MainActor () -> Void
    private var pendingCount = 0

    /// A Boolean value that indicates whether something that is shared is on its way to a window.
    var isWaiting: Bool { pendingCount > 0 }

    /// - Parameters:
    ///   - receive: Called with what is shared.
    ///   - didArrive: Called when nothing is on its way, though there may be no window.
    init(
        receive: @escaping @MainActor (any ReceivedShare) -> Void,
        didArrive: @escaping @MainActor () -> Void
    ) {
        (self.receive, self.didArrive) = (receive, didArrive)
    }

    /// Returns the URLs that are no addresses of something that is shared.
    static func others(among urls: [URL]) -> [URL] { urls.filter { ShareAddress($0) == nil } }

    /// Asks the senders for what is shared.
    /// - Parameter urls: URLs that the app is to open, of which only addresses count.
    func ask(_ urls: [URL]) {
        for address in urls.compactMap({ ShareAddress($0) }) {
            pendingCount += 1
            Task {
                do {
                    receive(try await IncomingShare(at: address))
                } catch {
                    hostLogger.warning("What another program shares did not arrive: \(error)")
                }
                pendingCount -= 1
                if pendingCount == 0 { didArrive() }
            }
        }
    }
}
