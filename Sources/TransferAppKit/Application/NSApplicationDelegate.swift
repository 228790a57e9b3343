import Foundation
import SwiftUICore

/// An object that follows the life of the app.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Called before the first windows open.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called when the first windows are open.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Opens URLs and files from outside. Without this method, views open them by `onOpenURL`, and scenes as documents.
    func application(_ application: NSApplication, open urls: [URL])
    /// Called when a window of the app has got the keyboard.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Called when no window of the app has the keyboard.
    func applicationDidResignActive(_ notification: Notification)
    /// Asks whether the app may end, when the user chooses to quit or the app calls `terminate(_:)`.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Called before the app ends.
    func applicationWillTerminate(_ notification: Notification)
    /// Returns whether the app ends with its last window. On Linux desktops it does, unless it has an item in the panel; nothing
    /// asks.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Returns whether the app opens a window when it is started again. Its scenes tell; nothing asks.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Returns whether the state of windows is kept in a safe form. It is; nothing asks.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Leaves the URLs to the views.
    public func application(_ application: NSApplication, open urls: [URL]) { DelegateObserver.opensNothing = true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Returns that the app may end.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Returns true.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    /// Returns true.
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// Returns true.
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
