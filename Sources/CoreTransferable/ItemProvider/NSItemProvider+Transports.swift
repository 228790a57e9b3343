internal import SystemSupport

extension NSItemProvider {
    /// The properties of a representation that are known before it is created.
    package struct RepresentationInfo: Sendable, Equatable {
        /// The kinds of delivery.
        package enum Kind: Sendable, Equatable {
            /// Bytes in memory.
            case data
            /// A file, of which a receiver gets a copy.
            case file
            /// A file that a receiver may open in place, provided that the sender still agrees when it is asked.
            case inPlaceFile
        }

        /// The type of the representation.
        package let contentType: UTType

        /// The programs that can see it.
        package let visibility: NSItemProviderRepresentationVisibility

        /// The kind of delivery.
        package let kind: Kind

        /// A safe file name with an extension, or `nil` if neither the representation nor the provider suggests one.
        package let suggestedFileName: String?

        /// The URL that the data contains, if it is the URL of a file or folder and is known without creating the data.
        package let fileURL: URL?
    }

    /// The representations of the item in order of preference. Used by transports. Listing them encodes nothing.
    ///
    /// A type that is registered twice is listed twice: if the first representation fails, the second is tried.
    package var representations: [RepresentationInfo] {
        let suggestedName = suggestedName
        return sentRegistrations.map { registration in
            let isSuggested = suggestedName != nil || registration.suggestedFileName() != nil
            return RepresentationInfo(
                contentType: registration.contentType,
                visibility: registration.visibility,
                kind: registration.kind,
                suggestedFileName: isSuggested
                    ? registration.fileName(suggestedName: suggestedName, existing: nil) : nil,
                fileURL: registration.fileURL()
            )
        }
    }

    /// The registrations that transports see.
    var sentRegistrations: [Registration] { registrations.filter { !$0.isConverted } }

    /// The types from which values can be created: those of the representations and of the conversions, in order and without duplicates.
    package var receivableTypes: [UTType] { registrations.map(\.contentType).withoutRepeats() }

    /// Returns the data of a representation or of a conversion.
    ///
    /// - Parameter contentType: The very type.
    package func loadReceivable(_ contentType: UTType) async throws -> Data {
        guard let conversion = registrations.first(where: { $0.isConverted && $0.contentType == contentType }) else {
            return try await loadDataRepresentation(for: contentType)
        }
        return try await conversion.produce(Progress(totalUnitCount: LoadUnits.whole)).data()
    }

    /// Adds a conversion of another representation that has arrived, for values that this process creates from the item. A conversion is
    /// not among the registered types and is not sent on.
    ///
    /// - Parameters:
    ///   - contentType: The type of the bytes.
    ///   - load: Makes the bytes on request. The progress has a hundred units.
    package func registerConversion(to contentType: UTType, load: @escaping @Sendable (Progress) async throws -> Data) {
        var registration = Registration(
            contentType: contentType,
            visibility: .ownProcess,
            kind: .data,
            origin: { "conversion" },
            produce: { progress in .data(try await load(progress)) }
        )
        registration.isConverted = true
        append(.representation(registration))
    }

    /// Registers a representation whose data an asynchronous closure supplies. Used by transports.
    ///
    /// - Parameters:
    ///   - contentType: The type of the bytes.
    ///   - visibility: The programs that can see them.
    ///   - suggestedFileName: Returns a name for their file. It is called after the bytes are made, and the name may be
    ///     unsafe.
    ///   - fileURL: The URL that the bytes contain, if it is that of a file.
    ///   - load: Makes the bytes on request. The progress has a hundred units.
    package func registerData(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        suggestedFileName: @autoclosure @escaping @Sendable () -> String? = nil,
        fileURL: URL? = nil,
        load: @escaping @Sendable (Progress) async throws -> Data
    ) {
        append(
            .representation(
                Registration(
                    contentType: contentType,
                    visibility: visibility,
                    kind: .data,
                    origin: { "data" },
                    suggestedFileName: suggestedFileName,
                    fileURL: { fileURL },
                    produce: { progress in .data(try await load(progress)) }
                )
            )
        )
    }

    /// Registers the data of a file as a representation that does not tell receivers the file's name. Used by transports.
    ///
    /// - Parameters:
    ///   - contentType: The type of the bytes.
    ///   - file: The file, which is read in parts for each request.
    package func registerData(for contentType: UTType, readFrom file: URL) {
        append(
            .representation(
                Registration(
                    contentType: contentType,
                    visibility: .all,
                    kind: .data,
                    origin: { "data" },
                    produce: { _ in .file(file, isOriginalAllowed: false) }
                )
            )
        )
    }

    /// Registers a representation whose file an asynchronous closure supplies. Used by transports.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - openInPlace: Whether receivers may have the file itself.
    ///   - visibility: The programs that can see it.
    ///   - suggestedFileName: Returns a name for the file, which takes precedence over its own name and may be unsafe.
    ///   - load: Makes or finds the file on request. The progress has a hundred units.
    package func registerFile(
        for contentType: UTType,
        openInPlace: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all,
        suggestedFileName: String? = nil,
        load: @escaping @Sendable (Progress) async throws -> URL
    ) {
        append(
            .representation(
                Registration(
                    contentType: contentType,
                    visibility: visibility,
                    kind: openInPlace ? .inPlaceFile : .file,
                    origin: { "file" },
                    suggestedFileName: { suggestedFileName },
                    produce: { progress in .file(try await load(progress), isOriginalAllowed: openInPlace) }
                )
            )
        )
    }
}

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
