import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// A window of an app, which has a tree of views to itself.
@MainActor
final class GTKWindow: ViewWindow {
    private let graph: ViewGraph
    private let id: WindowID
    private let userDidClose: (WindowID) -> Void
    private let state = WindowState()
    private var isGeometryScheduled = false
    /// The top left corner on the screen with which the window opens; nil for anywhere.
    private var origin: CGPoint?
    /// The part of the screen at which it opens; nil for anywhere.
    private var position: UnitPoint?
    /// A Boolean value that indicates whether there was a layout since the views were told last.
    private var isLaidOut = false
    private static let standardSize = CGSize(width: 720, height: 480)

    init(_ description: WindowDescription, host: GTKHost, didClose: @escaping (WindowID) -> Void) {
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
        super.init(graph.content, host: host)
        var description = description
        description.place(content.element, on: DisplayProxy.ofWindows)
        (origin, position) = (description.defaultOrigin, description.defaultPosition)
        beginWindowGroup(pointer)
        setSize(description)
        setTitle(description)
        setLook(description.bar, toolbarShowsTitle: description.toolbarShowsTitle)
        host.add(graph)
        host.heldKeys.add(state)
        Signal.connectCloseRequest(UnsafeMutableRawPointer(pointer)) { !description.mayClose() }
        graph.setFrameClock(WindowFrameClock(of: pointer))
        host.setFrameObserver(self) { [weak self] in self?.framesDidChange(by: $0) }
        Signal.connect(
            UnsafeMutableRawPointer(pointer),
            "notify::is-active",
            object: { [weak self, weak host] _ in
                host?.updatePasteButtons()
                self?.updateState()
                // Between two windows of the app none has the keyboard for a moment.
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
        present()
        if description.level == .floating, !keepAboveOthers(pointer) {
            hostLogger.warning(
                "windowLevel(.floating) has no effect here: only X11 lets programs keep a window above others."
            )
        }
        // The window has its size when it is on the screen.
        if let origin {
            host.schedule { [pointer] in moveWindow(pointer, to: origin) }
        } else if let position {
            host.schedule { [pointer] in moveWindow(pointer, x: position.x, y: position.y) }
        }
    }

    /// Follows the app's state.
    func update(_ description: WindowDescription) {
        setTitle(description)
        description.updateGraph(graph)
    }

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

    private func updateState() {
        let surface = gtk_native_get_surface(OpaquePointer(pointer))
        let isMinimized = surface.map {
            gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        }
        state.update(
            isShown: gtk_widget_get_mapped(pointer) != 0 && isMinimized != true,
            isActive: gtk_window_is_active(pointer.cast()) != 0
        )
        host.heldKeys.update()
    }

    override func didClose() {
        host.heldKeys.remove(state)
        state.close()
        host.setFrameObserver(self, nil)
        host.remove(graph)
        graph.remove()
        userDidClose(id)
    }

    private func setTitle(_ description: WindowDescription) {
        standardTitle = description.title ?? ProcessInfo.processInfo.processName
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

    private func setDefaultSize(_ size: CGSize) {
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
    private func framesDidChange(by change: GTKHost.FrameChange) {
        if change == .layout { isLaidOut = true }
        guard !isGeometryScheduled, change == .layout || graph.followsFrames else { return }
        isGeometryScheduled = true
        host.schedule { [weak self] in
            guard let self else { return }
            let isLaidOut = isLaidOut
            (isGeometryScheduled, self.isLaidOut) = (false, false)
            graph.framesDidChange(isLaidOut: isLaidOut)
        }
    }
}
