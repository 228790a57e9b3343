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
            if !describeFocus(text), !hasReported {
                hostLogger.warning("“\(text)” is not announced: that needs GTK 4.14 or newer.")
                hasReported = true
            }
            return
        }
        guard let window = activeWindow else { return }
        announce(window, text, mediumPriority)
    }

    // MARK: GTK before 4.14

    /// The widget whose description is an announcement.
    private static weak var described: AccessibleWidget?
    private static var descriptions = 0
    /// The time after which a widget has its description again, in seconds: long enough for a screen reader to ask for it.
    private static let describedTime = 4.0

    /// Makes an announcement the description of the view or the row with the focus for a moment. GTK reports other descriptions to screen
    /// readers, and Orca says that of the focused object.
    /// - Returns: False where the focus is elsewhere.
    private static func describeFocus(_ text: String) -> Bool {
        described?.speak(nil)
        guard let window = ToplevelWindows.active, let focus = gtk_window_get_focus(window),
            let widget = accessible(focus)
        else { return false }
        described = widget
        descriptions += 1
        widget.speak(text)
        DispatchQueue.main.asyncAfter(deadline: .now() + describedTime) { [descriptions] in
            MainActor.assumeIsolated {
                if descriptions == self.descriptions { described?.speak(nil) }
            }
        }
        return true
    }

    /// The properties of a view or a row. Those of GTK's controls are theirs alone.
    private static func accessible(_ widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleWidget? {
        if let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget { return container.accessible }
        return widget.isListRow ? .of(widget) : nil
    }

    /// The window with the keyboard, or else any.
    private static var activeWindow: OpaquePointer? {
        (ToplevelWindows.active ?? ToplevelWindows.all.first).map { OpaquePointer($0) }
    }
}
