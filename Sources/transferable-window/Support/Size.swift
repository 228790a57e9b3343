import CGTK

/// Sizes of files as people read them.
enum Size {
    /// A size in the units of the desktop, such as `1.2 MB`.
    static func text(_ byteCount: Int64) -> String {
        guard let text = g_format_size(guint64(max(0, byteCount))) else { return "\(byteCount)" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
