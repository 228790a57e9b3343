import CGTK
import CoreTransferable
import Foundation
public import TransferKit

/// A clipboard of GDK's: the desktop's clipboard, or its primary selection.
///
/// It can be used by any program that runs GTK 4, whatever shows its windows:
///
/// ```swift
/// MainLoop.attachMainQueue()
/// let pasteboard = GTKPasteboard.general
/// pasteboard.publish(TransferOffer([provider]))
/// ```
@MainActor
public final class GTKPasteboard: PasteboardTransport {
    private let clipboard: ObjectReference

    /// How much and how long reading from another program may take.
    public var limits = TransferLimits()

    /// Wraps a clipboard.
    /// - Parameter clipboard: A `GdkClipboard`.
    public init(_ clipboard: OpaquePointer) { self.clipboard = ObjectReference(retaining: clipboard.raw) }

    /// The clipboard of the default display. GTK must be initialized.
    public static let general = GTKPasteboard(gdk_display_get_clipboard(gdk_display_get_default()))

    private var pointer: OpaquePointer { OpaquePointer(clipboard.pointer) }

    public func publish(_ offer: TransferOffer) {
        let provider = OfferContentProvider.make(offer)
        gdk_clipboard_set_content(pointer, provider)
        g_object_unref(provider)
    }

    public var contents: PasteboardContents {
        if gdk_clipboard_is_local(pointer) != 0, let content = gdk_clipboard_get_content(pointer),
            let offer = OfferContentProvider.offer(of: content)
        {
            return .own(offer)
        }
        let names = mimeTypes(of: gdk_clipboard_get_formats(pointer))
        guard !names.isEmpty else { return .empty }
        let (clipboard, limits) = (self.clipboard, self.limits)
        return .other(
            IncomingOffer(names: names) { name in
                try await InputStreamReader.read(limits: limits) { cancellable in
                    try await Self.open(clipboard, name, cancellable)
                }
            }
        )
    }

    public func onChange(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(clipboard.pointer, "changed", action)
    }

    /// Gives what this process put on the clipboard to the desktop's clipboard manager, so that it outlives the process.
    ///
    /// Call it before the process ends. It waits for the manager for a second at most, and returns at once where there is
    /// none or where another program's contents are on the clipboard.
    public func storeForOthers() {
        guard case .own = contents else { return }
        let isDone = Box(Flag())
        gdk_clipboard_store_async(
            pointer,
            G_PRIORITY_DEFAULT,
            nil,
            { source, result, data in
                gdk_clipboard_store_finish(OpaquePointer(source), result, nil)
                Box<Flag>.take(data!).isSet = true
            },
            Unmanaged.passRetained(isDone).toOpaque()
        )
        let end = g_get_monotonic_time() + 1_000_000
        while !isDone.value.isSet, g_get_monotonic_time() < end {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
        }
    }

    private final class Flag {
        var isSet = false
    }

    private static func open(
        _ clipboard: ObjectReference,
        _ name: String,
        _ cancellable: ObjectReference
    ) async throws -> ObjectReference {
        try await openStream(name) { names, callback, data in
            gdk_clipboard_read_async(
                OpaquePointer(clipboard.pointer),
                names,
                G_PRIORITY_DEFAULT,
                cancellable.pointer.typed(),
                callback,
                data
            )
        } finish: { result, error in
            gdk_clipboard_read_finish(OpaquePointer(clipboard.pointer), result, nil, error)
        }
    }
}

/// Asks GDK for one payload and waits for the stream.
@MainActor
func openStream(
    _ name: String,
    start: (UnsafeMutablePointer<UnsafePointer<CChar>?>, GAsyncReadyCallback, gpointer) -> Void,
    finish:
        @escaping (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> UnsafeMutablePointer<
            GInputStream
        >?
) async throws -> ObjectReference {
    typealias Answer = (OpaquePointer?) -> Void
    return try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<ObjectReference, any Error>) in
        let answer: Answer = { result in
            var error: UnsafeMutablePointer<GError>?
            guard let stream = finish(result, &error) else {
                return continuation.resume(throwing: TransferWireError.broken(message(of: error)))
            }
            continuation.resume(returning: ObjectReference(retaining: stream))
            g_object_unref(stream)
        }
        name.withCString { text in
            var names: [UnsafePointer<CChar>?] = [text, nil]
            start(
                &names,
                { _, result, data in Box<Answer>.take(data!)(result) },
                Unmanaged.passRetained(Box(answer)).toOpaque()
            )
        }
    }
}

/// The names in GDK's list of formats.
func mimeTypes(of formats: OpaquePointer?) -> [String] {
    var count: gsize = 0
    guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
}
