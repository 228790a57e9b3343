import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// Services of the host of an app's windows for code that has no view: for older interfaces, which have shared objects.
@MainActor
package protocol HostServices {
    init()

    /// Puts an offer on the clipboard at once.
    func publish(_ offer: TransferOffer)
    /// Empties the clipboard.
    func clearClipboard()
    /// The contents of the clipboard if this process put them there; nil otherwise.
    var ownContents: TransferOffer? { get }
    /// The clipboard, if it is announced to windows alone; nil if each connection to the display sees it.
    var clipboardOfWindows: (any ClipboardOfWindows)? { get }
    /// The colours of the theme; nil without a display.
    var themeColors: ThemeColors? { get }
    /// The screen: its size in points, and the number of pixels in a point; nil without a display.
    var screen: (bounds: CGRect, visible: CGRect, scale: CGFloat)? { get }
    /// Opens a URL in the user's default program, and reports whether a program has accepted it.
    func open(_ url: URL, completion: @escaping (Bool) -> Void)
    /// Shows a file dialog over the active window.
    /// - Returns: The dialog, which lasts as long as this object.
    func show(_ request: FileDialogRequest, answer: @escaping @MainActor (FileDialogAnswer) -> Void) -> AnyObject
    /// Serves the windows once, and waits for something to do there.
    func serveOnce()
    /// The places where shared items can go.
    var shareService: (any ShareService)? { get }
    /// Sounds the desktop's alert.
    func beep()
    /// Shows a pointer over the app's windows, by its name in CSS; nil for that of the views.
    func setPointer(_ cssName: String?)
    /// Sets whether dark windows are preferred, for all windows of the app; nil for as the desktop does.
    func setPrefersDark(_ isDark: Bool?)
}

/// The clipboard of a compositor that announces it to the window with the keyboard alone, which is Wayland's core protocol.
///
/// Its contents can be read while the main thread waits for them.
@MainActor
package protocol ClipboardOfWindows {
    /// The number of changes of the contents.
    var changeCount: Int { get }
    /// The names of the payloads that another program offers; nil if this process does not know the contents, or owns them.
    var foreignNames: [String]? { get }
    /// Requests a payload of another program, without serving the windows.
    /// - Returns: The pipe with the payload; nil if it is no longer offered.
    func requestPayload(_ name: String) -> Descriptor?
}

/// The services of the host with which the program is linked.
///
/// The host is found by its name, as ``ImageConversion`` finds its converter.
@MainActor
package enum RunningHost {
    private static let names = ["7GTKHost14WindowServicesV"]

    private static let linked: (any HostServices)? = names.lazy
        .compactMap { (_typeByName($0) as? any HostServices.Type)?.init() }
        .first

    private nonisolated static let isRunning = Atomic(false)

    /// A Boolean value that indicates whether the app's windows are served, so that the main thread takes work from others.
    package nonisolated static var isServing: Bool { isRunning.load(ordering: .acquiring) }

    /// Takes over that the app's windows are served from now on, or no longer.
    package static func setServing(_ isServing: Bool) { isRunning.store(isServing, ordering: .releasing) }

    /// The services; nil in a program without a host, or whose windows are not served.
    package static var services: (any HostServices)? { isServing ? linked : nil }
}
