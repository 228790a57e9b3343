extension NSItemProvider {
    /// Registers a representation whose data a closure supplies when a receiver requests it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the bytes.
    ///   - visibility: The programs that can see them.
    ///   - loadHandler: Called for each request, on any thread. It calls the handler it is given once, at once or later
    ///     and from any thread, with the bytes or an error, and may return a progress through which it can be cancelled.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType(registered: typeIdentifier),
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Registers a representation whose data a closure supplies when a receiver requests it.
    ///
    /// - Parameters:
    ///   - contentType: The type of the bytes.
    ///   - visibility: The programs that can see them.
    ///   - loadHandler: Called for each request, on any thread. It calls the handler it is given once, at once or later
    ///     and from any thread, with the bytes or an error, and may return a progress through which it can be cancelled.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerData(for: contentType, visibility: visibility) { progress in
            try await delivered(to: progress) { completion in
                loadHandler { data, error in completion(Result(data, error)) }
            }
        }
    }

    /// Loads a representation as data.
    ///
    /// A representation of the very type is taken, or else the first of a type that conforms to it; where that fails the
    /// next is tried. A file is read, a large one by mapping it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to load.
    ///   - completionHandler: Called once, on a separate thread, with the bytes or an error.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(registered: typeIdentifier), completionHandler: completionHandler)
    }

    /// Loads a representation as data.
    ///
    /// A representation of the very type is taken, or else the first of a type that conforms to it; where that fails the
    /// next is tried. A file is read, a large one by mapping it.
    ///
    /// - Parameters:
    ///   - contentType: The type to load.
    ///   - completionHandler: Called once, on a separate thread, with the bytes or an error.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        Loading { result in result.report(to: completionHandler) }.start { [self] progress in
            try await firstRepresentation(as: contentType, progress: progress) { _, payload, _ in
                try await payload.data()
            }
        }
    }

    /// Loads a representation as data.
    ///
    /// - Parameter contentType: The type to load.
    /// - Returns: The bytes; see ``loadDataRepresentation(for:completionHandler:)`` for how they are chosen.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    public func loadDataRepresentation(for contentType: UTType) async throws -> Data {
        try await loading { completion in
            loadDataRepresentation(for: contentType) { data, error in completion(Result(data, error)) }
        }
    }

    /// Loads a representation as data.
    ///
    /// - Parameter typeIdentifier: The type to load.
    /// - Returns: The bytes; see ``loadDataRepresentation(for:completionHandler:)`` for how they are chosen.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
        try await loadDataRepresentation(for: UTType(registered: typeIdentifier))
    }

    /// Makes the first representation that fits and that can be made, and uses it.
    ///
    /// - Parameters:
    ///   - contentType: The type to load.
    ///   - openInPlace: Whether only representations that allow opening in place are looked at.
    ///   - progress: The progress of the load.
    ///   - use: Makes the result, given the part of the progress for it. Where it fails the next representation is tried.
    func firstRepresentation<Result>(
        as contentType: UTType,
        progress: Progress,
        _ use: (Registration, Payload, Progress) async throws -> Result
    ) async throws -> Result {
        var attempts: [TransferError.Attempt] = []
        let registrations = sentRegistrations
        let fitting = registrations.matching(contentType, by: \.contentType)
        let result = try await RepresentationSearch.first(of: fitting, label: \.label) { registration -> Result? in
            let part = progress.share(of: fitting.count)
            defer { part.finish() }
            do {
                return try await use(registration, try await registration.produce(part), part)
            } catch let error as RepresentationSearch.Unanswered {
                throw error
            } catch {
                try Task.checkCancellation()
                attempts.append(TransferError.Attempt(representation: registration.label, error: error))
                return nil
            }
        }
        if let result { return result }
        let wanted = contentType.identifier
        guard attempts.isEmpty else {
            throw TransferError(.itemUnavailableError, "\(wanted) could not be loaded.", attempts: attempts)
        }
        let available = registrations.map(\.contentType.identifier).withoutRepeats().joined(separator: ", ")
        throw TransferError(
            .itemUnavailableError,
            "The item has no representation as \(wanted); "
                + (available.isEmpty ? "it has none at all." : "it has \(available).")
        )
    }
}

extension Result where Failure == any Error {
    /// Creates the result of a handler that is called with a value or an error.
    init(_ value: Success?, _ error: (any Error)?) {
        if let value {
            self = .success(value)
        } else {
            self = .failure(
                error
                    ?? TransferError(.itemUnavailableError, "The load handler delivered neither a result nor an error.")
            )
        }
    }

    /// Calls a handler that takes a value or an error.
    func report(to handler: (Success?, (any Error)?) -> Void) {
        switch self {
        case .success(let value): handler(value, nil)
        case .failure(let error): handler(nil, error)
        }
    }
}
