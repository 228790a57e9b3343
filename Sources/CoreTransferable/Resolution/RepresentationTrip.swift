/// The round trip of a value through one of its representations. Used to check a type.
package struct RepresentationTrip<Item: Transferable>: Sendable {
    /// The outcome of a round trip.
    package enum End: Sendable {
        /// The value that the representation was imported as.
        case imported(Item)
        /// The representation was exported, but the type does not import it.
        case exported
        /// The value does not have the representation.
        case notExported
        case exportFailed(any Error)
        case importFailed(TransferError)
    }

    private let exporter: Exporter
    private let importers: [Importer]

    /// The name of the representation in messages.
    package var label: String { exporter.label }

    /// The type of the representation.
    package var contentType: UTType { exporter.contentType }

    /// The round trips through all representations that the type exports, in order.
    package static var all: [RepresentationTrip] {
        let resolution = Item.resolution(.both)
        return resolution.exporters.map { exporter in
            let importers = resolution.importers.filter { $0.accepts(exporter.contentType) }
            return RepresentationTrip(exporter: exporter, importers: importers)
        }
    }

    /// The types that are imported but that no representation exports.
    package static var importedOnly: [UTType] {
        let resolution = Item.resolution(.both)
        return resolution.importers
            .filter { importer in !resolution.exporters.contains { importer.accepts($0.contentType) } }
            .map(\.contentType)
            .withoutRepeats()
    }

    private init(exporter: Exporter, importers: [Importer]) {
        self.exporter = exporter
        self.importers = importers
    }

    /// Exports a value and imports it again, as a receiver in another process would.
    package func run(with item: Item) async -> End {
        guard exporter.exports(item) else { return .notExported }
        let payload: Payload
        do {
            payload = try await exporter.payload(of: item)
            if case .file(let url, _) = payload { try FileCopy.check(url) }
        } catch {
            return .exportFailed(error)
        }
        guard !importers.isEmpty else { return .exported }
        var attempts: [TransferError.Attempt] = []
        for importer in importers {
            do {
                let name = exporter.fileName(for: item)
                return .imported(try await importer.item(Item.self, from: payload, naming: name))
            } catch {
                attempts.append(TransferError.Attempt(representation: importer.label, error: error))
            }
        }
        return .importFailed(
            TransferError(.unavailableCoercionError, "\(Item.self) could not be imported.", attempts: attempts)
        )
    }
}
