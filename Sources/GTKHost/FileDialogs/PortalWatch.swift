import CGTK
import Foundation
import GTKInterop

/// Tells when the program that serves the desktop's portals has ended, so that nothing answers its requests any more.
@MainActor
final class PortalWatch {
    @MainActor
    private final class Observer {
        /// Whether the program was seen.
        var wasThere = false
        let ended: @MainActor () -> Void

        init(_ ended: @escaping @MainActor () -> Void) { self.ended = ended }
    }

    /// How long a program may take that the bus starts for a request, in seconds.
    private static let start: TimeInterval = 5

    private let observer: Observer
    private let id: guint

    /// Begins to watch.
    /// - Parameter ended: Called when the program has ended, or was not there and is not started either.
    init(_ ended: @escaping @MainActor () -> Void) {
        observer = Observer(ended)
        // GLib calls these on the thread that began to watch.
        id = g_bus_watch_name(
            G_BUS_TYPE_SESSION,
            "org.freedesktop.portal.Desktop",
            G_BUS_NAME_WATCHER_FLAGS_NONE,
            { _, _, _, data in
                let observer = Unmanaged<Observer>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { observer.wasThere = true }
            },
            { _, _, data in
                let observer = Unmanaged<Observer>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { if observer.wasThere { observer.ended() } }
            },
            Unmanaged.passRetained(observer).toOpaque(),
            { Unmanaged<Observer>.fromOpaque($0!).release() }
        )
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.start) { [weak observer] in
            MainActor.assumeIsolated {
                if let observer, !observer.wasThere { observer.ended() }
            }
        }
    }

    isolated deinit { g_bus_unwatch_name(id) }
}
