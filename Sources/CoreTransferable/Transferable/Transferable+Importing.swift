extension Transferable {
    /// Creates a value from a file.
    ///
    /// - Parameters:
    ///   - url: The file or folder. It stays unchanged: unless the representation opens files in place, it receives a
    ///     copy.
    ///   - contentType: The type of the file, which is one of ``importedContentTypes()-type.method``, or `nil` to try all representations
    ///     in order.
    /// - Throws: ``TransferError``, which names each attempted representation and the reason for its failure.
    public init(importing url: URL, contentType: UTType?) async throws {
        self = try await Self.imported(
            from: .file(url, isOriginalAllowed: true),
            contentType: contentType,
            by: Self.firstImporter(of: contentType)
        )
    }

    /// Creates a value from data.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - contentType: The type of the bytes, which is one of ``importedContentTypes()-type.method``, or `nil` to try all
    ///     representations in order. On Apple's systems, too, a type that only conforms to one of them throws.
    /// - Throws: ``TransferError``, which names each attempted representation and the reason for its failure.
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

    /// Imports with the first matching importer that succeeds.
    ///
    /// The first match nearly always succeeds, and finding the others would take longer than decoding a small value.
    ///
    /// - Parameters:
    ///   - payload: The received contents.
    ///   - contentType: The type of the contents, if it is known.
    ///   - first: The first importer, if there is one.
    ///   - attempts: The failure of the first importer, if it was attempted before.
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
        let importers = resolution(.import).importers.filter { $0.reads(contentType) }
        for importer in importers.dropFirst(attempts.count) {
            if let item = try await imported(from: payload, contentType, by: importer, &attempts) { return item }
        }
        throw attempts.isEmpty
            ? TransferError.cannotImport(Self.self, from: contentType.map { [$0] } ?? [])
            : TransferError(.unavailableCoercionError, "\(Self.self) could not be imported.", attempts: attempts)
    }

    /// Imports in one way; `nil` if it fails.
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
