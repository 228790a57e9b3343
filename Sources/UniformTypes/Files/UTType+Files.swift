import Foundation
internal import SystemSupport

extension UTType {
    /// Finds the type of a file by its kind, its name and, if these are not sufficient, its content.
    ///
    /// A symbolic link counts as its destination. The content is read if no type declares the extension and the shared
    /// MIME-info database does not know the name, and if types share the extension: a film and a program may end in `.ts`.
    ///
    /// - Parameter url: The URL of a file or directory.
    /// - Throws: `CocoaError.fileReadNoSuchFile`, `CocoaError.fileReadNoPermission` or `CocoaError.fileReadUnknown` if
    ///   the file does not exist or cannot be read.
    public init(ofFileAt url: URL) throws {
        self = try FileTyping.type(path: url.path)
    }

    /// Finds the type of files with a name, without looking at any file.
    ///
    /// Beside the extension the patterns of the shared MIME-info database count, such as that for `Makefile`.
    ///
    /// - Parameter name: The last component of a path.
    public init(ofFileNamed name: String) {
        self = MatchedName.with(name) { FileTyping.type(name: $0) }
    }

    /// Finds the type of some content, using its file name if there is one.
    ///
    /// - Parameters:
    ///   - content: The content, or its first 20,000 bytes.
    ///   - fileName: The name of the file that the content is from.
    public init(ofContent content: Data, fileName: String? = nil) {
        self = FileTyping.type(name: fileName ?? "", isExecutable: false) { _, body in
            content.withUnsafeBytes { body($0) }
        }
    }
}

extension UTType {
    /// Finds the type of a regular file from its content if its extension belongs to several types.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - name: The name that counts, where it is not that of the URL.
    /// - Returns: nil where the extension determines the type.
    package init?(ofContestedFileAt url: URL, named name: String? = nil) {
        guard let type = FileTyping.contestedType(name: name ?? url.lastPathComponent, path: url.path) else {
            return nil
        }
        self = type
    }
}

/// Tells the types of files.
enum FileTyping {
    static func type(path: String) throws -> UTType {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileSystem.status(of: path)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR, FileSystem.exists(path) { return .symbolicLink }
            throw cocoaError(error.code, path)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        switch status.kind {
        case .directory: return directoryType(name: name)
        case .namedPipe: return UTType("public.named-pipe") ?? .item
        case .socket: return UTType("public.socket") ?? .item
        case .characterDevice: return UTType("public.character-special") ?? .item
        case .blockDevice: return UTType("public.block-special") ?? .item
        case .file, .symbolicLink, nil: break
        }
        return type(name: name, isExecutable: status.isExecutable) { extent, body in
            withBeginning(ofFileAt: path, extent: extent, body)
        }
    }

    private static func directoryType(name: String) -> UTType {
        let text = MatchedName.with(name) { name in name.filenameExtension.map { String(decoding: $0, as: UTF8.self) } }
        guard let text, let type = UTType(filenameExtension: text, conformingTo: .directory), !type.isDynamic else {
            return .folder
        }
        return type
    }

    /// Returns the type of a regular file.
    ///
    /// - Parameters:
    ///   - name: The last component of its path; may be empty.
    ///   - isExecutable: Whether any user may execute it.
    ///   - read: Gives the beginning of the content, so many bytes, to a closure.
    static func type(
        name: String,
        isExecutable: Bool,
        read: (Int, (UnsafeRawBufferPointer) -> UTType?) -> UTType?
    ) -> UTType {
        MatchedName.with(name) { name in
            let told = typeByName(name)
            guard told.isUncertain else {
                let type = told.type ?? .data
                let extent = ContentInspection.extent(ofVariantsOf: type)
                guard extent == 0 else { return read(extent, ContentInspection.variant) ?? type }
                return contestedType(name, type, read: read) ?? type
            }
            let byContent = typeByContent(name, told.type, isExecutable: isExecutable, read: read)
            return byContent ?? told.type ?? .data
        }
    }

    /// Returns the type of files with a name.
    static func type(name: MatchedName) -> UTType { typeByName(name).type ?? .data }

    /// Returns the type that a name determines, and whether the content may determine a better one.
    @inline(__always)
    private static func typeByName(_ name: MatchedName) -> (type: UTType?, isUncertain: Bool) {
        let text = name.filenameExtension
        let byExtension = text.flatMap(type(filenameExtension:))
        if let byExtension, !byExtension.isDynamic { return (byExtension, false) }
        let database = DesktopDatabase.shared
        guard let (match, isAmbiguous) = database.bestMatch(fileName: name) else { return (byExtension, true) }
        // The pattern is an asterisk, a full stop and the extension, so the extension is sufficient.
        if let text, let byExtension, match.length == characterCount(text) + 2 { return (byExtension, isAmbiguous) }
        return (DesktopTypes.type(of: match, database), isAmbiguous)
    }

    /// Returns the type of a regular file from its content, for names that stand for no type or for several.
    private static func typeByContent(
        _ name: MatchedName,
        _ byName: UTType?,
        isExecutable: Bool,
        read: (Int, (UnsafeRawBufferPointer) -> UTType?) -> UTType?
    ) -> UTType? {
        let database = DesktopDatabase.shared
        let nameTypes = database.nameTypes(fileName: name)
        return read(max(database.magicExtent, 128)) { content in
            if let type = database.magicType(content, nameTypes: nameTypes) {
                // A sound in a container of films has the name of a sound, and the content of a film.
                if let byName, DesktopTypes.isSound(byName, inContainerOf: type) { return byName }
                let vocabulary = type == "application/xml" ? database.vocabulary(ofXML: content) : nil
                return DesktopTypes.type(mimeType: vocabulary ?? type, database)
            }
            if content.isEmpty { return nil }
            if let byName {
                // Of several types that the name stands for, text is in that of text.
                guard !byName.conforms(to: .text), nameTypes.all.count > 1, TextRecognition.looksLikeText(content)
                else {
                    return nil
                }
                let texts = nameTypes.all.map { DesktopTypes.type(mimeType: $0, database) }.filter {
                    $0.conforms(to: .text)
                }
                return texts.count == 1 ? texts.first : nil
            }
            if TextRecognition.looksLikeText(content) { return .plainText }
            return isExecutable ? .unixExecutable : nil
        }
    }

    /// Returns the type of a file whose extension several types share.
    static func contestedType(name: String, path: String) -> UTType? {
        MatchedName.with(name) { name in
            guard let told = typeByName(name).type else { return nil }
            return contestedType(name, told) { extent, body in withBeginning(ofFileAt: path, extent: extent, body) }
        }
    }

    /// Returns the type of a file by its content, if types share its extension; nil if they do not, or if there is no content.
    private static func contestedType(
        _ name: MatchedName,
        _ told: UTType,
        read: (Int, (UnsafeRawBufferPointer) -> UTType?) -> UTType?
    ) -> UTType? {
        guard let text = name.filenameExtension, !text.isEmpty else { return nil }
        let fileExtension = String(decoding: text, as: UTF8.self)
        guard SharedExtensions.isShared(fileExtension, told) else { return nil }
        let database = DesktopDatabase.shared
        let nameTypes = database.nameTypes(fileName: name)
        return read(max(database.magicExtent, 128)) { content in
            guard !content.isEmpty else { return nil }
            if let type = database.magicType(content, nameTypes: nameTypes) {
                let found = DesktopTypes.type(mimeType: type, database)
                // A document in one file is no package, and a general type says less than the name.
                let isOther = !told.conforms(to: found) && !(told.tags[.mimeType] ?? []).contains(type)
                let isBetter = isOther && found.conforms(to: .data) && found != .plainText
                if isBetter || !TextRecognition.looksLikeText(content) { return isBetter ? found : told }
            }
            guard TextRecognition.looksLikeText(content), !told.conforms(to: .text) else { return told }
            return SharedExtensions.textType(told, fileExtension, content)
        }
    }

    /// The types of extensions that have no built-in type, by the bytes of the extension.
    private static let memo = TypeMemo()

    /// Returns the type of an extension, given in lowercase.
    @inline(__always)
    private static func type(filenameExtension text: UnsafeRawBufferPointer) -> UTType? {
        let system = text.withMemoryRebound(to: UInt8.self) { key in
            SystemTypeTable.types(extension: key)?.first { UTType(systemType: $0).conforms(to: .data) }
        }
        if let system { return UTType(systemType: system) }
        guard text.count <= 8 else { return UTType(filenameExtension: String(decoding: text, as: UTF8.self)) }
        var key: UInt64 = 0
        for byte in text { key = key << 8 | UInt64(byte) }
        if let type = memo.type(number: key) { return type }
        let generation = Generation.current
        guard let type = UTType(filenameExtension: String(decoding: text, as: UTF8.self)) else { return nil }
        memo.remember(type, number: key, madeOf: generation)
        return type
    }

    private static func characterCount(_ text: UnsafeRawBufferPointer) -> Int {
        var count = 0
        for byte in text where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    private static func withBeginning(
        ofFileAt path: String,
        extent: Int,
        _ body: (UnsafeRawBufferPointer) -> UTType?
    ) -> UTType? {
        guard let file = try? Descriptor.reading(path) else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: extent, alignment: 16) { buffer in
            let place = UnsafeMutableRawBufferPointer(rebasing: buffer[..<extent])
            let count = (try? file.fill(place)) ?? 0
            return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private static func cocoaError(_ code: Int32, _ path: String) -> CocoaError {
        let kind: CocoaError.Code =
            switch code {
            case ENOENT, ENOTDIR: .fileReadNoSuchFile
            case EACCES, EPERM: .fileReadNoPermission
            default: .fileReadUnknown
            }
        return CocoaError(kind, userInfo: [NSFilePathErrorKey: path])
    }
}
