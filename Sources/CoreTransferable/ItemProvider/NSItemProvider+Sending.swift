internal import SystemSupport

extension NSItemProvider {
    /// The contents that a transport sends for a representation.
    package enum SentPayload: Sendable {
        case data(Data)
        /// A file of the sender that is read in place. It is never a folder.
        case file(URL)
    }

    /// Returns the item as another process may see it, without the representations whose visibility excludes that process.
    ///
    /// Transports load from this item. Loading by type from the item itself could fall back on a hidden representation of
    /// the same type, or of one that conforms to it.
    package func visibleToOtherProcesses() -> NSItemProvider {
        let visible = NSItemProvider()
        for registration in registrations where registration.visibility == .all {
            visible.append(.representation(registration))
        }
        // If every representation is hidden, the name is hidden, too.
        if !visible.representations.isEmpty { visible.suggestedName = suggestedName }
        return visible
    }

    /// Creates the payload of a representation for a transport, which streams a file from where it is.
    ///
    /// - Parameter contentType: The type to load. A representation of this very type is preferred to one of a type that
    ///   conforms to it.
    /// - Returns: The bytes or the file.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    package func payloadToSend(for contentType: UTType) async throws -> SentPayload {
        let progress = Progress(totalUnitCount: LoadUnits.whole)
        return try await firstRepresentation(as: contentType, progress: progress) { _, payload, _ in
            switch payload {
            case .data(let data):
                return .data(data)
            case .file(let url, _):
                let status = try Descriptor.reading(url.path).status()
                guard !status.isDirectory else { throw FileError(path: url.path, reason: .isAFolder) }
                guard status.isRegularFile else { throw FileError(path: url.path, reason: .neitherFileNorFolder) }
                return .file(url)
            }
        }
    }

    /// Returns the item with only one of its representations.
    ///
    /// - Parameter position: The position of the representation in ``representations``.
    package func withRepresentation(at position: Int) -> NSItemProvider {
        let single = NSItemProvider()
        single.suggestedName = suggestedName
        let registrations = sentRegistrations
        if registrations.indices.contains(position) { single.append(.representation(registrations[position])) }
        return single
    }

    /// A representation in the order that a sender declares.
    package enum ArrangedRepresentation: Sendable {
        /// The representation of this item for the first of the listed types that it has.
        case own([UTType])
        /// The representations of another item.
        case other(NSItemProvider)
    }

    /// Returns an item that combines the representations of this one and of others in the order that a sender declares. Representations
    /// that the order does not name come last.
    package func arranged(_ order: [ArrangedRepresentation]) -> NSItemProvider {
        let arranged = NSItemProvider()
        arranged.suggestedName = suggestedName
        var rest = registrations
        for representation in order {
            switch representation {
            case .other(let item):
                for entry in item.entries { arranged.append(entry) }
            case .own(let types):
                guard let type = types.first(where: { type in rest.contains { $0.contentType == type } }) else {
                    continue
                }
                for registration in rest where registration.contentType == type {
                    arranged.append(.representation(registration))
                }
                rest.removeAll { $0.contentType == type }
            }
        }
        for registration in rest { arranged.append(.representation(registration)) }
        return arranged
    }
}
