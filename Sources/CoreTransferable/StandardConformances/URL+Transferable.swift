@_weakLinked
extension URL: Transferable {
    /// A URL, that of a file as such, and after it the URL as plain text.
    ///
    /// What is transferred is the URL itself; the contents of a file are transferred by ``FileRepresentation``.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) { url in
            URLCoding.data(of: url)
        } importing: { data in
            try URLCoding.url(from: data)
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) { url in
            URLCoding.data(of: url)
        } importing: { data in
            try URLCoding.url(from: data)
        }
        .exportingCondition { url in !url.isFileURL }
        ProxyRepresentation(exporting: \.absoluteString)
    }
}
