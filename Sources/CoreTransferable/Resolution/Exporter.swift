/// One way out: a content type, and what makes it of an item.
struct Exporter<Item: Transferable>: Sendable {
    /// What a representation makes.
    enum Production: Sendable {
        /// Bytes in memory.
        case data(@Sendable (Item) async throws -> Data)
        /// A file on disk, and whether a receiver may have the original.
        case file(openInPlace: Bool, @Sendable (Item) async throws -> SentTransferredFile)
    }

    let contentType: UTType

    /// The representation that was written in the source, for messages.
    let origin: String

    let production: Production

    /// Whether the value that is exported is another one, which stands in for the item.
    var isProxy = false

    var visibility = TransferRepresentationVisibility.all

    /// Whether an item has this representation; `nil` where every item has it.
    var condition: (@Sendable (Item) -> Bool)?

    /// What the file of an item should be called.
    var suggestedFileName: (@Sendable (Item) -> String?)?

    init(contentType: UTType, origin: String, production: Production) {
        self.contentType = contentType
        self.origin = origin
        self.production = production
    }

    /// Whether `item` is exported in this way.
    func exports(_ item: Item) -> Bool {
        condition?(item) ?? true
    }

    /// How messages name this representation.
    var label: String { "\(origin)(\(contentType.identifier))" }
}

extension Exporter {
    /// The same way out for the items that this one's item stands in for.
    ///
    /// - Parameter conversion: Makes the value that stands in.
    func standingIn<Original: Transferable>(through conversion: Conversion<Original, Item>) -> Exporter<Original> {
        let production: Exporter<Original>.Production =
            switch production {
            case .data(let export):
                .data { original in try await export(try await conversion(original)) }
            case .file(let openInPlace, let export):
                .file(openInPlace: openInPlace) { original in try await export(try await conversion(original)) }
            }
        var exporter = Exporter<Original>(
            contentType: contentType,
            origin: "ProxyRepresentation of \(Item.self)",
            production: production
        )
        exporter.isProxy = true
        exporter.visibility = visibility
        if let condition {
            // Where the value cannot be had without waiting, the representation is listed and fails when asked for.
            exporter.condition = { original in conversion.atOnce(original).map(condition) ?? true }
        }
        if let suggestedFileName {
            exporter.suggestedFileName = { original in conversion.atOnce(original).flatMap(suggestedFileName) }
        }
        return exporter
    }
}
