import CommandSupport
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// What is on a clipboard, for people and for programs. Nothing is read to tell.
struct ContentsReport: Encodable {
    struct Entry: Encodable {
        /// The identifier of the type.
        let type: String
        /// The names under which it is offered: MIME types, mostly.
        var names: [String]
    }

    /// The types in the sender's order, without repeats.
    private(set) var types: [Entry] = []
    let isConcealed: Bool
    let isTransient: Bool

    init(names: [String]) {
        let offer = IncomingOffer(names: names) { name, _ in throw TransferWireError.notOffered(name) }
        isConcealed = offer.marks.contains(.concealed)
        isTransient = offer.marks.contains(.transient)
        for type in offer.contentTypes { types.append(Entry(type: type.identifier, names: [])) }
        for name in names {
            guard let type = WireType.contentType(for: name)?.identifier else { continue }
            if let index = types.firstIndex(where: { $0.type == type }) { types[index].names.append(name) }
        }
    }

    /// - Parameter asJSON: Whether a program will read it; else there is a line for each type.
    func text(asJSON: Bool) throws -> String {
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
        let width = types.map(\.type.count).max() ?? 0
        return types.map { entry in
            let names = entry.names.map(\.printable).joined(separator: ", ")
            let type = entry.type.printable.padding(
                toLength: names.isEmpty ? entry.type.count : width,
                withPad: " ",
                startingAt: 0
            )
            return names.isEmpty ? "\(type)\n" : "\(type)  \(names)\n"
        }.joined()
    }
}
