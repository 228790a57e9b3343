/// The runs of marks of a text that may begin or end emphasis: CommonMark's stack of delimiters
/// (https://spec.commonmark.org/0.31.2/#phase-2-inline-structure).
struct EmphasisMarks {
    /// Marks in a row that are the same.
    private struct Run {
        let mark: Unicode.Scalar
        /// The original number of marks.
        let length: Int
        /// The remaining number of marks.
        var count: Int
        let canOpen: Bool
        let canClose: Bool
        let node: Int
        /// The runs around that are still in use; -1 and the number of runs where there are none.
        var previous: Int
        var next: Int
    }

    /// Ends that find the same beginnings.
    private struct Kind: Hashable {
        let mark: Unicode.Scalar
        let canOpen: Bool
        let length: Int
    }

    /// Marks that belong together.
    struct Match {
        /// The parts of the text at which the emphasis begins and ends.
        let opener: Int
        let closer: Int
        let mark: Unicode.Scalar
        /// The number of marks that are used on each side.
        let count: Int
    }

    private var runs: [Run] = []
    /// The last run in use.
    private var last = -1

    /// The number of runs so far.
    var count: Int { runs.count }

    /// Adds a run that follows those so far.
    /// - Parameters:
    ///   - mark: `*`, `_` or `~`.
    ///   - count: The number of consecutive marks.
    ///   - before: The character before; nil at the beginning of the text.
    ///   - after: The character after; nil at the end of the text.
    ///   - node: The part of the text that is the run.
    mutating func append(
        _ mark: Unicode.Scalar,
        count: Int,
        between before: Unicode.Scalar?,
        and after: Unicode.Scalar?,
        node: Int
    ) {
        let (before, after) = (Side(before), Side(after))
        let isLeft = after == .word || after == .punctuation && before != .word
        let isRight = before == .word || before == .punctuation && after != .word
        let isUnderscore = mark == "_"
        let canOpen = isLeft && (!isUnderscore || !isRight || before == .punctuation)
        let canClose = isRight && (!isUnderscore || !isLeft || after == .punctuation)
        guard canOpen || canClose else { return }
        let run = Run(
            mark: mark,
            length: count,
            count: count,
            canOpen: canOpen,
            canClose: canClose,
            node: node,
            previous: last,
            next: runs.count + 1
        )
        if last >= 0 { runs[last].next = runs.count }
        last = runs.count
        runs.append(run)
    }

    /// Finds which runs belong together, and takes those from one on out of use.
    ///
    /// Complexity: linear in the number of marks.
    /// - Parameter first: The number of the first run that counts.
    mutating func match(from first: Int) -> [Match] {
        var matches: [Match] = []
        var closer = runs.count
        while last >= first, let run = inUse(before: closer), run >= first { closer = run }
        // For each kind of end, the runs up to which no beginning is.
        var bottoms: [Kind: Int] = [:]
        while closer < runs.count {
            guard runs[closer].canClose else {
                closer = runs[closer].next
                continue
            }
            let kind = kind(of: closer)
            if let opener = opener(of: closer, above: bottoms[kind] ?? first - 1) {
                let (begin, end) = (runs[opener], runs[closer])
                let used = min(begin.count, end.count, 2)
                matches.append(Match(opener: begin.node, closer: end.node, mark: end.mark, count: used))
                // The runs between the two can no longer begin or end emphasis.
                (runs[opener].next, runs[closer].previous) = (closer, opener)
                runs[opener].count -= used
                runs[closer].count -= used
                if runs[opener].count == 0 { remove(opener) }
                if runs[closer].count == 0 {
                    let next = runs[closer].next
                    remove(closer)
                    closer = next
                }
            } else {
                bottoms[kind] = runs[closer].previous
                let next = runs[closer].next
                if !runs[closer].canOpen { remove(closer) }
                closer = next
            }
        }
        while last >= first { remove(last) }
        return matches
    }

    private func inUse(before run: Int) -> Int? {
        let previous = run == runs.count ? last : runs[run].previous
        return previous >= 0 ? previous : nil
    }

    private func kind(of closer: Int) -> Kind {
        let run = runs[closer]
        return Kind(mark: run.mark, canOpen: run.canOpen, length: run.mark == "~" ? run.length : run.length % 3)
    }

    /// Returns the nearest preceding run that can open what a run closes.
    private func opener(of closer: Int, above bottom: Int) -> Int? {
        let end = runs[closer]
        var index = end.previous
        while index > bottom {
            let run = runs[index]
            if run.mark == end.mark, run.canOpen, agree(run, end) { return index }
            index = run.previous
        }
        return nil
    }

    /// Returns whether two runs of the same mark belong together by their lengths.
    private func agree(_ opener: Run, _ closer: Run) -> Bool {
        if opener.mark == "~" { return opener.length == closer.length }
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.length + closer.length) % 3 != 0 || opener.length % 3 == 0 && closer.length % 3 == 0
    }

    /// Takes a run out of use.
    private mutating func remove(_ run: Int) {
        let (previous, next) = (runs[run].previous, runs[run].next)
        if previous >= 0 { runs[previous].next = next }
        if next < runs.count { runs[next].previous = previous }
        if run == last { last = previous }
    }
}

/// The kind of character beside a run of marks.
private enum Side {
    case space, punctuation, word

    /// - Parameter scalar: The character; nil at the edges of the text, which count as spaces.
    init(_ scalar: Unicode.Scalar?) {
        guard let scalar else {
            self = .space
            return
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: self = .space
        case .control where scalar.properties.isWhitespace: self = .space
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            self = .punctuation
        default: self = .word
        }
    }
}
