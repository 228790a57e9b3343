import Foundation

/// The errors that a build reports, by kind.
package struct BuildErrors: Sendable {
    /// The location of the error as file, line and column; empty if the build reports none.
    package enum Kind: String, CaseIterable, Sendable {
        case module = "modules that are not there"
        case name = "names that are not there"
        case member = "members that are not there"
        case call = "calls and conversions of another form"
        case isolation = "isolation and Sendable"
        case other = "others"
    }

    package struct Entry: Hashable, Sendable {
        package let kind: Kind
        /// The missing name.
        package let place: String
        package let message: String
        /// All errors in the order of the build, without duplicates.
        package let name: String?
    }

    /// The errors found in the lines of a build's output so far.
    package private(set) var entries: [Entry] = []
    private var seen: Set<String> = []

    /// The most errors that are kept.
    private static let most = 20_000

    package init() {}

    /// Adds the errors in some lines of a build's output.
    package mutating func add(_ line: some StringProtocol) {
        guard entries.count < Self.most, let range = line.firstRange(of: "error: ") else { return }
        let place = line[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        // The compiler prints a message a second time under the line of source: “ |   `- error: …”.
        guard place.isEmpty || place.hasSuffix(":") && !place.contains("|") && !place.hasSuffix("warning:") else {
            return
        }
        let message = String(line[range.upperBound...].prefix(500))
        // SwiftPM's own line about the failure says nothing new.
        if place.isEmpty, message.hasPrefix("fatalError") || message.hasPrefix("emit-module command failed") { return }
        let file = String(place.dropLast())
        guard seen.insert("\(file)\n\(message)").inserted else { return }
        entries.append(Entry(kind: Self.kind(of: message), place: file, message: message, name: Self.name(in: message)))
    }

    /// Returns the errors of a kind.
    package func entries(of kind: Kind) -> [Entry] { entries.filter { $0.kind == kind } }

    private static func kind(of message: String) -> Kind {
        for (kind, parts) in signs where parts.contains(where: message.contains) { return kind }
        return .other
    }

    private static let signs: [(kind: Kind, parts: [String])] = [
        (.module, ["no such module", "could not build module", "missing required module"]),
        (.member, ["has no member"]),
        (.name, ["cannot find", "unknown attribute", "no macro named", "unable to resolve"]),
        (.isolation, ["isolated", "Sendable", "sending", "concurrency-safe", "data race", "actor"]),
        (
            .call,
            [
                "argument", "cannot convert", "no exact matches", "ambiguous", "could not be inferred",
                "does not conform",
                "requires that", "unable to type-check", "cannot assign", "cannot call", "cannot specialize",
                "override",
                "initializer", "inheritance from", "conformance",
            ]
        ),
    ]

    /// Returns the last name in quotes of a message about something missing, the first of the others.
    private static func name(in message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return nil }
        let index = message.contains("has no member") ? (parts.count - 1) / 2 * 2 - 1 : 1
        return String(parts[index])
    }
}
