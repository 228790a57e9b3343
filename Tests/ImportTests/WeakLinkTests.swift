import Foundation
import Testing

/// A package that imports a module because `canImport` says that it is there is compiled with names of the module's, and then
/// linked into programs with the module and without. So what it can name is declared with `@_weakLinked`: such a name may be
/// missing when a program is linked, as long as nothing uses it when the program runs. See the article “Sharing a build with
/// other packages”.
@Suite("Weak links")
struct WeakLinkTests {
    @Test(
        "are made to each public declaration of a module with one of Apple's names",
        arguments: ["CoreTransferable", "RichText", "SwiftUI", "SwiftUICore", "UniformTypeIdentifiers"]
    )
    func declarations(_ module: String) throws {
        let files = try Self.files(of: module)
        #expect(!files.isEmpty)
        let own = Set(
            files.values.joined().compactMap {
                $0.firstMatch(of: /^\S.*?(?:struct|class|enum|protocol|actor) (\w+)/)?.1
            }
        )
        for (name, lines) in files {
            for (index, line) in lines.enumerated() where Self.isDeclaration(at: index, of: lines, own) {
                let attributes = lines[..<index].reversed().prefix { $0.hasPrefix("@") } + [line]
                #expect(
                    attributes.contains { $0.contains("@_weakLinked") },
                    "\(name):\(index + 1): write @_weakLinked on the line before: \(line)"
                )
            }
        }
    }

    /// Whether a line begins a declaration that others can name: a public one, or an extension with public members of a type that
    /// is not the module's. What belongs to a type or an extension with the attribute is linked as that is.
    private static func isDeclaration(at index: Int, of lines: [Substring], _ own: Set<Substring>) -> Bool {
        let line = lines[index]
        if line.contains(publicDeclaration) { return true }
        guard let type = line.firstMatch(of: /^(?:@\S+ )*(?:public )?extension (\w+)/)?.1, !own.contains(type) else {
            return false
        }
        if line.contains("public extension") { return true }
        guard !line.hasSuffix("}") else { return false }
        return lines[index...].prefix { $0 != "}" }.contains { $0.contains(/^    (?:@\S+ )*(?:public|open)\b/) }
    }

    private static var publicDeclaration: Regex<Substring> {
        /^(?:@\S+ )*(?:public|open) (?:[a-z]+(?:\([a-z]+\))? )*?(?:struct|class|enum|protocol|actor|func|let|var)\b/
    }

    private static func files(of module: String) throws -> [String: [Substring]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(module)")
            .standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
            }
        )
    }
}
