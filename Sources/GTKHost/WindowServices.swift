import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import SystemSupport
import TransferKit

/// Services of the app's windows for code without views. SwiftUICore finds it by its name: see `RunningHost` there.
package struct WindowServices: HostServices {
    package init() {}

    private var host: GTKHost? { GTKHost.running }

    package func publish(_ offer: TransferOffer) { host?.pasteboard.publish(offer) }
    package func clearClipboard() { host?.pasteboard.clear() }

    package var ownContents: TransferOffer? {
        if case .own(let offer) = host?.pasteboard.contents() { offer } else { nil }
    }

    package var clipboardOfWindows: (any ClipboardOfWindows)? {
        host.flatMap { $0.pasteboard.isSeenByWindowsAlone ? GTKClipboardOfWindows(pasteboard: $0.pasteboard) : nil }
    }

    package var themeColors: ThemeColors? { host?.theme.colors }
    package var shareService: (any ShareService)? { host?.sharing }

    package var screen: (bounds: CGRect, visible: CGRect, scale: CGFloat)? {
        screenForWindows().map { ($0.bounds, $0.visible, DesktopAppearance.displayScale) }
    }

    package func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        SystemURLOpener.desktop.open(url, completion)
    }

    package func show(
        _ request: FileDialogRequest,
        answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) -> AnyObject {
        let window = ToplevelWindows.active.map { UnsafeMutableRawPointer($0).typed(as: GtkWidget.self) }
        // The answers of the portal arrive by tasks, which wait while another one waits for them.
        return FileChooser(request, over: window, usesPortal: !MainLoop.isRunningMainQueue, answer: answer)
    }

    package func serveOnce() { g_main_context_iteration(nil, 1) }

    package func beep() {
        if let display = gdk_display_get_default() { gdk_display_beep(display) }
    }

    package func setPointer(_ cssName: String?) {
        for window in ToplevelWindows.all {
            gtk_widget_set_cursor_from_name(UnsafeMutableRawPointer(window).typed(), cssName)
        }
    }

    package func setPrefersDark(_ isDark: Bool?) {
        DesktopAppearance.setDark(isDark)
    }
}

private struct GTKClipboardOfWindows: ClipboardOfWindows {
    let pasteboard: GTKPasteboard

    var changeCount: Int { pasteboard.changeCount() }
    var foreignNames: [String]? { pasteboard.foreignNames }

    func requestPayload(_ name: String) -> Descriptor? { pasteboard.requestPayload(name) }
}
