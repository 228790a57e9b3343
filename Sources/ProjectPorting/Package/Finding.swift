/// A location in the source code that needs a person's attention.
package struct Finding: Comparable, Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
        case module, branch, name
    }

    package let kind: Kind
    package let path: String
    package let line: Int
    /// The name of the item that was found.
    package let subject: String
    /// The advice of the documentation.
    package let advice: String
    /// A Boolean value that indicates whether an import names a declaration rather than a part of a module.
    var isScoped = false

    package static func < (first: Finding, second: Finding) -> Bool {
        (first.kind.rawValue, first.path, first.line, first.subject)
            < (second.kind.rawValue, second.path, second.line, second.subject)
    }
}
