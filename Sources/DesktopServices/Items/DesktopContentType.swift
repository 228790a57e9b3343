import CGIO
import UniformTypeIdentifiers

/// The desktop's names of types, which programs use to declare the files that they open.
enum DesktopContentType {
    /// Returns the MIME types of a type, the most special first: its own, the desktop's for its file name extension,
    /// and that of plain text for all text that an editor shows.
    static func names(of type: UTType) -> [String] {
        if type.conforms(to: .folder) { return ["inode/directory"] }
        // Charsets do not affect which programs open a type.
        var names = (type.tags[.mimeType] ?? []).map { String($0.prefix { $0 != ";" }) }
        if let known = type.preferredFilenameExtension.flatMap(name(ofExtension:)) { names.append(known) }
        if type.conforms(to: .plainText) { names.append("text/plain") }
        return names
    }

    private static func name(ofExtension fileExtension: String) -> String? {
        var isUncertain: gboolean = 0
        guard let name = g_content_type_guess("file.\(fileExtension)", nil, 0, &isUncertain) else { return nil }
        defer { g_free(name) }
        return isUncertain == 0 ? String(cString: name) : nil
    }
}
