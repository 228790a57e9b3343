import SystemSupport

extension Symbol {
    /// Returns the drawn names that are most like a name, the most like first.
    ///
    /// A name is like another that shares a part with it, be the part misspelled.
    /// - Parameters:
    ///   - name: A name that is not known.
    ///   - count: How many names to give at most.
    package static func names(like name: String, count: Int = 3) -> [String] {
        guard name.utf8.count <= 100 else { return [] }
        let wanted = name.lowercased().split(separator: ".")
        let ranked = drawnNames.compactMap { candidate -> (name: String, likeness: Int, distance: Int)? in
            var parts = candidate.split(separator: ".")
            var likeness = 0
            for part in wanted {
                if let index = parts.firstIndex(of: part) {
                    likeness += 12
                    parts.remove(at: index)
                } else if let index = parts.firstIndex(where: { part.isMisspelling(of: $0) }) {
                    likeness += 8
                    parts.remove(at: index)
                }
            }
            guard likeness > 0 else { return nil }
            // Parts that were not asked for count against a name.
            return (candidate, likeness - parts.count * 4, name.editDistance(to: candidate))
        }
        return ranked.sorted { ($1.likeness, $0.distance, $0.name) < ($0.likeness, $1.distance, $1.name) }
            .prefix(count).map(\.name)
    }
}
