import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// The services that the host of an app's windows provides to code without views, such as older interfaces with shared objects.
@MainActor
package protocol HostServices {
    /// Publishes an offer on the clipboard immediately.
    func publish(_ offer: TransferOffer)
    /// Empties the clipboard.
    func clearClipboard()
    /// The contents of the clipboard if this process put them there; otherwise nil.
    var ownContents: TransferOffer? { get }
    /// The clipboard if it is announced only to windows; nil if every connection to the display sees it.
    var clipboardOfWindows: (any ClipboardOfWindows)? { get }
    /// The colours of the theme; nil without a display.
    var themeColors: ThemeColors? { get }
    /// The screen, with its size in points, the number of pixels per point and the name that its maker has given it, if any; nil without a
    /// display.
    var screen: (bounds: CGRect, visible: CGRect, scale: CGFloat, name: String?)? { get }
    /// Opens a URL in the user's default program and reports whether a program has accepted it.
    func open(_ url: URL, completion: @escaping (Bool) -> Void)
    /// Shows a file dialog over the active window.
    /// - Returns: The dialog, which lasts as long as this object.
    func show(_ request: FileDialogRequest, answer: @escaping @MainActor (FileDialogAnswer) -> Void) -> AnyObject
    /// Shows a dialog that no view presents.
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - window: The window that cannot be used meanwhile; nil for the active one.
    ///   - onEnd: Called once, after the dialog has been answered and is gone.
    /// - Returns: The dialog, which is shown until it is answered or closed.
    func show(
        _ dialog: DialogRequest,
        over window: WindowState?,
        onEnd: @escaping @MainActor () -> Void
    ) -> any StandaloneDialog
    /// Returns the size that a view takes of a proposal in a window of its own.
    func size(of view: AnyView, in proposal: ProposedViewSize) -> CGSize
    /// A Boolean value that indicates whether windows can be served while the caller waits. They cannot be within work of the main queue,
    /// which runs their changes.
    var canServeWindows: Bool { get }
    /// The modifier keys that are held, by the names of Apple's keyboards. Ctrl is the Command key.
    var modifierKeys: EventModifiers { get }
    /// Serves the windows once and waits until there is something to do.
    func serveOnce()
    /// The service that finds destinations for shared items.
    var shareService: (any ShareService)? { get }
    /// Plays the desktop's alert sound.
    func beep()
    /// Sets the pointer for the app's windows by its CSS name; nil for that of the views.
    func setPointer(_ cssName: String?)
    /// Sets whether all windows of the app prefer a dark appearance; nil to follow the desktop.
    func setPrefersDark(_ isDark: Bool?)
}

/// A dialog that no view presents.
@MainActor
package protocol StandaloneDialog: AnyObject {
    /// Closes the dialog without an answer.
    func close()
}

/// The clipboard of a compositor that announces it only to the window with keyboard focus, as Wayland's core protocol does.
///
/// Its contents can be read while the main thread waits for them.
@MainActor
package protocol ClipboardOfWindows {
    /// The number of changes of the contents.
    var changeCount: Int { get }
    /// The names of the payloads that another program offers; nil if this process does not know the contents or owns them.
    var foreignNames: [String]? { get }
    /// Requests a payload from another program without serving the windows.
    /// - Returns: The pipe with the payload; nil if it is no longer offered.
    func requestPayload(_ name: String) -> Descriptor?
}

/// The host of the app's windows, while it serves them.
@MainActor
package enum RunningHost {
    private nonisolated static let isRunning = Atomic(false)

    /// A Boolean value that indicates whether the app's windows are being served, so that the main thread accepts work from others.
    package nonisolated static var isServing: Bool { isRunning.load(ordering: .acquiring) }

    /// The services; nil in a program without a host or whose windows are not being served.
    package private(set) static var services: (any HostServices)?

    /// Provides the services of a host that now serves the app's windows.
    package static func begin(_ services: any HostServices) {
        self.services = services
        isRunning.store(true, ordering: .releasing)
    }

    /// Withdraws the services of a host that no longer serves the app's windows.
    package static func end() {
        isRunning.store(false, ordering: .releasing)
        services = nil
    }
}
