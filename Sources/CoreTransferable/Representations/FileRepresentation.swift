/// A representation that transfers an item as a file, without loading its contents into memory.
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
/// The received file is temporary and removed when `importing` returns: copy or move it to keep it. The receiver gets
/// the sender's own file only if both sides agree to open in place. In that case
/// ``ReceivedTransferredFile/isOriginalFile`` is true.
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
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the receiver prefers the original file to a copy. The sender permits
    ///     that if its ``SentTransferredFile`` does.
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
    ///   - exportedContentType: The type of the file.
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
    ///   - importedContentType: The accepted type. Types that conform to it are accepted, too.
    ///   - shouldAttemptToOpenInPlace: Whether the receiver prefers the original file to a copy, if the sender permits
    ///     it.
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
