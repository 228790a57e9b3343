extension StringProtocol {
    /// Returns the number of edits that turn this text into another: a letter is inserted, removed or changed, or two
    /// neighbours change places.
    package func editDistance(to other: some StringProtocol) -> Int {
        let (first, second) = (Array(unicodeScalars), Array(other.unicodeScalars))
        // The distances of all beginnings of the other text from the beginnings of this one that end at a letter, at the
        // letter before it, and at the one before that.
        var row = Array(0...second.count)
        var previous = row
        for (line, letter) in first.enumerated() {
            let beforePrevious = previous
            previous = row
            row[0] = line + 1
            for (column, match) in second.enumerated() {
                let changed = previous[column] + (letter == match ? 0 : 1)
                row[column + 1] = Swift.min(changed, previous[column + 1] + 1, row[column] + 1)
                guard line > 0, column > 0, letter == second[column - 1], first[line - 1] == match else { continue }
                row[column + 1] = Swift.min(row[column + 1], beforePrevious[column - 1] + 1)
            }
        }
        return row[second.count]
    }

    /// Returns whether a person who meant the other word may have typed this one: a third of its letters may be wrong.
    package func isMisspelling(of word: some StringProtocol) -> Bool {
        editDistance(to: word) <= Swift.max(1, word.count / 3)
    }
}
