/// A representation that transfers an item as data that your closures create and read.
///
/// The bytes are in memory as a whole, so use ``FileRepresentation`` if they may be large.
///
/// ```swift
/// DataRepresentation(contentType: .commaSeparatedText) { archive in
///     try archive.csv()
/// } importing: { data in
///     try ProfilesArchive(csv: data)
/// }
/// ```
@_weakLinked
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let contentType: UTType
    let exporting: (@Sendable (Item) async throws -> Data)?
    let importing: (@Sendable (Data) async throws -> Item)?

    /// Creates a representation that works in both directions.
    ///
    /// - Parameters:
    ///   - contentType: The type of the bytes.
    ///   - exporting: Makes the bytes of an item. Called when a receiver asks for them, away from the main actor.
    ///   - importing: Makes an item of received bytes. The bytes are untrusted: throw an error if they are invalid.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a representation that only exports.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the bytes.
    ///   - exporting: Makes the bytes of an item. Called when a receiver asks for them, away from the main actor.
    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        self.contentType = exportedContentType
        self.exporting = exporting
        self.importing = nil
    }

    /// Creates a representation that only imports.
    ///
    /// - Parameters:
    ///   - importedContentType: The accepted type. Types that conform to it are accepted, too.
    ///   - importing: Makes an item of received bytes. The bytes are untrusted: throw an error if they are invalid.
    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.contentType = importedContentType
        self.exporting = nil
        self.importing = importing
    }
}

extension DataRepresentation {
    public func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        if let exporting, resolution.directions.contains(.export) {
            resolution.add(Exporter(contentType, origin: "DataRepresentation", data: exporting))
        }
        if let importing, resolution.directions.contains(.import) {
            resolution.add(Importer(contentType, origin: "DataRepresentation", data: importing))
        }
    }
}
