import AppKit
import UIKit

/// The pixels of a picture, by its BMP file.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let start: Int
    private let bytesOfPixel: Int

    init?(_ png: Data?) {
        guard let png, let bmp = NSBitmapImageRep(data: png)?.representation(using: .bmp, properties: [:]) else {
            return nil
        }
        bytes = [UInt8](bmp)
        func number(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bmp[bmp.startIndex + offset + $1]) << (8 * $1) }
        }
        (start, width, height) = (number(10), number(18), number(22))
        bytesOfPixel = Int(bytes[28]) / 8
    }

    init?(_ image: NSImage?) { self.init(image?.tiffRepresentation) }
    init?(_ image: UIImage?) { self.init(image?.pngData()) }

    /// The colour of a pixel as `RRGGBB`, from the top left.
    subscript(x: Int, y: Int) -> String {
        let row = (width * bytesOfPixel + 3) / 4 * 4
        let offset = start + (height - 1 - y) * row + x * bytesOfPixel
        return [2, 1, 0].map { part in
            let digits = String(bytes[offset + part], radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
