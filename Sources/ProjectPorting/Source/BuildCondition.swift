/// A value that evaluates the condition after `#if` or `#elseif`.
///
/// `&&` binds more tightly than `||`, as in the compiler.
struct BuildCondition {
    private static let deepest = 64

    private let words: [Substring]
    private let platform: BuildPlatform
    private var position = 0
    private var depth = 0

    /// Returns whether a condition holds on a platform.
    static func holds(_ text: String, on platform: BuildPlatform) -> Truth {
        var reader = BuildCondition(words: words(in: text), platform: platform)
        return reader.alternatives()
    }

    private init(words: [Substring], platform: BuildPlatform) {
        self.words = words
        self.platform = platform
    }

    private static func words(in text: String) -> [Substring] {
        var words: [Substring] = []
        var rest = text.prefix(4096)
        while let first = rest.first, words.count < 1000 {
            let length: Int
            if first.isWhitespace {
                rest.removeFirst()
                continue
            } else if rest.hasPrefix("&&") || rest.hasPrefix("||") {
                length = 2
            } else {
                length = max(1, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.count)
            }
            words.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return words
    }

    private var next: Substring? { position < words.count ? words[position] : nil }

    private mutating func skip(_ word: Substring) -> Bool {
        guard next == word else { return false }
        position += 1
        return true
    }

    private mutating func alternatives() -> Truth {
        var value = conjunction()
        while skip("||") { value = Truth.or(value, conjunction()) }
        return value
    }

    private mutating func conjunction() -> Truth {
        var value = term()
        while skip("&&") { value = Truth.and(value, term()) }
        return value
    }

    private mutating func term() -> Truth {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest, let word = next else {
            position = words.count
            return .unknown
        }
        position += 1
        if word == "!" { return !term() }
        if word == "(" {
            let value = alternatives()
            return skip(")") ? value : .unknown
        }
        guard skip("(") else { return platform.holds(String(word)) }
        var argument = ""
        var open = 1
        while open > 0, let word = next {
            position += 1
            if word == "(" { open += 1 } else if word == ")" { open -= 1 }
            if open > 0 { argument += word }
        }
        // What follows the name of a module is its version, which is not looked at.
        argument = String(argument.prefix { $0 != "," })
        return platform.holds(String(word), argument)
    }
}
