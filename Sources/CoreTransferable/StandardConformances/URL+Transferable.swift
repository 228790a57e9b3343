@_weakLinked
extension URL: Transferable {
    /// A URL or a file URL, followed by the text of the URL as plain text.
    ///
    /// The URL itself is transferred. Use ``FileRepresentation`` to transfer the contents of a file.
    public static var transferRepresentation: some TransferRepresentation {
        FileURLRepresentation(
            base: DataRepresentation(contentType: .fileURL) { url in
                URLCoding.data(of: url)
            } importing: { data in
                try URLCoding.url(from: data)
            }
        )
        .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) { url in
            URLCoding.data(of: url)
        } importing: { data in
            try URLCoding.url(from: data)
        }
        .exportingCondition { url in !url.isFileURL }
        FallbackRepresentation(base: ProxyRepresentation(exporting: \.absoluteString))
    }
}

/// A representation whose bytes are a URL, which transports can read without making the bytes.
@_weakLinked
struct FileURLRepresentation<Base: TransferRepresentation<URL>>: TransferRepresentation {
    typealias Item = URL
    typealias Body = Never

    let base: Base
}

extension FileURLRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        target.resolution.add(base) { $0.fileURL = { item in item as? URL } }
    }
}

/// A representation that follows all declared representations of a type for which a value of another type stands in.
@_weakLinked
struct FallbackRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never

    let base: Base
}

extension FallbackRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        target.resolution.add(base) { $0.isFallback = true }
    }
}
