internal import SystemSupport

/// The directories in which the desktop looks for data, by the XDG Base Directory specification.
enum DesktopDirectories {
    /// Returns the data directories, the user's own first.
    ///
    /// - Parameter environment: Gives the values of environment variables.
    static func data(environment: (String) -> String?) -> [String] {
        var directories = BaseDirectory.data.path(in: environment).map { [$0] } ?? []
        var system = environment("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        system.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != UInt8(ascii: ":") { end += 1 }
                let path = UnsafeBufferPointer(rebasing: bytes[start..<end])
                // The specification requires that relative paths are ignored.
                if path.first == UInt8(ascii: "/") { directories.append(String(decoding: path, as: UTF8.self)) }
                start = end + 1
            }
        }
        var unique: [String] = []
        for directory in directories where !unique.contains(directory) { unique.append(directory) }
        return unique
    }
}

/// The languages of the user for texts, as the environment names them.
enum DesktopLanguages {
    /// Returns the languages in order of preference: for `de_AT.UTF-8@euro` these are `de_AT@euro`, `de_AT`, `de@euro`
    /// and `de`.
    ///
    /// - Parameter environment: Returns the values of environment variables.
    static func preferred(environment: (String) -> String?) -> [String] {
        UserLocales.names(in: environment).flatMap(variants)
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
