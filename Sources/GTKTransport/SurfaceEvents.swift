import CGTK
import GTKInterop
import SystemSupport

/// The events of all surfaces, before the widgets have them.
@MainActor
enum SurfaceEvents {
    private static var handlers: [GdkEventType.RawValue: [(OpaquePointer) -> Void]] = [:]

    /// Calls a function with each event of a type. GDK has opened a display before.
    static func watch(_ type: GdkEventType, _ handle: @escaping (OpaquePointer) -> Void) {
        if handlers.isEmpty { addHook() }
        handlers[type.rawValue, default: []].append(handle)
    }

    private static func addHook() {
        // The class has its signals once a surface has been made.
        guard let type = g_type_class_ref(gdk_surface_get_type()) else { return }
        defer { g_type_class_unref(type) }
        g_signal_add_emission_hook(
            g_signal_lookup("event", gdk_surface_get_type()),
            0,
            { _, _, values, _ in
                // The surface is the first value, its event the second.
                if let event = g_value_peek_pointer(values?.advanced(by: 1)) {
                    nonisolated(unsafe) let event = OpaquePointer(event)
                    MainActor.assumeCallback { SurfaceEvents.handle(event) }
                }
                return 1
            },
            nil,
            nil
        )
    }

    private static func handle(_ event: OpaquePointer) {
        for handle in handlers[gdk_event_get_event_type(event).rawValue] ?? [] { handle(event) }
    }
}
