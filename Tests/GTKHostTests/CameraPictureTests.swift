import CGTK
import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

/// Pictures as cameras write them that were held sideways.
@Suite("Pictures of cameras")
struct CameraPictureTests {
    /// A JPEG file, red on its left and blue on its right, with a tag for the orientation.
    private func jpeg(orientation: Int?, width: Int32 = 80, height: Int32 = 40) throws -> Data {
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0x0000_FFFF)
        let left = try #require(gdk_pixbuf_new_subpixbuf(pixbuf, 0, 0, width / 2, height))
        gdk_pixbuf_fill(left, 0xFF00_00FF)
        g_object_unref(UnsafeMutableRawPointer(left))
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        #expect(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", nil, nil, nil) != 0)
        defer { g_free(buffer) }
        var data = Data(bytes: try #require(buffer), count: Int(size))
        guard let orientation else { return data }
        // A TIFF structure with one entry: tag 0x112, one number of 16 bits.
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0,
        ]
        let contents = Array("Exif\0\0".utf8) + tiff
        data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(contents.count + 2)] + contents, at: data.startIndex + 2)
        return data
    }

    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpeg")
        try data.write(to: url)
        return url
    }

    @Test func theTagIsRead() throws {
        #expect(CameraPicture(try jpeg(orientation: nil)) == nil)
        #expect(CameraPicture(try jpeg(orientation: 1)) == nil)
        #expect(try #require(CameraPicture(try jpeg(orientation: 3))).isLyingDown == false)
        #expect(try #require(CameraPicture(try jpeg(orientation: 6))).isLyingDown)
        #expect(CameraPicture(Data()) == nil)
        #expect(CameraPicture(Data("no picture".utf8)) == nil)
        #expect(CameraPicture(Data([0xFF, 0xD8, 0xFF])) == nil)
    }

    @MainActor
    @Test func picturesAreShownUpright() throws {
        let data = try jpeg(orientation: 6)
        let file = try file(data)
        defer { try? FileManager.default.removeItem(at: file) }
        for image in [Image(contentsOf: file), Image(data: data, contentType: .jpeg)] {
            let natural = try Bitmap(
                PictureConverter().picture(of: image, .unspecified, scale: 1)
                    .data(as: .png, scale: 1, isOpaque: false)
            )
            #expect(natural.width == 40 && natural.height == 80)
            // Turned by a quarter clockwise, what was on the left is above.
            #expect(natural[20, 10][0] > 200 && natural[20, 70][2] > 200)
            let small = try Bitmap(
                PictureConverter().picture(of: image.resizable().frame(width: 10, height: 20), .unspecified, scale: 1)
                    .data(as: .png, scale: 1, isOpaque: false)
            )
            #expect(small[5, 3][0] > 200 && small[5, 17][2] > 200)
        }
    }

    @Test func picturesLeaveUpright() async throws {
        let data = try jpeg(orientation: 8)
        let png = try await PictureConverter().data(for: Image(data: data, contentType: .jpeg).source, as: .png)
        let picture = try Bitmap(png)
        #expect(picture.width == 40 && picture.height == 80)
        #expect(picture[20, 70][0] > 200 && picture[20, 10][2] > 200)
    }
}
