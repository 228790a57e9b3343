import Foundation
import KitSupport
import SwiftUICore

/// A window of the app: one that code makes for views of SwiftUI, or the handle of a window that a scene has opened.
///
/// ```swift
/// let window = NSWindow(
///     contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
///     styleMask: [.titled, .closable, .resizable],
///     backing: .buffered,
///     defer: false
/// )
/// window.title = "Library"
/// window.isReleasedWhenClosed = false
/// window.contentView = NSHostingView(rootView: LibraryView())
/// window.center()
/// window.makeKeyAndOrderFront(nil)
/// ```
///
/// A window that code has made stays on the screen until it is closed, whether or not code keeps it. Its views have the actions of the app in
/// their environment: `dismiss` closes the window, and `openWindow` opens those of scenes. A window whose ``isReleasedWhenClosed`` is false,
/// and the window of an ``NSWindowController``, keeps its views and their state when it is closed, and shows them when it is opened again,
/// until it is released. Another window has new views then.
///
/// The handle of a scene's window is the same object for as long as its window is open, and stays when that is closed.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
    /// The state of the window; nil for one that has not been opened.
    private(set) var windowState: WindowState?
    /// The window that code has made; nil for the handle of another.
    let made: CodeWindow?
    var known = Known()
    /// The title that code has given the window.
    private var ownTitle = ""
    private var shownContentView: NSView?
    private var shownController: NSViewController?
    var otherStyles: StyleMask
    /// The size that code has given the window; nil for that of its content.
    var givenSize: NSSize?
    /// The bottom left corner of the frame on the screen, as far as code has given it.
    var givenOrigin = NSPoint.zero
    /// The place that code has asked for; nil for none.
    var givenPlace: Place?
    var autosaveName = ""
    /// The window that a sheet over this one shows.
    var sheet: NSWindow?
    /// The windows that become sheets over this one when the one that is shown has ended, in their order.
    var waitingSheets: [(window: NSWindow, handler: (@MainActor (NSApplication.ModalResponse) -> Void)?)] = []
    /// The response with which the sheet that this window is ends.
    var sheetResponse = NSApplication.ModalResponse.cancel
    /// The window over which this one is a sheet.
    weak var presenter: NSWindow?
    private lazy var titleBarButtons: [ButtonType: NSButton] = [:]

    /// The places on the screen that code asks for.
    enum Place {
        case center, origin
    }

    /// The way in which the window was shown when the delegate heard of it last.
    struct Known {
        var isKey = false
        var isMain = false
        var condition: WindowCondition = []
        var size = CGSize.zero
    }

    /// Creates the handle of a scene's window, or of none.
    init(_ state: WindowState?) {
        (windowState, made) = (state, nil)
        otherStyles = [.titled, .closable, .miniaturizable]
        super.init()
        known = current
    }

    /// Creates a window, which ``makeKeyAndOrderFront(_:)`` shows.
    /// - Parameters:
    ///   - contentRect: The rectangle of its contents on the screen; one without a size for that of its contents.
    ///   - style: The parts of the window.
    ///   - backingStoreType: The way in which it is drawn, which has no effect.
    ///   - flag: Whether it is made when it is shown, as it always is here.
    public init(
        contentRect: NSRect,
        styleMask style: StyleMask,
        backing backingStoreType: BackingStoreType,
        defer flag: Bool
    ) {
        made = CodeWindow()
        otherStyles = style
        if contentRect.width > 1, contentRect.height > 1 { givenSize = contentRect.size }
        super.init()
        if contentRect.origin != .zero { (givenOrigin, givenPlace) = (contentRect.origin, .origin) }
        NSWindow.followAll()
    }

    /// Creates a window on a screen, which is the one on which all windows open.
    public convenience init(
        contentRect: NSRect,
        styleMask style: StyleMask,
        backing backingStoreType: BackingStoreType,
        defer flag: Bool,
        screen: NSScreen?
    ) {
        self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    }

    /// Creates a window with a title bar for the view of a controller, which gives the window its size and its title.
    /// - Parameter contentViewController: The controller.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: .zero,
            styleMask: [.titled, .closable, .miniaturizable, .resizable],
            backing: .buffered,
            defer: false
        )
        self.contentViewController = contentViewController
        if let title = contentViewController.title { self.title = title }
    }

    /// Creates a window without a title bar.
    public override convenience init() {
        self.init(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: true)
    }

    /// The ways in which windows are drawn.
    public enum BackingStoreType: UInt, Sendable {
        /// Drawn in a buffer that is kept.
        case retained
        /// Drawn on the screen.
        case nonretained
        /// Drawn in a buffer, as all windows are.
        case buffered
    }

    /// Returns the handle of a window.
    package static func of(_ state: WindowState) -> NSWindow {
        followAll()
        if let known = state.observer as? NSWindow { return known }
        if let made = (state.observer as? MadeWindowObserver)?.window { return made }
        let new = NSWindow(state)
        // The views of a window look for it before its host has made it.
        if !state.isClosed { state.observer = new }
        return new
    }

    /// Makes a handle for each window from now on, which posts its notifications.
    static func followAll() {
        if WindowState.makeObserver == nil { WindowState.makeObserver = { NSWindow($0) } }
    }

    var handle: (any WindowHandle)? { windowState?.handle }

    /// Takes over the state of the window that the host has made.
    func takeOver(_ state: WindowState) {
        windowState = state
        known = Known()
        state.observer = MadeWindowObserver(window: self)
    }

    // MARK: Title

    /// The title. One that is set on the window of a scene is shown until a view or the scene has another. A title of views is shown instead
    /// of the one that a window of code has.
    open var title: String {
        get { made == nil ? handle?.shownTitle ?? ownTitle : ownTitle }
        set {
            ownTitle = newValue
            if let made { made.changed() } else { handle?.shownTitle = newValue }
        }
    }
    /// The subtitle, which has no effect: views set one with `navigationSubtitle(_:)`.
    open var subtitle = ""
    /// The file that the window represents, which the app reads. Title bars of desktops do not show it.
    open var representedURL: URL?
    /// The path of the file that the window represents.
    open var representedFilename: String {
        get { representedURL?.path ?? "" }
        set { representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
    }
    /// A Boolean value that indicates whether the window has unsaved changes, which the app reads. Title bars of desktops do not show it.
    open var isDocumentEdited = false
    /// An identifier that the app gives the window.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// A number of the window, which no other one of the app has.
    open var windowNumber: Int {
        let object: AnyObject? = made ?? windowState
        return object.map { ObjectIdentifier($0).hashValue & 0x7FFF_FFFF } ?? -1
    }

    // MARK: Showing

    /// A Boolean value that indicates whether the window is on the screen, or is about to be.
    open var isVisible: Bool {
        let condition = handle?.condition
        guard let made else { return condition?.contains(.visible) ?? false }
        return made.isShown && condition?.contains(.minimized) != true || presenter?.sheet === self
    }
    /// A Boolean value that indicates whether the window, or a sheet over it, has keyboard focus.
    open var isKeyWindow: Bool { handle != nil && windowState?.isActive ?? false }
    /// A Boolean value that indicates whether the window is the one that the user works with.
    open var isMainWindow: Bool { isKeyWindow }
    /// A Boolean value that indicates whether the window can have keyboard focus, which the desktop decides.
    open var canBecomeKey: Bool { made == nil ? handle != nil : otherStyles.contains(.titled) }
    /// A Boolean value that indicates whether the user can work with the window, which the desktop decides.
    open var canBecomeMain: Bool { made == nil ? handle != nil : otherStyles.contains(.titled) }

    /// Shows the window over others, with keyboard focus as far as the desktop gives it.
    /// - Parameter sender: The sender, which has no effect.
    open func makeKeyAndOrderFront(_ sender: Any?) { orderFrontRegardless() }
    /// Gives the window keyboard focus, as far as the desktop does.
    open func makeKey() { bringToFrontIfShown() }
    /// Gives the window keyboard focus, as far as the desktop does.
    open func makeMain() { bringToFrontIfShown() }
    /// Shows the window over others.
    /// - Parameter sender: The sender, which has no effect.
    open func orderFront(_ sender: Any?) { orderFrontRegardless() }
    /// Shows the window over others.
    open func orderFrontRegardless() {
        guard let made else {
            handle?.bringToFront()
            return
        }
        let wasShown = made.isShown
        if !wasShown { shownController?.willAppear() }
        made.open(for: self)
        if !wasShown, made.isShown {
            contentView?.move(to: self)
            shownController?.didAppear()
        }
    }
    /// Shows the window, over others as desktops show each window that opens.
    /// - Parameter sender: The sender, which has no effect.
    open func orderBack(_ sender: Any?) { if !isVisible { orderFrontRegardless() } }
    /// Takes the window off the screen without closing it.
    /// - Parameter sender: The sender, which has no effect.
    open func orderOut(_ sender: Any?) {
        guard let made else {
            handle?.hide()
            return
        }
        guard made.isShown else { return }
        shownController?.willDisappear()
        made.hide()
        shownController?.didDisappear()
    }

    private func bringToFrontIfShown() {
        if made?.isShown ?? true { handle?.bringToFront() }
    }

    /// Called when the window has gained keyboard focus.
    open func becomeKey() { tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
    /// Called when the window has lost keyboard focus.
    open func resignKey() { tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) } }
    /// Called when the user begins to work with the window.
    open func becomeMain() { tell(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
    /// Called when the user no longer works with the window.
    open func resignMain() { tell(Self.didResignMainNotification) { $0.windowDidResignMain($1) } }

    /// The level of the window, which stays above those of other programs at each level above `.normal`. Only X11 has such a thing: it has no
    /// effect with Wayland.
    open var level = Level.normal {
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
    open var alphaValue: CGFloat = 1 {
        didSet {
            handle?.setOpacity(shownOpacity)
            made?.changed()
        }
    }

    /// The opacity as it is shown. A number that is none is opaque.
    var shownOpacity: Double { alphaValue.isNaN ? 1 : Double(min(max(alphaValue, 0), 1)) }

    // MARK: Frame

    /// The frame of the window on the screen. Desktops tell its size alone: its place is the one that code has given it.
    open var frame: NSRect {
        let shown = handle?.size ?? .zero
        return NSRect(origin: givenOrigin, size: shown == .zero ? givenSize ?? fittingSize : shown)
    }

    /// Sets the place and the size of the window. Only X11 lets programs choose its place.
    /// - Parameters:
    ///   - frameRect: The frame.
    ///   - flag: Whether the views are drawn at once, as they are.
    open func setFrame(_ frameRect: NSRect, display flag: Bool) { change(to: frameRect) }

    /// Sets the place and the size of the window. The desktop decides whether it changes with an animation.
    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setFrame(frameRect, display: displayFlag)
    }

    /// Puts the window in the middle of the screen, somewhat above its centre. Only X11 lets programs choose the place.
    open func center() { moveToCenter() }

    // MARK: Changes by the user

    /// Closes the window as the button of its title bar does. Of a document with unsaved changes the user is asked about those.
    /// - Parameter sender: The sender, which has no effect.
    open func performClose(_ sender: Any?) {
        guard made != nil else {
            handle?.requestClose()
            return
        }
        if delegate?.windowShouldClose(self) ?? true { close() }
    }

    /// Closes the window without asking its delegate. Of a document with unsaved changes the user is asked about those.
    ///
    /// The user closes a window of code by this method, too.
    open func close() {
        if let presenter, presenter.sheet === self { return presenter.endSheet(self) }
        if let made { return made.close() }
        isClosing = true
        defer { isClosing = false }
        handle?.requestClose()
    }

    /// A Boolean value that indicates whether the app itself closes the window, of which the delegate is not asked.
    private(set) var isClosing = false

    /// Minimizes the window.
    /// - Parameter sender: The sender, which has no effect.
    open func miniaturize(_ sender: Any?) { handle?.setMinimized(true) }
    /// Minimizes the window.
    open func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
    /// Shows the window again after it was minimized.
    open func deminiaturize(_ sender: Any?) { handle?.setMinimized(false) }
    /// A Boolean value that indicates whether the window is minimized, as far as the desktop tells.
    open var isMiniaturized: Bool { handle?.condition.contains(.minimized) ?? false }

    /// Gives the window the screen except for the desktop's panels, or its former size.
    /// - Parameter sender: The sender, which has no effect.
    open func zoom(_ sender: Any?) { handle?.setZoomed(!isZoomed) }
    /// Gives the window the screen except for the desktop's panels, or its former size.
    open func performZoom(_ sender: Any?) { zoom(sender) }
    /// A Boolean value that indicates whether the window has the screen except for the desktop's panels.
    open var isZoomed: Bool { handle?.condition.contains(.zoomed) ?? false }

    /// Gives the window the whole screen, or its former size.
    /// - Parameter sender: The sender, which has no effect.
    open func toggleFullScreen(_ sender: Any?) {
        guard let handle else { return }
        handle.setFullScreen(!handle.condition.contains(.fullScreen))
    }

    /// The parts of the window. Of a window of code, they determine its title bar, the button that closes it and whether its size can be
    /// changed. Of the window of a scene, `.resizable` can be changed and `.fullScreen` can be read.
    open var styleMask: StyleMask {
        get { shownStyles }
        set { setStyles(newValue) }
    }

    /// A Boolean value that indicates whether the window is one for the app's work, which shows the menus.
    var isForWork: Bool { otherStyles.isSuperset(of: [.titled, .resizable]) }

    // MARK: Keys

    /// Handles a key that no view of the window has taken. The Escape key cancels an operation.
    open override func keyDown(with event: NSEvent) {
        if event.keyCode == 53 { cancelOperation(nil) } else { super.keyDown(with: event) }
    }

    // MARK: Views and focus

    /// The view in the window: of a window of code, the one that it shows. A window of a scene has a view that leads to it, because SwiftUI
    /// has its views.
    open var contentView: NSView? {
        get {
            if let shownContentView { return shownContentView }
            guard made != nil || handle != nil else { return nil }
            let view = NSView(frame: NSRect(origin: .zero, size: givenSize ?? frame.size))
            view.move(to: self)
            shownContentView = view
            return view
        }
        set {
            guard newValue !== shownContentView else { return }
            shownContentView?.move(to: nil as NSWindow?)
            shownContentView = newValue
            newValue?.superview = nil
            newValue?.move(to: self)
            made?.changed()
        }
    }

    /// The view in the window if it has been set or asked for.
    var knownContentView: NSView? { shownContentView }

    /// The controller of the view in the window.
    open var contentViewController: NSViewController? {
        get { shownController }
        set {
            guard newValue !== shownController else { return }
            let isShown = made?.isShown ?? false
            if isShown { shownController?.willDisappear() }
            let before = shownController
            shownController = newValue
            if isShown { newValue?.willAppear() }
            contentView = newValue?.view
            if isShown {
                before?.didDisappear()
                newValue?.didAppear()
            }
        }
    }

    /// The controller of the window.
    open weak var windowController: NSWindowController?

    /// Forgets the view of a scene's window that has been closed.
    func forgetContentView() {
        shownContentView?.move(to: nil as NSWindow?)
        shownContentView = nil
    }

    /// Returns a button of the title bar of a window of code; nil for the window of a scene, whose views have `windowDismissBehavior(_:)` and
    /// its kin. To hide the button that closes a window has an effect. The desktop decides about the others.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? {
        guard made != nil else { return nil }
        if let known = titleBarButtons[b] { return known }
        let button = NSButton(title: "")
        button.move(to: self)
        titleBarButtons[b] = button
        return button
    }

    /// A Boolean value that indicates whether the user can close the window by its title bar.
    var isClosable: Bool {
        otherStyles.contains(.closable) && titleBarButtons[.closeButton].map { !$0.isHidden && $0.isEnabled } ?? true
    }

    /// The responder that has keyboard focus: a text field while a text is edited, and otherwise the window.
    open var firstResponder: NSResponder? {
        guard let handle else { return nil }
        return handle.isEditingText ? editedField : self
    }
    private lazy var editedField = NSTextField(frame: .zero)

    /// Takes keyboard focus from all views, where no responder or the window itself gets it.
    /// - Parameter responder: The responder; nil for none. Views of SwiftUI get keyboard focus by `focused(_:)`.
    /// - Returns: Whether the responder has it.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard responder == nil || responder === self || responder === contentView else { return false }
        handle?.resignFocus()
        return true
    }

    /// The responder that has keyboard focus when the window opens, which the app reads: the first field of an alert has it.
    open weak var initialFirstResponder: NSView?

    // MARK: Look

    /// A Boolean value that indicates whether the title bar has no ground. A window of code whose title is hidden as well opens without a bar
    /// if it has no button that closes it. In the window of a scene it is kept, and the scene decides with `windowStyle(_:)`.
    open var titlebarAppearsTransparent = false
    /// The choice of whether the title is shown, for a window of code that opens. In the window of a scene it is kept, and views decide with
    /// `toolbar(removing:)`.
    open var titleVisibility = TitleVisibility.visible
    /// A Boolean value that indicates whether the user can move the window by its ground. Views of a window of code have a gesture for it where
    /// they take no other. In the window of a scene it is kept, and views decide with `WindowDragGesture`.
    open var isMovableByWindowBackground = false { didSet { made?.changed() } }
    /// A Boolean value that indicates whether the user can move the window. It is kept, and the desktop decides.
    open var isMovable = true
    /// A Boolean value that indicates whether nothing is seen through the window. What is behind a window of code is seen, as far as the
    /// desktop shows it, where this is false and ``backgroundColor`` is clear.
    open var isOpaque = true { didSet { made?.changed() } }
    /// The colour of the ground of a window of code. In the window of a scene it is kept, and views decide with `containerBackground(_:for:)`.
    open var backgroundColor: NSColor! = .windowBackgroundColor { didSet { made?.changed() } }
    /// A Boolean value that indicates whether the window has a shadow. It is kept, and the desktop decides.
    open var hasShadow = true
    /// The ways in which the window takes part in the desktop's workspaces. It is kept, and the desktop decides.
    open var collectionBehavior: CollectionBehavior = []
    /// The choice of whether the window becomes a tab of another. It is kept, and none does.
    open var tabbingMode = TabbingMode.automatic
    /// A Boolean value that indicates whether a window of code lets go of its views when it is closed. References decide about the object
    /// itself. It has no effect on the window of an ``NSWindowController``.
    open var isReleasedWhenClosed = true
    /// A Boolean value that indicates whether the window is hidden while the app is not active. It is kept, and the desktop decides.
    open var hidesOnDeactivate = false
    /// The smallest size of a window of code. In the window of a scene it is kept, and views decide with `frame(minWidth:minHeight:)`.
    open var minSize = NSSize.zero { didSet { made?.changed() } }
    /// The smallest size of the views of a window of code. In the window of a scene it is kept, and views decide with
    /// `frame(minWidth:minHeight:)`.
    open var contentMinSize = NSSize.zero { didSet { made?.changed() } }
    /// The largest size of the window. It is kept, and views decide with `frame(maxWidth:maxHeight:)`.
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The largest size of the views. It is kept, and views decide with `frame(maxWidth:maxHeight:)`.
    open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The light or dark appearance of the window. It is kept, and views decide with `preferredColorScheme(_:)`.
    open var appearance: NSAppearance?
    /// A Boolean value that indicates whether clicks go through the window. It is kept, and none does.
    open var ignoresMouseEvents = false
    /// A Boolean value that indicates whether the window hears of each move of the pointer. It is kept: monitors hear of them.
    open var acceptsMouseMovedEvents = false
    /// A Boolean value that indicates whether a menu leaves the window out. It is kept, and no menu lists windows.
    open var isExcludedFromWindowsMenu = false
    /// A Boolean value that indicates whether the window is opened again when the app starts. It is kept, and code opens it.
    open var isRestorable = true
    /// The way in which the window appears. It is kept, and the desktop decides.
    open var animationBehavior = AnimationBehavior.default
    /// The look of a toolbar. It is kept, and the scene decides with `windowToolbarStyle(_:)`.
    open var toolbarStyle = ToolbarStyle.automatic
    /// The line below the title bar. It is kept, and the desktop decides.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// The windows that stay above this one.
    open private(set) var childWindows: [NSWindow]?
    /// The window above which this one stays.
    open internal(set) weak var parent: NSWindow?

    /// Keeps a window above this one, and shows it.
    /// - Parameters:
    ///   - childWin: The window. It is taken off the screen with this one.
    ///   - place: Whether the window is above or below, which desktops let no program choose: it is above.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        guard !sequence(first: self, next: \.parent).contains(where: { $0 === childWin }) else {
            return kitLogger.warning("A window is not above itself, nor above one that is above it.")
        }
        childWin.parent?.removeChildWindow(childWin)
        childWin.parent = self
        childWindows = (childWindows ?? []) + [childWin]
        childWin.orderFront(nil)
        childWin.handle?.setParent(handle)
    }

    /// Lets a window that was above this one be anywhere.
    open func removeChildWindow(_ childWin: NSWindow) {
        guard childWin.parent === self else { return }
        childWin.parent = nil
        childWindows?.removeAll { $0 === childWin }
        if childWindows?.isEmpty == true { childWindows = nil }
        childWin.handle?.setParent(nil)
    }

    // MARK: Delegate

    /// The object that hears of changes of the window. It is not kept.
    open weak var delegate: (any NSWindowDelegate)?
}
