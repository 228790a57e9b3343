import Foundation

/// The properties of a window that code without scenes has made, which that can change while the window is open.
package struct CodeWindowProperties {
    /// The ways in which a window is there.
    package enum Presence {
        /// The window is on the screen.
        case shown
        /// The window is open, and not on the screen.
        case hidden
        /// The window is closed, and its views are kept in case it is opened again.
        case closed
    }

    /// The way in which the window is there.
    package internal(set) var presence = Presence.shown
    /// A Boolean value that indicates whether the user can change the size of the window where its content does not forbid that.
    package var allowsResizing = true
    /// A Boolean value that indicates whether the title bar has a button that closes the window.
    package var allowsClosing = true
    /// A Boolean value that indicates whether what is behind the window is seen where its views draw nothing, as far as the desktop shows it.
    package var isTransparent = false
    /// The smallest size of the window, in points; zero for that of its content.
    package var smallestSize = CGSize.zero
    /// The opacity of the window, from 0 to 1.
    package var opacity = 1.0

    package init() {}
}
