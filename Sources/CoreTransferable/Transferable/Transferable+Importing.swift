extension Transferable {
    /// Makes a value of a file.
    ///
    /// - Parameters:
    ///   - url: The file or folder. It is left as it is: unless the representation opens in place, it is given a copy.
    ///   - contentType: What the file is, or `nil` to try the representations from the first on.
    /// - Throws: ``TransferError``, which names each representation that was tried and what went wrong in it.
    public init(importing url: URL, contentType: UTType?) async throws {
        self = try await Self.imported(
            from: .file(url, isOriginalAllowed: true),
            contentType: contentType,
            by: Self.firstImporter(of: contentType)
        )
    }

    /// Makes a value of bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - contentType: What they are, or `nil` to try the representations from the first on.
    /// - Throws: ``TransferError``, which names each representation that was tried and what went wrong in it.
    public init(importing data: Data, contentType: UTType?) async throws {
        let first = Self.firstImporter(of: contentType)
        var attempts: [TransferError.Attempt] = []
        // Small values are decoded in less time than it takes to get ready for waiting.
        if let first, case .decoding(let decoding) = first.consumption {
            do {
                self = try decoding.item(Self.self, from: data)
                return
            } catch {
                try Task.checkCancellation()
                attempts.append(TransferError.Attempt(representation: first.label, error: error))
            }
        }
        self = try await Self.imported(from: .data(data), contentType: contentType, by: first, after: attempts)
    }

    /// Imports in the first way that fits and works.
    ///
    /// Nearly always the first that fits works, and finding the others would take longer than to decode a small value.
    ///
    /// - Parameters:
    ///   - payload: What is there.
    ///   - contentType: What it is, if that is known.
    ///   - first: The first way, if there is one.
    ///   - attempts: How the first way failed, if it was tried before.
    private static func imported(
        from payload: Payload,
        contentType: UTType?,
        by first: Importer?,
        after attempts: [TransferError.Attempt] = []
    ) async throws -> Self {
        var attempts = attempts
        if attempts.isEmpty, let first {
            if let item = try await imported(from: payload, contentType, by: first, &attempts) { return item }
        }
        let importers = resolution(.import).importers.filter { importer in contentType.map(importer.accepts) ?? true }
        for importer in importers.dropFirst(attempts.count) {
            if let item = try await imported(from: payload, contentType, by: importer, &attempts) { return item }
        }
        throw attempts.isEmpty
            ? TransferError.cannotImport(Self.self, from: contentType.map { [$0] } ?? [])
            : TransferError(.unavailableCoercionError, "\(Self.self) could not be imported.", attempts: attempts)
    }

    /// Imports in one way; `nil` where it fails.
    private static func imported(
        from payload: Payload,
        _ contentType: UTType?,
        by importer: Importer,
        _ attempts: inout [TransferError.Attempt]
    ) async throws -> Self? {
        let type = contentType ?? importer.contentType
        do {
            return try await importer.item(
                Self.self,
                from: payload,
                naming: { name in FileName.complete([name], contentType: type) }
            )
        } catch {
            try Task.checkCancellation()
            attempts.append(TransferError.Attempt(representation: importer.label, error: error))
            return nil
        }
    }
}

extension TransferError {
    /// No representation of `type` takes any of the types that are there.
    static func cannotImport<Item: Transferable>(_ type: Item.Type, from offered: [UTType]) -> TransferError {
        let accepted = Item.importedContentTypes().map(\.identifier)
        guard !accepted.isEmpty else {
            return TransferError(
                .unavailableCoercionError,
                "\(Item.self) cannot be imported: none of its representations has an importing closure."
            )
        }
        let available = offered.isEmpty ? "nothing" : offered.map(\.identifier).joined(separator: ", ")
        return TransferError(
            .itemUnavailableError,
            "\(Item.self) imports \(accepted.joined(separator: ", ")), but \(available) was offered."
        )
    }
}
