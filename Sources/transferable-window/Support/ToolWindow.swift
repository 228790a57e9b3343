import CGTK
import GTKTransport

/// What a ``ToolWindow`` shows.
@MainActor
protocol WindowContent {
    var title: String { get }
    var widget: Widget { get }
    /// The size of a new window, in pixels; -1 for what the content needs.
    var size: (width: Int32, height: Int32) { get }
}

/// A small window of the command line. The Escape key closes it, and so does the letter q.
@MainActor
final class ToolWindow {
    private var pointer: Widget?
    private let content: any WindowContent
    private let isOnTop: Bool

    /// - Parameters:
    ///   - content: What the window shows; it lives as long as this object.
    ///   - isOnTop: Whether it stays above others.
    ///   - didClose: Called when the user has closed it.
    init(_ content: any WindowContent, isOnTop: Bool, didClose: @escaping @MainActor () -> Void) {
        self.content = content
        self.isOnTop = isOnTop
        let window = gtk_window_new()!
        pointer = window
        gtk_window_set_title(window.cast(), content.title)
        gtk_window_set_icon_name(window.cast(), "folder-download")
        gtk_window_set_default_size(window.cast(), content.size.width, content.size.height)
        gtk_window_set_child(window.cast(), content.widget.styled("tool"))
        let keys = gtk_event_controller_key_new()!
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { key, _ in
            // There is no text to type, so the letter that ends many programs of the terminal does so here, too.
            guard [GDK_KEY_Escape, GDK_KEY_q].contains(CInt(bitPattern: key)) else { return false }
            gtk_window_close(window.cast())
            return true
        }
        gtk_widget_add_controller(window, keys)
        Signal.connect(window.raw, "destroy") { [weak self] in
            self?.pointer = nil
            didClose()
        }
    }

    func present() {
        guard let pointer else { return }
        gtk_window_present(pointer.cast())
        if isOnTop { WindowStacking.keepAbove(pointer) }
    }

    func close() {
        if let pointer { gtk_window_destroy(pointer.cast()) }
    }
}
