import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A window that shows one tree of views.
@MainActor
final class GTKWindow {
    let pointer: UnsafeMutablePointer<GtkWidget>
    /// Which scene of the app the window shows.
    let id: SceneID
    private let graph: ViewGraph
    private let host: GTKHost
    private let root: ContainerWidget
    private let commands: CommandDispatcher
    private let geometry: GeometryReport?
    private var isGeometryScheduled = false
    private static let standardSize = CGSize(width: 720, height: 480)

    init(_ description: WindowDescription, host: GTKHost, didClose: @escaping @MainActor (GTKWindow) -> Void) {
        self.host = host
        id = description.id
        pointer = gtk_window_new()
        var environment = EnvironmentValues()
        environment.openURL = OpenURLAction { url in
            gtk_show_uri(nil, url.absoluteString, guint32(GDK_CURRENT_TIME))
        }
        graph = description.makeGraph(environment, host)
        root = ContainerWidget(around: graph.rootElement, host: host)
        commands = CommandDispatcher(window: pointer, host: host)
        geometry = GeometryReport(window: pointer, host: host)
        let size = description.defaultSize ?? Self.standardSize
        gtk_window_set_default_size(pointer.cast(), Int32(clamping: size.width), Int32(clamping: size.height))
        setTitle(description.title)
        gtk_window_set_child(pointer.cast(), root.pointer)
        observeSettings()
        host.setFrameObserver(self) { [weak self] in self?.framesDidChange() }
        Signal.connect(
            UnsafeMutableRawPointer(pointer),
            "notify::is-active",
            object: { [weak host] _ in host?.updatePasteButtons() }
        )
        Signal.connect(UnsafeMutableRawPointer(pointer), "destroy") { [weak self] in
            guard let self else { return }
            host.setFrameObserver(self, nil)
            self.geometry?.end()
            self.graph.remove()
            didClose(self)
        }
    }

    /// Follows the app's state.
    func update(_ description: WindowDescription) {
        setTitle(description.title)
        description.updateGraph(graph)
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

    private func setTitle(_ title: String?) {
        gtk_window_set_title(pointer.cast(), title ?? ProcessInfo.processInfo.processName)
    }

    func present() { gtk_window_present(pointer.cast()) }

    /// Measures everything anew when the desktop's font changes.
    private func observeSettings() {
        guard let settings = gtk_widget_get_settings(pointer) else { return }
        for name in ["gtk-font-name", "gtk-xft-dpi", "gtk-theme-name"] {
            Signal.connect(
                settings.raw,
                "notify::" + name,
                object: { [weak self] _ in
                    self?.graph.allSizesDidChange()
                    self?.host.layOutAgain()
                }
            )
        }
    }
}
