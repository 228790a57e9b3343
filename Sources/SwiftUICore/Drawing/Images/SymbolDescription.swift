import AppFiles
import Foundation
import SymbolDrawings
import Synchronization

/// The spoken text for a symbol.
///
/// Its words are in English, and an app translates them in its `Localizable` table, as it does with the other words of the library: the
/// key of a word is the word itself.
enum SymbolDescription {
    /// The texts of names, which images ask for whenever they are made anew.
    private static let known = Mutex<[String: String?]>([:])
    /// The greatest number of cached texts: more than an app has, unless it makes names up.
    private static let mostKnown = 2000

    /// Returns the text for a symbol in the user's language.
    /// - Parameter name: The name of a symbol, such as `star.fill`.
    static func of(_ name: String) -> String? {
        if let known = known.withLock({ $0[name] }) { return known }
        let table = StringTables.shared.table("Localizable", in: .main)
        let words = words(of: name).map { table.text(for: $0, []) ?? $0 }
        let text = words.isEmpty ? nil : words.joined(separator: ", ")
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[name] = .some(text)
        }
        return text
    }

    /// Returns the words of a symbol in English: those of its drawings and of what the name adds, or the words of a name that is not known.
    static func words(of name: String) -> [String] {
        if let words = Symbol.words(of: name) { return words }
        let words = name.split(separator: ".").map(String.init).filter { !variants.contains($0) }
        return words.isEmpty ? [] : [words.joined(separator: " ")]
    }

    /// Parts of names that describe the drawing and not the subject.
    private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash", "inverse"]
}

extension Image {
    /// Returns the spoken text for a picture of a bundle: the words of its file name.
    nonisolated static func readableName(ofResource name: String) -> String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        return stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    }
}
