/// One way to export an item: a content type, and the closure that makes its contents.
///
/// The item's type is erased: a resolution is made for every transfer, and with concrete closures the runtime would
/// spend ten times as long on looking up generic types. Only the initializers restore the type.
struct Exporter: Sendable {
    /// The kind of contents that a representation makes.
    enum Production: Sendable {
        /// Bytes in memory, made without waiting.
        case encoding(any ImmediateEncoding)
        /// Bytes in memory.
        case data(@Sendable (any Sendable) async throws -> Data)
        /// A file on disk, and whether a receiver may have the original.
        case file(openInPlace: Bool, @Sendable (any Sendable) async throws -> SentTransferredFile)
    }

    let contentType: UTType

    /// The representation in the source, for messages.
    let origin: String

    let production: Production

    /// The type of the exported value, if another value stands in for the item.
    var proxy: (any Transferable.Type)?

    var visibility = TransferRepresentationVisibility.all

    /// A Boolean value that indicates whether an item has this representation; `nil` if every item has it.
    var condition: (@Sendable (any Sendable) -> Bool)?

    /// The suggested name for the file of an item.
    var suggestedFileName: (@Sendable (any Sendable) -> String?)?

    /// The URL that the bytes of an item contain, if it is that of a file and known without making the bytes.
    var fileURL: (@Sendable (any Sendable) -> URL?)?

    private init(contentType: UTType, origin: String, production: Production) {
        self.contentType = contentType
        self.origin = origin
        self.production = production
    }

    /// Creates an exporter that makes bytes synchronously.
    init(_ contentType: UTType, origin: String, encoding: some ImmediateEncoding) {
        self.init(contentType: contentType, origin: origin, production: .encoding(encoding))
    }

    /// Creates an exporter that makes bytes.
    init<Item: Transferable>(
        _ contentType: UTType,
        origin: String,
        data: @escaping @Sendable (Item) async throws -> Data
    ) {
        self.init(contentType: contentType, origin: origin, production: .data { try await data($0 as! Item) })
    }

    /// Creates a way out that names a file.
    init<Item: Transferable>(
        _ contentType: UTType,
        origin: String,
        openInPlace: Bool,
        file: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(
            contentType: contentType,
            origin: origin,
            production: .file(openInPlace: openInPlace) { try await file($0 as! Item) }
        )
    }

    /// Returns whether `item` is exported in this way.
    func exports(_ item: some Transferable) -> Bool {
        condition?(item) ?? true
    }

    /// The name of this representation in messages.
    var label: String { "\(source)(\(contentType.identifier))" }

    /// The representation in the source, and the type of the stand-in if it is a proxy.
    var source: String { proxy.map { "ProxyRepresentation of \($0)" } ?? origin }
}

extension Exporter {
    /// Returns the same exporter for the items for which this exporter's item stands in.
    ///
    /// - Parameters:
    ///   - proxy: The type of the value that stands in.
    ///   - conversion: Makes that value.
    func standingIn<Original: Transferable, Proxy: Transferable>(
        _ proxy: Proxy.Type,
        through conversion: Conversion<Original, Proxy>
    ) -> Exporter {
        let production: Production =
            switch production {
            case .encoding(let base):
                switch conversion {
                case .immediate(let convert): .encoding(ConvertedEncoding(base: base, convert: convert))
                case .deferred(let convert):
                    .data { original in try base.data(of: try await convert(original as! Original)) }
                }
            case .data(let export):
                .data { original in try await export(try await conversion(original as! Original)) }
            case .file(let openInPlace, let export):
                .file(openInPlace: openInPlace) { original in
                    try await export(try await conversion(original as! Original))
                }
            }
        var exporter = Exporter(contentType: contentType, origin: origin, production: production)
        exporter.proxy = proxy
        exporter.visibility = visibility
        if let condition {
            // If the value is available only asynchronously, the representation is listed and fails on request.
            exporter.condition = { original in conversion.atOnce(original as! Original).map(condition) ?? true }
        }
        if let suggestedFileName {
            exporter.suggestedFileName = { original in
                conversion.atOnce(original as! Original).flatMap(suggestedFileName)
            }
        }
        if let fileURL {
            exporter.fileURL = { original in conversion.atOnce(original as! Original).flatMap(fileURL) }
        }
        return exporter
    }
}
