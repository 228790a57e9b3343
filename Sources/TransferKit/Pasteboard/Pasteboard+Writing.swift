import CoreTransferable

extension Pasteboard {
    /// Writes values, each as one item in all its representations, in place of what was there.
    ///
    /// ```swift
    /// try await pasteboard.write("text", URL(string: "https://swift.org")!)
    /// try await pasteboard.write(password, marks: [.concealed, .transient])
    /// ```
    /// - Parameters:
    ///   - values: The values, which need not be of one type.
    ///   - marks: How the pasteboard and programs that watch it are to treat them.
    /// - Returns: What becomes of them. A clipboard of a window system needs this process until ``Publication/end()`` returns;
    ///   one in files does not need it any more.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``; the old contents are still there then.
    @discardableResult
    public func write(_ values: any Transferable..., marks: OfferMarks = []) async throws -> Publication {
        try await write(values, marks: marks)
    }

    /// Writes values, each as one item in all its representations, in place of what was there.
    /// - Parameters:
    ///   - values: The values, of one type or of several.
    ///   - marks: How the pasteboard and programs that watch it are to treat them.
    /// - Returns: What becomes of them.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``; the old contents are still there then.
    @discardableResult
    public func write(_ values: [any Transferable], marks: OfferMarks = []) async throws -> Publication {
        try await write(items: values.map { NSItemProvider(of: $0) }, marks: marks)
    }

    /// Writes items, in place of what was there.
    ///
    /// ```swift
    /// let item = NSItemProvider()
    /// item.registerDataRepresentation(for: .png) { completion in … }
    /// try await pasteboard.write(items: [item])
    /// ```
    /// - Parameters:
    ///   - items: The items. Clipboards of window systems ask for a representation when it is pasted; one in files
    ///     asks for all of them now.
    ///   - marks: How the pasteboard and programs that watch it are to treat them.
    ///   - operation: What receivers are asked to do with the items' files; `.move` for files that were cut.
    /// - Returns: What becomes of them.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``; the old contents are still there then.
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

    /// Gives what this process has written to the program that holds it for others, the desktop's clipboard manager, so that
    /// it outlives the process. Call it before the program ends.
    ///
    /// It returns at once where there is no such program, or none is needed: a pasteboard in files holds its contents itself.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func storeForOthers() async throws { try await transport().storeForOthers() }
}
