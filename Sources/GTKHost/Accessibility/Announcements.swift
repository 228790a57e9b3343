import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// Has screen readers say what a program announces.
@MainActor
enum Announcements {
    /// GTK's function for announcements, which is called as `gtk_accessible_announce` in GTK 4.14 and newer.
    private typealias Announce =
        @convention(c) (_ accessible: OpaquePointer, _ text: UnsafePointer<CChar>, _ priority: UInt32) -> Void

    private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
        unsafeBitCast($0, to: Announce.self)
    }

    /// The priority of an announcement that waits for what is being said.
    private static let mediumPriority: UInt32 = 1
    private static var hasReported = false

    /// Follows what the program announces.
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
