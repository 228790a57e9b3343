import CommandSupport
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A report of the contents of a clipboard, for people and for programs. No payload is read, except to determine
/// whether files were cut and which formats a web page has.
struct ContentsReport: Encodable {
    struct Entry: Encodable {
        /// The identifier of the type.
        let type: String
        /// The names under which it is offered: MIME types, mostly.
        var names: [String]
    }

    /// The types in the order of preference, without repeats.
    private(set) var types: [Entry] = []
    let isConcealed: Bool
    let isTransient: Bool
    /// A Boolean value that indicates whether there are files that were cut: a program that pastes them moves them.
    let isCut: Bool

    /// - Parameters:
    ///   - names: The offered names.
    ///   - operation: The operation that the sender requests for files.
    init(names: [String], operation: TransferOperation) {
        let offer = IncomingOffer(names: names) { name, _ in throw TransferWireError.notOffered(name) }
        isConcealed = offer.marks.contains(.concealed)
        isTransient = offer.marks.contains(.transient)
        isCut = operation == .move
        for type in offer.contentTypes { types.append(Entry(type: type.identifier, names: [])) }
        for name in names {
            guard let type = WireType.contentType(for: name)?.identifier else { continue }
            if let index = types.firstIndex(where: { $0.type == type }) { types[index].names.append(name) }
        }
    }

    /// The longest wait for a program that does not say whether its files were cut, in seconds.
    private static let longestWait = 2.0

    /// Creates a report of the contents of a clipboard.
    /// - Throws: ``TransferWireError``.
    init(_ reader: any BlockingClipboardReader, limits: TransferLimits) throws {
        var names = try reader.names(limits: limits)
        var briefLimits = limits
        briefLimits.stallTimeout = min(limits.stallTimeout, Self.longestWait)
        if let pages = PageFormatReader(reader, among: names, limits: briefLimits) {
            names = pages.names(limits: limits)
        }
        var operation: TransferOperation?
        for name in TransferOperation.names(among: names) where operation == nil {
            var buffer = PayloadBuffer(limits: briefLimits)
            // An unreadable payload requests only a copy.
            guard (try? reader.receive(name, limits: briefLimits) { try buffer.append(Data($0)) }) != nil,
                let data = try? buffer.data()
            else { continue }
            operation = TransferOperation(data, receivedAs: name)
        }
        self.init(names: names, operation: operation ?? .copy)
    }

    /// - Parameter asJSON: Whether a program will read it; else there is a line for each type.
    func text(asJSON: Bool) throws -> String {
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return OutputText.json(try encoder.encode(self)) + "\n"
        }
        let width = types.map(\.type.count).max() ?? 0
        return types.map { entry in
            let isCutFile = isCut && entry.type == UTType.fileURL.identifier
            let names = (entry.names.map { OutputText.name($0) } + (isCutFile ? ["(cut)"] : [])).joined(separator: ", ")
            let type = OutputText.name(entry.type)
            let padding = String(repeating: " ", count: width - entry.type.count)
            return names.isEmpty ? "\(type)\n" : "\(type)\(padding)  \(names)\n"
        }.joined()
    }
}
