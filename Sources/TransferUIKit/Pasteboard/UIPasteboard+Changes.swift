import Foundation
import KitSupport

extension UIPasteboard {
    /// A notification that the general pasteboard has a new owner. It is posted on the main thread.
    public static var changedNotification: Notification.Name {
        _ = watch
        return Notification.Name("UIPasteboardChangedNotification")
    }

    /// A notification that a pasteboard was removed. It is never posted.
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    private static let watch: Task<Void, Never> = Task.detached {
        guard let changes = await Clipboard.general.changes() else { return }
        for await _ in changes {
            DispatchQueue.main.async {
                NotificationCenter.default.post(
                    name: Notification.Name("UIPasteboardChangedNotification"),
                    object: UIPasteboard.general
                )
            }
        }
    }
}
