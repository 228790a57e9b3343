import Foundation
import KitSupport

extension NSWorkspace {
    private static let center = NotificationCenter()
    /// Observes the machine, from the first use on.
    private static let observation: Void = DesktopCalls.observeSleep { isBefore in
        center.post(name: isBefore ? willSleepNotification : didWakeNotification, object: NSWorkspace.shared)
    }

    /// The center of the workspace's notifications.
    ///
    /// In an app with windows, ``willSleepNotification`` and ``didWakeNotification`` are posted as logind tells them. Desktops tell programs
    /// nothing of other programs, spaces and screens, so that the other notifications of AppKit have no names here.
    public var notificationCenter: NotificationCenter {
        Self.observation
        return Self.center
    }

    /// A notification that the machine is about to sleep.
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    /// A notification that the machine has woken.
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
}
