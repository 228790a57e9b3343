/// The summary of the errors that remain in a build.
package enum ErrorSummary {
    /// The most names of a kind that are listed.
    private static let most = 25

    /// Returns the lines of the summary: a count for each kind, and the names that are missing most often.
    package static func lines(_ errors: BuildErrors) -> [String] {
        guard !errors.entries.isEmpty else { return ["No errors are left."] }
        let count = errors.entries.count
        var lines = [count == 1 ? "1 error is left:" : "\(count) errors are left:"]
        for kind in BuildErrors.Kind.allCases {
            let entries = errors.entries(of: kind)
            guard !entries.isEmpty else { continue }
            lines.append("  \(entries.count) \(kind.rawValue)")
            var places: [String: (count: Int, first: String)] = [:]
            for entry in entries {
                let label = [.module, .name, .member].contains(kind) ? entry.name ?? entry.message : entry.message
                places[label, default: (0, entry.place)].count += 1
            }
            let sorted = places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            for (label, place) in sorted.prefix(most) {
                let times = place.count == 1 ? "" : " (\(place.count) times)"
                let advice = advice(for: label, kind).map { ": \($0)" } ?? ""
                lines.append("    \(label)\(times)\(place.first.isEmpty ? "" : ", first at \(place.first)")\(advice)")
            }
            if sorted.count > most { lines.append("    … and \(sorted.count - most) more") }
        }
        return lines
    }

    private static func advice(for name: String, _ kind: BuildErrors.Kind) -> String? {
        if kind == .module { return PortingAdvice.modules[name] ?? PortingAdvice.unknownModule }
        return NamedDeclaration.all.first { $0.names.contains(name) }?.advice
    }
}
