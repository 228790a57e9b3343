import Foundation
import UniformTypeIdentifiers

/// A bitmap image, as in Core Graphics.
///
/// An ``ImageRenderer`` makes one, and an ``Image`` shows it. On Linux it keeps the picture as a file's contents.
@_weakLinked
public final class CGImage: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows of pixels.
    public let height: Int
    let encoded: EncodedImage

    /// Creates an image from data in the PNG format.
    package init?(png data: Data) {
        // The header: a signature of 8 bytes, the length and the name of the first chunk, and the sides (PNG, third edition, 5.2 and 11.2.1).
        let header = [UInt8](data.prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func number(_ start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(16), number(20))
        encoded = EncodedImage(data: data, contentType: .png)
    }

    /// The image as PNG data.
    package var pngData: Data { encoded.data }

    public static func == (first: CGImage, second: CGImage) -> Bool { first.encoded == second.encoded }
    public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}

extension Image {
    /// Creates an image from a bitmap that screen readers ignore.
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: The number of its pixels in a point.
    ///   - orientation: The way in which its pixels are turned to be seen.
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        var image = Image(data: cgImage.encoded.data, contentType: cgImage.encoded.contentType)
        image.look.pixelsOfPoint = max(0.01, scale)
        image.look.orientation = orientation
        image.isDecorative = true
        self = image
    }
}
