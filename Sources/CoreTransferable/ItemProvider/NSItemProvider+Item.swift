internal import SystemSupport

extension NSItemProvider {
    /// A closure that is called once, with an item or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// A closure that loads an item. It receives the handler to call, the requested class, if any, and the options of
    /// the request.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// Creates a provider that offers an object that can be archived, such as an `NSURL`, `NSString` or `NSData`.
    ///
    /// - Parameters:
    ///   - item: The object.
    ///   - typeIdentifier: The type of the object, or `nil` to derive it from the class.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        let shared = UncheckedBox(item)
        let identifier = typeIdentifier ?? ItemCoercion.typeIdentifier(of: item)
        let fileURL = identifier == UTType.fileURL.identifier ? (item as? NSURL).map { $0 as URL } : nil
        appendItem(identifier, fileURL: fileURL) { completion, _, _ in completion?(shared.value, nil) }
    }

    /// Registers a representation whose object a closure supplies when a receiver requests it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the object.
    ///   - loadHandler: Called for each request, on any thread, with the handler to call once with the object.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        appendItem(typeIdentifier, fileURL: nil, loadHandler)
    }

    private func appendItem(_ typeIdentifier: String, fileURL: URL?, _ loadHandler: @escaping LoadHandler) {
        let load: @Sendable ([AnyHashable: Any]?) async throws -> UncheckedBox<any NSSecureCoding> = { options in
            try await delivered(to: Progress(totalUnitCount: 100)) { completion in
                loadHandler(
                    { item, error in completion(Result(item.map { UncheckedBox($0) }, error)) },
                    nil,
                    options
                )
                return nil
            }
        }
        let contentType = UTType(registered: typeIdentifier)
        append(
            .representation(
                Registration(
                    contentType: contentType,
                    visibility: .all,
                    kind: .data,
                    origin: { "item" },
                    fileURL: { fileURL },
                    produce: { _ in try ItemCoercion.payload(of: try await load(nil).value, as: contentType) },
                    loadItem: load
                )
            )
        )
    }

    /// Loads an object that was registered as one, or the data of another representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - options: Passed on to the sender's handler.
    ///   - completionHandler: Called once, on a separate thread: with the object, with an `NSURL` where the sender's
    ///     file may be opened in place, with an `NSData` in all other cases, or with an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let options = UncheckedBox(options)
        let contentType = UTType(registered: typeIdentifier)
        _ = Loading<UncheckedBox<any NSSecureCoding>> { result in
            if let completionHandler { result.map(\.value).report(to: completionHandler) }
        }
        .start { [self] progress in
            try await item(for: contentType, options: options, progress: progress)
        }
    }

    /// Loads an object that was registered as one, or the data of another representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to load. A representation of this very type is preferred to one of a type that
    ///     conforms to it.
    ///   - options: Passed on to the sender's handler.
    /// - Returns: The object, an `NSURL` where the sender's file may be opened in place, or else an `NSData`.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let options = UncheckedBox(options)
        let contentType = UTType(registered: typeIdentifier)
        let loaded: UncheckedBox<any NSSecureCoding> = try await loading { completion in
            Loading(completion).start { [self] progress in
                try await item(for: contentType, options: options, progress: progress)
            }
        }
        return loaded.value
    }

    private func item(
        for contentType: UTType,
        options: UncheckedBox<[AnyHashable: Any]?>,
        progress: Progress
    ) async throws -> UncheckedBox<any NSSecureCoding> {
        var attempts: [TransferError.Attempt] = []
        for registration in registrations.matching(contentType, by: \.contentType) {
            do {
                if let loadItem = registration.loadItem { return try await loadItem(options.value) }
                switch try await registration.produce(progress) {
                case .file(let url, isOriginalAllowed: true): return UncheckedBox(url as NSURL)
                case let payload: return UncheckedBox(try await payload.data() as NSData)
                }
            } catch {
                try Task.checkCancellation()
                attempts.append(TransferError.Attempt(representation: registration.label, error: error))
            }
        }
        throw TransferError(
            .itemUnavailableError,
            "The item could not be loaded as \(contentType.identifier).",
            attempts: attempts
        )
    }
}

/// The bytes of objects that are registered as items.
enum ItemCoercion {
    /// Returns the type that the class of an object stands for.
    static func typeIdentifier(of item: any NSSecureCoding) -> String {
        switch item {
        case let url as NSURL: url.isFileURL ? UTType.fileURL.identifier : UTType.url.identifier
        case is NSString: UTType.utf8PlainText.identifier
        default: UTType.data.identifier
        }
    }

    /// Returns the bytes of an object, or the file that it names.
    static func payload(of item: any NSSecureCoding, as contentType: UTType) throws -> Payload {
        switch item {
        case let data as NSData:
            return .data(data as Data)
        case let url as NSURL:
            let url = url as URL
            // A URL registered as an image, say, is the way to name a file of that type.
            if url.isFileURL, !contentType.conforms(to: .url) { return .file(url, isOriginalAllowed: true) }
            return .data(Data(url.absoluteString.utf8))
        case let text as NSString:
            return .data(Data((text as String).utf8))
        default:
            throw TransferError(
                .unavailableCoercionError,
                "\(type(of: item)) has no bytes; only NSData, NSString and NSURL items can be loaded as data."
            )
        }
    }
}
