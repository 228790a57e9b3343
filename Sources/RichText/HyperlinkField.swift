import Foundation

/// The instruction of a field of RTF that is a link: `HYPERLINK`, an address, and switches in any order.
enum HyperlinkField {
    /// The switches that a word follows: a place in the document, a title, a frame, and the formats of every field.
    private static let switchesWithWord: Set<String> = ["l", "o", "t", "*", "@", "#"]

    /// The switches of the instruction by the control words that they are where a writer has not escaped them.
    static let unescapedSwitches: Set<String> = ["l", "o", "t", "m", "n"]

    /// Returns the address of a link; nil for another field, and for a link within the document.
    static func link(in instruction: String) -> URL? {
        var words = Words(instruction[...])
        guard case .text(let name)? = words.next(), name.uppercased() == "HYPERLINK" else { return nil }
        var address: String?
        var fragment: String?
        while let word = words.next() {
            switch word {
            case .text(let text): address = address ?? text
            case .option(let name):
                guard switchesWithWord.contains(name), case .text(let text)? = words.next() else { continue }
                if name == "l" { fragment = text }
            }
        }
        guard var address else { return nil }
        if let fragment, !fragment.isEmpty, !address.contains("#") { address += "#" + fragment }
        return LinkAddress.url(address)
    }

    enum Word {
        case text(String)
        /// A switch, in lowercase letters and without its backslash.
        case option(String)
    }

    /// The words of an instruction, which are in quotation marks where they have spaces.
    struct Words {
        private var rest: Substring

        init(_ text: Substring) {
            rest = text
        }

        mutating func next() -> Word? {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { return nil }
            if first == "\"" { return .text(quoted()) }
            let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
            rest = rest[word.endIndex...]
            return first == "\\" ? .option(word.dropFirst().lowercased()) : .text(String(word))
        }

        /// Returns the text in quotation marks, in which a backslash stands before one and before another backslash.
        private mutating func quoted() -> String {
            rest.removeFirst()
            var text = ""
            while let character = rest.popFirst(), character != "\"" {
                let isEscape = character == "\\" && (rest.first == "\"" || rest.first == "\\")
                text.append(isEscape ? rest.removeFirst() : character)
            }
            return text
        }
    }
}
