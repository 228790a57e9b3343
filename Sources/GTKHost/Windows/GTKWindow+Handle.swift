import CGTK
import GTKInterop
import GTKTransport
import SwiftUICore

// What code without views does with a window of the app.

extension GTKWindow: WindowHandle {
    var shownTitle: String {
        get { gtk_window_get_title(pointer.cast()).map { String(cString: $0) } ?? "" }
        set { givenTitle = newValue }
    }

    var condition: WindowCondition {
        var condition: WindowCondition = []
        if gtk_widget_get_mapped(pointer) != 0 { condition.insert(.visible) }
        if isMinimized { condition.insert(.minimized) }
        if gtk_window_is_maximized(pointer.cast()) != 0 { condition.insert(.zoomed) }
        if gtk_window_is_fullscreen(pointer.cast()) != 0 { condition.insert(.fullScreen) }
        if gtk_window_get_resizable(pointer.cast()) != 0 { condition.insert(.resizable) }
        return condition
    }

    var size: CGSize { CGSize(width: Int(gtk_widget_get_width(pointer)), height: Int(gtk_widget_get_height(pointer))) }

    var isEditingText: Bool {
        gtk_window_get_focus(pointer.cast()).flatMap { FocusedText($0) }?.isEditor ?? false
    }

    func bringToFront() { present() }

    func hide() { gtk_widget_set_visible(pointer, 0) }

    func requestClose() { gtk_window_close(pointer.cast()) }

    func setMinimized(_ isMinimized: Bool) {
        if isMinimized { gtk_window_minimize(pointer.cast()) } else { gtk_window_unminimize(pointer.cast()) }
    }

    func setZoomed(_ isZoomed: Bool) {
        if isZoomed { gtk_window_maximize(pointer.cast()) } else { gtk_window_unmaximize(pointer.cast()) }
    }

    func setFullScreen(_ isFullScreen: Bool) {
        if isFullScreen { gtk_window_fullscreen(pointer.cast()) } else { gtk_window_unfullscreen(pointer.cast()) }
    }

    func setFloating(_ isFloating: Bool) -> Bool { keepAboveOthers(pointer, isFloating) }

    func setSize(_ size: CGSize) { setDefaultSize(size) }

    func move(to place: @escaping (CGRect, CGSize) -> CGPoint) {
        // A window that is not laid out yet stands in its place when it is.
        if gtk_widget_get_width(pointer) > 0 { moveWindow(pointer, to: place) }
    }

    func setParent(_ parent: (any WindowHandle)?) {
        gtk_window_set_transient_for(pointer.cast(), (parent as? GTKWindow)?.pointer.cast())
    }

    func setResizable(_ isResizable: Bool) { self.isResizable = isResizable }

    func setOpacity(_ opacity: Double) { gtk_widget_set_opacity(pointer, opacity) }

    func resignFocus() { gtk_window_set_focus(pointer.cast(), nil) }
}
