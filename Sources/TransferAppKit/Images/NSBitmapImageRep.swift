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
    private let source: @Sendable () -> Picture

    var picture: Picture { source() }

    convenience init(_ picture: Picture) {
        let pixels = picture.pixelSize
        self.init(Int(pixels.width), Int(pixels.height), picture.size) { picture }
    }

    fileprivate init(_ pixelsWide: Int, _ pixelsHigh: Int, _ size: NSSize, _ source: @escaping @Sendable () -> Picture)
    {
        (self.pixelsWide, self.pixelsHigh, self.size, self.source) = (pixelsWide, pixelsHigh, size, source)
    }

    /// Creates a representation from a picture file.
    /// - Parameter url: The file.
    /// - Returns: Nil for a file that is no picture that can be read.
    public convenience init?(contentsOf url: URL) {
        guard let picture = Picture(contentsOf: url) else { return nil }
        self.init(picture)
    }

    /// A Boolean value that indicates whether pixels have an opacity.
    public var hasAlpha: Bool {
        switch picture.cgImage?.alphaInfo {
        case nil, .some(.none), .noneSkipLast, .noneSkipFirst: false
        default: true
        }
    }
}

/// A bitmap representation of an image.
///
/// ```swift
/// if let tiff = image.tiffRepresentation, let bitmap = NSBitmapImageRep(data: tiff) {
///     try bitmap.representation(using: .png, properties: [:])?.write(to: file)
/// }
/// ```
public final class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    /// The drawing into a bitmap that was made without pixels; nil for another.
    private var drawing: RecordedDrawing?

    /// Creates a bitmap, into which to draw with ``NSGraphicsContext/init(bitmapImageRep:)``.
    /// - Parameters:
    ///   - planes: Nil. No other memory is drawn into.
    ///   - width: The number of pixels in a row, from 1 to 32,767.
    ///   - height: The number of rows, from 1 to 32,767.
    ///   - bps: 8, which is the number of bits of a part of a colour.
    ///   - spp: The number of parts of a colour.
    ///   - alpha: Whether pixels have an opacity. Without it the bitmap is white where nothing is drawn.
    ///   - isPlanar: Whether each part has memory of its own, which has no effect.
    ///   - colorSpaceName: The colour space. All pictures are in that of the screen.
    ///   - rBytes: The number of bytes of a row, which has no effect.
    ///   - pBits: The number of bits of a pixel, which has no effect.
    /// - Returns: Nil for sizes beyond the bounds, for other numbers of bits, and for memory of the caller's.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
        pixelsWide width: Int,
        pixelsHigh height: Int,
        bitsPerSample bps: Int,
        samplesPerPixel spp: Int,
        hasAlpha alpha: Bool,
        isPlanar: Bool,
        colorSpaceName: NSColorSpaceName,
        bytesPerRow rBytes: Int,
        bitsPerPixel pBits: Int
    ) {
        let sides = 1...32_767
        guard planes == nil, bps == 8, (1...4).contains(spp), sides.contains(width), sides.contains(height) else {
            return nil
        }
        let (drawing, size) = (RecordedDrawing(), NSSize(width: width, height: height))
        self.init(width, height, size) { Picture(drawing.copy(), size: size, scale: 1, isOpaque: !alpha) }
        self.drawing = drawing
    }

    /// Returns a context that draws into the bitmap; nil for one with pixels of its own.
    func makeContext() -> CGContext? {
        guard let drawing, size.width > 0, size.height > 0 else { return nil }
        let pixels = CGSize(width: pixelsWide, height: pixelsHigh)
        let context = drawing.context(size: pixels, beginsAtTop: false)
        context.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
        return context
    }

    /// Creates a representation from the data of a picture file.
    /// - Parameter data: The contents.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// Creates a representation from a bitmap.
    /// - Parameter cgImage: The pixels.
    public convenience init(cgImage: CGImage) { self.init(Picture(cgImage, scale: 1)) }

    /// Returns the representations in the data of a picture file, of which there is at most one.
    public class func imageReps(with data: Data) -> [NSImageRep] { NSBitmapImageRep(data: data).map { [$0] } ?? [] }

    /// The bitmap; nil if it can't be read.
    public var cgImage: CGImage? { picture.cgImage }

    /// The bitmap as TIFF data.
    public var tiffRepresentation: Data? { picture.data(as: .tiff) }

    /// Returns the bitmap as file data.
    /// - Parameters:
    ///   - storageType: The format.
    ///   - properties: For JPEG, the quality: ``PropertyKey/compressionFactor`` from 0 to 1.
    /// - Returns: Nil for a format that the desktop does not write.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        picture.data(as: storageType.contentType, quality: Self.quality(properties))
    }

    /// Returns the first of several representations as file data.
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

    /// The formats of image files.
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

    /// The compression of a TIFF file.
    public enum TIFFCompression: UInt, Sendable {
        /// No compression.
        case none = 1
        /// LZW.
        case lzw = 5
        /// JPEG.
        case jpeg = 6
    }

    /// The properties of an image file.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        /// The name of the property.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the quality of a JPEG file, from 0 to 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// The key for the compression of a TIFF file, which the desktop chooses.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// The key for whether a picture is stored progressively, which the desktop chooses.
        public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
    }
}

/// The name of a colour space. All pictures are in that of the screen.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Red, green and blue of the device.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// Red, green and blue that are measured.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    /// Shades of grey of the device.
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    /// Shades of grey that are measured.
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}
