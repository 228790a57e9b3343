import UniformTypeIdentifiers

/// The types that a type conforms to, drawn as a tree whose branches lead to more general types.
struct SupertypeTree {
    /// The lines of the tree; the type itself is not among them.
    ///
    /// What a type conforms to is drawn where the type stands first; there is a sign where it is left out later.
    private(set) var lines: [String] = []

    private var drawn: Set<UTType> = []

    init(_ type: UTType) {
        drawn.insert(type)
        draw(type.directSupertypes, indentation: "")
    }

    private mutating func draw(_ types: [UTType], indentation: String) {
        for (position, type) in types.enumerated() {
            let isLast = position == types.count - 1
            let parents = type.directSupertypes
            let isRepeated = !drawn.insert(type).inserted && !parents.isEmpty
            lines.append("\(indentation)\(isLast ? "└─ " : "├─ ")\(type.identifier)\(isRepeated ? " …" : "")")
            if !isRepeated {
                draw(parents, indentation: indentation + (isLast ? "   " : "│  "))
            }
        }
    }
}
