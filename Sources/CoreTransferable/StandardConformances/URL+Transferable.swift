@_weakLinked
extension URL: Transferable {
    /// A URL and, for a file, also the file URL, as on Apple's systems.
    ///
    /// The URL itself is transferred. Use ``FileRepresentation`` to transfer the contents of a file. A URL is no text; other
    /// programs of a desktop are offered its text all the same.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) { url in
            URLCoding.data(of: url)
        } importing: { data in
            try URLCoding.url(from: data)
        }
        FileURLRepresentation(
            base: DataRepresentation(contentType: .fileURL) { url in
                URLCoding.data(of: url)
            } importing: { data in
                try URLCoding.url(from: data)
            }
        )
        .exportingCondition(\.isFileURL)
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
