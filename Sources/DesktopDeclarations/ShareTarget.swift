import CommandSupport
import UniformTypeIdentifiers

/// A place for shared items in an app, as an `Info.plist` declares it and a desktop entry has it.
///
/// The article “Receiving shared items” describes the groups of the entry.
package struct ShareTarget {
    /// More targets than share sheets show.
    static let most = 8

    let identifier: String
    /// The name in share sheets; nil for the app's.
    let name: String?
    /// The arguments of the program before the items.
    let arguments: [String]
    /// The accepted types: identifiers of types, MIME types, and schemes of links after `x-scheme-handler/`.
    let types: [String]

    /// Reads the entry of a target.
    init(_ entry: PropertyList) throws(ShareTargetError) {
        guard let entry = entry.dictionary else { throw ShareTargetError(reason: "is not a dictionary") }
        let identifier = entry["Identifier"]?.string ?? ""
        guard !identifier.isEmpty, identifier.count <= 100, identifier.allSatisfy(Self.isPlain) else {
            throw ShareTargetError(reason: "Identifier is no text of letters, digits, “-” and “_”")
        }
        self.identifier = identifier
        types = try Self.texts(entry["Types"], "Types") ?? []
        guard !types.isEmpty else { throw ShareTargetError(reason: "Types is missing or empty") }
        if let wrong = types.first(where: { !$0.allSatisfy { Self.isPlain($0) || "./+*".contains($0) } }) {
            throw ShareTargetError(reason: "\(wrong.quoted) is no type")
        }
        arguments = try Self.texts(entry["Arguments"], "Arguments") ?? []
        if let value = entry["Name"] {
            guard let text = value.string, !text.isEmpty else { throw ShareTargetError(reason: "Name is not a text") }
            name = text
        } else {
            name = nil
        }
    }

    /// A Boolean value that indicates whether the program gets links, for which it needs URLs rather than paths.
    var takesLinks: Bool { types.contains { $0.hasPrefix("x-scheme-handler/") || $0 == "public.url" } }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
    }

    private static func texts(_ value: PropertyList?, _ key: String) throws(ShareTargetError) -> [String]? {
        guard let value else { return nil }
        guard let items = value.array, items.allSatisfy({ $0.string != nil }) else {
            throw ShareTargetError(reason: "\(key) is not an array of strings")
        }
        let texts = items.compactMap(\.string)
        guard !texts.contains(where: { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }) else {
            throw ShareTargetError(reason: "\(key) has control characters")
        }
        return texts
    }
}

/// The defect of a declared share target.
struct ShareTargetError: Error {
    let reason: String
}
