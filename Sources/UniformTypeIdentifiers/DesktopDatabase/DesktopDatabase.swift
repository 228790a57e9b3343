import Foundation
import Synchronization

/// The shared MIME-info database of the desktop: the `mime` directories of all XDG data directories, as one.
///
/// Where several directories answer, the user's own comes first, as the specification asks. Without any directory every
/// answer is empty. All operations may be called from any thread.
final class DesktopDatabase: Sendable {
    struct Directory: Sendable {
        let path: String
        let cache: MimeCache
    }

    /// The directories that have a cache, the user's own first.
    let directories: [Directory]

    /// The languages for descriptions, the most wanted first.
    let languages: [String]

    private let packageFiles = Mutex<[String: MimePackageFile?]>([:])

    /// Opens the databases in data directories.
    ///
    /// - Parameters:
    ///   - dataDirectories: The directories that may have a `mime` directory, the user's own first.
    ///   - languages: The languages for descriptions.
    init(dataDirectories: [String], languages: [String] = []) {
        directories = dataDirectories.compactMap { directory in
            let path = "\(directory)/mime"
            return MimeCache(path: "\(path)/mime.cache").map { Directory(path: path, cache: $0) }
        }
        self.languages = languages
    }

    /// Makes a database of caches that are in memory.
    init(caches: [MimeCache]) {
        directories = caches.map { Directory(path: "/nonexistent", cache: $0) }
        languages = []
    }

    /// Whether there is no database at all.
    var isEmpty: Bool { directories.isEmpty }
}

// MARK: - Types

extension DesktopDatabase {
    /// The MIME type that a name stands for: what it is an alias of, or itself.
    func canonical(_ type: String) -> String {
        for directory in directories {
            if let target = directory.cache.target(ofAlias: type) { return target }
        }
        return type
    }

    /// The other names of a MIME type.
    func aliases(of type: String) -> [String] {
        directories.flatMap { $0.cache.aliases(of: type) }
    }

    /// The parents of a MIME type that the database states, without those that the specification implies.
    func parents(of type: String) -> [String] {
        var parents: [String] = []
        for directory in directories {
            for parent in directory.cache.parents(of: type) where !parents.contains(parent) {
                parents.append(parent)
            }
        }
        return parents
    }

    /// Whether a MIME type is another or a subclass of it.
    ///
    /// The specification adds to the stated parents: every `text` type is a `text/plain`, and all that is not an `inode`
    /// is an `application/octet-stream`.
    func isSubclass(_ type: String, of other: String) -> Bool {
        let other = canonical(other)
        var queue = [canonical(type)]
        var position = 0
        while position < queue.count, position < 64 {
            let type = queue[position]
            if type == other { return true }
            if other == "text/plain", type.hasPrefix("text/") { return true }
            for parent in parents(of: type).map(canonical) where !queue.contains(parent) {
                queue.append(parent)
            }
            position += 1
        }
        return other == "application/octet-stream" && !type.hasPrefix("inode/")
    }

    /// The names of icons for a MIME type in the icon theme, the most specific first.
    func iconNames(of type: String) -> [String] {
        let type = canonical(type)
        let own = directories.lazy.compactMap { $0.cache.icon(of: type) }.first
        let generic = directories.lazy.compactMap { $0.cache.genericIcon(of: type) }.first
        let media = type.prefix { $0 != "/" }
        return [own ?? type.replacing("/", with: "-"), generic ?? "\(media)-x-generic"]
    }

    /// The name of the icon for the class of things that a type belongs to, when the database states one.
    func genericIcon(of type: String) -> String? {
        directories.lazy.compactMap { $0.cache.genericIcon(of: type) }.first
    }

    /// The description of a MIME type in the user's language.
    func description(of type: String) -> String? {
        packageFile(of: type)?.comment(languages: languages)
    }

    /// The description of a MIME type if the user's language has its own.
    func translatedDescription(of type: String) -> String? {
        guard let language = languages.first, !language.hasPrefix("en"), let file = packageFile(of: canonical(type))
        else {
            return nil
        }
        return languages.lazy.compactMap { file.comments[$0] }.first
    }

    /// The filename extensions of a MIME type, in the order of the database's author.
    func extensions(of type: String) -> [String] {
        packageFile(of: type)?.extensions ?? []
    }

    /// Whether the database knows a MIME type.
    func knows(_ type: String) -> Bool { packageFile(of: type) != nil }

    private func packageFile(of type: String) -> MimePackageFile? {
        guard !isEmpty, type.utf8.count <= MimeCache.maximumStringLength else { return nil }
        if let known = packageFiles.withLock({ $0[type] }) { return known }
        let file = directories.lazy.compactMap { MimePackageFile(directory: $0.path, type: type) }.first
        packageFiles.withLock { files in
            // The database has about a thousand types; other names come from outside and are not worth keeping.
            if files.count >= 4096 { files.removeAll() }
            files[type] = .some(file)
        }
        return file
    }
}

// MARK: - Telling the type of a file

extension DesktopDatabase {
    /// The MIME types that a file name stands for: one, or several that only the content can tell apart, or none.
    func types(fileName: String) -> [String] {
        let name = fileName.utf8.count > 1024 ? String(fileName.suffix(255)) : fileName
        let lowercased = name.lowercased()
        let matches = directories.flatMap { $0.cache.matches(fileName: name, lowercased: lowercased) }
        return GlobMatch.best(matches).map(\.type)
    }

    /// The MIME type that a content stands for, by the database's magic rules alone.
    func magicMatch(_ content: UnsafeRawBufferPointer) -> MagicMatch? {
        var best: MagicMatch?
        for directory in directories {
            if let match = directory.cache.match(content: content), match.priority > best?.priority ?? -1 {
                best = match
            }
        }
        return best
    }

    /// How much of a content the magic rules look at.
    var magicExtent: Int { directories.map(\.cache.magicExtent).max() ?? 0 }

    /// The MIME type of a content, by magic rules, else by whether it looks like text.
    func type(content: UnsafeRawBufferPointer) -> String {
        if let match = magicMatch(content) { return match.type }
        if content.isEmpty { return "application/x-zerosize" }
        return ContentInspection.looksLikeText(content) ? "text/plain" : "application/octet-stream"
    }

    /// The MIME type of a file by its name and content.
    ///
    /// The order is the one that the specification recommends, name before content, with the refinement that the test
    /// files of shared-mime-info ask for: a content that is surely of another type (priority 80), or of a subclass of the
    /// type that the name tells, decides.
    func type(fileName: String, content: UnsafeRawBufferPointer) -> String {
        let candidates = types(fileName: fileName)
        return magicType(content, among: candidates) ?? candidates.first ?? type(content: content)
    }

    /// The MIME type by the magic rules of a content whose name allows some types; `nil` when the name is to decide.
    func magicType(_ content: UnsafeRawBufferPointer, among candidates: [String]) -> String? {
        guard let match = magicMatch(content) else { return nil }
        if let fitting = candidates.first(where: { isSubclass($0, of: match.type) }) { return fitting }
        let isRefined = candidates.contains { isSubclass(match.type, of: $0) }
        return candidates.isEmpty || isRefined || match.priority >= MagicMatch.sure ? match.type : nil
    }
}
