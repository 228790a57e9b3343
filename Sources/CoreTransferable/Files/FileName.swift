/// Names for files, made safe: a suggested name may come from another program or from a user's title.
package enum FileName {
    /// The longest name, in bytes, that the usual file systems hold, less room for a number that keeps names apart.
    static let longest = 240

    /// A name that stays inside the directory it is used in.
    ///
    /// Directories are dropped, so are control characters and those that turn the direction of writing around (which can
    /// dress an extension up as another). A name that is too long is cut before its extension.
    ///
    /// - Parameter suggestion: Any text.
    /// - Returns: The name, or `nil` where nothing is left.
    package static func sanitized(_ suggestion: String) -> String? {
        // Scalars, not characters: a combining mark after a slash would hide it in a larger character.
        let lastPart = suggestion.unicodeScalars.split(separator: "/").last ?? Substring.UnicodeScalarView()
        var scalars = String.UnicodeScalarView()
        for scalar in lastPart.prefix(20_000) where !scalar.isUnprintable { scalars.append(scalar) }
        let name = String(scalars).trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        return shortened(name)
    }

    /// A sanitized name that has an extension: the one it came with, or else the preferred one of its content type, or, where
    /// nobody declares that type, the one of a name that is preferred less.
    ///
    /// - Parameters:
    ///   - suggestions: Names in order of preference; those of which nothing is left are passed over.
    ///   - contentType: What the file is.
    static func complete(_ suggestions: [String?], contentType: UTType) -> String {
        let names = suggestions.compactMap { $0 }.compactMap(sanitized)
        let name = names.first ?? "Untitled"
        guard fileExtension(of: name) == nil,
            let addition = contentType.preferredFilenameExtension
                ?? names.lazy.compactMap({ fileExtension(of: $0) }).first.map(String.init)
        else { return name }
        return shortened(name, reserving: addition.utf8.count + 1) + "." + addition
    }

    /// A name that is meant without an extension, with that of a file or of a content type.
    ///
    /// What looks like an extension is one here only if a type is known by it: `photo.final` gets another.
    ///
    /// - Parameters:
    ///   - name: A sanitized name.
    ///   - existing: The name that the file has so far.
    ///   - contentType: What the file is.
    package static func extended(_ name: String, existing: String?, contentType: UTType) -> String {
        if let existing, existing.hasPrefix(name + ".") { return existing }
        if let own = fileExtension(of: name), UTType(filenameExtension: String(own))?.isDeclared == true { return name }
        guard let addition = existing.flatMap(fileExtension).map(String.init) ?? contentType.preferredFilenameExtension
        else { return name }
        return shortened(name, reserving: addition.utf8.count + 1) + "." + addition
    }

    /// The extension of a name, where it has one that is not just the end of a sentence or of a version number.
    package static func fileExtension(of name: String) -> Substring? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let candidate = name[name.index(after: dot)...]
        let plausible =
            !candidate.isEmpty && candidate.count <= 24
            && candidate.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "+" }
            && candidate.contains { !$0.isNumber }
        return plausible ? candidate : nil
    }

    /// The name with a number before its extension, for when the plain one is taken.
    static func numbered(_ name: String, _ number: Int) -> String {
        guard let fileExtension = fileExtension(of: name) else { return "\(name) \(number)" }
        return "\(name.dropLast(fileExtension.count + 1)) \(number).\(fileExtension)"
    }

    /// The name, or the first numbered one that is free.
    package static func firstFree(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        return numbered(name, freeNumber(after: 1) { isTaken(numbered(name, $0)) })
    }

    /// A number whose name is free while that of the number before it is taken: the first free one where no number is left
    /// out.
    ///
    /// It asks about as many names as the result has binary digits, twice, so that thousands of files of one name can be saved
    /// into a folder.
    ///
    /// - Parameters:
    ///   - number: A number whose name is taken.
    ///   - isTaken: Whether the name of a number is taken.
    static func freeNumber(after number: Int, isTaken: (Int) -> Bool) -> Int {
        var taken = number
        var free = number + 1
        while free - number < 1 << 40, isTaken(free) { (taken, free) = (free, free + (free - number) * 2) }
        while free - taken > 1 {
            let middle = (taken + free) / 2
            if isTaken(middle) { taken = middle } else { free = middle }
        }
        return free
    }

    /// Cuts a name to the length that a directory entry can have, between characters and before the extension.
    private static func shortened(_ name: String, reserving reserved: Int = 0) -> String {
        guard name.utf8.count + reserved > longest else { return name }
        let suffix = fileExtension(of: name).map { ".\($0)" } ?? ""
        let room = longest - reserved - suffix.utf8.count
        var stem = ""
        for character in name.dropLast(suffix.count) {
            guard stem.utf8.count + character.utf8.count <= room else { break }
            stem.append(character)
        }
        return stem.isEmpty ? "Untitled" + suffix : stem + suffix
    }
}
