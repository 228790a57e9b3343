import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// Runs an app: opens its windows and serves them until the last is closed.
@MainActor
package enum GTKApplication {
    private static var windows: [GTKWindow] = []
    private static var loop: OpaquePointer?

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

        let app = AppInstance(program) { descriptions in
            for description in descriptions {
                for window in windows where window.id == description.id { window.update(description) }
            }
        }
        loop = g_main_loop_new(nil, 0)
        for description in app.windows() {
            let window = GTKWindow(description, host: host) { closed in
                windows.removeAll { $0 === closed }
                if windows.isEmpty { g_main_loop_quit(loop) }
            }
            windows.append(window)
            window.present()
        }
        if !windows.isEmpty { g_main_loop_run(loop) }
        host.pasteboard.storeForOthers()
    }
}
