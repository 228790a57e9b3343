extension NSItemProvider {
    /// What there is to know of a representation without making it.
    package struct RepresentationInfo: Sendable, Equatable {
        /// How a representation is had.
        package enum Kind: Sendable, Equatable {
            /// As bytes in memory.
            case data
            /// As a file, of which a receiver gets a copy.
            case file
            /// As a file that a receiver may open where it is, if the sender still agrees when asked.
            case inPlaceFile
        }

        /// What the representation is.
        package let contentType: UTType

        /// The programs that can see it.
        package let visibility: NSItemProviderRepresentationVisibility

        /// How it is had.
        package let kind: Kind

        /// A name for its file, safe and with an extension, or `nil` where neither the representation nor the provider
        /// suggests one.
        package let suggestedFileName: String?

        /// The URL that the bytes are, where they are that of a file or folder and it is known without making them.
        package let fileURL: URL?
    }

    /// The representations of the item, the preferred first, for transports. Nothing is encoded to list them.
    ///
    /// A type that is registered twice is listed twice: where making the first fails, loading goes on to the next.
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
    ///   - contentType: What they are.
    ///   - visibility: The programs that can see them.
    ///   - suggestedFileName: A name for their file, asked for once they are there; it may be unsafe.
    ///   - fileURL: The URL that they are, where they are that of a file.
    ///   - load: Makes them when asked for. The progress has a hundred units.
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

    /// Offers the bytes of a file, which has no name that receivers may use, for transports.
    ///
    /// - Parameters:
    ///   - contentType: What they are.
    ///   - file: Where they are read, part by part, each time that they are asked for.
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
    ///   - contentType: What it is.
    ///   - openInPlace: Whether receivers may have the file itself.
    ///   - visibility: The programs that can see it.
    ///   - suggestedFileName: A name for it, which goes before the one it has; it may be unsafe.
    ///   - load: Makes or finds it when asked for. The progress has a hundred units.
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
