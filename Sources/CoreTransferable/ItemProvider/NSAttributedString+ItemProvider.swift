@_weakLinked
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// The types that an attributed string can be created from: flat RTFD, RTF, HTML and plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.flatRTFD.identifier, UTType.rtf.identifier, UTType.html.identifier]
            + TextEncodings.contentTypes.map(\.identifier)
    }

    /// Creates an attributed string from formatted or plain text.
    ///
    /// - Parameters:
    ///   - data: The text.
    ///   - typeIdentifier: The type of the text, which is one of the readable types.
    /// - Returns: The string, with the attributes that `NSAttributedString.Key` lists.
    /// - Throws: An error if the bytes are not text of that type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let string =
            switch UTType(registered: typeIdentifier) {
            case .flatRTFD: NSAttributedString(try RTFReader.text(fromFlatDirectory: data))
            case .rtf: NSAttributedString(try RTFReader.text(from: data))
            case .html: NSAttributedString(try HTMLReader.text(from: data))
            case let type: NSAttributedString(string: try TextEncodings.text(from: data, as: type))
            }
        return try Self.cast(Self.self is NSMutableAttributedString.Type ? string.mutableCopy() as! NSObject : string)
    }

    /// The types that an attributed string can be written as: RTF, HTML and plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.rtf.identifier, UTType.html.identifier, UTType.utf8PlainText.identifier]
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
        let data =
            switch typeIdentifier {
            case UTType.rtf.identifier: RTFWriter.data(of: AttributedString(self))
            case UTType.html.identifier: HTMLWriter.data(of: AttributedString(self))
            default: Data(string.utf8)
            }
        completionHandler(data, nil)
        return nil
    }
}
