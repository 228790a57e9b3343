import Foundation

/// The interface of an open window to code without views. A host implements it for its windows.
@MainActor
package protocol WindowHandle: AnyObject {
    /// The title that the window shows. A title that is set is shown until the views or the scene have another.
    var shownTitle: String { get set }
    /// The way in which the window is shown.
    var condition: WindowCondition { get }
    /// The size of the window, in points.
    var size: CGSize { get }
    /// A Boolean value that indicates whether a text is being edited in the window.
    var isEditingText: Bool { get }

    /// Shows the window over others, with keyboard focus as far as the desktop gives it.
    func bringToFront()
    /// Takes the window off the screen without closing it.
    func hide()
    /// Asks the window to close, as the button of its title bar does.
    func requestClose()
    /// Minimizes the window, or shows it again.
    func setMinimized(_ isMinimized: Bool)
    /// Gives the window the whole screen except for the desktop's panels, or its former size.
    func setZoomed(_ isZoomed: Bool)
    /// Gives the window the whole screen, or its former size.
    func setFullScreen(_ isFullScreen: Bool)
    /// Keeps the window above those of other programs, or lets it go below them.
    /// - Returns: False where the desktop has no such thing.
    func setFloating(_ isFloating: Bool) -> Bool
    /// Sets the size of the window, in points.
    func setSize(_ size: CGSize)
    /// Asks the desktop for another place of the window. Only X11 lets programs do so.
    /// - Parameter place: Returns the place of the top left corner, by the part of the screen that panels leave free and the size of the
    ///   window, all in points.
    func move(to place: @escaping (_ screen: CGRect, _ size: CGSize) -> CGPoint)
    /// Keeps the window above another one of the app.
    /// - Parameter parent: The other window; nil for none.
    func setParent(_ parent: (any WindowHandle)?)
    /// Sets whether the user can change the size of the window.
    func setResizable(_ isResizable: Bool)
    /// Sets the opacity of the window, from 0 to 1.
    func setOpacity(_ opacity: Double)
    /// Takes keyboard focus from all views of the window.
    func resignFocus()
}

/// The way in which a window is shown.
package struct WindowCondition: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The window is on the screen.
    package static let visible = WindowCondition(rawValue: 1)
    /// The window is minimized.
    package static let minimized = WindowCondition(rawValue: 2)
    /// The window takes the screen except for the desktop's panels.
    package static let zoomed = WindowCondition(rawValue: 4)
    /// The window takes the whole screen.
    package static let fullScreen = WindowCondition(rawValue: 8)
    /// The user can change the size of the window.
    package static let resizable = WindowCondition(rawValue: 16)
}

/// The object by which older interfaces know a window.
@MainActor
package protocol WindowObserver: AnyObject {
    /// Tells the observer that the window may be shown in another way or in another size.
    func windowDidChange()
    /// Asks the observer whether the user may close the window.
    func windowShouldClose() -> Bool
    /// Tells the observer that the window closes.
    func windowWillClose()
    /// Offers the observer a key that has been pressed in the window and that no view has taken.
    /// - Returns: Whether the observer has taken it.
    func windowDidGetKey() -> Bool
}

extension WindowObserver {
    package func windowDidGetKey() -> Bool { false }
}
