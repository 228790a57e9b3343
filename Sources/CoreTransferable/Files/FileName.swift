/// Safe file names. A suggested name may come from another program or from a title that the user typed.
package enum FileName {
    /// The longest name, in bytes, that the usual file systems hold, less room for a number that keeps names apart.
    static let longest = 240

    /// Returns a name that stays inside the directory in which it is used.
    ///
    /// Directories are dropped, and so are control characters and characters that reverse the direction of writing,
    /// which can disguise an extension. A name that is too long is cut before its extension.
    ///
    /// - Parameter suggestion: Any text.
    /// - Returns: The name, or `nil` if no characters remain.
    package static func sanitized(_ suggestion: String) -> String? {
        // Splits scalars, not characters: a combining mark after a slash would hide the slash in a larger character.
        let lastPart = suggestion.unicodeScalars.split(separator: "/").last ?? Substring.UnicodeScalarView()
        var scalars = String.UnicodeScalarView()
        for scalar in lastPart.prefix(20_000) where !scalar.isUnprintable { scalars.append(scalar) }
        let name = String(scalars).trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        return shortened(name)
    }

    /// Returns a sanitized name that has an extension: its own, or the preferred one of its content type. If that type
    /// is not declared, the extension comes from a later suggestion.
    ///
    /// - Parameters:
    ///   - suggestions: Names in order of preference. A name that is empty after sanitizing is skipped.
    ///   - contentType: The type of the file.
    static func complete(_ suggestions: [String?], contentType: UTType) -> String {
        let names = suggestions.compactMap { $0 }.compactMap(sanitized)
        let name = names.first ?? "Untitled"
        guard fileExtension(of: name) == nil,
            let addition = contentType.preferredFilenameExtension
                ?? names.lazy.compactMap({ fileExtension(of: $0) }).first.map(String.init)
        else { return name }
        return shortened(name, reserving: addition.utf8.count + 1) + "." + addition
    }

    /// Returns a name with the extension of a file or of a content type added, if the name has none.
    ///
    /// A suffix counts as an extension only if a type declares it: `photo.final` gets another one.
    ///
    /// - Parameters:
    ///   - name: A sanitized name.
    ///   - existing: The current name of the file.
    ///   - contentType: The type of the file.
    package static func extended(_ name: String, existing: String?, contentType: UTType) -> String {
        if let existing, existing.hasPrefix(name + ".") { return existing }
        if let own = fileExtension(of: name), UTType(filenameExtension: String(own))?.isDeclared == true { return name }
        guard let addition = existing.flatMap(fileExtension).map(String.init) ?? contentType.preferredFilenameExtension
        else { return name }
        return shortened(name, reserving: addition.utf8.count + 1) + "." + addition
    }

    /// Returns the extension of a name, unless it is only the end of a sentence or of a version number.
    package static func fileExtension(of name: String) -> Substring? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let candidate = name[name.index(after: dot)...]
        let plausible =
            !candidate.isEmpty && candidate.count <= 24
            && candidate.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "+" }
            && candidate.contains { !$0.isNumber }
        return plausible ? candidate : nil
    }

    /// Returns the name with a number before its extension, for when the plain one is taken.
    static func numbered(_ name: String, _ number: Int) -> String {
        guard let fileExtension = fileExtension(of: name) else { return "\(name) \(number)" }
        return "\(name.dropLast(fileExtension.count + 1)) \(number).\(fileExtension)"
    }

    /// Returns the name, or the first numbered one that is free.
    package static func firstFree(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        return numbered(name, freeNumber(after: 1) { isTaken(numbered(name, $0)) })
    }

    /// Returns a number whose name is free and whose predecessor's name is taken. If there are no gaps, this is the first free number.
    ///
    /// The number of checks is about twice the count of binary digits of the result, so thousands of files of one name
    /// can be saved into a folder.
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
