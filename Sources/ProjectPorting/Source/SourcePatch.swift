/// A patch of a file that gives Linux the branches of the platform for which the source was written, and the attribute of an app delegate that
/// each system has.
package struct SourcePatch: Sendable {
    /// The path of the file.
    package let path: String
    /// The number of conditions that the patch widens, and of attributes that it replaces.
    package let count: Int
    private let old: [String]
    private let new: [Int: String]

    /// The attributes of app delegates that the compiler has on Apple's systems alone, where `@main` stands for them.
    static let attributes: Set<String> = ["@UIApplicationMain", "@NSApplicationMain"]

    /// The times that a file is read anew, because a branch that Linux gets may have others inside it.
    private static let rounds = 8

    /// Creates a patch; `nil` if no branch of the file can be given to Linux by naming it beside that platform, and no delegate has an
    /// attribute of Apple's systems.
    init?(path: String, text: [UInt8], linux: BuildPlatform, apple: BuildPlatform) {
        // The path is a line of a patch, and so is each line of the file.
        guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\"" || $0 == "\\" }),
            let whole = String(validating: text, as: UTF8.self)
        else { return nil }
        let old = whole.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var lines = old
        var new: [Int: String] = [:]
        for _ in 0..<Self.rounds {
            let scan = SourceScan(Array(lines.joined(separator: "\n").utf8), wanted: [], linux: linux, apple: apple)
            var isChanged = false
            for branch in scan.lost where branch.line <= lines.count && branch.instead.map({ $0 > branch.line }) ?? true
            {
                guard let line = Self.widened(lines[branch.line - 1], linux: linux, apple: apple) else { continue }
                (lines[branch.line - 1], new[branch.line - 1]) = (line, line)
                isChanged = true
            }
            guard isChanged else { break }
        }
        for (index, line) in lines.enumerated() where line.contains(/^\s*@(?:UI|NS)ApplicationMain\b/) {
            new[index] = line.replacing(/@(?:UI|NS)ApplicationMain\b/, with: "@main")
        }
        guard !new.isEmpty else { return nil }
        (self.path, self.old, self.new, count) = (path, old, new, new.count)
    }

    /// Returns a directive with Linux beside the platform; `nil` if its condition does not hold here then.
    private static func widened(_ line: String, linux: BuildPlatform, apple: BuildPlatform) -> String? {
        guard let start = line.firstRange(of: /#(?:elseif|if)/)?.upperBound else { return nil }
        let end = line.firstRange(of: /\s*(?:\/\/|\/\*|$)/)?.lowerBound ?? line.endIndex
        guard start < end else { return nil }
        let condition = String(line[start..<end])
        var wide = condition
        for name in Set([apple.name, apple.name == "macOS" ? "OSX" : apple.name]) {
            let call = "os(\(name))"
            let isAlone = !condition.contains("&&") && !condition.contains("!")
            wide = wide.replacing(call, with: isAlone ? "\(call) || os(Linux)" : "(\(call) || os(Linux))")
        }
        guard wide != condition, BuildCondition.holds(wide, on: linux) == .yes else { return nil }
        return line[..<start] + wide + line[end...]
    }

    // MARK: - Text

    /// Unchanged lines around those that change.
    private static let context = 3

    /// The patch in the unified form, which `git apply` and `patch -p1` read.
    package var text: String {
        // A name with a space ends at a tab.
        let name = path.contains(" ") ? "\(path)\t" : path
        var lines = ["--- a/\(name)", "+++ b/\(name)"]
        var hunks: [ClosedRange<Int>] = []
        // A file that ends with a line break has no line after it.
        let last = old.count - (old.last == "" ? 2 : 1)
        for index in new.keys.sorted() {
            let hunk = max(0, index - Self.context)...max(index, min(last, index + Self.context))
            if let before = hunks.last, hunk.lowerBound <= before.upperBound + 1 {
                hunks[hunks.count - 1] = before.lowerBound...hunk.upperBound
            } else {
                hunks.append(hunk)
            }
        }
        for hunk in hunks {
            lines.append("@@ -\(hunk.lowerBound + 1),\(hunk.count) +\(hunk.lowerBound + 1),\(hunk.count) @@")
            for index in hunk {
                guard let line = new[index] else {
                    lines.append(" \(old[index])")
                    if index == old.count - 1 { lines.append(Self.noLineBreak) }
                    continue
                }
                lines.append("-\(old[index])")
                if index == old.count - 1 { lines.append(Self.noLineBreak) }
                lines.append("+\(line)")
                if index == old.count - 1 { lines.append(Self.noLineBreak) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let noLineBreak = "\\ No newline at end of file"
}
