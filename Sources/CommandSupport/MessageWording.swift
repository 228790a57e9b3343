import CoreTransferable
import SystemSupport

extension StringProtocol {
    /// The text in quotation marks for a message, truncated if it is long.
    package var quoted: String {
        count > 100 ? "“\(prefix(100).printable)…”" : "“\(printable)”"
    }
}

extension Sequence<String> {
    /// Returns a question that follows a message about a word which is none of these: “ Did you mean “copy”?”, or
    /// nothing where none is like it.
    /// - Parameter word: What was written.
    package func suggestion(for word: String) -> String {
        let word = word.lowercased()
        let near = filter { word.isMisspelling(of: $0.lowercased()) }
            .min { word.editDistance(to: $0.lowercased()) < word.editDistance(to: $1.lowercased()) }
        return near.map { " Did you mean \($0.quoted)?" } ?? ""
    }
}
