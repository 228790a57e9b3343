internal import SystemSupport

/// Filename extensions that several types have, so that the content of a file decides.
enum SharedExtensions {
    /// Extensions that other files have than those of the one type that is declared: a Windows shortcut, or a list of addresses; a
    /// recording of a camera, or a module of TypeScript; an archive of a Macintosh, or ActionScript; and what Word has
    /// saved or opened as formatted text, a page or text.
    private static let others: Set = ["url", "mts", "as", "doc"]

    /// The beginnings of files that look like text, by their types, which no rule of the desktop's database need know.
    private static let beginnings = [
        "com.microsoft.internet-shortcut": "[InternetShortcut", "com.apple.iWork.Keynote.sffkey": "PK",
        "com.apple.iWork.Keynote.sffkth": "PK", "com.apple.iWork.Pages.sffpages": "PK",
        "com.apple.iWork.Pages.sfftemplate": "PK", "com.apple.iWork.Numbers.sffnumbers": "PK",
        "com.apple.iWork.Numbers.sfftemplate": "PK",
    ]

    /// The extensions that are known: one that is shared has the type of all data, and another one its type.
    private static let memo = TypeMemo()

    /// Returns whether other types share an extension with the type that is preferred for it.
    static func isShared(_ fileExtension: String, _ preferred: UTType) -> Bool {
        if let known = memo.type(text: fileExtension) { return known == .data }
        let generation = Generation.current
        let isShared = others.contains(fileExtension) || !rivals(of: preferred, fileExtension).isEmpty
        memo.remember(isShared ? .data : .item, text: fileExtension, madeOf: generation)
        return isShared
    }

    /// Returns the type of text, which no rule of the database knows, in a file whose extension is that of something else. Where all
    /// types of the extension are sounds and films, such as those of `mp4`, it has the type of its name.
    static func textType(
        _ preferred: UTType,
        _ fileExtension: String,
        _ content: UnsafeRawBufferPointer
    ) -> UTType {
        let types = rivals(of: preferred, fileExtension) + [preferred]
        let isOther = others.contains(fileExtension)
        if !isOther, types.allSatisfy({ $0.conforms(to: .audiovisualContent) }) { return preferred }
        if isOther, beginnings[preferred.identifier] == nil, let match = DesktopDatabase.shared.magicMatch(content) {
            let found = DesktopTypes.type(mimeType: match.type, DesktopDatabase.shared)
            if found.conforms(to: .text), found.conforms(to: .data) { return found }
        }
        guard let beginning = beginnings[preferred.identifier] else { return .plainText }
        let head = String(decoding: content.prefix(1024), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        // Other sections may precede that of a shortcut.
        let lines = beginning.hasPrefix("[") ? head.split(whereSeparator: \.isNewline) : [head]
        return lines.contains { $0.hasPrefix(beginning) } ? preferred : .plainText
    }

    /// Returns the other types with an extension, except those that are more general or more special.
    private static func rivals(of preferred: UTType, _ fileExtension: String) -> [UTType] {
        let database = DesktopDatabase.shared
        let declared = TagLookup.declaredTypes(tag: fileExtension, tagClass: .filenameExtension, supertype: nil)
        let names = database.nameTypes(fileName: "x.\(fileExtension)").all
        let own = preferred.tags[.mimeType] ?? []
        let desktop = names.filter { !own.contains($0) }.map { DesktopTypes.type(mimeType: $0, database) }
        return (declared + desktop).filter { !$0.conforms(to: preferred) && !preferred.conforms(to: $0) }
    }
}
