import CommandSupport
import UniformTypeIdentifiers

/// The properties of a type for people: the output of `transferable type`.
enum TypeText {
    /// Returns lines, the first of which is the query.
    static func text(_ answer: TypeAnswer) -> String {
        let type = answer.type
        let facts: [(String, String?)] = [
            ("identifier", type.identifier),
            ("description", type.localizedDescription),
            ("declared", type.isDeclared ? nil : type.isDynamic ? "no, the identifier is dynamic" : "no"),
            ("extensions", list(type.tags[.filenameExtension])),
            ("MIME types", list(type.tags[.mimeType])),
            ("desktop MIME", type.tags[.mimeType] == nil ? list(type.desktopMIMETypes) : nil),
            ("told by", answer.evidence?.rawValue),
        ]
        var lines = [OutputText.name(answer.query)]
        for case (let label, let value?) in facts {
            let padding = String(repeating: " ", count: 13 - label.count)
            lines.append("  \(label)\(padding)\(OutputText.name(value))")
        }
        let tree = SupertypeTree(type).lines
        if !tree.isEmpty {
            lines.append("  conforms to")
            lines += tree.map { "    \(OutputText.name($0))" }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private static func list(_ tags: [String]?) -> String? {
        tags.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
    }
}
