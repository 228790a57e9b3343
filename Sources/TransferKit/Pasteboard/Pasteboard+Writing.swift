import CoreTransferable

extension Pasteboard {
    /// Replaces the contents with values, each of which becomes one item with all its representations.
    ///
    /// ```swift
    /// try await pasteboard.write("text", URL(string: "https://swift.org")!)
    /// try await pasteboard.write(password, marks: [.concealed, .transient])
    /// ```
    /// - Parameters:
    ///   - values: The values, which need not be of one type.
    ///   - marks: The way that the pasteboard and clipboard managers treat them.
    /// - Returns: The publication of the values. A clipboard of a window system needs this process until
    ///   ``Publication/end()`` returns. A pasteboard in files does not.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``, in which case the old contents are unchanged.
    @discardableResult
    public func write(_ values: any Transferable..., marks: OfferMarks = []) async throws -> Publication {
        try await write(values, marks: marks)
    }

    /// Replaces the contents with values, each of which becomes one item with all its representations.
    /// - Parameters:
    ///   - values: The values, of one type or of several.
    ///   - marks: The way that the pasteboard and clipboard managers treat them.
    /// - Returns: The publication of the values.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``, in which case the old contents are unchanged.
    @discardableResult
    public func write(_ values: [any Transferable], marks: OfferMarks = []) async throws -> Publication {
        try await write(items: values.map { NSItemProvider(of: $0) }, marks: marks)
    }

    /// Replaces the contents with items.
    ///
    /// ```swift
    /// let item = NSItemProvider()
    /// item.registerDataRepresentation(for: .png) { completion in … }
    /// try await pasteboard.write(items: [item])
    /// ```
    /// - Parameters:
    ///   - items: The items. A clipboard of a window system asks for a representation when it is pasted; a pasteboard
    ///     in files asks for all of them immediately.
    ///   - marks: The way that the pasteboard and clipboard managers treat them.
    ///   - operation: The operation that receivers are asked to perform on the items' files; `.move` for files that
    ///     were cut.
    /// - Returns: The publication of the items.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``, in which case the old contents are unchanged.
    @discardableResult
    public func write(
        items: [NSItemProvider],
        marks: OfferMarks = [],
        operation: TransferOperation = .copy
    ) async throws -> Publication {
        try await transport().publish(TransferOffer(items, marks: marks, operation: operation))
    }

    /// Empties the pasteboard.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func clear() async throws { try await transport().clear() }

    /// Hands the contents that this process wrote to the desktop's clipboard manager, so that they outlive the process. Call this method
    /// before the program ends.
    ///
    /// It returns immediately if there is no clipboard manager, or if none is necessary: a pasteboard in files holds
    /// its contents itself.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func storeForOthers() async throws { try await transport().storeForOthers() }
}
