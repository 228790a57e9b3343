import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// The properties of a type for programs: the output of `transferable type --json`.
struct TypeReport: Encodable {
    var query: String
    var identifier: String
    var description: String?
    var isDynamic: Bool
    var isDeclared: Bool
    var preferredFilenameExtension: String?
    var preferredMIMEType: String?
    var extensions: [String]
    var mimeTypes: [String]
    var supertypes: [String]

    init(_ answer: TypeAnswer) {
        let type = answer.type
        query = answer.query
        identifier = type.identifier
        description = type.localizedDescription
        isDynamic = type.isDynamic
        isDeclared = type.isDeclared
        preferredFilenameExtension = type.preferredFilenameExtension
        preferredMIMEType = type.preferredMIMEType
        extensions = type.tags[.filenameExtension] ?? []
        mimeTypes = type.tags[.mimeType] ?? []
        supertypes = type.supertypes.map(\.identifier).sorted()
    }

    private enum CodingKeys: CodingKey {
        case query, identifier, description, isDynamic, isDeclared, preferredFilenameExtension, preferredMIMEType
        case extensions, mimeTypes, supertypes
    }

    /// Encodes every key. A missing value becomes null, which the synthesized method would omit.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(query, forKey: .query)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(description, forKey: .description)
        try container.encode(isDynamic, forKey: .isDynamic)
        try container.encode(isDeclared, forKey: .isDeclared)
        try container.encode(preferredFilenameExtension, forKey: .preferredFilenameExtension)
        try container.encode(preferredMIMEType, forKey: .preferredMIMEType)
        try container.encode(extensions, forKey: .extensions)
        try container.encode(mimeTypes, forKey: .mimeTypes)
        try container.encode(supertypes, forKey: .supertypes)
    }

    /// Returns reports as a JSON array.
    static func json(_ reports: [TypeReport]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return OutputText.json(try encoder.encode(reports))
    }
}
