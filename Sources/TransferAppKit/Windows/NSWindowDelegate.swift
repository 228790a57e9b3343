import Foundation
import KitSupport

/// An object that hears of changes of a window.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
    /// Asks the delegate whether the user may close the window.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Tells the delegate that the window closes.
    func windowWillClose(_ notification: Notification)
    /// Tells the delegate that the window has gained keyboard focus.
    func windowDidBecomeKey(_ notification: Notification)
    /// Tells the delegate that the window has lost keyboard focus.
    func windowDidResignKey(_ notification: Notification)
    /// Tells the delegate that the user works with the window.
    func windowDidBecomeMain(_ notification: Notification)
    /// Tells the delegate that the user no longer works with the window.
    func windowDidResignMain(_ notification: Notification)
    /// Tells the delegate that the size of the window has changed.
    func windowDidResize(_ notification: Notification)
    /// Tells the delegate that the window has been minimized.
    func windowDidMiniaturize(_ notification: Notification)
    /// Tells the delegate that the window is shown again after it was minimized.
    func windowDidDeminiaturize(_ notification: Notification)
    /// Tells the delegate that the window has the whole screen.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// Tells the delegate that the window has its former size again.
    func windowDidExitFullScreen(_ notification: Notification)
}

extension NSWindowDelegate {
    /// Returns `true`.
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    /// Does nothing.
    public func windowWillClose(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidBecomeKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidBecomeMain(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignMain(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidMiniaturize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidDeminiaturize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidExitFullScreen(_ notification: Notification) {}
}

extension NSWindow {
    /// Returns the name of a notification about a window. From the first use of one, all windows post theirs.
    private nonisolated static func notification(_ name: String) -> Notification.Name {
        onMainThreadSoon { NSWindow.followAll() }
        return Notification.Name(name)
    }

    /// A notification that a window has gained keyboard focus.
    public nonisolated static let didBecomeKeyNotification = notification("NSWindowDidBecomeKeyNotification")
    /// A notification that a window has lost keyboard focus.
    public nonisolated static let didResignKeyNotification = notification("NSWindowDidResignKeyNotification")
    /// A notification that the user works with a window.
    public nonisolated static let didBecomeMainNotification = notification("NSWindowDidBecomeMainNotification")
    /// A notification that the user no longer works with a window.
    public nonisolated static let didResignMainNotification = notification("NSWindowDidResignMainNotification")
    /// A notification that a window closes.
    public nonisolated static let willCloseNotification = notification("NSWindowWillCloseNotification")
    /// A notification that the size of a window has changed.
    public nonisolated static let didResizeNotification = notification("NSWindowDidResizeNotification")
    /// A notification that a window has been minimized.
    public nonisolated static let didMiniaturizeNotification = notification("NSWindowDidMiniaturizeNotification")
    /// A notification that a window is shown again after it was minimized.
    public nonisolated static let didDeminiaturizeNotification = notification("NSWindowDidDeminiaturizeNotification")
    /// A notification that a window has the whole screen.
    public nonisolated static let didEnterFullScreenNotification = notification(
        "NSWindowDidEnterFullScreenNotification"
    )
    /// A notification that a window has its former size again.
    public nonisolated static let didExitFullScreenNotification = notification("NSWindowDidExitFullScreenNotification")
}
