internal import SystemSupport

extension NSItemProvider {
    /// Creates a provider that offers a file or folder.
    ///
    /// The content type follows from the extension. Receivers may open the file in place, or take its URL. The suggested
    /// name is the file's without its extension.
    ///
    /// - Parameter fileURL: The file, or `nil` is returned where there is none.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, let contentType = UTType(ofItemAt: fileURL) else { return nil }
        self.init(contentsOf: fileURL, contentType: contentType, openInPlace: true)
        registerData(for: .fileURL, fileURL: fileURL) { _ in URLCoding.data(of: fileURL) }
    }

    /// Creates a provider that offers a file or folder of the specified type.
    ///
    /// - Parameters:
    ///   - fileURL: The file.
    ///   - contentType: The type of the file, or `nil` to derive it from the extension.
    ///   - openInPlace: Whether receivers may have the file itself.
    ///   - coordinated: Whether access is coordinated with other programs. Linux has no file coordination. In either
    ///     case the file is copied in one pass, and a change during the copy is an error.
    ///   - visibility: The programs that can see it.
    public convenience init(
        contentsOf fileURL: URL,
        contentType: UTType?,
        openInPlace: Bool = false,
        coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let contentType = contentType ?? UTType(ofItemAt: fileURL) ?? .data
        registerFile(for: contentType, openInPlace: openInPlace, visibility: visibility) { _ in fileURL }
    }

    /// Registers a representation whose file a closure writes when a receiver requests it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - fileOptions: Whether receivers may have the file itself.
    ///   - visibility: The programs that can see it.
    ///   - loadHandler: Called for each request, on any thread. It calls the handler it is given once with the file,
    ///     whether access to it is coordinated, and an error if there is no file. It may return a progress.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerFileRepresentation(
            for: UTType(registered: typeIdentifier),
            visibility: visibility,
            openInPlace: fileOptions.contains(.openInPlace),
            loadHandler: loadHandler
        )
    }

    /// Registers a representation whose file a closure writes when a receiver requests it.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - visibility: The programs that can see it.
    ///   - openInPlace: Whether receivers may have the file itself.
    ///   - loadHandler: Called for each request, on any thread. It calls the handler it is given once with the file,
    ///     whether access to it is coordinated, and an error if there is no file. It may return a progress.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerFile(for: contentType, openInPlace: openInPlace, visibility: visibility) { progress in
            try await delivered(to: progress) { completion in
                loadHandler { url, _, error in completion(Result(url, error)) }
            }
        }
    }

    /// Loads a representation as a file.
    ///
    /// The file is a copy in a directory that only this user can read, under the name that the sender suggests. Both
    /// are removed when the handler returns. Move the file to keep it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - completionHandler: Called once, on a separate thread, with the file or an error.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: UTType(registered: typeIdentifier)) { url, _, error in
            completionHandler(url, error)
        }
    }

    /// Loads a representation as the sender's own file if the sender allows that, or as a copy otherwise.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - completionHandler: Called once, on a separate thread, with the file, whether it is the sender's own, and an
    ///     error if there is no file. A copy is removed when the handler returns.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(
            for: UTType(registered: typeIdentifier),
            openInPlace: true,
            completionHandler: completionHandler
        )
    }

    /// Loads a representation as a file.
    ///
    /// - Parameters:
    ///   - contentType: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - openInPlace: Whether the sender's own file is wanted, if the sender allows that.
    ///   - completionHandler: Called once, on a separate thread, with the file, whether it is the sender's own, and an
    ///     error if there is no file. A copy is removed when the handler returns.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        Loading<ReceivedTransferredFile> { result in
            switch result {
            case .success(let received): completionHandler(received.file, received.isOriginalFile, nil)
            case .failure(let error): completionHandler(nil, false, error)
            }
        }
        .start { [self] progress, finish in
            let loaded = try await file(for: contentType, openInPlace: openInPlace, progress: progress)
            defer { loaded.remove() }
            finish(.success(loaded.received))
        }
    }

    /// Loads a representation as a file for as long as a closure runs.
    ///
    /// - Parameters:
    ///   - contentType: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - openInPlace: Whether the sender's own file is wanted, if the sender allows that.
    ///   - body: A closure that receives the file. A copy is removed when the closure returns or throws.
    /// - Returns: The result of `body`.
    /// - Throws: ``TransferError``, which names each representation that was tried, or what `body` throws.
    public nonisolated(nonsending) func withFileRepresentation<Result>(
        for contentType: UTType,
        openInPlace: Bool = false,
        _ body: (ReceivedTransferredFile) async throws -> Result
    ) async throws -> Result {
        let loaded = try await loadFile(for: contentType, openInPlace: openInPlace)
        defer { loaded.remove() }
        return try await body(loaded.received)
    }

    /// Loads a representation as a file that exists as long as the returned object. Used by transports that pass on its URL.
    ///
    /// - Parameters:
    ///   - contentType: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - openInPlace: Whether the sender's own file is wanted, if the sender allows that.
    /// - Returns: The file. A copy is removed with the object, or when the object is asked to remove it.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    package func loadFile(for contentType: UTType, openInPlace: Bool = false) async throws -> LoadedFile {
        try await loading { [self] completion in
            Loading(completion).start { [self] progress in
                try await file(for: contentType, openInPlace: openInPlace, progress: progress)
            }
        }
    }

    /// Loads a representation as a file in a directory of the caller. Used by transports that keep the file.
    ///
    /// - Parameters:
    ///   - contentType: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - openInPlace: Whether the sender's own file is wanted, if the sender allows that. It stays where it is.
    ///   - directory: Returns the directory for a copy, which gets the suggested name. It is called for each attempted
    ///     representation when there is a file to copy. Nothing in it is overwritten.
    /// - Returns: The file, and whether it is the sender's own.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`. In that
    ///   case, nothing remains in the directory.
    package func loadFile(
        for contentType: UTType,
        openInPlace: Bool,
        into directory: @escaping @Sendable () throws -> URL
    ) async throws -> ReceivedTransferredFile {
        try await loading { [self] completion in
            Loading(completion).start { [self] progress in
                try await file(for: contentType, openInPlace: openInPlace, progress: progress, into: directory).received
            }
        }
    }

    /// Saves a representation as a file in a directory, where it stays.
    ///
    /// Nothing is overwritten: if the name is taken, a number is added to it. The file is placed directly in the
    /// directory, whatever name is suggested, and only when it is complete.
    ///
    /// - Parameters:
    ///   - contentType: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - directory: An existing directory.
    ///   - allowance: The bounds that the copy of a file counts against, if it is bounded.
    /// - Returns: The new file.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    package func save(
        as contentType: UTType,
        in directory: URL,
        within allowance: CopyAllowance? = nil
    ) async throws -> URL {
        let suggestedName = suggestedName
        return try await loading { [self] completion in
            Loading(completion).start { [self] progress in
                try await firstRepresentation(as: contentType, progress: progress) { registration, payload, progress in
                    let name = { registration.fileName(suggestedName: suggestedName, existing: $0) }
                    let copying = progress.partForCopying()
                    defer { copying.finish() }
                    return try await payload.write(into: directory, naming: name, within: allowance) {
                        copying.report($0, of: $1)
                    }
                }
            }
        }
    }

    /// A loaded file, together with its directory, which is removed with it unless the file is the sender's own.
    package struct LoadedFile: Sendable {
        /// The file, and whether it is the sender's own.
        package let received: ReceivedTransferredFile

        let directory: PrivateDirectory?

        /// Removes the file now, unless it is the sender's own.
        package func remove() {
            directory?.remove()
        }
    }

    private func file(
        for contentType: UTType,
        openInPlace: Bool,
        progress: Progress,
        into parent: (() throws -> URL)? = nil
    ) async throws -> LoadedFile {
        let suggestedName = suggestedName
        return try await firstRepresentation(as: contentType, progress: progress) { registration, payload, progress in
            if openInPlace, case .file(let original, isOriginalAllowed: true) = payload {
                let received = ReceivedTransferredFile(file: original, isOriginalFile: true)
                return LoadedFile(received: received, directory: nil)
            }
            let owned = parent == nil ? try PrivateDirectory() : nil
            let name = { registration.fileName(suggestedName: suggestedName, existing: $0) }
            let copying = progress.partForCopying()
            defer { copying.finish() }
            let directory = try parent?() ?? owned?.url ?? FileManager.default.temporaryDirectory
            let file = try await payload.write(into: directory, naming: name) { copying.report($0, of: $1) }
            return LoadedFile(received: ReceivedTransferredFile(file: file, isOriginalFile: false), directory: owned)
        }
    }
}

extension UTType {
    /// Creates the type of a file or folder from its kind and its extension, or `nil` if there is no file at the URL.
    package init?(ofItemAt url: URL) {
        guard url.isFileURL, let status = try? FileSystem.status(of: url.path) else { return nil }
        let general: UTType = status.isDirectory ? .folder : .data
        let parent: UTType = status.isDirectory ? .directory : .data
        let fileExtension = url.pathExtension
        guard !fileExtension.isEmpty else {
            self = general
            return
        }
        if !status.isDirectory, let type = UTType(ofContestedFileAt: url) {
            self = type
            return
        }
        let type = UTType(filenameExtension: fileExtension, conformingTo: parent)
        // A folder whose extension is not declared is a plain folder.
        self = type.flatMap { status.isDirectory && $0.isDynamic ? nil : $0 } ?? general
    }
}
