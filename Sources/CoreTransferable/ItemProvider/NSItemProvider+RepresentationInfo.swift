extension NSItemProvider {
    /// The properties of a representation that are known without making it.
    package struct RepresentationInfo: Sendable, Equatable {
        /// The kinds of delivery.
        package enum Kind: Sendable, Equatable {
            /// Bytes in memory.
            case data
            /// A file, of which a receiver gets a copy.
            case file
            /// A file that a receiver may open in its place, if the sender still agrees when asked.
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

        /// The URL that the bytes contain, if it is the URL of a file or folder and known without making the bytes.
        package let fileURL: URL?
    }

    /// The representations of the item, the preferred first, for transports. Nothing is encoded to list them.
    ///
    /// A type that is registered twice is listed twice: if the first representation fails, the second is tried.
    package var representations: [RepresentationInfo] {
        let suggestedName = suggestedName
        return registrations.map { registration in
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

    /// Offers bytes that are made by an asynchronous closure, for transports.
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

    /// Offers the bytes of a file, without a name for receivers, for transports.
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

    /// Offers a file that is made by an asynchronous closure, for transports.
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
