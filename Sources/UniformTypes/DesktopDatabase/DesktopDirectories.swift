import Foundation

/// The directories of the XDG Base Directory specification.
enum DesktopDirectories {
    /// Returns the data directories, the user's own first.
    ///
    /// - Parameter environment: Gives the values of environment variables.
    static func data(environment: (String) -> String?) -> [String] {
        var directories: [String] = []
        if let home = environment("XDG_DATA_HOME"), isAbsolute(home.utf8) {
            directories.append(home)
        } else if let home = environment("HOME"), isAbsolute(home.utf8) {
            directories.append("\(home)/.local/share")
        }
        var system = environment("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        system.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != UInt8(ascii: ":") { end += 1 }
                let path = UnsafeBufferPointer(rebasing: bytes[start..<end])
                // The specification requires that relative paths are ignored.
                if isAbsolute(path) { directories.append(String(decoding: path, as: UTF8.self)) }
                start = end + 1
            }
        }
        var unique: [String] = []
        for directory in directories where !unique.contains(directory) { unique.append(directory) }
        return unique
    }

    /// Returns whether a path is absolute. It compares bytes, because a search for a character uses tables that the
    /// first look-up of a type does not need.
    private static func isAbsolute(_ path: some Collection<UInt8>) -> Bool { path.first == UInt8(ascii: "/") }
}

/// The languages of the user for texts, as the environment names them.
enum DesktopLanguages {
    /// Returns the languages in order of preference: for `de_AT.UTF-8@euro` these are `de_AT@euro`, `de_AT`, `de@euro`
    /// and `de`.
    ///
    /// - Parameter environment: Returns the values of environment variables.
    static func preferred(environment: (String) -> String?) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let locale = names.compactMap(environment).first(where: { !$0.isEmpty }) else { return [] }
        // By bytes, as characters take tables that the first look-up of a type does not need.
        if locale == "C" || locale == "POSIX" || locale.utf8.prefix(2).elementsEqual("C.".utf8) { return [] }
        let list = environment("LANGUAGE").map { $0.split(separator: ":").map(String.init) } ?? []
        return (list + [locale]).flatMap(variants)
    }

    private static func variants(of locale: String) -> [String] {
        let modifier = locale.firstIndex(of: "@").map { String(locale[$0...]) } ?? ""
        let name = locale.prefix { $0 != "@" && $0 != "." }
        let language = name.prefix { $0 != "_" }
        var variants: [String] = []
        for text in ["\(name)\(modifier)", "\(name)", "\(language)\(modifier)", "\(language)"]
        where !text.isEmpty && !variants.contains(text) {
            variants.append(text)
        }
        return variants
    }
}

/// The environment of the process.
enum Environment {
    /// Returns the value of a variable. Unlike `ProcessInfo` it does not make a dictionary of them all.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
