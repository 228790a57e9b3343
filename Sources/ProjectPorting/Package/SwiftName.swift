/// Names and literals in Swift source, of texts that may have any characters.
enum SwiftName {
    /// Returns the name of a module for the name of a product, as Xcode makes it.
    static func identifier(_ text: String) -> String {
        let characters = text.prefix(100).map { character -> Character in
            character == "_" || character.isLetter || character.isASCII && character.isNumber ? character : "_"
        }
        guard let first = characters.first else { return "_" }
        return first.isNumber ? "_" + String(characters) : String(characters)
    }

    /// Returns a string literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            // Directions and separators of lines would let source look different from what it is.
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar):
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Returns a list of literals.
    static func literals(_ texts: [String]) -> String { "[" + texts.map(literal).joined(separator: ", ") + "]" }
}
