/// A place in source that a person has to look at.
package struct Finding: Comparable, Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
        case module, branch, name
    }

    package let kind: Kind
    package let path: String
    package let line: Int
    /// The name of the thing that was found.
    package let subject: String
    /// The advice of the documentation.
    package let advice: String

    package static func < (first: Finding, second: Finding) -> Bool {
        (first.kind.rawValue, first.path, first.line, first.subject)
            < (second.kind.rawValue, second.path, second.line, second.subject)
    }
}
