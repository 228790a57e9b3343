import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

/// Pictures that claim more pixels than there is memory for.
@Suite("Pixels of pictures")
struct PictureBoundTests {
    /// The beginning of a PNG file: its signature, and the chunk that tells its size.
    private func png(width: UInt32, height: UInt32) -> Data {
        var header = Data("IHDR".utf8)
        for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { header.append(contentsOf: $0) } }
        // Eight bits of grey a pixel.
        header.append(contentsOf: [8, 0, 0, 0, 0])
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + header
        withUnsafeBytes(of: Self.checksum(header).bigEndian) { file.append(contentsOf: $0) }
        // The beginning of pixels that never arrive.
        return file + Data([0, 0, 0x20, 0]) + Data("IDAT".utf8) + Data([0x78, 0x9C])
    }

    /// The checksum of a chunk (PNG specification, annex D).
    private static func checksum(_ data: Data) -> UInt32 {
        var checksum = ~UInt32(0)
        for byte in data {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ (checksum >> 1) : checksum >> 1 }
        }
        return ~checksum
    }

    @Test(
        "A picture that claims too many pixels is an error wherever it is read",
        arguments: [20_000, 30_000] as [UInt32]
    )
    func bombs(side: UInt32) throws {
        let data = png(width: side, height: side)
        let source = Image(data: data, contentType: .png).source
        #expect(try PictureInformation(data).size == CGSize(width: Int(side), height: Int(side)))
        #expect(throws: ImageTransferError.self) { try PictureConverter().validate(data) }
        #expect(throws: ImageTransferError.self) { _ = try Pictures.size(of: source) }
        #expect(throws: ImageTransferError.self) { _ = try Pictures.texture(for: source) }
        let error = #expect(throws: ImageTransferError.self) {
            _ = try Pictures.texture(for: source, width: 100, height: 100)
        }
        #expect(error.map { "\($0)".contains("100,000,000") } == true)
    }

    @Test("The size for a place has its proportions, and no more pixels than there may be")
    func places() {
        let size = PictureBounds.size(CGSize(width: 1e7, height: 5e6))
        #expect(size.width * size.height <= PictureBounds.mostShown)
        #expect(abs(size.width / size.height - 2) < 0.01)
        let line = PictureBounds.size(CGSize(width: 16_000_000, height: 3))
        #expect(line.width * line.height <= PictureBounds.mostShown && line.height >= 1)
        #expect(PictureBounds.size(CGSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
    }
}
