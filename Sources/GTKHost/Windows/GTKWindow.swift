import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A window of an app, which has a tree of views to itself.
@MainActor
final class GTKWindow: ViewWindow {
    private let graph: ViewGraph
    private let id: WindowID
    private let userDidClose: (WindowID) -> Void
    private var isGeometryScheduled = false
    private static let standardSize = CGSize(width: 720, height: 480)

    init(_ description: WindowDescription, host: GTKHost, didClose: @escaping (WindowID) -> Void) {
        id = description.id
        userDidClose = didClose
        var environment = EnvironmentValues()
        environment.themeColors = host.theme.colors
        environment.openURL = OpenURLAction { url in
            gtk_show_uri(nil, url.absoluteString, guint32(GDK_CURRENT_TIME))
        }
        environment.shareService = host.sharing
        environment.thumbnails = ThumbnailCache.ofUser
        graph = description.makeGraph(environment, host)
        super.init(graph.content, host: host)
        setSize(description)
        setTitle(description)
        host.add(graph)
        Signal.connectCloseRequest(UnsafeMutableRawPointer(pointer)) { !description.mayClose() }
        graph.setFrameClock(WindowFrameClock(of: pointer))
        host.setFrameObserver(self) { [weak self] in self?.framesDidChange() }
        Signal.connect(
            UnsafeMutableRawPointer(pointer),
            "notify::is-active",
            object: { [weak host] _ in host?.updatePasteButtons() }
        )
    }

    /// Shows the window for the first time.
    func open(_ description: WindowDescription) {
        present()
        if description.level == .floating, !keepAboveOthers(pointer) {
            hostLogger.warning(
                "windowLevel(.floating) has no effect here: only X11 lets programs keep a window above others."
            )
        }
    }

    /// Follows the app's state.
    func update(_ description: WindowDescription) {
        setTitle(description)
        description.updateGraph(graph)
    }

    override func didClose() {
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
            gtk_window_set_resizable(pointer.cast(), isFlexible ? 1 : 0)
        } else {
            setDefaultSize(description.defaultSize ?? Self.standardSize)
        }
    }

    private func setDefaultSize(_ size: CGSize) {
        gtk_window_set_default_size(pointer.cast(), Int32(clamping: size.width), Int32(clamping: size.height))
    }

    /// Widgets are moved while GTK places them; what follows from that waits until they are in place.
    private func framesDidChange() {
        guard !isGeometryScheduled else { return }
        isGeometryScheduled = true
        host.schedule { [weak self] in
            self?.isGeometryScheduled = false
            self?.graph.framesDidChange()
        }
    }
}
