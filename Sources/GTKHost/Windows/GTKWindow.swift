import AppFiles
import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// A window of an app, which has a tree of views to itself.
@MainActor
final class GTKWindow: ViewWindow {
    private let graph: ViewGraph
    private let windowHost: any WindowHost
    private let id: WindowID
    private let userDidClose: (WindowID) -> Void
    let state = WindowState()
    /// The way in which the window is there.
    private var presence = CodeWindowProperties.Presence.shown
    private var isGeometryScheduled = false
    /// The description by which the window opens, with the place that the scene gives it.
    private let opening: WindowDescription
    private var placing = Placing.whenLaidOut
    /// A Boolean value that indicates whether there was a layout since the views were told last.
    private var isLaidOut = false
    /// The ideal size of the content that the window has taken; nil where it does not follow that.
    private var followedSize: CGSize?
    private static let standardSize = CGSize(width: 720, height: 480)

    init(_ description: WindowDescription, host: any WindowHost, didClose: @escaping (WindowID) -> Void) {
        windowHost = host
        id = description.id
        userDidClose = didClose
        var environment = EnvironmentValues()
        environment.themeColors = host.theme.colors
        environment.systemURLOpener = .desktop
        environment.shareService = host.sharing
        environment.thumbnails = ThumbnailCache.ofUser
        environment.mediaFolders = .ofUser
        environment.filePreviewer = DesktopPreviewer()
        environment.documentPages = PDFPages.shared
        environment.windowState = state
        graph = description.makeGraph(environment, host)
        var placed = description
        placed.place(graph.content.element, on: DisplayProxy.ofWindows)
        opening = placed
        super.init(graph.content, host: host)
        state.handle = self
        beginWindowGroup(pointer)
        setSize(placed)
        setTitle(placed)
        setLook(placed.bar, toolbarShowsTitle: placed.toolbarShowsTitle)
        placed.code.map { setProperties($0) }
        host.add(graph)
        host.heldKeys.add(state)
        state.look = { [weak self] in self?.updateState() }
        Signal.connectCloseRequest(UnsafeMutableRawPointer(pointer)) { [state] in
            state.observer?.windowShouldClose() == false || !description.mayClose()
        }
        commands.otherKeyPressed = { [state] in state.observer?.windowDidGetKey() ?? false }
        graph.setFrameClock(WindowFrameClock(of: pointer))
        host.setFrameObserver(self) { [weak self] in self?.framesDidChange(by: $0) }
        Signal.connect(
            UnsafeMutableRawPointer(pointer),
            "notify::is-active",
            object: { [weak self, weak host] _ in
                host?.services[PasteButtons.self].update()
                if let self, placing == .whenActive { place() }
                // Between a window and a sheet over it neither has keyboard focus for a moment.
                host?.schedule { self?.updateState() }
                // Between two windows of the app none has keyboard focus for a moment.
                host?.schedule { AppLifecycle.shared.update(isActive: ToplevelWindows.active != nil) }
            }
        )
        Signal.connect(
            UnsafeMutableRawPointer(pointer),
            "notify::scale-factor",
            object: { [weak host] _ in host?.updateSettings() }
        )
        Signal.connect(UnsafeMutableRawPointer(pointer), "realize") { [weak self] in self?.observeSurface() }
        Signal.connect(UnsafeMutableRawPointer(pointer), "map") { [weak self] in self?.updateState() }
        Signal.connect(UnsafeMutableRawPointer(pointer), "unmap") { [weak self] in self?.updateState() }
    }

    /// Shows the window for the first time.
    func open(_ description: WindowDescription) {
        if description.followsContentSize { followedSize = content.element.size(.unspecified) }
        present()
        if description.level == .floating, !keepAboveOthers(pointer) {
            hostLogger.warning(
                "windowLevel(.floating) has no effect here: only X11 lets programs keep a window above others."
            )
        }
    }

    /// The time at which the window is put in its place.
    private enum Placing {
        /// The first layout, in which the window gets its size.
        case whenLaidOut
        /// The first time that it is active: the window manager has drawn a frame around it by then.
        case whenActive
        case done
    }

    /// Puts the window in the place that its scene gives it.
    private func place() {
        guard placing != .done, opening.hasPlace, gtk_widget_get_width(pointer) > 0 else { return }
        let isFrameKnown = moveWindow(pointer, at: opening.defaultOrigin) { opening.origin(of: $1, in: $0) }
        placing = isFrameKnown || placing == .whenActive ? .done : .whenActive
    }

    /// Follows the app's state.
    func update(_ description: WindowDescription) {
        setTitle(description)
        description.code.map { setProperties($0) }
        description.updateGraph(graph)
        guard description.presence != presence else { return }
        presence = description.presence
        if presence == .shown { present() } else { hide() }
    }

    /// Takes over the properties that code without scenes can change while the window is open.
    private func setProperties(_ properties: CodeWindowProperties) {
        isClosable = properties.allowsClosing
        isResizable = properties.allowsResizing && isFlexible
        let size = properties.smallestSize
        func length(_ length: CGFloat) -> Int32 {
            length > 0 ? Int32(clamping: length, atMost: Int32(WindowBounds.longestSide(on: pointer))) : -1
        }
        gtk_widget_set_size_request(pointer, length(size.width), length(size.height))
        gtk_widget_set_opacity(pointer, properties.opacity)
        let isTransparent = properties.isTransparent && gdk_display_is_composited(gtk_widget_get_display(pointer)) != 0
        let change = isTransparent ? gtk_widget_add_css_class : gtk_widget_remove_css_class
        change(pointer, Self.transparentClass)
    }

    private static let transparentClass = "swiftui-transparent"
    static let styleRules = "window.\(transparentClass), window.\(transparentClass) > * { background: none; }"

    /// Follows whether the window is minimized, once for each surface that it gets.
    private func observeSurface() {
        if let surface = gtk_native_get_surface(OpaquePointer(pointer)) {
            Signal.connect(
                UnsafeMutableRawPointer(surface),
                "notify::state",
                object: { [weak self] _ in self?.updateState() }
            )
        }
        updateState()
    }

    /// A Boolean value that indicates whether the window is minimized.
    var isMinimized: Bool {
        gtk_native_get_surface(OpaquePointer(pointer)).map {
            gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        } ?? false
    }

    private func updateState() {
        state.update(
            isShown: gtk_widget_get_mapped(pointer) != 0 && !isMinimized,
            isActive: hasActiveWindow(gtk_window_get_group(pointer.cast())),
            hasKeyboard: gtk_window_is_active(pointer.cast()) != 0
        )
        host.heldKeys.update()
    }

    override func didClose() {
        host.heldKeys.remove(state)
        state.close()
        host.setFrameObserver(self, nil)
        windowHost.remove(graph)
        graph.remove()
        userDidClose(id)
    }

    private func setTitle(_ description: WindowDescription) {
        standardTitle = description.title ?? AppName.shown
    }

    private func setSize(_ description: WindowDescription) {
        if description.resizability == .contentSize {
            // GTK takes the natural size where none is set.
            if let size = description.defaultSize, isFlexible { setDefaultSize(size) }
            isResizable = isFlexible
        } else {
            setDefaultSize(description.defaultSize ?? Self.standardSize)
            isResizable = true
        }
    }

    /// Resizes the window to the ideal size of its content if that has changed.
    private func followContentSize() {
        guard let known = followedSize else { return }
        let size = content.element.size(.unspecified)
        guard size != known else { return }
        followedSize = size
        // GTK takes the natural size then, also of a window that is shown.
        gtk_window_set_default_size(pointer.cast(), -1, -1)
    }

    /// Sets the size of the window, as far as the screen has room for it.
    func setDefaultSize(_ size: CGSize) {
        func length(_ length: CGFloat, _ standard: CGFloat) -> Int32 {
            // A number that is none is not above zero.
            let possible = length > 0 ? max(1, length) : standard
            return Int32(clamping: possible, atMost: Int32(WindowBounds.longestSide(on: pointer)))
        }
        gtk_window_set_default_size(
            pointer.cast(),
            length(size.width, Self.standardSize.width),
            length(size.height, Self.standardSize.height)
        )
    }

    /// Handles moved widgets. GTK moves them while it places them, so the consequences wait until they are in place.
    private func framesDidChange(by change: WidgetFrames.Change) {
        if change == .layout { isLaidOut = true }
        guard !isGeometryScheduled, change == .layout || graph.followsFrames else { return }
        isGeometryScheduled = true
        host.schedule { [weak self] in
            guard let self else { return }
            let isLaidOut = isLaidOut
            (isGeometryScheduled, self.isLaidOut) = (false, false)
            graph.framesDidChange(isLaidOut: isLaidOut)
            guard isLaidOut else { return }
            state.informObserver()
            followContentSize()
            if placing == .whenLaidOut { place() }
        }
    }
}

extension DisplayProxy {
    /// The screen on which windows open; nil where there is none.
    @MainActor static var ofWindows: DisplayProxy? {
        screenForWindows().map { DisplayProxy(bounds: $0.bounds, visibleRect: $0.visible) }
    }
}
