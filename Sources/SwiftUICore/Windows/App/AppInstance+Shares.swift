import Foundation
import TransferKit

extension AppInstance {
    /// A Boolean value that indicates whether the app has a scene for items that the user shares with it.
    package var receivesShares: Bool { hasShareScene }

    /// Opens a window for items that the user shares with the app.
    package func receive(_ share: any ReceivedShare) {
        let context = NSExtensionContext(share)
        guard let id = openShareWindow(for: context) else {
            BackgroundLogger(label: "SwiftUI.App").warning(
                "\(Program.self) has no scene for what is shared with it. Add a ShareExtensionScene to the app's body."
            )
            return share.end(.failed("The app has no window for it."))
        }
        context.whenEnded { [weak self] in self?.closeWindow(id) }
        scheduleUpdate()
    }

    /// Cancels the exchanges whose windows are closed.
    func endShares(without open: [WindowDescription]) {
        let open = Set(open.map(\.id))
        let closed = shares.filter { !open.contains($0.key) }
        for (id, context) in closed {
            shares[id] = nil
            context.cancel()
        }
    }
}
