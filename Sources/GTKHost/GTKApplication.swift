import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// Runs an app: shows its windows and serves them until the last is closed.
@MainActor
package enum GTKApplication {
    /// Runs an app. Returns when its last window is closed.
    package static func run<Program: App>(_ program: Program.Type) {
        g_set_prgname(ProcessInfo.processInfo.processName)
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
            let message = """
                \(ProcessInfo.processInfo.processName): no display could be opened. Start the app in a desktop session, or \
                set DISPLAY or WAYLAND_DISPLAY (a virtual display comes with: xvfb-run \(CommandLine.arguments[0])).

                """
            FileHandle.standardError.write(Data(message.utf8))
            exit(1)
        }
        MainLoop.attachMainQueue()
        let host = GTKHost(pasteboard: .general)
        host.theme.install(on: display)

        let app = AppInstance(program)
        let windows = AppWindows(host: host) { [weak app] in app?.closeWindow($0) }
        app.windowsDidChange = { windows.show($0) }
        app.bringToFront = { windows.bringToFront($0) }
        windows.show(app.windows())
        windows.runUntilClosed()
        host.pasteboard.storeForOthers()
    }
}
