/// One way to import an item: an accepted content type, and the closure that makes the item.
///
/// The item's type is erased, like that of ``Exporter``.
struct Importer: Sendable {
    /// The kind of contents that a representation reads.
    enum Consumption: Sendable {
        /// Bytes in memory, or mapped from a file, read without waiting.
        case decoding(any ImmediateDecoding)
        /// Bytes in memory, or mapped from a file.
        case data(@Sendable (Data) async throws -> any Sendable)
        /// A file on disk, and whether the original is wanted.
        case file(openInPlace: Bool, @Sendable (ReceivedTransferredFile) async throws -> any Sendable)
    }

    let contentType: UTType

    /// The representation in the source, for messages.
    let origin: String

    let consumption: Consumption

    /// The type of the imported value, if another value stands in for the item.
    var proxy: (any Transferable.Type)?

    private init(contentType: UTType, origin: String, consumption: Consumption) {
        self.contentType = contentType
        self.origin = origin
        self.consumption = consumption
    }

    /// Creates a way in that reads bytes without waiting.
    init(_ contentType: UTType, origin: String, decoding: some ImmediateDecoding) {
        self.init(contentType: contentType, origin: origin, consumption: .decoding(decoding))
    }

    /// Creates a way in that reads bytes.
    init<Item: Transferable>(
        _ contentType: UTType,
        origin: String,
        data: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType: contentType, origin: origin, consumption: .data { try await data($0) })
    }

    /// Creates a way in that reads a file.
    init<Item: Transferable>(
        _ contentType: UTType,
        origin: String,
        openInPlace: Bool,
        file: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(
            contentType: contentType,
            origin: origin,
            consumption: .file(openInPlace: openInPlace) { try await file($0) }
        )
    }

    /// Returns whether contents of a type can be read: ``contentType`` and all types that conform to it.
    func accepts(_ offered: UTType) -> Bool {
        offered.conforms(to: contentType)
    }

    /// Returns whether contents of the very type are declared; `nil` stands for contents of an unknown type.
    func reads(_ contentType: UTType?) -> Bool { contentType == nil || contentType == self.contentType }

    /// The name of this representation in messages.
    var label: String {
        "\(proxy.map { "ProxyRepresentation of \($0)" } ?? origin)(\(contentType.identifier))"
    }
}

extension Importer {
    /// Returns the same importer for the items that are made from this importer's item.
    ///
    /// - Parameters:
    ///   - proxy: The type of the value that stands in.
    ///   - conversion: Makes an item of that value.
    func standingIn<Original: Transferable, Proxy: Transferable>(
        _ proxy: Proxy.Type,
        through conversion: Conversion<Proxy, Original>
    ) -> Importer {
        let consumption: Consumption =
            switch consumption {
            case .decoding(let base):
                switch conversion {
                case .immediate(let convert): .decoding(ConvertedDecoding(base: base, convert: convert))
                case .deferred(let convert): .data { data in try await convert(try base.item(Proxy.self, from: data)) }
                }
            case .data(let read):
                .data { data in try await conversion(try await read(data) as! Proxy) }
            case .file(let openInPlace, let read):
                .file(openInPlace: openInPlace) { file in try await conversion(try await read(file) as! Proxy) }
            }
        var importer = Importer(contentType: contentType, origin: origin, consumption: consumption)
        importer.proxy = proxy
        return importer
    }
}
