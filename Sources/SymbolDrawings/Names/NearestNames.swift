extension Symbol {
    /// The drawn names that are most like a name, the most like first.
    /// - Parameters:
    ///   - name: A name that is not known.
    ///   - count: How many names to give at most.
    package static func names(like name: String, count: Int = 3) -> [String] {
        let wanted = Set(name.split(separator: "."))
        let ranked = drawnNames.map { candidate -> (name: String, likeness: Int) in
            let parts = Set(candidate.split(separator: "."))
            let shared = wanted.intersection(parts).count * 12
            // Parts that the other name does not have count against it, and letters that differ count a little.
            let foreign = parts.subtracting(wanted).count * 4
            return (candidate, shared - foreign - min(distance(name, candidate), 12))
        }
        return ranked.sorted { ($0.likeness, $1.name) > ($1.likeness, $0.name) }
            .prefix(count).filter { $0.likeness > -10 }.map(\.name)
    }

    /// Returns the number of letters that must be inserted, removed or changed to turn one name into another.
    private static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        var row = Array(0...b.count)
        for (index, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in b.enumerated() {
                let changed = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[b.count]
    }
}
