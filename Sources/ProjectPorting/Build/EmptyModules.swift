/// Modules without declarations, which take the place of imports without a counterpart while a package is checked.
///
/// They are modules of C, because source may import a part of one, such as `IOKit.ps`.
package struct EmptyModules {
    private var tree = Part()

    private struct Part {
        var parts: [String: Part] = [:]

        mutating func add(_ path: ArraySlice<Substring>) {
            guard let name = path.first else { return }
            parts[String(name), default: Part()].add(path.dropFirst())
        }

        func lines(_ indent: String) -> [String] {
            parts.sorted { $0.key < $1.key }.flatMap { name, part in
                ["\(indent)module \(name) {"] + part.lines(indent + "    ") + ["\(indent)}"]
            }
        }
    }

    /// The most parts that a path may have.
    private static let deepest = 8

    package init() {}

    /// Adds a module, or a part of one.
    mutating func add(_ path: some StringProtocol) {
        let names = String(path).split(separator: ".", omittingEmptySubsequences: false)
        let areNames = names.allSatisfy { name in
            !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        }
        if areNames, names.count <= Self.deepest { tree.add(names[...]) }
    }

    /// The names of the modules.
    package var names: [String] { tree.parts.keys.sorted() }

    /// The modules in the language of Clang's module maps.
    package var map: String { tree.lines("").map { $0 + "\n" }.joined() }
}
