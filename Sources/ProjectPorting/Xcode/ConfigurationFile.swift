/// Settings in a file of their own, `NAME.xcconfig`.
enum ConfigurationFile {
    private static let deepest = 8

    /// Adds the settings of a file, and of those that it includes, to settings.
    static func add(_ path: String, to settings: inout BuildSettings, in files: some ProjectFiles) {
        var left = 64
        add(path, to: &settings, in: files, depth: 0, left: &left)
    }

    private static func add(
        _ path: String,
        to settings: inout BuildSettings,
        in files: some ProjectFiles,
        depth: Int,
        left: inout Int
    ) {
        guard depth < deepest, left > 0, let text = files.text(of: path) else { return }
        left -= 1
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingSpaces
            if line.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 2,
                    let place = ProjectPath.join(ProjectPath.folder(of: path), String(parts[1]))
                else { continue }
                add(place, to: &settings, in: files, depth: depth + 1, left: &left)
            } else if let equals = line.firstIndex(of: "=") {
                // KEY[sdk=…] has an equals sign in its name.
                let end = line.firstIndex(of: "]").map(line.index(after:)) ?? equals
                guard end <= equals || line[end...].contains("=") else { continue }
                let sign = end <= equals ? equals : line[end...].firstIndex(of: "=") ?? equals
                settings.add(
                    String(line[line.index(after: sign)...].trimmingSpaces),
                    for: String(line[..<sign].trimmingSpaces)
                )
            }
        }
    }
}

extension Substring {
    /// The text without spaces at its ends.
    var trimmingSpaces: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
