import CoreTransferable

extension Pasteboard {
    /// Returns the values of a type, one for each item that has one, in the order of the items.
    ///
    /// ```swift
    /// let pictures = try await pasteboard.values(of: Picture.self)
    /// ```
    /// - Parameter type: The type. Of each item the first representation is taken that it imports.
    /// - Returns: The values; none where no item has a representation that fits.
    /// - Throws: An error where an item has one that fits and cannot be had, or ``PasteboardError``.
    public func values<Value: Transferable>(of type: Value.Type) async throws -> [Value] {
        var values: [Value] = []
        for item in try await items(for: type) where item.fits(type) {
            values.append(try await item.loadTransferable(type: type))
        }
        return values
    }

    /// Returns the first item's value of a type, skipping items that have none.
    ///
    /// ```swift
    /// let text = try await pasteboard.value(of: String.self)
    /// ```
    /// - Parameter type: The type.
    /// - Throws: ``PasteboardError/noValue(type:available:)`` where no item has a representation that fits, or an error where
    ///   it cannot be had.
    public func value<Value: Transferable>(of type: Value.Type) async throws -> Value {
        let items = try await items(for: type)
        guard let item = items.first(where: { $0.fits(type) }) else {
            var available: [String] = []
            for identifier in items.flatMap(\.registeredTypeIdentifiers) where !available.contains(identifier) {
                available.append(identifier)
            }
            throw PasteboardError.noValue(type: String(describing: type), available: available)
        }
        return try await item.loadTransferable(type: type)
    }

    /// Returns the items. Their representations are read when they are loaded; this method reads at most how many items there are.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func items() async throws -> [NSItemProvider] { try await transport().contents().items() }

    private func items<Value: Transferable>(for type: Value.Type) async throws -> [NSItemProvider] {
        try await transport().contents().items(for: type.importedContentTypes())
    }

    // MARK: Without reading

    /// Returns the content types of all items, in order of preference and without duplicates. The only thing read is the list of a web
    /// page's own formats.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func contentTypes() async throws -> [UTType] {
        switch try await transport().contents() {
        case .empty: return []
        case .other(let offer): return await offer.withPageFormats().contentTypes
        case .own(let offer):
            var types: [UTType] = []
            for type in offer.items.flatMap(\.registeredContentTypes) where !types.contains(type) { types.append(type) }
            return types
        }
    }

    /// Returns those of the given types that are available, directly or through a type that conforms to them. No payload is read.
    ///
    /// ```swift
    /// let found = try await pasteboard.detect([.image, .url])
    /// button.isEnabled = found.contains(.image)
    /// ```
    ///
    /// A file that another program copied is a `UTType.fileURL`. The type of its contents is known after it is read, by
    /// ``items()``.
    /// - Parameter types: The types to look for.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func detect(_ types: Set<UTType>) async throws -> Set<UTType> {
        guard !types.isEmpty else { return [] }
        let available = try await contentTypes()
        return types.filter { type in available.contains { $0.conforms(to: type) } }
    }

    /// Returns the sender's instructions for the treatment of the contents.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func marks() async throws -> OfferMarks { try await transport().contents().marks }

    // MARK: Changes

    /// A number that changes each time any program changes the contents. Nothing is read.
    public var changeCount: Int {
        get async throws { try await transport().changeCount() }
    }

    /// Returns the values of ``changeCount`` from now on, each as soon as it changes.
    ///
    /// ```swift
    /// for await _ in try await pasteboard.changes() {
    ///     print(try await pasteboard.contentTypes())
    /// }
    /// ```
    ///
    /// A slow receiver misses some changes, never the last one. The sequence ends when the pasteboard can no longer be reached.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func changes() async throws -> AsyncStream<Int> { try await transport().changes() }
}

extension NSItemProvider {
    /// Returns whether a value of a type can be made from one of the representations.
    fileprivate func fits<Value: Transferable>(_ type: Value.Type) -> Bool {
        hasRepresentation(conformingToAnyOf: type.importedContentTypes())
    }
}
