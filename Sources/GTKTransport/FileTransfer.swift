import CGTK
import Foundation
import TransferKit

/// Hands a file over through the desktop's portal for file transfers, to targets that know GTK 4's form of it.
///
/// File managers written with GTK 4, Nautilus among them, know no direct save and save data that is text as a text without
/// a name. They take this form for a file, and editors take it for nothing, where they would open the file of a list of
/// URIs. GTK speaks to the portal.
@MainActor
enum FileTransfer {
    nonisolated static let mimeType = "application/vnd.portal.filetransfer"

    /// Whether the portal is there. The first question makes GTK look for it; the answer comes later.
    static var isAvailable: Bool {
        let formats = gdk_content_formats_union_serialize_mime_types(
            gdk_content_formats_new_for_gtype(g_file_get_type())
        )
        defer { gdk_content_formats_unref(formats) }
        return gdk_content_formats_contain_mime_type(formats, mimeType) != 0
    }

    /// Announces a file to the portal and writes the key with which the target has it.
    static func write(_ file: URL, to stream: ObjectReference) async throws {
        typealias Continuation = CheckedContinuation<Void, any Error>
        var value = GValue()
        g_value_init(&value, g_file_get_type())
        defer { g_value_unset(&value) }
        let object = g_file_new_for_path(file.path)
        g_value_take_object(&value, object.map { UnsafeMutableRawPointer($0) })
        try await withCheckedThrowingContinuation { (continuation: Continuation) in
            gdk_content_serialize_async(
                stream.pointer.typed(),
                mimeType,
                &value,
                G_PRIORITY_DEFAULT,
                nil,
                { _, result, data in
                    let continuation = Box<Continuation>.take(data!)
                    var error: UnsafeMutablePointer<GError>?
                    if gdk_content_serialize_finish(result, &error) != 0 {
                        continuation.resume()
                    } else {
                        continuation.resume(throwing: TransferWireError.broken(message(of: error)))
                    }
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }
}
