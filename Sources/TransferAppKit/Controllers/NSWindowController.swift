import Foundation

/// A controller of a window of code.
///
/// ```swift
/// final class SettingsController: NSWindowController {
///     convenience init() {
///         let window = NSWindow(contentViewController: NSHostingController(rootView: SettingsView()))
///         window.title = "Settings"
///         self.init(window: window)
///     }
/// }
///
/// SettingsController().showWindow(nil)
/// ```
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    /// The window. While it has a controller, it keeps its views when it is closed.
    open var window: NSWindow? {
        didSet {
            guard window !== oldValue else { return }
            if oldValue?.windowController === self {
                oldValue?.windowController = nil
                oldValue?.nextResponder = nil
            }
            takeOver()
        }
    }
    /// A Boolean value that indicates whether windows are placed beside each other. It is kept, and the desktop decides.
    open var shouldCascadeWindows = true
    /// A Boolean value that indicates whether a document is closed with the window. It is kept, and `DocumentGroup` has documents.
    open var shouldCloseDocument = false
    /// The document of the window, which the app reads.
    open weak var document: AnyObject?

    /// Creates a controller.
    /// - Parameter window: The window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        takeOver()
        if window != nil { windowDidLoad() }
    }

    private func takeOver() {
        window?.windowController = self
        window?.nextResponder = self
    }

    /// Creates a controller without a window.
    public override convenience init() { self.init(window: nil) }

    /// Creates a controller without a window. No archive has one here.
    public required init?(coder: NSCoder) { super.init() }

    /// A Boolean value that indicates whether there is a window.
    open var isWindowLoaded: Bool { window != nil }
    /// Called before a window is loaded from an archive, as none is here.
    open func windowWillLoad() {}
    /// Called when the controller has been given its window.
    open func windowDidLoad() {}

    /// The controller of the view in the window.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    /// The name by which the window keeps its frame.
    open var windowFrameAutosaveName: String {
        get { window?.frameAutosaveName ?? "" }
        set { window?.setFrameAutosaveName(newValue) }
    }

    /// Shows the window over others.
    /// - Parameter sender: The sender, which has no effect.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

    /// Closes the window.
    open func close() { window?.close() }
}
