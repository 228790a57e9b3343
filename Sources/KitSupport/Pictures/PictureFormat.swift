import Foundation
import UniformTypeIdentifiers

/// The format and size of a picture, read from the start of its file without decoding it.
package struct PictureFormat {
    /// The format.
    package let contentType: UTType
    /// The number of pixels per point that the file specifies; 1 if it specifies none.
    package let pixelsOfPoint: CGFloat

    /// The beginnings of files of the formats.
    private static let beginnings: [(bytes: [UInt8], offset: Int, type: UTType)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], 0, .png),
        ([0xFF, 0xD8, 0xFF], 0, .jpeg),
        ([0x49, 0x49, 0x2A, 0x00], 0, .tiff),
        ([0x4D, 0x4D, 0x00, 0x2A], 0, .tiff),
        (Array("GIF8".utf8), 0, .gif),
        (Array("BM".utf8), 0, .bmp),
        (Array("WEBP".utf8), 8, .webP),
        (Array("ftypheic".utf8), 4, .heic),
        (Array("ftypheix".utf8), 4, .heic),
        (Array("ftypavif".utf8), 4, UTType("public.avif") ?? .image),
        ([0x00, 0x00, 0x01, 0x00], 0, .ico),
        (Array("<svg".utf8), 0, .svg),
        (Array("<?xml".utf8), 0, .svg),
    ]

    /// Reads the start of a picture file; nil if its format is not supported.
    package init?(_ data: Data) {
        let head = [UInt8](data.prefix(4096))
        let found = Self.beginnings.first { beginning in
            head.dropFirst(beginning.offset).starts(with: beginning.bytes)
        }
        guard let found else { return nil }
        contentType = found.type
        pixelsOfPoint = found.type == .png ? Self.pixelsOfPoint(inPNG: head) : 1
    }

    /// Returns the number of pixels in a point by the chunk `pHYs` (PNG, third edition, 11.3.4.3): a point is 1/72 of an inch.
    private static func pixelsOfPoint(inPNG head: [UInt8]) -> CGFloat {
        func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        var start = 8
        while start + 12 <= head.count {
            let (length, name) = (number(start), head[start + 4..<start + 8])
            if name.elementsEqual("pHYs".utf8), length == 9, start + 17 <= head.count, head[start + 16] == 1 {
                let pixelsOfInch = CGFloat(number(start + 8)) * 0.0254
                // Files of 72 dots are as large as they say by a fraction of a pixel.
                return pixelsOfInch >= 1 && abs(pixelsOfInch - 72) > 0.5 ? pixelsOfInch / 72 : 1
            }
            if name.elementsEqual("IDAT".utf8) { break }
            start += 12 + length
        }
        return 1
    }
}

/// The formats in which pictures are transferred.
package enum PictureTypes {
    /// The formats that can be read, in order of preference.
    package static let readable = [UTType.png, .tiff, .jpeg, .heic, .gif, .image].map(\.identifier)
    /// The formats that are offered, in order of preference.
    package static let writable = [UTType.png, .tiff, .jpeg].map(\.identifier)
}
