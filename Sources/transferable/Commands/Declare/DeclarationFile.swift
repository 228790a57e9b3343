import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// An `Info.plist` whose type declarations are all right.
struct DeclarationFile {
    let url: URL
    let data: Data
    /// The name under which its types are installed: the identifier of the app.
    let name: String
    let declarations: [UTTypeDeclaration]
    /// The descriptions of the types in other languages.
    let translations: Translations
    /// What may be a mistake, but need not be one.
    let warnings: [String]

    /// Reads and checks the file.
    ///
    /// - Throws: ``CommandFailure``, which lists every mistake.
    init(path: String) throws {
        let url = URL(fileURLWithPath: path)
        let (declarations, problems) = try UTTypeDeclaration.declarationsAndProblems(inPropertyListAt: url)
        let (data, root) = try Self.read(url)
        let mistakes = problems + DeclarationCheck.mistakes(in: root) + DeclarationCheck.mistakes(in: declarations)
        guard mistakes.isEmpty else {
            let list = mistakes.map { "  \($0.printable)" }.joined(separator: "\n")
            throw CommandFailure("\(path.printable) has mistakes, so nothing was done:\n\(list)")
        }
        guard !declarations.isEmpty else {
            throw CommandFailure(
                """
                \(path.printable) declares no types: it has neither UTExportedTypeDeclarations nor \
                UTImportedTypeDeclarations. “transferable help declare” shows a declaration.
                """
            )
        }
        self.url = url
        self.data = data
        self.declarations = declarations
        name = Self.name(root, declarations)
        translations = Translations(beside: url)
        warnings = DeclarationCheck.warnings(about: declarations)
    }

    /// The name of what is installed for a property list, which may have mistakes by now.
    static func name(ofPropertyListAt path: String) throws -> String {
        let url = URL(fileURLWithPath: path)
        let declarations = try UTTypeDeclaration.declarationsAndProblems(inPropertyListAt: url).declarations
        return name(try read(url).root, declarations)
    }

    /// Whether a text is one that can be a name.
    static func isName(_ text: String) -> Bool { name(text) == text }

    private static func read(_ url: URL) throws -> (data: Data, root: [String: PropertyList]) {
        let (data, root) = try UTTypeDeclaration.propertyList(at: url)
        return (data, root.dictionary ?? [:])
    }

    private static func name(_ root: [String: PropertyList], _ declarations: [UTTypeDeclaration]) -> String {
        let candidates = [root["CFBundleIdentifier"]?.string, declarations.first?.identifier]
        return candidates.lazy.compactMap { $0.flatMap(name) }.first ?? "types"
    }

    /// A text as the name of a file: without characters that mean something in paths and shells.
    private static func name(_ text: String) -> String? {
        let safe = text.prefix(200).map { character in
            character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
                ? character : "_"
        }
        guard let first = safe.first else { return nil }
        return first == "." || first == "-" ? "_" + String(safe.dropFirst()) : String(safe)
    }
}
