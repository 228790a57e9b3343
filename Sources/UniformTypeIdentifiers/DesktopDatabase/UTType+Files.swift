import Foundation

extension UTType {
    /// Finds the type of a file by its kind, its name and, when they do not tell, its content.
    ///
    /// A symbolic link counts as what it points to. The content is looked at only when no type declares the extension and
    /// the shared MIME-info database does not know the name.
    ///
    /// - Parameter url: The URL of a file or directory.
    /// - Throws: `CocoaError.fileReadNoSuchFile`, `CocoaError.fileReadNoPermission` or `CocoaError.fileReadUnknown` when
    ///   there is no such file or it cannot be looked at.
    public init(ofFileAt url: URL) throws {
        self = try FileTyping.type(path: url.path)
    }

    /// Finds the type of files with a name, without looking at any file.
    ///
    /// Beside the extension the patterns of the shared MIME-info database count, such as that for `Makefile`.
    ///
    /// - Parameter name: The last component of a path.
    public init(ofFileNamed name: String) {
        self = FileTyping.type(name: name, isExecutable: false) { _, _ in nil }
    }

    /// Finds the type of a content, with the help of the name it has, if any.
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

/// Tells the types of files.
enum FileTyping {
    static func type(path: String) throws -> UTType {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            if code == ENOENT || code == ENOTDIR, lstat(path, &status) == 0 { return .symbolicLink }
            throw error(code, path)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return directoryType(name: name)
        case S_IFIFO: return UTType("public.named-pipe") ?? .item
        case S_IFSOCK: return UTType("public.socket") ?? .item
        case S_IFCHR: return UTType("public.character-special") ?? .item
        case S_IFBLK: return UTType("public.block-special") ?? .item
        default: break
        }
        return type(name: name, isExecutable: status.st_mode & 0o111 != 0) { extent, body in
            withBeginning(ofFileAt: path, extent: extent, body)
        }
    }

    private static func directoryType(name: String) -> UTType {
        guard let text = filenameExtension(of: name),
            let type = UTType(filenameExtension: text, conformingTo: .directory), type.isDeclared
        else { return .folder }
        return type
    }

    /// The type of a regular file.
    ///
    /// - Parameters:
    ///   - name: The last component of its path; may be empty.
    ///   - isExecutable: Whether somebody may execute it.
    ///   - read: Gives the beginning of the content, so many bytes, to a closure.
    static func type(
        name: String,
        isExecutable: Bool,
        read: (Int, (UnsafeRawBufferPointer) -> UTType?) -> UTType?
    ) -> UTType {
        let text = filenameExtension(of: name)
        let byExtension = text.flatMap { UTType(filenameExtension: $0) }
        if let byExtension, byExtension.isDeclared { return byExtension }
        let database = DesktopDatabase.shared
        let matches = name.isEmpty ? [] : database.globMatches(fileName: name)
        let candidates = database.best(matches)
        if candidates.count == 1 {
            // The pattern is an asterisk, a full stop and the extension: the extension says it all.
            if let text, let byExtension, candidates[0].length == text.unicodeScalars.count + 2 { return byExtension }
            return DesktopTypes.type(mimeType: database.type(of: candidates[0]))
        }
        let byContent = read(max(database.magicExtent, 128)) { content in
            let nameTypes = DesktopDatabase.NameTypes(
                best: candidates.map(database.type(of:)),
                all: matches.map(database.type(of:))
            )
            if let type = database.magicType(content, nameTypes: nameTypes) { return DesktopTypes.type(mimeType: type) }
            if !candidates.isEmpty || byExtension != nil || content.isEmpty { return nil }
            if ContentInspection.looksLikeText(content) { return .plainText }
            return isExecutable ? .unixExecutable : nil
        }
        if let byContent { return byContent }
        if let byExtension { return byExtension }
        return candidates.first.map { DesktopTypes.type(mimeType: database.type(of: $0)) } ?? .data
    }

    /// The characters after the last full stop of a name, unless that begins the name.
    private static func filenameExtension(of name: String) -> String? {
        guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")), stop != name.startIndex else { return nil }
        let text = name[name.utf8.index(after: stop)...]
        return text.isEmpty ? nil : String(text)
    }

    private static func withBeginning(
        ofFileAt path: String,
        extent: Int,
        _ body: (UnsafeRawBufferPointer) -> UTType?
    ) -> UTType? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: extent, alignment: 16) { buffer in
            var count = 0
            while count < extent {
                let got = pread(descriptor, buffer.baseAddress! + count, extent - count, off_t(count))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { break }
                count += got
            }
            return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private static func error(_ code: Int32, _ path: String) -> CocoaError {
        let kind: CocoaError.Code =
            switch code {
            case ENOENT, ENOTDIR: .fileReadNoSuchFile
            case EACCES, EPERM: .fileReadNoPermission
            default: .fileReadUnknown
            }
        return CocoaError(kind, userInfo: [NSFilePathErrorKey: path])
    }
}
