/// A directive of conditional compilation.
enum Directive {
    case begin(String)
    /// Another branch; `#else` has no condition.
    case other(String?)
    case end

    init?(_ line: ArraySlice<UInt8>) {
        let text = String(decoding: line.prefix(5000), as: UTF8.self)
        let word = text.prefix { $0 == "#" || $0.isLetter }
        let rest = String(text.dropFirst(word.count))
        switch word {
        case "#if": self = .begin(rest)
        case "#elseif": self = .other(rest)
        case "#else": self = .other(nil)
        case "#endif": self = .end
        default: return nil
        }
    }
}

/// The branches from an `#if` to its `#endif`, on two platforms.
struct ConditionChain {
    /// The branches on one platform.
    struct Side {
        /// The branch that is compiled, if that is certain.
        private(set) var taken: Int?
        /// A Boolean value that indicates whether it is uncertain which branch is compiled.
        private(set) var isUncertain = false
        /// A Boolean value that indicates whether the current branch may be compiled.
        private(set) var isOpen = false

        mutating func open(_ number: Int, _ value: Truth) {
            isOpen = taken == nil && value != .no
            if taken == nil, value == .yes { taken = number }
            if taken == nil, value == .unknown { isUncertain = true }
        }
    }

    private struct Branch {
        let line: Int
        let condition: String
        var hasCode = false
    }

    private let isCompiled: Bool
    private var branches: [Branch] = []
    private(set) var linux = Side()
    private var apple = Side()

    /// - Parameter isCompiled: Whether what is around the chain is compiled here.
    init(isCompiled: Bool) { self.isCompiled = isCompiled }

    /// A Boolean value that indicates whether the current branch has anything but imports.
    var hasCode: Bool {
        get { branches.last?.hasCode ?? false }
        set { if !branches.isEmpty { branches[branches.count - 1].hasCode = newValue } }
    }

    /// Begins a branch.
    mutating func open(_ condition: String, _ line: Int, _ linux: Truth, _ apple: Truth) {
        // The branches of a hostile file are counted and not kept.
        guard branches.count < 1000 else { return }
        let text = condition.prefix(200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.linux.open(branches.count, linux)
        self.apple.open(branches.count, apple)
        branches.append(Branch(line: line, condition: text))
    }

    /// Returns the branch that is not compiled here although it is where the source was written.
    func lost() -> SourceScan.LostBranch? {
        guard isCompiled, !linux.isUncertain, !apple.isUncertain, let there = apple.taken, linux.taken != there,
            branches[there].hasCode
        else { return nil }
        return SourceScan.LostBranch(
            line: branches[there].line,
            condition: branches[there].condition,
            instead: linux.taken.map { branches[$0].line }
        )
    }
}
