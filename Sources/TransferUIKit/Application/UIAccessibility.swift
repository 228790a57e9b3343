import Foundation
import SwiftUICore

/// Notifications to screen readers, of UIKit.
///
/// ```swift
/// UIAccessibility.post(notification: .announcement, argument: "12 photos imported")
/// ```
public enum UIAccessibility {
    /// A notification to screen readers.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32

        /// Creates a notification.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A text to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the screen has changed. It has no effect, because GTK reports each change itself.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A page has been scrolled, of which the text tells.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Most of the screen has changed. It has no effect, because GTK reports each change itself.
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// Tells screen readers of something.
    /// - Parameters:
    ///   - notification: The notification.
    ///   - argument: The text to speak, as a `String` or an `NSAttributedString`.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement || notification == .pageScrolled else { return }
        let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
        if let text { AccessibilityNotification.Announcement(text).post() }
    }
}
