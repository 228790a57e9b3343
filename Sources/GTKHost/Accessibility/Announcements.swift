import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// Passes a program's announcements to screen readers.
@MainActor
enum Announcements {
    /// GTK's function for announcements, which is called like `gtk_accessible_announce` in GTK 4.14 and newer.
    private typealias Announce =
        @convention(c) (_ accessible: OpaquePointer, _ text: UnsafePointer<CChar>, _ priority: UInt32) -> Void

    private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
        unsafeBitCast($0, to: Announce.self)
    }

    /// The priority of an announcement that waits for the current speech.
    private static let mediumPriority: UInt32 = 1
    private static var hasReported = false

    /// Starts to follow the program's announcements.
    static func begin() { AccessibilityAnnouncer.say = say }

    private static func say(_ text: String) {
        guard let announce else {
            if !hasReported {
                hostLogger.warning("“\(text)” is not announced: that needs GTK 4.14 or newer.")
                hasReported = true
            }
            return
        }
        guard let window = activeWindow else { return }
        announce(window, text, mediumPriority)
    }

    /// The window with the keyboard, or else any.
    private static var activeWindow: OpaquePointer? {
        (ToplevelWindows.active ?? ToplevelWindows.all.first).map { OpaquePointer($0) }
    }
}
