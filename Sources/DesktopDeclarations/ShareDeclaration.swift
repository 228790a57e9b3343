import CommandSupport
import UniformTypeIdentifiers

/// A share target in an app, as declared in an `Info.plist` and in a desktop entry.
///
/// The article “Receiving shared items” describes the groups of the entry.
package struct ShareDeclaration {
    /// More targets than share sheets show.
    static let mostTargets = 8

    let identifier: String
    /// The name in share sheets; nil for the app's.
    let name: String?
    /// The arguments of the program before the items.
    let arguments: [String]
    /// The accepted types: identifiers of types, MIME types, and schemes of links after `x-scheme-handler/`.
    let types: [String]
    /// The greatest number of items of each type; nil for any.
    var mostOfTypes: [Int?] = []
    /// The least and the greatest number of items; nil for any.
    var (least, most): (Int?, Int?) = (nil, nil)
    /// A Boolean value that indicates whether the program gets the items themselves rather than files.
    var takesItems = false

    /// Creates the target of an app with a scene for shared items, under the name of the app.
    /// - Parameters:
    ///   - types: The accepted types, and the greatest number of items of each; nil for any.
    ///   - least: The least number of items.
    ///   - most: The greatest number of items.
    init(ofItems types: [(type: String, most: Int?)], least: Int?, most: Int?) {
        (identifier, name, arguments) = (Self.itemsIdentifier, nil, [])
        self.types = types.map(\.type)
        mostOfTypes = types.map(\.most)
        (self.least, self.most, takesItems) = (least, most, true)
    }

    /// The identifier of the target for the scene.
    static let itemsIdentifier = "items"

    /// Reads the entry of a target.
    init(_ entry: PropertyList) throws(ShareTargetError) {
        guard let entry = entry.dictionary else { throw ShareTargetError(reason: "is not a dictionary") }
        let identifier = entry["Identifier"]?.string ?? ""
        guard identifier != Self.itemsIdentifier else {
            throw ShareTargetError(reason: "Identifier is \(identifier.quoted), which is that of NSExtension")
        }
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

    /// A Boolean value that indicates whether the program gets URLs rather than paths, as it does for links and for the items.
    var takesURLs: Bool { takesItems || types.contains { $0.hasPrefix("x-scheme-handler/") || $0 == "public.url" } }

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
