import CommandSupport
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The types of the dropped items: the output of `--list` and `--json`.
struct DropListing: Encodable {
    struct Item: Encodable {
        var name: String?
        var types: [String]
        /// The URL of a file or of something on the network.
        var url: String?

        private enum CodingKeys: CodingKey {
            case name, types, url
        }

        /// Encodes every key. A missing value becomes null, which the synthesized method would omit.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(types, forKey: .types)
            try container.encode(url, forKey: .url)
        }
    }

    var items: [Item]

    /// Reads no more than URLs.
    init(_ providers: [NSItemProvider]) async {
        items = []
        for provider in providers {
            let types = provider.registeredContentTypes
            var url: String?
            if let type = types.first(where: { $0.conforms(to: .url) }),
                let data = try? await provider.loadDataRepresentation(for: type)
            {
                url = String(decoding: data, as: UTF8.self)
            }
            items.append(Item(name: provider.suggestedName, types: types.map(\.identifier), url: url))
        }
    }

    /// The identifiers, one a line, with an empty line between items.
    var text: String {
        items.map { $0.types.map { OutputText.name($0) }.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// Returns an object on one line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return OutputText.json(try encoder.encode(self))
    }
}
