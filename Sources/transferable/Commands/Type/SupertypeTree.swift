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
        draw(Self.parents(of: type), indentation: "")
    }

    private mutating func draw(_ types: [UTType], indentation: String) {
        for (position, type) in types.enumerated() {
            let isLast = position == types.count - 1
            let parents = Self.parents(of: type)
            let isRepeated = !drawn.insert(type).inserted && !parents.isEmpty
            lines.append("\(indentation)\(isLast ? "└─ " : "├─ ")\(type.identifier)\(isRepeated ? " …" : "")")
            if !isRepeated {
                draw(parents, indentation: indentation + (isLast ? "   " : "│  "))
            }
        }
    }

    /// The nearest of the types that a type conforms to: those to which no other of them conforms.
    ///
    /// Types of a cycle conform to each other; none is nearer than the other then.
    static func parents(of type: UTType) -> [UTType] {
        let all = type.supertypes
        return nearest(all).sorted { $0.identifier < $1.identifier }
    }

    /// Those of some types to which no other of them conforms.
    static func nearest(_ types: Set<UTType>) -> [UTType] {
        types.filter { candidate in
            !types.contains { $0.isSubtype(of: candidate) && !candidate.isSubtype(of: $0) }
        }
    }
}
