import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The pixels of a picture for the desktop's panel.
@MainActor
struct PanelPicture {
    let width: Int32
    let height: Int32
    /// Four bytes for each pixel: alpha, red, green and blue.
    let bytes: [UInt8]

    /// The longest side that panels can use; larger pictures take time on the bus.
    private static let longestSide: Int32 = 256

    /// A picture of the app. The result is nil if it cannot be read, or if it is too large for a panel.
    init?(_ picture: ImageContent) {
        guard let texture = try? Pictures.texture(for: picture.source) else { return nil }
        defer { g_object_unref(texture.raw) }
        self.init(texture: texture)
    }

    /// The pixels of a texture; nil if it is too large for a panel.
    init?(texture: OpaquePointer) {
        (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
        guard width > 0, height > 0, max(width, height) <= Self.longestSide else { return nil }
        // GDK gives blue, green, red and alpha, with colours multiplied by alpha.
        var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
        gdk_texture_download(texture, &pixels, gsize(width * 4))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[start + 3])
            func part(_ value: UInt8) -> UInt8 { alpha == 0 ? 0 : UInt8(min(255, Int(value) * 255 / alpha)) }
            bytes += [UInt8(alpha), part(pixels[start + 2]), part(pixels[start + 1]), part(pixels[start])]
        }
        self.bytes = bytes
    }
}
