import Foundation
import KitSupport
import SwiftUICore

/// A window of the app, as a handle: SwiftUI's scenes open windows, and this says and does what code without views may want of one.
///
/// ```swift
/// NSApp.keyWindow?.miniaturize(nil)
/// NSApp.windows.first { $0.title == "Library" }?.makeKeyAndOrderFront(nil)
/// ```
///
/// A handle is the same object for as long as its window is open, and stays when that is closed. Other windows than those of scenes are not
/// made with it.
@MainActor @preconcurrency
public final class NSWindow: NSResponder {
    private let state: WindowState?
    private var known = Known()
    /// The title of a handle without a window.
    private var ownTitle = ""
    private var shownContentView: NSView?

    /// The way in which the window was shown when the delegate heard of it last.
    private struct Known {
        var isKey = false
        var isMain = false
        var condition: WindowCondition = []
        var size = CGSize.zero
    }

    init(_ state: WindowState?) {
        self.state = state
        super.init()
        known = current
    }

    /// Returns nil: no archive has a window here.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the handle of a window.
    package static func of(_ state: WindowState) -> NSWindow {
        followAll()
        if let known = state.observer as? NSWindow { return known }
        let new = NSWindow(state)
        // The views of a window look for it before its host has made it.
        if !state.isClosed { state.observer = new }
        return new
    }

    /// Makes a handle for each window from now on, which posts its notifications.
    static func followAll() {
        if WindowState.makeObserver == nil { WindowState.makeObserver = { NSWindow($0) } }
    }

    private var handle: (any WindowHandle)? { state?.handle }

    /// The state of the window; nil for a handle without one.
    var windowState: WindowState? { state }

    // MARK: Title

    /// The title. One that is set is shown until a view or the scene has another.
    public var title: String {
        get { handle?.shownTitle ?? ownTitle }
        set {
            ownTitle = newValue
            handle?.shownTitle = newValue
        }
    }
    /// The subtitle, which has no effect: views set one with `navigationSubtitle(_:)`.
    public var subtitle = ""
    /// The file that the window represents, which the app reads. Title bars of desktops do not show it.
    public var representedURL: URL?
    /// The path of the file that the window represents.
    public var representedFilename: String {
        get { representedURL?.path ?? "" }
        set { representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
    }
    /// A Boolean value that indicates whether the window has unsaved changes, which the app reads. Title bars of desktops do not show it.
    public var isDocumentEdited = false
    /// An identifier that the app gives the window.
    public var identifier: NSUserInterfaceItemIdentifier?
    /// A number of the window, which no other one of the app has.
    public var windowNumber: Int { state.map { ObjectIdentifier($0).hashValue & 0x7FFF_FFFF } ?? -1 }

    // MARK: Place

    /// A Boolean value that indicates whether the window is on the screen.
    public var isVisible: Bool { handle?.condition.contains(.visible) ?? false }
    /// A Boolean value that indicates whether the window, or a sheet over it, has keyboard focus.
    public var isKeyWindow: Bool { handle != nil && state?.isActive ?? false }
    /// A Boolean value that indicates whether the window is the one that the user works with.
    public var isMainWindow: Bool { isKeyWindow }
    /// A Boolean value that indicates whether the window can have keyboard focus.
    public var canBecomeKey: Bool { handle != nil }
    /// A Boolean value that indicates whether the user can work with the window.
    public var canBecomeMain: Bool { handle != nil }

    /// The screen of the window; nil in a program without windows.
    public var screen: NSScreen? { .main }

    /// The frame of the window, whose size alone desktops tell: its origin is zero.
    public var frame: NSRect { NSRect(origin: .zero, size: handle?.size ?? .zero) }

    /// Sets the size of the window. Desktops choose its place.
    /// - Parameters:
    ///   - frameRect: The frame, of which the size counts.
    ///   - flag: Whether the views are drawn at once, as they are.
    public func setFrame(_ frameRect: NSRect, display flag: Bool) { handle?.setSize(frameRect.size) }

    /// Sets the size of the window. Desktops choose its place, and whether it changes with an animation.
    public func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
        handle?.setSize(frameRect.size)
    }

    /// Sets the size of the window.
    public func setContentSize(_ size: NSSize) { handle?.setSize(size) }

    /// Does nothing, because desktops place windows: the scene asks for a place with `defaultPosition(_:)`.
    public func center() {}

    /// Shows the window over others, with keyboard focus as far as the desktop gives it.
    /// - Parameter sender: The sender, which has no effect.
    public func makeKeyAndOrderFront(_ sender: Any?) { handle?.bringToFront() }
    /// Gives the window keyboard focus, as far as the desktop does.
    public func makeKey() { handle?.bringToFront() }
    /// Gives the window keyboard focus, as far as the desktop does.
    public func makeMain() { handle?.bringToFront() }
    /// Shows the window over others.
    /// - Parameter sender: The sender, which has no effect.
    public func orderFront(_ sender: Any?) { handle?.bringToFront() }
    /// Shows the window over others.
    public func orderFrontRegardless() { handle?.bringToFront() }
    /// Takes the window off the screen without closing it.
    /// - Parameter sender: The sender, which has no effect.
    public func orderOut(_ sender: Any?) { handle?.hide() }

    /// The order of windows from back to front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number of the level.
        public let rawValue: Int

        /// Creates a level.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a level.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// The level of windows.
        public static let normal = Level(rawValue: 0)
        /// Above those of other programs.
        public static let floating = Level(rawValue: 3)
        /// Above those of other programs, for a panel that must be answered.
        public static let modalPanel = Level(rawValue: 8)
        /// Above those of other programs, for a menu of the panel.
        public static let mainMenu = Level(rawValue: 24)
        /// Above those of other programs, for an item of the panel.
        public static let statusBar = Level(rawValue: 25)
        /// Above those of other programs, for a menu.
        public static let popUpMenu = Level(rawValue: 101)
        /// Above those of other programs, for a screen saver.
        public static let screenSaver = Level(rawValue: 1000)
    }

    /// The level of the window, which stays above those of other programs at each level above `.normal`. Only X11 has such a thing: it has no
    /// effect with Wayland.
    public var level = Level.normal {
        didSet {
            guard (level.rawValue > 0) != (oldValue.rawValue > 0) else { return }
            if handle?.setFloating(level.rawValue > 0) == false {
                kitLogger.warning(
                    "The level of a window has no effect here: only X11 lets programs keep a window above others."
                )
            }
        }
    }

    /// The opacity of the window, from 0 to 1.
    public var alphaValue: CGFloat = 1 {
        didSet { handle?.setOpacity(Double(min(max(alphaValue, 0), 1))) }
    }

    // MARK: Changes by the user

    /// Closes the window as the button of its title bar does. Of a document with unsaved changes the user is asked about those.
    /// - Parameter sender: The sender, which has no effect.
    public func performClose(_ sender: Any?) { handle?.requestClose() }

    /// Closes the window without asking its delegate. Of a document with unsaved changes the user is asked about those.
    public func close() {
        isClosing = true
        defer { isClosing = false }
        handle?.requestClose()
    }

    /// A Boolean value that indicates whether the app itself closes the window, of which the delegate is not asked.
    private var isClosing = false

    /// Minimizes the window.
    /// - Parameter sender: The sender, which has no effect.
    public func miniaturize(_ sender: Any?) { handle?.setMinimized(true) }
    /// Minimizes the window.
    public func performMiniaturize(_ sender: Any?) { handle?.setMinimized(true) }
    /// Shows the window again after it was minimized.
    public func deminiaturize(_ sender: Any?) { handle?.setMinimized(false) }
    /// A Boolean value that indicates whether the window is minimized, as far as the desktop tells.
    public var isMiniaturized: Bool { handle?.condition.contains(.minimized) ?? false }

    /// Gives the window the screen except for the desktop's panels, or its former size.
    /// - Parameter sender: The sender, which has no effect.
    public func zoom(_ sender: Any?) { handle?.setZoomed(!isZoomed) }
    /// Gives the window the screen except for the desktop's panels, or its former size.
    public func performZoom(_ sender: Any?) { zoom(sender) }
    /// A Boolean value that indicates whether the window has the screen except for the desktop's panels.
    public var isZoomed: Bool { handle?.condition.contains(.zoomed) ?? false }

    /// Gives the window the whole screen, or its former size.
    /// - Parameter sender: The sender, which has no effect.
    public func toggleFullScreen(_ sender: Any?) {
        guard let handle else { return }
        handle.setFullScreen(!handle.condition.contains(.fullScreen))
    }

    /// The parts of the window, of which `.resizable` can be changed and `.fullScreen` can be read. The desktop decides about the others.
    public var styleMask: StyleMask {
        get {
            var mask = otherStyles
            guard let condition = handle?.condition else { return mask }
            if condition.contains(.resizable) { mask.insert(.resizable) }
            if condition.contains(.fullScreen) { mask.insert(.fullScreen) }
            return mask
        }
        set {
            let isResizable = newValue.contains(.resizable)
            if isResizable != styleMask.contains(.resizable) { handle?.setResizable(isResizable) }
            otherStyles = newValue.subtracting([.resizable, .fullScreen])
        }
    }
    private var otherStyles: StyleMask = [.titled, .closable, .miniaturizable]

    /// The parts of windows.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates parts.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No title bar.
        public static let borderless: StyleMask = []
        /// A title bar.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes the window.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that minimizes the window.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// The user can change the size of the window.
        public static let resizable = StyleMask(rawValue: 8)
        /// The look of a tool.
        public static let utilityWindow = StyleMask(rawValue: 16)
        /// A panel that does not make the app active.
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        /// The look of a panel over other windows.
        public static let hudWindow = StyleMask(rawValue: 8192)
        /// A title bar that is one with the toolbar.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
        /// The window has the whole screen.
        public static let fullScreen = StyleMask(rawValue: 16384)
        /// Contents below the title bar.
        public static let fullSizeContentView = StyleMask(rawValue: 32768)
    }

    // MARK: Views and focus

    /// The view in the window, which has no other purpose than to lead to it: SwiftUI has the views.
    public var contentView: NSView? {
        guard handle != nil else { return nil }
        if let shownContentView { return shownContentView }
        let view = NSView(frame: NSRect(origin: .zero, size: frame.size))
        view.move(to: self)
        shownContentView = view
        return view
    }

    /// The responder that has keyboard focus: a text field while a text is edited, and otherwise the window.
    public var firstResponder: NSResponder? {
        guard let handle else { return nil }
        return handle.isEditingText ? editedField : self
    }
    private lazy var editedField = NSTextField(frame: .zero)

    /// Takes keyboard focus from all views, where no responder or the window itself gets it.
    /// - Parameter responder: The responder; nil for none. Views of SwiftUI get keyboard focus by `focused(_:)`.
    /// - Returns: Whether the responder has it.
    @discardableResult
    public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard responder == nil || responder === self || responder === contentView else { return false }
        handle?.resignFocus()
        return true
    }

    /// The responder that has keyboard focus when the window opens, which the app reads: the first field of an alert has it.
    public weak var initialFirstResponder: NSView?

    // MARK: Look

    /// A Boolean value that indicates whether the title bar is drawn. It is kept, and the scene decides with `windowStyle(_:)`.
    public var titlebarAppearsTransparent = false
    /// The choice of whether the title is shown. It is kept, and views decide with `toolbar(removing:)`.
    public var titleVisibility = TitleVisibility.visible
    /// A Boolean value that indicates whether the user can move the window by its ground. It is kept, and the scene decides with
    /// `windowBackgroundDragBehavior(_:)`.
    public var isMovableByWindowBackground = false
    /// A Boolean value that indicates whether the user can move the window. It is kept, and the desktop decides.
    public var isMovable = true
    /// A Boolean value that indicates whether nothing is seen through the window. It is kept, and nothing is.
    public var isOpaque = true
    /// The colour of the ground. It is kept, and views decide with `containerBackground(_:for:)`.
    public var backgroundColor: NSColor! = .windowBackgroundColor
    /// A Boolean value that indicates whether the window has a shadow. It is kept, and the desktop decides.
    public var hasShadow = true
    /// The ways in which the window takes part in the desktop's workspaces. It is kept, and the desktop decides.
    public var collectionBehavior: CollectionBehavior = []
    /// The choice of whether the window becomes a tab of another. It is kept, and none does.
    public var tabbingMode = TabbingMode.automatic
    /// A Boolean value that indicates whether the handle is released with its window. It is kept, and references decide.
    public var isReleasedWhenClosed = true
    /// A Boolean value that indicates whether the window is hidden while the app is not active. It is kept, and the desktop decides.
    public var hidesOnDeactivate = false
    /// The smallest size of the window. It is kept, and views decide with `frame(minWidth:minHeight:)`.
    public var minSize = NSSize.zero
    /// The smallest size of the views. It is kept, and views decide with `frame(minWidth:minHeight:)`.
    public var contentMinSize = NSSize.zero

    // MARK: Delegate

    /// The object that hears of changes of the window. It is not kept.
    public weak var delegate: (any NSWindowDelegate)?
}

extension NSWindow: WindowObserver {
    private var current: Known {
        Known(
            isKey: isKeyWindow,
            isMain: isMainWindow,
            condition: handle?.condition ?? [],
            size: handle?.size ?? .zero
        )
    }

    package func windowDidChange() {
        let (before, now) = (known, current)
        known = now
        if now.isKey != before.isKey {
            tell(now.isKey ? Self.didBecomeKeyNotification : Self.didResignKeyNotification) {
                now.isKey ? $0.windowDidBecomeKey($1) : $0.windowDidResignKey($1)
            }
            tell(now.isMain ? Self.didBecomeMainNotification : Self.didResignMainNotification) {
                now.isMain ? $0.windowDidBecomeMain($1) : $0.windowDidResignMain($1)
            }
        }
        let changes = now.condition.symmetricDifference(before.condition)
        if changes.contains(.minimized) {
            let isDone = now.condition.contains(.minimized)
            tell(isDone ? Self.didMiniaturizeNotification : Self.didDeminiaturizeNotification) {
                isDone ? $0.windowDidMiniaturize($1) : $0.windowDidDeminiaturize($1)
            }
        }
        if changes.contains(.fullScreen) {
            let isDone = now.condition.contains(.fullScreen)
            tell(isDone ? Self.didEnterFullScreenNotification : Self.didExitFullScreenNotification) {
                isDone ? $0.windowDidEnterFullScreen($1) : $0.windowDidExitFullScreen($1)
            }
        }
        if now.size != before.size, before.size != .zero {
            shownContentView?.frame.size = now.size
            tell(Self.didResizeNotification) { $0.windowDidResize($1) }
        }
    }

    package func windowShouldClose() -> Bool { isClosing || delegate?.windowShouldClose(self) ?? true }

    package func windowWillClose() {
        tell(Self.willCloseNotification) { $0.windowWillClose($1) }
        shownContentView?.move(to: nil as NSWindow?)
        shownContentView = nil
    }

    private func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}
