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

    /// Starts passing on the program's announcements.
    static func begin() { AccessibilityAnnouncer.say = say }

    private static func say(_ text: String) {
        guard let announce else { return describeFocus(text) }
        guard let window = ToplevelWindows.active ?? ToplevelWindows.all.first else { return }
        announce(OpaquePointer(window), text, mediumPriority)
    }

    // MARK: GTK before 4.14

    /// The description of the element with the focus that is an announcement.
    private static var description: MomentaryDescription?
    /// A number that counts the announcements, so that a later one does not end with an earlier one.
    private static var count = 0
    /// The time after which an element has its description again, in seconds: long enough for a screen reader to ask for it.
    private static let describedTime = 4.0

    /// Makes an announcement the description of the element with the focus for a moment. GTK reports other descriptions to screen
    /// readers, and Orca says that of the element with the focus.
    private static func describeFocus(_ text: String) {
        guard MomentaryDescription.isPossible else { return }
        guard let window = ToplevelWindows.active else {
            if !hasReported {
                hostLogger.warning(
                    "“\(text)” is not announced: no window of the app has the keyboard. GTK 4.14 and newer announce it then, too."
                )
            }
            hasReported = true
            return
        }
        let widget = element(withFocusIn: window)
        if description?.replace(with: text, of: widget) != true {
            description?.end()
            description = MomentaryDescription(text, of: widget)
        }
        count += 1
        followFocus(of: window)
        // Orca would say the description that the element has again, so that returns when the focus has gone elsewhere.
        guard description?.hidesAnother == false else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + describedTime) { [count] in
            MainActor.assumeIsolated {
                if count == self.count { endDescription() }
            }
        }
    }

    private static func endDescription() {
        description?.end()
        description = nil
    }

    /// Returns the widget that stands for the focus to assistive technologies: the window itself where nothing in it has the focus.
    private static func element(withFocusIn window: UnsafeMutablePointer<GtkWindow>) -> UnsafeMutablePointer<GtkWidget>
    {
        let window = UnsafeMutableRawPointer(window).typed(as: GtkWidget.self)
        var next = gtk_root_get_focus(OpaquePointer(window))
        while let widget = next {
            // The text inside a field is left out, for example.
            let role = gtk_accessible_get_accessible_role(OpaquePointer(widget))
            if role != GTK_ACCESSIBLE_ROLE_NONE, role != GTK_ACCESSIBLE_ROLE_PRESENTATION { return widget }
            next = gtk_widget_get_parent(widget)
        }
        return window
    }

    /// Ends the description when the focus goes elsewhere in a window.
    private static func followFocus(of window: UnsafeMutablePointer<GtkWindow>) {
        let instance = UnsafeMutableRawPointer(window)
        let key = "swiftui-announcements"
        guard attached(to: instance, key: key) == nil else { return }
        attach(Follower(), to: instance, key: key)
        let focusDidChange: @MainActor (gpointer?) -> Void = { _ in
            // Once screen readers have been told of the focus.
            DispatchQueue.main.async { [count] in
                MainActor.assumeIsolated {
                    if count == self.count { endDescription() }
                }
            }
        }
        Signal.connect(instance, "notify::focus-widget", object: focusDidChange)
    }

    /// An object that marks a window whose focus is followed.
    private final class Follower {}
}
