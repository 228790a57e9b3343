import Foundation
import Synchronization
internal import SystemSupport

/// The shared MIME-info database of the desktop: the `mime` directories of all XDG data directories, as one.
///
/// If several directories have an answer, the user's own takes precedence, as the specification requires. Without any
/// directory every answer is empty. All operations may be called from any thread.
final class DesktopDatabase: Sendable {
    /// The caches of the directories that have one, the user's own first.
    private let caches: [MimeCache]

    /// The languages for descriptions, the most wanted first.
    let languages: [String]

    /// The state of the cache in each data directory.
    private let findings: [Finding]

    /// An object as all that the first look-up has in arrays: the runtime has to make the type of the storage of others.
    private final class Finding: Sendable {
        let directory: String
        /// Nil where there is no cache.
        let version: FileVersion?

        init(directory: String, version: FileVersion?) {
            self.directory = directory
            self.version = version
        }

        var isUpToDate: Bool { FileVersion(path: MimeCache.path(inDirectory: directory)) == version }
    }

    private let packageFiles = Mutex<[String: MimePackageFile?]>([:])

    /// Opens the databases in data directories.
    ///
    /// - Parameters:
    ///   - dataDirectories: The directories that may have a `mime` directory, the user's own first.
    ///   - languages: The languages for descriptions.
    init(dataDirectories: [String], languages: [String] = []) {
        var caches: [MimeCache] = []
        var findings: [Finding] = []
        for directory in dataDirectories {
            let directory = "\(directory)/mime"
            let (cache, version) = MimeCache.open(directory: directory)
            findings.append(Finding(directory: directory, version: version))
            if let cache { caches.append(cache) }
        }
        self.caches = caches
        self.findings = findings
        self.languages = languages
    }

    /// Makes a database of caches that are in memory.
    init(caches: [MimeCache]) {
        self.caches = caches
        findings = []
        languages = []
    }

    /// A Boolean value that indicates whether there is no database at all.
    var isEmpty: Bool { caches.isEmpty }

    /// A Boolean value that indicates whether the opened caches are current.
    var isUpToDate: Bool { findings.allSatisfy(\.isUpToDate) }

    /// Returns the answer of the first cache that has one.
    private func firstAnswer<Answer>(_ ask: (MimeCache) -> Answer?) -> Answer? {
        for cache in caches {
            if let answer = ask(cache) { return answer }
        }
        return nil
    }
}

// MARK: - Types

extension DesktopDatabase {
    /// Returns the MIME type of a name: the target of an alias, or the name itself.
    func canonical(_ type: String) -> String {
        firstAnswer { $0.target(ofAlias: type) } ?? type
    }

    /// Returns the other names of a MIME type.
    func aliases(of type: String) -> [String] {
        caches.flatMap { $0.aliases(of: type) }
    }

    /// Returns the parents of a MIME type in the database, without the implied ones of the specification.
    func parents(of type: String) -> [String] {
        var parents: [String] = []
        for cache in caches {
            for parent in cache.parents(of: type) where !parents.contains(parent) {
                parents.append(parent)
            }
        }
        return parents
    }

    /// Returns whether a MIME type equals another or is a subclass of it.
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

    /// Returns the names of icons for a MIME type in the icon theme, the most specific first.
    func iconNames(of type: String) -> [String] {
        let type = canonical(type)
        let own = firstAnswer { $0.icon(of: type) }
        let generic = genericIcon(of: type)
        let media = type.prefix { $0 != "/" }
        return [own ?? type.replacing("/", with: "-"), generic ?? "\(media)-x-generic"]
    }

    /// Returns the name of the icon for the general class of a type, if the database contains one.
    func genericIcon(of type: String) -> String? {
        firstAnswer { $0.genericIcon(of: type) }
    }

    /// Returns the description of a MIME type in the user's language.
    func description(of type: String) -> String? {
        packageFile(of: type)?.comment(languages: languages)
    }

    /// Returns the description of a MIME type if the user's language has its own.
    func translatedDescription(of type: String) -> String? {
        guard let language = languages.first, !language.hasPrefix("en"), let file = packageFile(of: canonical(type))
        else {
            return nil
        }
        return languages.first { file.comments[$0] != nil }.flatMap { file.comments[$0] }
    }

    /// Returns the filename extensions of a MIME type, in the order of the database's author.
    func extensions(of type: String) -> [String] {
        packageFile(of: type)?.extensions ?? []
    }

    /// Returns whether the database knows a MIME type.
    func knows(_ type: String) -> Bool { packageFile(of: type) != nil }

    private func packageFile(of type: String) -> MimePackageFile? {
        guard !isEmpty, type.utf8.count <= MimeCacheReader.maximumStringLength else { return nil }
        if let known = packageFiles.withLock({ $0[type] }) { return known }
        let file = firstAnswer { cache in
            cache.directory.flatMap { MimePackageFile(directory: $0, type: type, languages: languages) }
        }
        packageFiles.withLock { files in
            // The database has about a thousand types. Other names come from other programs and are not kept.
            if files.count >= 4096 { files.removeAll() }
            files[type] = .some(file)
        }
        return file
    }
}

// MARK: - Telling the type of a file

extension DesktopDatabase {
    /// Returns the patterns that a file name matches, in all caches.
    func globMatches(fileName: MatchedName) -> [GlobMatch] {
        var matches: [GlobMatch] = []
        findMatches(fileName: fileName) { matches.append($0) }
        return matches
    }

    /// Calls a closure with each pattern that a file name matches, in all caches.
    @inline(__always)
    private func findMatches(fileName: MatchedName, _ found: (GlobMatch) -> Void) {
        for number in caches.indices {
            caches[number].findMatches(fileName: fileName.bytes, lowercased: fileName.lowercased) { match in
                var match = match
                match.cache = number
                found(match)
            }
        }
    }

    /// Returns the best pattern that a file name matches, and whether others that are as good stand for other types.
    func bestMatch(fileName: MatchedName) -> (match: GlobMatch, isAmbiguous: Bool)? {
        var best: GlobMatch?
        var isAmbiguous = false
        findMatches(fileName: fileName) { match in
            guard let known = best else {
                best = match
                return
            }
            if (match.weight, match.length) > (known.weight, known.length) {
                best = match
                isAmbiguous = false
            } else if match.weight == known.weight, match.length == known.length, !isSameType(match, known) {
                isAmbiguous = true
            }
        }
        return best.map { ($0, isAmbiguous) }
    }

    /// Returns the MIME type of a pattern.
    func type(of match: GlobMatch) -> String {
        caches[match.cache].reader.string(at: match.type) ?? ""
    }

    /// Returns the matches of greatest weight, and of these the longest, each type once.
    func best(_ matches: [GlobMatch]) -> [GlobMatch] {
        guard matches.count > 1 else { return matches }
        var weight = 0
        var length = 0
        for match in matches where (match.weight, match.length) > (weight, length) {
            (weight, length) = (match.weight, match.length)
        }
        var best: [GlobMatch] = []
        for match in matches where match.weight == weight && match.length == length {
            if !best.contains(where: { isSameType($0, match) }) { best.append(match) }
        }
        return best
    }

    private func isSameType(_ first: GlobMatch, _ second: GlobMatch) -> Bool {
        // A file has each string once, so within a file the offsets tell.
        first.cache == second.cache ? first.type == second.type : type(of: first) == type(of: second)
    }

    /// The MIME types that a file name stands for.
    struct NameTypes: Sendable {
        /// The types of the best patterns: one, or several that only the content can tell apart, or none.
        var best: [String]
        /// The types of all patterns that match, also of those with less weight.
        var all: [String]
    }

    /// Returns the MIME types that a file name stands for by its best patterns.
    func types(fileName: String) -> [String] {
        MatchedName.with(fileName) { name in
            guard let (match, isAmbiguous) = bestMatch(fileName: name) else { return [] }
            // Mostly there is one, for which no list is made.
            return isAmbiguous ? best(globMatches(fileName: name)).map(type(of:)) : [type(of: match)]
        }
    }

    /// Returns the MIME types that a file name stands for.
    func nameTypes(fileName: String) -> NameTypes { MatchedName.with(fileName) { nameTypes(fileName: $0) } }

    /// Returns the MIME types that a file name stands for.
    func nameTypes(fileName: MatchedName) -> NameTypes {
        let matches = globMatches(fileName: fileName)
        return NameTypes(best: best(matches).map(type(of:)), all: matches.map(type(of:)))
    }

    /// Returns the MIME type that a content stands for, by the database's magic rules alone.
    func magicMatch(_ content: UnsafeRawBufferPointer) -> MagicMatch? {
        var best: MagicMatch?
        for cache in caches {
            withExtendedLifetime(cache) {
                if let match = cache.magic.program(of: cache).match(content, cache.reader.wholeBytes),
                    match.priority > best?.priority ?? -1, let type = cache.reader.string(at: match.type)
                {
                    best = MagicMatch(type: type, priority: match.priority)
                }
            }
        }
        return best
    }

    /// Returns the MIME type of an XML document by its root element, if the database knows that vocabulary.
    func vocabulary(ofXML content: UnsafeRawBufferPointer) -> String? {
        var scanner = MarkupScanner(content)
        while let event = try? scanner.next() {
            guard case .start(let name, let attributes, _) = event else { continue }
            let parts = name.split(separator: ":", maxSplits: 1)
            guard let root = parts.last else { return nil }
            let namespace = attributes[parts.count == 2 ? "xmlns:\(parts[0])" : "xmlns"] ?? ""
            return firstAnswer { $0.type(ofNamespace: namespace, root: String(root)) }
        }
        return nil
    }

    /// The number of bytes of a content that the magic rules read.
    var magicExtent: Int { caches.map { $0.magic.program(of: $0).extent }.max() ?? 0 }

    /// Returns the MIME type of a content, by magic rules, else by whether it looks like text.
    func type(content: UnsafeRawBufferPointer) -> String {
        if let match = magicMatch(content) { return match.type }
        if content.isEmpty { return "application/x-zerosize" }
        return TextRecognition.looksLikeText(content) ? "text/plain" : "application/octet-stream"
    }

    /// Returns the MIME type of a file by its name and content.
    ///
    /// The order is the one that the specification recommends, name before content, with the refinement that the test
    /// files of shared-mime-info ask for: see ``magicType(_:nameTypes:)``.
    func type(fileName: String, content: UnsafeRawBufferPointer) -> String {
        let types = nameTypes(fileName: fileName)
        return magicType(content, nameTypes: types) ?? types.best.first ?? type(content: content)
    }

    /// Returns the MIME type by the magic rules for a content whose name stands for some types; `nil` if the name
    /// decides.
    ///
    /// The content decides between the types of the name, including a type whose pattern has less weight, and if it is
    /// of a subclass of these types. It overrides the name if the rule is certain (priority 80).
    func magicType(_ content: UnsafeRawBufferPointer, nameTypes: NameTypes) -> String? {
        guard let match = magicMatch(content) else { return nil }
        if nameTypes.all.isEmpty || nameTypes.all.contains(match.type) { return match.type }
        if let fitting = nameTypes.best.first(where: { isSubclass($0, of: match.type) }) { return fitting }
        let isRefined = nameTypes.best.contains { isSubclass(match.type, of: $0) }
        return isRefined || match.priority >= MagicMatch.sure ? match.type : nil
    }
}
