@_weakLinked
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The types of plain text that a string can be created from, one for each encoding.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        TextEncodings.contentTypes.map(\.identifier)
    }

    /// Creates a string from plain text.
    ///
    /// - Parameters:
    ///   - data: The text.
    ///   - typeIdentifier: The type of the plain text.
    /// - Returns: The string.
    /// - Throws: An error if the bytes are not text of that type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try TextEncodings.text(from: data, as: UTType(registered: typeIdentifier))
        return try Self.cast(NSString(string: text))
    }

    /// The type of plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier]
    }

    /// Writes the string as data of the specified type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to write, which is one of the writable types.
    ///   - completionHandler: Called before this method returns.
    /// - Returns: `nil`, because the work is complete when this method returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

@_weakLinked
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The types that a URL can be created from: those of file URLs and of other URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    /// Creates a URL from data.
    ///
    /// - Parameters:
    ///   - data: The URL's text, or a property list that Apple's systems write.
    ///   - typeIdentifier: The type of the URL.
    /// - Returns: The URL.
    /// - Throws: An error if the bytes are not a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URLCoding.url(from: data)
        return try Self.cast(url as NSURL)
    }

    /// The types that a URL can be created from: those of file URLs and of other URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    /// The type of a file URL or of another URL, depending on this URL.
    public var writableTypeIdentifiersForItemProvider: [String] {
        [isFileURL ? UTType.fileURL.identifier : UTType.url.identifier]
    }

    /// Writes the URL as data of the specified type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type to write, which is one of the writable types.
    ///   - completionHandler: Called before this method returns.
    /// - Returns: `nil`, because the work is complete when this method returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(URLCoding.data(of: self as URL), nil)
        return nil
    }
}

extension NSObjectProtocol {
    /// Returns an object of Foundation's as one of this class. Throws for a subclass of a program's own.
    static func cast(_ object: some NSObject) throws -> Self {
        guard let object = object as? Self else {
            throw TransferError(.unexpectedValueClassError, "\(type(of: object)) is not a \(Self.self).")
        }
        return object
    }
}
