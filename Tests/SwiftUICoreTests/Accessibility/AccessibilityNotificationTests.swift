import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("What assistive technologies are told when it happens", .serialized)
struct AccessibilityNotificationTests {
    @Test("Announcements and pages are said by the host")
    func announcements() {
        var said: [String] = []
        let before = AccessibilityAnnouncer.say
        AccessibilityAnnouncer.say = { said.append($0) }
        defer { AccessibilityAnnouncer.say = before }
        AccessibilityNotification.Announcement("imported").post()
        AccessibilityNotification.Announcement(AttributedString("with attributes")).post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.ScreenChanged(nil).post()
        #expect(said == ["imported", "with attributes", "Page 2"])
    }
}
