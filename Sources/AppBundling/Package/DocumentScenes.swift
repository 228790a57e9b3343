import CommandSupport
import Foundation

/// Finds out whether an app has scenes of documents, by its sources.
///
/// Such an app is one process, which has the app's identifier as its name on the message bus; see the article “Documents”. An app
/// without these scenes does not take the name, and the bus would wait for it in vain.
enum DocumentScenes {
    /// More sources than apps have.
    private static let mostFiles = 5000
    private static let largestFile = 4 << 20

    static func areUsed(in folder: String) -> Bool {
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return false }
        var left = mostFiles
        for case let path as String in enumerator where path.hasSuffix(".swift") && left > 0 {
            left -= 1
            guard let data = SmallFile.beginning(of: "\(folder)/\(path)", count: largestFile) else { continue }
            if areUsed(inSource: String(decoding: data, as: UTF8.self)) { return true }
        }
        return false
    }

    /// Returns whether a source has such a scene, outside of comments of one line.
    static func areUsed(inSource text: String) -> Bool {
        guard text.contains("DocumentGroup") else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            return code.contains(/\bDocumentGroup\s*[({<]/)
        }
    }
}
