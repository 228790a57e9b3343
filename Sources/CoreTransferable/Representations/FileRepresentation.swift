/// Transfers an item as a file, without taking its contents into memory.
///
/// ```swift
/// FileRepresentation(contentType: .mpeg4Movie) { video in
///     SentTransferredFile(video.file)
/// } importing: { received in
///     let copy = try Library.keep(received.file)
///     return Video(file: copy)
/// }
/// ```
///
/// The received file is a temporary one that is removed when `importing` returns: copy or move it to where it should stay.
/// Only where both sides agree to open in place is the sender's own file handed over, and
/// ``ReceivedTransferredFile/isOriginalFile`` says so.
@_weakLinked
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let contentType: UTType
    let openInPlace: Bool
    let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Creates a representation that works in both directions.
    ///
    /// - Parameters:
    ///   - contentType: What the file is.
    ///   - shouldAttemptToOpenInPlace: Whether the receiver would rather have the original file than a copy, and the
    ///     sender lets it where its ``SentTransferredFile`` does.
    ///   - exporting: Names the file of an item, written first where necessary.
    ///   - importing: Makes an item of a received file.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = contentType
        self.openInPlace = shouldAttemptToOpenInPlace
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a representation that only exports.
    ///
    /// - Parameters:
    ///   - exportedContentType: What the file is.
    ///   - shouldAllowToOpenInPlace: Whether receivers may have the original file, where the ``SentTransferredFile``
    ///     allows it too.
    ///   - exporting: Names the file of an item, written first where necessary.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.contentType = exportedContentType
        self.openInPlace = shouldAllowToOpenInPlace
        self.exporting = exporting
        self.importing = nil
    }

    /// Creates a representation that only imports.
    ///
    /// - Parameters:
    ///   - importedContentType: What is accepted: this type and those that conform to it.
    ///   - shouldAttemptToOpenInPlace: Whether the original file is wanted rather than a copy, where the sender allows it.
    ///   - importing: Makes an item of a received file.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = importedContentType
        self.openInPlace = shouldAttemptToOpenInPlace
        self.exporting = nil
        self.importing = importing
    }
}

extension FileRepresentation {
    public func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        if let exporting, resolution.directions.contains(.export) {
            resolution.add(
                Exporter(contentType, origin: "FileRepresentation", openInPlace: openInPlace, file: exporting)
            )
        }
        if let importing, resolution.directions.contains(.import) {
            resolution.add(
                Importer(contentType, origin: "FileRepresentation", openInPlace: openInPlace, file: importing)
            )
        }
    }
}
