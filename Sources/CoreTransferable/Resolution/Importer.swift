/// One way in: a content type that is accepted, and what makes an item of it.
struct Importer<Item: Transferable>: Sendable {
    /// What a representation reads.
    enum Consumption: Sendable {
        /// Bytes in memory, or mapped from a file.
        case data(@Sendable (Data) async throws -> Item)
        /// A file on disk, and whether the original is wanted.
        case file(openInPlace: Bool, @Sendable (ReceivedTransferredFile) async throws -> Item)
    }

    let contentType: UTType

    /// The representation that was written in the source, for messages.
    let origin: String

    let consumption: Consumption

    /// Types that conform to ``contentType`` and are not accepted all the same, because another importer knows better.
    var exceptions: [UTType] = []

    /// Whether the value that is imported is another one, of which the item is made.
    var isProxy = false

    /// Whether contents of a type can be read: those of ``contentType`` and of all types that conform to it.
    func accepts(_ offered: UTType) -> Bool {
        offered.conforms(to: contentType) && !exceptions.contains { offered.conforms(to: $0) }
    }

    /// How messages name this representation.
    var label: String { "\(origin)(\(contentType.identifier))" }
}

extension Importer {
    /// The same way in for the items that are made from this one's item.
    ///
    /// - Parameter conversion: Makes an item of the value that stands in.
    func standingIn<Original: Transferable>(through conversion: Conversion<Item, Original>) -> Importer<Original> {
        let consumption: Importer<Original>.Consumption =
            switch consumption {
            case .data(let read):
                .data { data in try await conversion(try await read(data)) }
            case .file(let openInPlace, let read):
                .file(openInPlace: openInPlace) { file in try await conversion(try await read(file)) }
            }
        return Importer<Original>(
            contentType: contentType,
            origin: "ProxyRepresentation of \(Item.self)",
            consumption: consumption,
            exceptions: exceptions,
            isProxy: true
        )
    }
}
