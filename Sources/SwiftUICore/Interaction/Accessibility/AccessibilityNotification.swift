import Foundation
import SystemSupport

/// Events that a program tells assistive technologies of.
///
/// ```swift
/// AccessibilityNotification.Announcement("12 photos imported").post()
/// ```
@_weakLinked
public enum AccessibilityNotification {
    /// Something that a screen reader says.
    ///
    /// GTK 4.14 or newer tells screen readers of it. With an older GTK nothing is said, and the log says so once.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement.
        /// - Parameter announcement: What is said.
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement.
        /// - Parameter announcement: What is said; its attributes have no effect.
        public init(_ announcement: AttributedString) { self.init(String(announcement.characters)) }

        /// Creates an announcement.
        /// - Parameter announcement: What is said, which is looked up in the translations.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

        /// Has screen readers say the announcement.
        public func post() { AccessibilityAnnouncer.announce(text) }
    }

    /// Says that the content of a scroll view moved by a page.
    public struct PageScrolled: Sendable {
        private let announcement: Announcement

        /// Creates a notification.
        /// - Parameter announcement: What is said, for example “Page 3 of 7”.
        public init(_ announcement: String) { self.announcement = Announcement(announcement) }

        /// Creates a notification.
        /// - Parameter announcement: What is said; its attributes have no effect.
        public init(_ announcement: AttributedString) { self.announcement = Announcement(announcement) }

        /// Has screen readers say the announcement.
        public func post() { announcement.post() }
    }

    /// Says that a part of the screen changed. It has no effect: GTK tells of each change itself.
    public struct LayoutChanged {
        /// Creates a notification.
        /// - Parameter element: What is read next, which has no effect; move the focus with `AccessibilityFocusState`.
        public init(_ element: Any? = nil) {}

        /// Does nothing.
        public func post() {}
    }

    /// Says that most of the screen changed. It has no effect: GTK tells of each change itself.
    public struct ScreenChanged {
        /// Creates a notification.
        /// - Parameter element: What is read next, which has no effect; move the focus with `AccessibilityFocusState`.
        public init(_ element: Any? = nil) {}

        /// Does nothing.
        public func post() {}
    }
}

/// What has screen readers say something: a host sets it.
@MainActor
package enum AccessibilityAnnouncer {
    /// Has screen readers say a text.
    package static var say: ((String) -> Void)?

    nonisolated static func announce(_ text: String) {
        MainThread.run { say?(text) }
    }
}
