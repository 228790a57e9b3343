import ArgumentParser
import Foundation
import UniformTypeIdentifiers

/// A further type of the copied item, and the file with its bytes: `TYPE=FILE`.
struct AdditionalRepresentation: Sendable {
    let type: CopiedType
    let path: String

    init(_ text: String) throws {
        // The first equals sign ends the type, so a file's name may contain others. A type with a parameter cannot be given.
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw ValidationError("--also takes a type and a file: --also png=picture.png")
        }
        type = try CopiedType(String(text[..<equals]))
        path = String(text[text.index(after: equals)...])
    }
}
