import Foundation
import UniformTypeIdentifiers

/// Loads pictures from URLs.
enum ImageLoader {
    /// The greatest number of bytes of a picture.
    static let mostBytes = 64 << 20

    /// Returns the picture at a URL.
    /// - Throws: `URLError` where it cannot be had, is larger than ``mostBytes`` or is no picture.
    static func image(at url: URL) async throws -> Image {
        if url.isFileURL {
            guard FileManager.default.isReadableFile(atPath: url.path) else {
                throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
            }
            return Image(contentsOf: url)
        }
        let contents = try await WebDownload(of: url, mostBytes: mostBytes).run()
        let (data, mediaType) = (contents.data, contents.mediaType)
        guard !data.isEmpty, (try? ImageConversion.converter?.validate(data)) != nil else {
            throw URLError(.cannotDecodeContentData, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
        try Task.checkCancellation()
        let type = mediaType.flatMap { UTType(mimeType: $0) }
        return Image(data: data, contentType: type.flatMap { $0.conforms(to: .image) ? $0 : nil } ?? .image)
    }
}
