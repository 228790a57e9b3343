import Foundation
import SwiftUICore

/// An object that responds to events in the life cycle of the app.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Tells the delegate that the first windows are about to open.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Tells the delegate that the first windows have opened.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Opens URLs and files on request from outside the app. Without this method, views open them with `onOpenURL`, and scenes as
    /// documents.
    func application(_ application: NSApplication, open urls: [URL])
    /// Tells the delegate that a window of the app has gained keyboard focus.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Tells the delegate that no window of the app has keyboard focus any longer.
    func applicationDidResignActive(_ notification: Notification)
    /// Asks the delegate whether the app may terminate when the user quits it or the app calls `terminate(_:)`.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Tells the delegate that the app is about to terminate.
    func applicationWillTerminate(_ notification: Notification)
    /// Asks the delegate whether the app should terminate when its last window closes. It is never called: on Linux desktops an app does,
    /// unless it has an item in the panel.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Asks the delegate whether the app should open a window when it is launched again. It is never called, because the app's scenes
    /// determine that.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Asks the delegate whether the state of windows is kept in a secure form. It is never called, because that is always so.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing, so that views handle the URLs.
    public func application(_ application: NSApplication, open urls: [URL]) { DelegateObserver.opensNothing = true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Returns `.terminateNow`.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Returns `true`.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    /// Returns `true`.
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// Returns `true`.
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
