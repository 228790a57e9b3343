import Foundation
import KitSupport
import SwiftUICore

extension NSApplication {
    /// The open windows, in the order in which they were opened, and those of code that are closed and keep their views.
    public var windows: [NSWindow] { OpenWindow.all.compactMap { $0.state.map { NSWindow.of($0) } } }

    /// The windows from front to back, as far as desktops tell: the one with keyboard focus, then those that were opened last.
    public var orderedWindows: [NSWindow] {
        let windows = windows.reversed().filter(\.isVisible)
        return windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow }
    }

    /// The window that has keyboard focus, itself or by a sheet over it; nil while none has.
    public var keyWindow: NSWindow? { windows.last(where: \.isKeyWindow) }

    /// The window that the user works with; nil while the app is not active.
    public var mainWindow: NSWindow? { windows.last(where: \.isMainWindow) }

    /// Returns the window with a number.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windows.first { $0.windowNumber == windowNum }
    }

    /// The key, button or wheel that the app handles, or handled last; nil before the first.
    public var currentEvent: NSEvent? { InputEvents.current.map { NSEvent($0) } }

    /// Shows an error in an alert, and returns when it is answered.
    /// - Returns: False, because nothing was done about it.
    @discardableResult
    public func presentError(_ error: any Error) -> Bool {
        NSAlert(error: error).runModal()
        return false
    }

    /// Minimizes all windows.
    /// - Parameter sender: The sender, which has no effect.
    public func miniaturizeAll(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }
}
