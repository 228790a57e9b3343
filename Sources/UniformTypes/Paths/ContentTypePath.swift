/// Completes file names with the extension of a type.
enum ContentTypePath {
    /// Returns a file name with an extension that stands for a type.
    ///
    /// - Returns: The name as it is when its extension stands for the type already or when the type has no extension,
    ///   else the name with the type's preferred extension added.
    static func name(_ partialName: String, for type: UTType) -> String {
        guard let preferred = type.preferredFilenameExtension else { return partialName }
        if let existing = filenameExtension(of: partialName) {
            let extensions = type.tags[.filenameExtension] ?? []
            if extensions.contains(where: { $0.lowercased() == existing.lowercased() }) { return partialName }
            if let meaning = UTType(tag: existing, tagClass: .filenameExtension, conformingTo: nil),
                meaning.isDeclared, meaning.conforms(to: type)
            {
                return partialName
            }
        }
        return partialName.isEmpty ? partialName : "\(partialName).\(preferred)"
    }

    /// Returns the characters after the last full stop of a path's last component, unless that begins the component.
    private static func filenameExtension(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return nil }
        let text = name[name.index(after: stop)...]
        return text.isEmpty ? nil : String(text)
    }
}
