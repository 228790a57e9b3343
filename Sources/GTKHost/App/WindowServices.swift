import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import SystemSupport
import TransferKit

/// The services of the app's windows for code without views. `RunningHost` provides them while the windows are being served.
struct WindowServices: HostServices {
    let host: GTKHost

    func publish(_ offer: TransferOffer) { host.pasteboard.publish(offer) }
    func clearClipboard() { host.pasteboard.clear() }

    var ownContents: TransferOffer? {
        if case .own(let offer) = host.pasteboard.contents() { offer } else { nil }
    }

    var clipboardOfWindows: (any ClipboardOfWindows)? {
        host.pasteboard.isSeenByWindowsAlone ? GTKClipboardOfWindows(pasteboard: host.pasteboard) : nil
    }

    var themeColors: ThemeColors? { host.theme.colors }
    var shareService: (any ShareService)? { host.sharing }

    var screen: (bounds: CGRect, visible: CGRect, scale: CGFloat, name: String?)? {
        screenForWindows().map { ($0.bounds, $0.visible, DesktopAppearance.displayScale, $0.name) }
    }

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        SystemURLOpener.desktop.open(url, completion)
    }

    func show(
        _ request: FileDialogRequest,
        answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) -> AnyObject {
        let window = ToplevelWindows.active.map { UnsafeMutableRawPointer($0).typed(as: GtkWidget.self) }
        // The answers of the portal arrive by tasks, which wait while another one waits for them.
        return FileChooser(request, over: window, usesPortal: !MainLoop.isRunningMainQueue, answer: answer)
    }

    func show(
        _ dialog: DialogRequest,
        over window: WindowState?,
        onEnd: @escaping @MainActor () -> Void
    ) -> any StandaloneDialog {
        let window = (window?.handle as? GTKWindow)?.pointer
        let active = ToplevelWindows.active.map { UnsafeMutableRawPointer($0).typed(as: GtkWidget.self) }
        return DialogWindow(dialog, over: window ?? active, host: host, onEnd: onEnd)
    }

    func size(of view: AnyView, in proposal: ProposedViewSize) -> CGSize {
        var environment = EnvironmentValues()
        environment.themeColors = host.theme.colors
        let graph = ViewGraph(view, environment: environment, host: host)
        defer { graph.remove() }
        graph.settle()
        return graph.content.element.size(proposal)
    }

    var canServeWindows: Bool { !MainLoop.isRunningMainQueue }

    var modifierKeys: EventModifiers { host.heldKeys.now }

    func serveOnce() { g_main_context_iteration(nil, 1) }

    func beep() {
        if let display = gdk_display_get_default() { gdk_display_beep(display) }
    }

    func setPointer(_ cssName: String?) {
        for window in ToplevelWindows.all {
            gtk_widget_set_cursor_from_name(UnsafeMutableRawPointer(window).typed(), cssName)
        }
    }

    func setPrefersDark(_ isDark: Bool?) {
        DesktopAppearance.setDark(isDark)
    }
}

private struct GTKClipboardOfWindows: ClipboardOfWindows {
    let pasteboard: GTKPasteboard

    var changeCount: Int { pasteboard.changeCount() }
    var foreignNames: [String]? { pasteboard.foreignNames }

    func requestPayload(_ name: String) -> Descriptor? { pasteboard.requestPayload(name) }
}
