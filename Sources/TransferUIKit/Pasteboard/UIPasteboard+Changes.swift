import Foundation
import KitSupport

extension UIPasteboard {
    /// The notification of another owner of the general pasteboard. It is posted on the main thread.
    public static var changedNotification: Notification.Name {
        _ = watch
        return Notification.Name("UIPasteboardChangedNotification")
    }

    /// The notification of a pasteboard that is removed. It is posted for none.
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
