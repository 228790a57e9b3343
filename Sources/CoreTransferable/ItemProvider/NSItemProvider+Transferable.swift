extension NSItemProvider {
    /// Creates a provider that offers all representations of one value and suggests its name.
    ///
    /// This is the one way in which a value becomes an item, whether it is dragged, copied, shared or given to a command.
    /// - Parameters:
    ///   - value: The value.
    ///   - title: The program's name for the value, empty for no title. It is the name of an item that suggests none,
    ///     unless the item is a file, which has a name.
    package convenience init<Value: Transferable>(of value: Value, titled title: String = "") {
        self.init()
        register(value)
        guard !title.isEmpty, suggestedName == nil, registrations.allSatisfy({ $0.kind == .data }) else { return }
        suggestedName = title
    }
}

extension NSItemProvider {
    /// Registers all representations of a transferable value.
    ///
    /// The value itself is created when a receiver first asks for the provider's representations, and nothing is
    /// encoded before that.
    ///
    /// - Parameter transferable: The value, which is evaluated on any thread when the representations are first
    ///   requested.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        append(.value(LazyValue(transferable)))
    }

    /// Loads a transferable value from the item.
    ///
    /// The first of the sender's representations that `type` can import is used, with the type's first importer for it.
    /// If that fails, the next is tried. A value of the same type that was registered in this process also passes
    /// through its representations, so a type that copies its received file has its copy.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Called once, on a separate thread, with the value, or with a ``TransferError`` that names
    ///     each representation that was tried.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        Loading(completionHandler).start { [self] progress in try await value(of: type, progress: progress) }
    }

    /// Loads a transferable value from the item.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value. See ``loadTransferable(type:completionHandler:)`` for the choice of the representation.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T {
        try await loading { completion in loadTransferable(type: type, completionHandler: completion) }
    }

    private func value<T: Transferable>(of type: T.Type, progress: Progress) async throws -> T {
        let importers = type.resolution(.import).importers
        MistakeLog.check(type)
        if importers.isEmpty { MistakeLog.say(.noImporter(type)) }
        let candidates = entries.flatMap { entry in
            entry.registrations.compactMap { registration -> Candidate? in
                let fitting = importers.filter { $0.accepts(registration.contentType) }
                return fitting.isEmpty ? nil : Candidate(registration: registration, importers: fitting)
            }
        }
        var attempts: [TransferError.Attempt] = []
        let value = try await RepresentationSearch.first(of: candidates, label: \.registration.label) {
            candidate -> T? in
            let part = progress.share(of: candidates.count)
            defer { part.finish() }
            return try await self.value(of: type, in: candidate, progress: part, &attempts)
        }
        if let value { return value }
        throw attempts.isEmpty
            ? TransferError.cannotImport(type, from: registeredContentTypes)
            : TransferError(.unavailableCoercionError, "\(type) could not be loaded.", attempts: attempts)
    }

    /// A representation that can be imported, and the ways in which it can.
    private struct Candidate {
        let registration: Registration
        let importers: [Importer]
    }

    /// Makes one representation and imports it in the first way that works; `nil` if none does.
    private func value<T: Transferable>(
        of type: T.Type,
        in candidate: Candidate,
        progress: Progress,
        _ attempts: inout [TransferError.Attempt]
    ) async throws -> T? {
        let registration = candidate.registration
        let payload: Payload
        do {
            payload = try await registration.produce(progress)
        } catch let error as RepresentationSearch.Unanswered {
            throw error
        } catch {
            try Task.checkCancellation()
            attempts.append(TransferError.Attempt(representation: registration.label, error: error))
            return nil
        }
        let suggestedName = suggestedName
        let copying = progress.partForCopying()
        defer { copying.finish() }
        for importer in candidate.importers {
            do {
                return try await importer.item(
                    type,
                    from: payload,
                    naming: { registration.fileName(suggestedName: suggestedName, existing: $0) },
                    report: { copying.report($0, of: $1) }
                )
            } catch {
                try Task.checkCancellation()
                let label = "\(registration.label) into \(T.self).\(importer.label)"
                attempts.append(TransferError.Attempt(representation: label, error: error))
            }
        }
        return nil
    }
}

extension [NSItemProvider] {
    /// Loads a value from each item that has one, in their order, and logs the items that cannot be read.
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - use: The purpose of the values, with which the message begins.
    ///   - logger: The logger for the message.
    package func loadValues<Value: Transferable>(
        of type: Value.Type,
        for use: String,
        _ logger: BackgroundLogger
    ) async -> [Value] {
        var values: [Value] = []
        for item in self {
            do {
                values.append(try await item.loadTransferable(type: type))
            } catch {
                let offered = item.registeredTypeIdentifiers.joined(separator: ", ")
                logger.error("\(use): no \(type) could be read from an item that offers \(offered): \(error)")
            }
        }
        return values
    }
}
