extension Transferable {
    /// The file name that the first representation with a suggestion suggests for this value.
    ///
    /// It is the unchanged suggestion; ``export(to:contentType:)`` makes a safe file name from it.
    public var suggestedFilename: String? {
        for exporter in Self.resolution(.export).exporters where exporter.exports(self) {
            if let name = exporter.suggestedFileName?(self) { return name }
        }
        return nil
    }

    /// Exports this value as data.
    ///
    /// - Parameter contentType: The type to export as. A representation of this very type is preferred to one of a type
    ///   that conforms to it. `nil` takes the first representation.
    /// - Returns: The bytes. The bytes of a large file are mapped rather than read.
    /// - Throws: ``TransferError``, which names each attempted representation and the reason for its failure.
    public func exported(as contentType: UTType?) async throws -> Data {
        let first = Self.firstExporter(of: contentType)
        var attempts: [TransferError.Attempt] = []
        // Small values are encoded in less time than it takes to get ready for waiting.
        if let first, case .encoding(let encoding) = first.production, first.exports(self) {
            do {
                return try encoding.data(of: self)
            } catch {
                try Task.checkCancellation()
                attempts.append(TransferError.Attempt(representation: first.label, error: error))
            }
        }
        return try await firstExport(as: contentType, by: first, after: attempts) { _, payload in
            try await payload.data()
        }
    }

    /// Exports this value as a file in a directory.
    ///
    /// Nothing is overwritten: if the name is taken, a number is added to it. The file is placed directly in the
    /// directory, whatever name is suggested.
    ///
    /// - Parameters:
    ///   - destinationDirectory: An existing directory.
    ///   - contentType: The type to export as. A representation of this very type is preferred to one of a type that
    ///     conforms to it. `nil` takes the first representation.
    /// - Returns: The new file.
    /// - Throws: ``TransferError``, which names each attempted representation and the reason for its failure. In that
    ///   case, nothing remains in the directory.
    public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
        try await firstExport(as: contentType, by: Self.firstExporter(of: contentType)) { exporter, payload in
            try await payload.write(into: destinationDirectory, naming: exporter.fileName(for: self))
        }
    }

    /// Exports this value as a file for as long as a closure runs.
    ///
    /// - Parameters:
    ///   - contentType: The type to export as. A representation of this very type is preferred to one of a type that
    ///     conforms to it. `nil` takes the first representation.
    ///   - fileHandler: A closure that receives the file, in a directory that only this user can read. Both are removed
    ///     when it returns or throws. If the representation permits opening in place, the file is the original, which
    ///     stays.
    /// - Returns: The result of `fileHandler`.
    /// - Throws: ``TransferError`` where the export fails, and what `fileHandler` throws.
    public nonisolated(nonsending) func withExportedFile<Result>(
        contentType: UTType?,
        fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let exported = try await temporaryExport(as: contentType)
        defer { exported.directory?.remove() }
        return try await fileHandler(exported.file)
    }

    /// Returns a file for ``withExportedFile(contentType:fileHandler:)``, and the directory to remove with it.
    @concurrent
    private func temporaryExport(
        as contentType: UTType?
    ) async throws -> (file: URL, directory: PrivateDirectory?) {
        try await firstExport(as: contentType, by: Self.firstExporter(of: contentType)) { exporter, payload in
            if case .file(let original, isOriginalAllowed: true) = payload { return (original, nil) }
            let directory = try PrivateDirectory()
            let file = try await payload.write(into: directory.url, naming: exporter.fileName(for: self))
            return (file, directory)
        }
    }

    /// Exports with the first matching exporter that succeeds.
    ///
    /// The first match nearly always succeeds, and finding the others would take longer than encoding a small value.
    ///
    /// - Parameters:
    ///   - contentType: The type to load.
    ///   - first: The first exporter, if there is one.
    ///   - attempts: The failure of the first exporter, if it was attempted before.
    ///   - use: The use of the export. If it throws an error, the next exporter is tried.
    private func firstExport<Result>(
        as contentType: UTType?,
        by first: Exporter?,
        after attempts: [TransferError.Attempt] = [],
        _ use: (Exporter, Payload) async throws -> Result
    ) async throws -> Result {
        var attempts = attempts
        if attempts.isEmpty, let first, first.exports(self) {
            if let result = try await export(by: first, use, &attempts) { return result }
        }
        let exporters = Self.resolution(.export).exporters.filter { $0.exports(self) }
        for exporter in exporters.matching(contentType, by: \.contentType).dropFirst(attempts.count) {
            if let result = try await export(by: exporter, use, &attempts) { return result }
        }
        let wanted = contentType.map { " as \($0.identifier)" } ?? ""
        guard attempts.isEmpty else {
            throw TransferError(
                .itemUnavailableError,
                "\(Self.self) could not be exported\(wanted).",
                attempts: attempts
            )
        }
        let available = exporters.map(\.contentType.identifier).withoutRepeats().joined(separator: ", ")
        throw TransferError(
            .itemUnavailableError,
            "\(Self.self) cannot be exported\(wanted); "
                + (available.isEmpty ? "no representation exports it." : "it is exported as \(available).")
        )
    }

    /// Exports in one way; `nil` if it fails.
    private func export<Result>(
        by exporter: Exporter,
        _ use: (Exporter, Payload) async throws -> Result,
        _ attempts: inout [TransferError.Attempt]
    ) async throws -> Result? {
        do {
            return try await use(exporter, try await exporter.payload(of: self))
        } catch {
            try Task.checkCancellation()
            attempts.append(TransferError.Attempt(representation: exporter.label, error: error))
            return nil
        }
    }
}

extension Exporter {
    /// Makes the name of an item's file: the suggested one, else the one the file has, with an extension in any case.
    func fileName(for item: any Sendable) -> @Sendable (String?) -> String {
        let suggestion = suggestedFileName?(item)
        return { existing in FileName.complete([suggestion, existing], contentType: contentType) }
    }
}

extension Array {
    /// Returns the elements that provide a content type: those of that very type, followed by those whose type conforms
    /// to it.
    ///
    /// - Parameters:
    ///   - contentType: The wanted type; `nil` keeps all elements, in their order.
    ///   - type: Returns the type that an element provides.
    func matching(_ contentType: UTType?, by type: (Element) -> UTType) -> [Element] {
        guard let contentType else { return self }
        return filter { type($0) == contentType }
            + filter { type($0) != contentType && type($0).conforms(to: contentType) }
    }
}
