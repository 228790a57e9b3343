import CoreTransferable
import Foundation
import Synchronization
import TransferKit

/// The connection between an app and the program that shares something with it.
///
/// The app loads what it wants of ``inputItems``, and ends the exchange by ``completeRequest(returningItems:completionHandler:)`` or
/// ``cancelRequest(withError:)``, which close the window. Until then the share sheet of the other program waits. A window that the user
/// closes, and an app that ends, cancel.
///
/// See <https://developer.apple.com/documentation/foundation/nsextensioncontext>.
@_weakLinked
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// A single `NSExtensionItem`, whose attachments are the shared items in the sender's order.
    open var inputItems: [Any] { [item] }

    private let item: NSExtensionItem
    private let share: any ReceivedShare
    private let ending = Mutex(Ending())

    private struct Ending {
        var hasEnded = false
        var action: (@MainActor @Sendable () -> Void)?
    }

    /// Takes what another program shares.
    init(_ share: any ReceivedShare) {
        self.share = share
        item = NSExtensionItem()
        item.attachments = share.items
        item.attributedTitle = share.subject.map { NSAttributedString(string: $0) }
        item.attributedContentText = share.message.map { NSAttributedString(string: $0) }
        super.init()
        share.whenSenderEnds { [weak self] in self?.end(.cancelled) }
    }

    /// Completes the request after the app has taken what it needs. The share sheet of the other program then closes.
    /// - Parameters:
    ///   - items: What the other program gets back; no program here expects anything.
    ///   - completionHandler: Called when the other program has been told, with false.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        end(.completed)
        completionHandler?(false)
    }

    /// Cancels the request with an error.
    /// - Parameter error: The reason. The share sheet shows its description, except for `CocoaError.userCancelled` and
    ///   `CancellationError`, after which the user chooses another place.
    open func cancelRequest(withError error: any Error) {
        let isByUser = error is CancellationError || (error as? CocoaError)?.code == .userCancelled
        end(isByUser ? .cancelled : .failed(error.localizedDescription))
    }

    /// Ends the exchange as a window does that closes. Does nothing after another end.
    func cancel() { end(.cancelled) }

    /// Sets what closes the window at the end of the exchange.
    func whenEnded(_ action: @escaping @MainActor @Sendable () -> Void) {
        let hasEnded = ending.withLock { ending in
            ending.action = action
            return ending.hasEnded
        }
        if hasEnded { Task { @MainActor in action() } }
    }

    private func end(_ end: ShareEnd) {
        let action: (@MainActor @Sendable () -> Void)?? = ending.withLock { ending in
            guard !ending.hasEnded else { return nil }
            ending.hasEnded = true
            return .some(ending.action)
        }
        guard let action else { return }
        share.end(end)
        if let action { Task { @MainActor in action() } }
    }
}
