import Foundation
import SystemSupport

/// Notifications to assistive technologies.
///
/// ```swift
/// AccessibilityNotification.Announcement("12 photos imported").post()
/// ```
@_weakLinked
public enum AccessibilityNotification {
    /// A notification that makes a screen reader speak a text.
    ///
    /// GTK 4.14 or newer passes it to screen readers. With an older GTK it becomes the description of the element with the focus for some
    /// seconds, which a screen reader says; while no window of the app has keyboard focus it has no effect, which is logged once.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement.
        /// - Parameter announcement: The spoken text.
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement.
        /// - Parameter announcement: The spoken text. Its attributes have no effect.
        public init(_ announcement: AttributedString) { self.init(String(announcement.characters)) }

        /// Creates an announcement.
        /// - Parameter announcement: The spoken text, which is looked up in the translations.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

        /// Makes screen readers speak the announcement.
        public func post() { AccessibilityAnnouncer.announce(text) }
    }

    /// A notification that the content of a scroll view has moved by a page.
    public struct PageScrolled: Sendable {
        private let announcement: Announcement

        /// Creates a notification.
        /// - Parameter announcement: The spoken text, for example “Page 3 of 7”.
        public init(_ announcement: String) { self.announcement = Announcement(announcement) }

        /// Creates a notification.
        /// - Parameter announcement: The spoken text. Its attributes have no effect.
        public init(_ announcement: AttributedString) { self.announcement = Announcement(announcement) }

        /// Makes screen readers speak the announcement.
        public func post() { announcement.post() }
    }

    /// A notification that part of the screen has changed. It has no effect, because GTK reports each change itself.
    public struct LayoutChanged {
        /// Creates a notification.
        /// - Parameter element: The element to speak next, which has no effect; move the focus with
        ///   `AccessibilityFocusState`.
        public init(_ element: Any? = nil) {}

        /// Does nothing.
        public func post() {}
    }

    /// A notification that most of the screen has changed. It has no effect, because GTK reports each change itself.
    public struct ScreenChanged {
        /// Creates a notification.
        /// - Parameter element: The element to speak next, which has no effect; move the focus with
        ///   `AccessibilityFocusState`.
        public init(_ element: Any? = nil) {}

        /// Does nothing.
        public func post() {}
    }
}

/// The connection to screen readers, which a host establishes.
@MainActor
package enum AccessibilityAnnouncer {
    /// A closure that makes screen readers speak a text.
    package static var say: ((String) -> Void)?

    nonisolated static func announce(_ text: String) {
        MainThread.run { say?(text) }
    }
}
