import CGTK
import Foundation
import GTKInterop
import SystemSupport
import TransferKit

// Reading while the main thread waits. GDK's clipboard of Wayland makes a pipe at once, and only its answer needs a main loop, which
// can be another one than the app's.

extension GTKPasteboard {
    /// The protocols by which a compositor announces its clipboard to programs without the keyboard.
    private static let dataControl = ["ext_data_control_manager_v1", "zwlr_data_control_manager_v1"]

    /// A Boolean value that indicates whether the clipboard is announced only to the window with keyboard focus.
    package var isSeenByWindowsAlone: Bool {
        guard let display = gdk_clipboard_get_display(pointer),
            let type = g_type_name_from_instance(display.raw.typed()), String(cString: type) == "GdkWaylandDisplay"
        else { return false }
        return !Self.dataControl.contains { gdk_wayland_display_query_registry(display.raw, $0) != 0 }
    }

    /// The names of the payloads that another program offers; nil if this process does not know the contents or owns them.
    package var foreignNames: [String]? {
        guard isKnown, gdk_clipboard_is_local(pointer) == 0 else { return nil }
        return mimeTypes(of: gdk_clipboard_get_formats(pointer))
    }

    /// Requests a payload from another program on Wayland, without running the app's main loop.
    /// - Returns: The pipe with the payload; nil if it is not offered, or if this process has too many open files.
    package func requestPayload(_ name: String) -> Descriptor? {
        // GLib ends a process that has none left for a main context.
        guard (try? OpenFileLimit.checkRoom(for: 4, "A main context")) != nil else { return nil }
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        defer {
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        let request = Box(PayloadRequest())
        name.withCString { text in
            var names: [UnsafePointer<CChar>?] = [text, nil]
            gdk_clipboard_read_async(
                pointer,
                &names,
                G_PRIORITY_DEFAULT,
                nil,
                { source, result, data in
                    Box<PayloadRequest>.take(data!).finish(OpaquePointer(source), result)
                },
                Unmanaged.passRetained(request).toOpaque()
            )
        }
        // The answer is there already: it is no more than the end of the pipe.
        while !request.value.isAnswered, g_main_context_iteration(context, 0) != 0 {}
        gdk_display_flush(gdk_clipboard_get_display(pointer))
        return request.value.pipe
    }
}

/// A request for a payload, and its answer.
private final class PayloadRequest {
    private(set) var isAnswered = false
    private(set) var pipe: Descriptor?

    func finish(_ clipboard: OpaquePointer?, _ result: OpaquePointer?) {
        isAnswered = true
        guard let stream = gdk_clipboard_read_finish(clipboard, result, nil, nil) else { return }
        defer { g_object_unref(stream) }
        guard let type = g_type_name_from_instance(UnsafeMutableRawPointer(stream).typed()),
            String(cString: type) == "GUnixInputStream"
        else { return }
        let number = fcntl(g_unix_input_stream_get_fd(stream), F_DUPFD_CLOEXEC, 0)
        if number >= 0 { pipe = Descriptor(number, name: "The pipe of the clipboard") }
    }
}
