import Foundation
import SwiftUICore

/// Notifications to screen readers, and what the user's settings say, of UIKit.
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

    /// A Boolean value that indicates whether the user prefers reduced motion, according to the desktop's animation setting.
    @MainActor public static var isReduceMotionEnabled: Bool { EnvironmentValues().accessibilityReduceMotion }
    /// A Boolean value that indicates whether a screen reader is running.
    @MainActor public static var isVoiceOverRunning: Bool { EnvironmentValues().accessibilityVoiceOverEnabled }
    /// A Boolean value that indicates whether the user prefers opaque backgrounds.
    @MainActor public static var isReduceTransparencyEnabled: Bool {
        EnvironmentValues().accessibilityReduceTransparency
    }
    /// A Boolean value that indicates whether the user needs more contrast.
    @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        EnvironmentValues().colorSchemeContrast == .increased
    }
    /// A Boolean value that indicates whether the user prefers not to rely on colour alone.
    @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        EnvironmentValues().accessibilityDifferentiateWithoutColor
    }
    /// A Boolean value that indicates whether the user operates the screen with switches, which no desktop reports to programs.
    @MainActor public static var isSwitchControlRunning: Bool { false }

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
