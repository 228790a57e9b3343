import Foundation
import Testing

/// A package that imports a module because `canImport` says that it is there is compiled with names of the module's, and then
/// linked into programs with the module and without. So what it can name is declared with `@_weakLinked`: such a name may be
/// missing when a program is linked, as long as nothing uses it when the program runs. See the article “Sharing a build with
/// other packages”.
@Suite("Weak links")
struct WeakLinkTests {
    @Test("are made to all that a neighbour can name of the modules with Apple's names")
    func declarations() throws {
        let modules = [
            "CombineCore", "Combine", "UniformTypes", "RichText", "CoreTransferable", "SwiftUICore", "SwiftUI",
        ]
        var protocols: Set<Substring> = []
        for module in modules {
            let files = try Self.files(of: module)
            #expect(!files.isEmpty)
            let declared = ModuleDeclarations(files.flatMap(\.lines), seeing: protocols)
            protocols = declared.protocols
            for (name, lines) in files {
                for (index, line) in lines.enumerated() where declared.needLink(at: index, of: lines) {
                    let attributes = lines[..<index].reversed().prefix { $0.hasPrefix("@") } + [line]
                    #expect(
                        attributes.contains { $0.contains("@_weakLinked") },
                        "\(module)/\(name):\(index + 1): write @_weakLinked on the line before: \(line)"
                    )
                }
            }
        }
    }

    private static func files(of module: String) throws -> [(name: String, lines: [Substring])] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(module)")
            .standardizedFileURL
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
            let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            return ($0, text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }
}

/// The declarations of a module outside of other types, as far as the beginnings of lines tell.
private struct ModuleDeclarations {
    /// The protocols that a result of public functions may be of (`some View`): public ones, and those that refine them, of this
    /// module and those below it.
    private(set) var protocols: Set<Substring>
    private var types: Set<Substring> = []
    /// The types that conform to one of the protocols. Where a module is built for tests, or optimized, its clients know
    /// which of them stands behind `some View`, and name it, public or not.
    private var conforming: Set<Substring> = []

    init(_ lines: [Substring], seeing protocols: Set<Substring>) {
        self.protocols = protocols
        let heads = lines.enumerated().compactMap { Head($1, continuing: lines[($0 + 1)...].prefix(8)) }
        var count = -1
        while count != self.protocols.count {
            count = self.protocols.count
            for head in heads where head.keyword == "protocol" {
                if head.isPublic || !self.protocols.isDisjoint(with: head.inherited) {
                    self.protocols.insert(head.name)
                }
            }
        }
        for head in heads {
            if head.keyword != "extension" { types.insert(head.name) }
            if !self.protocols.isDisjoint(with: head.inherited) { conforming.insert(head.name) }
        }
    }

    /// Returns a Boolean value that indicates whether a line begins a declaration that others can name. What belongs to a type or
    /// an extension with the attribute is linked as that is.
    func needLink(at index: Int, of lines: [Substring]) -> Bool {
        let line = lines[index]
        guard line.beginsDeclaration else { return false }
        if line.contains(/^(?:@\S+ )*(?:public|open) (?:[a-z]+(?:\([a-z]+\))? )*?(?:func|let|var)\b/) { return true }
        guard let head = Head(line, continuing: []) else { return false }
        if head.keyword != "extension" {
            let isValue = head.keyword == "struct" || head.keyword == "enum"
            return head.isPublic || isValue && conforming.contains(head.name) && !head.isPrivate
        }
        // An extension of a type of another module, with public members.
        guard !types.contains(head.name) else { return false }
        if head.isPublic { return true }
        guard !line.hasSuffix("}") else { return false }
        return lines[index...].prefix { $0 != "}" }.contains { $0.contains(/^    (?:@\S+ )*(?:public|open)\b/) }
    }

    /// The beginning of a type or an extension.
    private struct Head {
        let keyword: Substring
        let name: Substring
        let isPublic: Bool
        let isPrivate: Bool
        /// The words of its inheritance clause.
        let inherited: Set<Substring>

        init?(_ line: Substring, continuing rest: ArraySlice<Substring>) {
            // Most lines are something else, which costs less to see than to match.
            guard line.beginsDeclaration else { return nil }
            let pattern =
                /^(?:@\S+ )*((?:[a-z]+(?:\([a-z]+\))? )*?)(struct|class|enum|protocol|actor|extension) (\w+)(.*)/
            // An import of one declaration names its kind, too.
            guard let match = line.firstMatch(of: pattern), !match.1.contains("import") else { return nil }
            (keyword, name) = (match.2, match.3)
            isPublic = match.1.contains("public") || match.1.contains("open")
            isPrivate = match.1.contains("private")
            var clause = String(match.4)
            if !clause.contains("{") {
                for next in rest {
                    clause += next
                    if next.contains("{") { break }
                }
            }
            clause = String(clause.prefix { $0 != "{" })
            clause.replace(/\bwhere\b.*/, with: "")
            // Without the constraints of its own parameters.
            clause.replace(/^<.*?>/, with: "")
            inherited = Set(clause.drop { $0 != ":" }.split { !$0.isLetter && !$0.isNumber })
        }
    }
}

extension Substring {
    /// A Boolean value that indicates whether the line may begin a declaration outside of types.
    fileprivate var beginsDeclaration: Bool {
        guard let first = utf8.first else { return false }
        return first == UInt8(ascii: "@") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    }
}
