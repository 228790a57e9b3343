import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// A representation of an image.
public class NSImageRep: NSObject, @unchecked Sendable {
    /// The size in points.
    public var size: NSSize
    /// The number of pixels in a row.
    public let pixelsWide: Int
    /// The number of rows of pixels.
    public let pixelsHigh: Int

    init(pixelsWide: Int, pixelsHigh: Int) {
        (self.pixelsWide, self.pixelsHigh) = (pixelsWide, pixelsHigh)
        size = NSSize(width: pixelsWide, height: pixelsHigh)
    }
}

/// The pixels of an image.
///
/// ```swift
/// if let tiff = image.tiffRepresentation, let bitmap = NSBitmapImageRep(data: tiff) {
///     try bitmap.representation(using: .png, properties: [:])?.write(to: file)
/// }
/// ```
public final class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    private let picture: Picture

    private init(_ picture: Picture) {
        self.picture = picture
        let size = picture.pixelSize
        super.init(pixelsWide: Int(size.width), pixelsHigh: Int(size.height))
        self.size = picture.size
    }

    /// Creates a representation of a picture file's contents.
    /// - Parameter data: The contents.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// Creates a representation of pixels.
    /// - Parameter cgImage: The pixels.
    public convenience init(cgImage: CGImage) { self.init(Picture(cgImage, scale: 1)) }

    /// Returns the representations of a picture file's contents: one, or none.
    public class func imageReps(with data: Data) -> [NSImageRep] { NSBitmapImageRep(data: data).map { [$0] } ?? [] }

    /// The pixels; nil where they cannot be read.
    public var cgImage: CGImage? { picture.cgImage }

    /// The pixels as the contents of a TIFF file.
    public var tiffRepresentation: Data? { picture.data(as: .tiff) }

    /// Returns the pixels as the contents of a file.
    /// - Parameters:
    ///   - storageType: The format.
    ///   - properties: For JPEG, the quality: ``PropertyKey/compressionFactor`` from 0 to 1.
    /// - Returns: Nil for a format that the desktop does not write.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        picture.data(as: storageType.contentType, quality: Self.quality(properties))
    }

    /// Returns the first of some representations as the contents of a file.
    public class func representationOfImageReps(
        in imageReps: [NSImageRep],
        using storageType: FileType,
        properties: [PropertyKey: Any]
    ) -> Data? {
        (imageReps.first as? NSBitmapImageRep)?.representation(using: storageType, properties: properties)
    }

    private static func quality(_ properties: [PropertyKey: Any]) -> Double? {
        switch properties[.compressionFactor] {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// The formats of files.
    public enum FileType: UInt, Sendable {
        /// TIFF.
        case tiff
        /// BMP.
        case bmp
        /// GIF.
        case gif
        /// JPEG.
        case jpeg
        /// PNG.
        case png
        /// JPEG 2000.
        case jpeg2000

        var contentType: UTType {
            switch self {
            case .tiff: .tiff
            case .bmp: .bmp
            case .gif: .gif
            case .jpeg: .jpeg
            case .png: .png
            case .jpeg2000: UTType("public.jpeg-2000") ?? .image
            }
        }
    }

    /// The compression of TIFF files.
    public enum TIFFCompression: UInt, Sendable {
        /// None.
        case none = 1
        /// LZW.
        case lzw = 5
        /// JPEG.
        case jpeg = 6
    }

    /// The properties of files.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        /// The name of the property.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The quality of JPEG, from 0 to 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// The compression of TIFF, which the desktop chooses.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// A key for whether a picture is sent in several passes, which the desktop chooses.
        public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
    }
}
