internal import SystemSupport

extension NSItemProvider {
    /// Creates a provider that offers an object.
    ///
    /// - Parameter object: The object, offered in the types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Registers the representations that an object can write.
    ///
    /// - Parameters:
    ///   - object: The object. It is written on any thread.
    ///   - visibility: The programs that can see it. The object's own visibility for a type can narrow that.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    {
        let shared = UncheckedBox(object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            let contentType = UTType(registered: identifier)
            let fileURL = contentType == .fileURL ? (object as? NSURL).map { $0 as URL } : nil
            registerData(
                for: contentType,
                visibility: visibility.narrowed(
                    to: object.itemProviderVisibilityForRepresentation(withTypeIdentifier: identifier)
                ),
                fileURL: fileURL
            ) { progress in
                try await delivered(to: progress) { completion in
                    shared.value.loadData(withTypeIdentifier: identifier) { data, error in
                        completion(Result(data, error))
                    }
                }
            }
        }
    }

    /// Registers a representation whose object a closure supplies when a receiver requests it.
    ///
    /// - Parameters:
    ///   - aClass: The object's class, which lists the types that it can be written as.
    ///   - visibility: The programs that can see it. The class's own visibility for a type can narrow that.
    ///   - loadHandler: Called for each request, on any thread. It calls the handler it is given once, with the object or
    ///     an error, and may return a progress through which it can be cancelled.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerData(
                for: UTType(registered: identifier),
                visibility: visibility.narrowed(
                    to: aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: identifier)
                )
            ) { progress in
                let object = try await delivered(to: progress) { completion in
                    loadHandler { object, error in
                        completion(Result(object.map { UncheckedBox($0) }, error))
                    }
                }
                return try await delivered(to: Progress(totalUnitCount: 100)) { completion in
                    object.value.loadData(withTypeIdentifier: identifier) { data, error in
                        completion(Result(data, error))
                    }
                }
            }
        }
    }

    /// Registers the representations of a value, such as a `String` or `URL`. A closure supplies the value when a receiver requests it.
    ///
    /// - Parameters:
    ///   - type: The value's type, which stands for a class of Foundation.
    ///   - visibility: The programs that can see it. The class's own visibility for a type can narrow that.
    ///   - loadHandler: Called for each request, on any thread. It calls the handler it is given once, with the value or
    ///     an error, and may return a progress through which it can be cancelled.
    public func registerObject<T>(
        ofClass type: T.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (_ completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Returns a Boolean value that indicates whether the provider can load an object of the specified class.
    ///
    /// - Parameter aClass: The class.
    /// - Returns: `true` if it reads the type of a representation, or one that such a type conforms to.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        !readings(of: aClass).isEmpty
    }

    /// Loads an object of the specified class from the item.
    ///
    /// The first of the sender's representations that the class reads is used. If it fails, the next is tried.
    ///
    /// - Parameters:
    ///   - aClass: The object's class.
    ///   - completionHandler: Called once, on a separate thread, with the object or an error.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        Loading<UncheckedBox<any NSItemProviderReading>> { result in
            result.map(\.value).report(to: completionHandler)
        }
        .start { [self] progress in
            UncheckedBox(try await object(of: aClass, progress: progress))
        }
    }

    /// Loads a value, such as a `String` or `URL`, from the item.
    ///
    /// - Parameters:
    ///   - type: The value's type, which stands for a class of Foundation.
    ///   - completionHandler: Called once, on a separate thread, with the value or an error.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error immediately.
    @discardableResult
    public func loadObject<T>(
        ofClass type: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
            var value: T?
            if T._conditionallyBridgeFromObjectiveC(object, result: &value), let value {
                completionHandler(value, nil)
            } else {
                completionHandler(
                    nil,
                    TransferError(.unexpectedValueClassError, "\(Swift.type(of: object)) is not a \(T.self).")
                )
            }
        }
    }

    /// Returns a Boolean value that indicates whether the provider can load a value of the specified type, such as `String` or `URL`.
    ///
    /// - Parameter type: The value's type, which stands for a class of Foundation.
    /// - Returns: `true` if the class reads one of the representations.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value, such as a `String` or `URL`, from the item.
    ///
    /// - Parameter type: The value's type, which stands for a class of Foundation.
    /// - Returns: The value.
    /// - Throws: ``TransferError``, which names each representation that was tried, or `CancellationError`.
    public func loadObject<T>(ofClass type: T.Type) async throws -> T
    where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading {
        try await loading { completion in
            loadObject(ofClass: type) { (value: T?, error) in completion(Result(value, error)) }
        }
    }

    /// Returns the representations that a class reads, each with the type that the class lists for it.
    private func readings(
        of aClass: any NSItemProviderReading.Type
    ) -> [(registration: Registration, identifier: String)] {
        let readable = aClass.readableTypeIdentifiersForItemProvider.map { UTType(registered: $0) }
        return registrations.compactMap { registration in
            let type =
                readable.first { $0 == registration.contentType }
                ?? readable.first { registration.contentType.conforms(to: $0) }
            return type.map { (registration, $0.identifier) }
        }
    }

    private func object(
        of aClass: any NSItemProviderReading.Type,
        progress: Progress
    ) async throws -> any NSItemProviderReading {
        var attempts: [TransferError.Attempt] = []
        for (registration, identifier) in readings(of: aClass) {
            do {
                let payload = try await registration.produce(progress)
                let data = try await payload.data()
                return try aClass.object(withItemProviderData: data, typeIdentifier: identifier)
            } catch {
                try Task.checkCancellation()
                attempts.append(TransferError.Attempt(representation: registration.label, error: error))
            }
        }
        let readable = aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")
        let available = registeredTypeIdentifiers.joined(separator: ", ")
        throw attempts.isEmpty
            ? TransferError(
                .unavailableCoercionError,
                "\(aClass) reads \(readable), but the item has \(available.isEmpty ? "no representation" : available)."
            )
            : TransferError(.unavailableCoercionError, "\(aClass) could not be loaded.", attempts: attempts)
    }
}

extension NSItemProviderRepresentationVisibility {
    /// Returns the narrower of two visibilities.
    func narrowed(to other: NSItemProviderRepresentationVisibility) -> NSItemProviderRepresentationVisibility {
        rawValue >= other.rawValue ? self : other
    }
}
