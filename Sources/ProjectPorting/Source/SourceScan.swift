/// The imports and names of a Swift file, and the branches that are compiled here.
struct SourceScan {
    struct Import: Equatable {
        let module: String
        /// The whole path, such as `os.log`.
        let path: String
        /// A Boolean value that indicates whether the path leads to a part of a module, and to no declaration.
        let namesSubmodule: Bool
        let line: Int
    }

    /// A chain of `#if` that takes another branch here than where the source was written.
    struct LostBranch: Equatable {
        /// The line of the branch that is taken on the platform of Apple's.
        let line: Int
        let condition: String
        /// The line of the branch that is taken instead, if there is one.
        let instead: Int?
    }

    private(set) var lineCount = 0
    /// The imports in branches that are compiled here.
    private(set) var imports: [Import] = []
    /// The modules that are imported in any branch.
    private(set) var namedModules: Set<String> = []
    private(set) var lost: [LostBranch] = []
    /// The lines of the words that were looked for, in branches that are compiled here.
    private(set) var words: [String: [Int]] = [:]

    /// The most places that are kept of a word.
    private static let mostPlaces = 1000

    /// Reads a file.
    /// - Parameters:
    ///   - wanted: The words to look for. One of an attribute or a directive begins with `@` or `#`. A word may also be
    ///     followed by a member, such as `NSApp.windows`, or the first label of a call, such as `Bundle(identifier:`.
    ///   - linux: What is found here.
    ///   - apple: The platform for which the source was written.
    init(_ text: [UInt8], wanted: Set<String>, linux: BuildPlatform, apple: BuildPlatform) {
        var chains: [ConditionChain] = []
        for (index, bytes) in CodeText.lines(of: text).enumerated() {
            lineCount += 1
            let line = index + 1
            guard let first = bytes.firstIndex(where: { $0 > 0x20 }) else { continue }
            if bytes[first] == UInt8(ascii: "#"), let directive = Directive(bytes[first...]) {
                read(directive, at: line, &chains, linux, apple)
                continue
            }
            let isCompiled = chains.allSatisfy { $0.linux.isOpen }
            if let (path, isScoped) = Self.imported(bytes[first...]) {
                let module = String(path.prefix { $0 != "." })
                namedModules.insert(module)
                if isCompiled {
                    let namesSubmodule = !isScoped && path.contains(".")
                    imports.append(Import(module: module, path: path, namesSubmodule: namesSubmodule, line: line))
                }
                continue
            }
            for place in chains.indices { chains[place].hasCode = true }
            if isCompiled { collect(bytes[first...], wanted, line) }
        }
    }

    private mutating func read(
        _ directive: Directive,
        at line: Int,
        _ chains: inout [ConditionChain],
        _ linux: BuildPlatform,
        _ apple: BuildPlatform
    ) {
        switch directive {
        case .begin(let text):
            // Deeper nesting is nobody's; its branches count as compiled.
            guard chains.count < 200 else { return }
            let isCompiled = chains.allSatisfy { $0.linux.isOpen }
            var chain = ConditionChain(isCompiled: isCompiled)
            chain.open(text, line, BuildCondition.holds(text, on: linux), BuildCondition.holds(text, on: apple))
            chains.append(chain)
        case .other(let text):
            guard !chains.isEmpty else { return }
            chains[chains.count - 1].open(
                text ?? "else",
                line,
                text.map { BuildCondition.holds($0, on: linux) } ?? .yes,
                text.map { BuildCondition.holds($0, on: apple) } ?? .yes
            )
        case .end:
            if let branch = chains.popLast()?.lost() { lost.append(branch) }
        }
    }

    /// Returns what a line imports, and whether it names a kind of declaration: `SwiftUI.Text` of
    /// `@testable public import struct SwiftUI.Text`.
    private static func imported(_ line: ArraySlice<UInt8>) -> (path: String, isScoped: Bool)? {
        guard line.count < 500 else { return nil }
        let words = String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
            words[..<place].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
        else { return nil }
        let isScoped = kinds.contains(words[place + 1]) && place + 2 < words.count
        return (String(words[isScoped ? place + 2 : place + 1]), isScoped)
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    private mutating func collect(_ line: ArraySlice<UInt8>, _ wanted: Set<String>, _ number: Int) {
        var position = line.startIndex
        while position < line.endIndex {
            let start = position
            if line[position] == UInt8(ascii: "@") || line[position] == UInt8(ascii: "#") { position += 1 }
            while position < line.endIndex, Self.isName(line[position]) { position += 1 }
            guard position > start else {
                position += 1
                continue
            }
            guard position - start < 80 else { continue }
            let word = String(decoding: line[start..<position], as: UTF8.self)
            for word in [word, Self.phrase(word, line[position...])] {
                guard let word, wanted.contains(word), words[word, default: []].count < Self.mostPlaces else {
                    continue
                }
                words[word, default: []].append(number)
            }
        }
    }

    /// Returns a word with the member or the first label that follows it at once.
    private static func phrase(_ word: String, _ rest: ArraySlice<UInt8>) -> String? {
        // Those that are looked for begin with a type's name.
        guard word.first?.isUppercase == true, let mark = rest.first,
            mark == UInt8(ascii: ".") || mark == UInt8(ascii: "(")
        else { return nil }
        let name = rest.dropFirst().prefix(80).prefix(while: isName)
        guard !name.isEmpty else { return nil }
        let next = String(decoding: name, as: UTF8.self)
        if mark == UInt8(ascii: ".") { return "\(word).\(next)" }
        return name.endIndex < rest.endIndex && rest[name.endIndex] == UInt8(ascii: ":") ? "\(word)(\(next):" : nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
