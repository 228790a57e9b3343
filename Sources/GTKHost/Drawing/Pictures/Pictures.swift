import CGTK
import Foundation
import GTKTransport
import SwiftUICore
import UniformTypeIdentifiers

/// Reads pictures and writes them in other formats, with the desktop's own loaders.
enum Pictures {
    /// A picture as a texture with all its pixels, upright; the caller owns it.
    static func texture(for source: Image.Source) throws -> OpaquePointer {
        switch source {
        case .resource, .file:
            let file = try source.requiredFile
            var error: UnsafeMutablePointer<GError>?
            if CameraPicture(file) != nil {
                guard let pixbuf = gdk_pixbuf_new_from_file(file.path, &error) else {
                    throw ImageTransferError.unreadable("\(file.path): \(message(of: error))")
                }
                return uprightTexture(taking: pixbuf)
            }
            guard let texture = gdk_texture_new_from_filename(file.path, &error) else {
                throw ImageTransferError.unreadable("\(file.path): \(message(of: error))")
            }
            return texture
        case .encoded(let image):
            return try texture(image.data)
        case .symbol(let name):
            throw ImageTransferError.missing(name)
        case .icon(let names):
            throw ImageTransferError.missing(names.first ?? "")
        }
    }

    /// The bytes of a picture file as a texture, upright; the caller owns it.
    static func texture(_ data: Data) throws -> OpaquePointer {
        guard !data.isEmpty else { throw ImageTransferError.unreadable("it is empty") }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        if CameraPicture(data) != nil {
            let stream = g_memory_input_stream_new_from_bytes(bytes)
            defer { g_object_unref(stream.map { UnsafeMutableRawPointer($0) }) }
            guard let pixbuf = gdk_pixbuf_new_from_stream(stream, nil, &error) else {
                throw ImageTransferError.unreadable(message(of: error))
            }
            return uprightTexture(taking: pixbuf)
        }
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
            throw ImageTransferError.unreadable(message(of: error))
        }
        return texture
    }

    /// A texture of pixels that may be turned; the caller owns it. The pixels are taken over.
    static func uprightTexture(taking pixbuf: OpaquePointer) -> OpaquePointer {
        defer { g_object_unref(pixbuf.raw) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            return gdk_texture_new_for_pixbuf(pixbuf)
        }
        defer { g_object_unref(upright.raw) }
        return gdk_texture_new_for_pixbuf(upright)
    }

    /// A texture's picture in a format.
    static func encode(_ texture: OpaquePointer, as contentType: UTType) throws -> Data {
        switch contentType {
        case .png: return Data(taking: gdk_texture_save_to_png_bytes(texture))
        case .tiff: return Data(taking: gdk_texture_save_to_tiff_bytes(texture))
        default: return try encodeWithPixbuf(texture, as: contentType)
        }
    }

    private static func encodeWithPixbuf(_ texture: OpaquePointer, as contentType: UTType) throws -> Data {
        guard let pixbuf = gdk_pixbuf_get_from_texture(texture) else {
            throw ImageTransferError.unreadable("its pixels could not be had")
        }
        defer { g_object_unref(pixbuf.raw) }
        // JPEG has no transparency: what is clear becomes white, as paper.
        let width = gdk_pixbuf_get_width(pixbuf)
        let height = gdk_pixbuf_get_height(pixbuf)
        let opaque = gdk_pixbuf_composite_color_simple(
            pixbuf,
            width,
            height,
            GDK_INTERP_NEAREST,
            255,
            16,
            0xFFFFFF,
            0xFFFFFF
        )
        defer { opaque.map { g_object_unref($0.raw) } }
        let name = contentType.preferredMIMEType?.split(separator: "/").last.map(String.init) ?? "png"
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        guard gdk_pixbuf_save_to_bufferv(opaque ?? pixbuf, &buffer, &size, name, nil, nil, &error) != 0, let buffer
        else {
            throw ImageTransferError.unreadable(message(of: error))
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}

extension Data {
    /// The contents of bytes whose reference is taken over.
    init(taking bytes: OpaquePointer?) {
        var size: gsize = 0
        guard let bytes, let start = g_bytes_get_data(bytes, &size) else {
            self.init()
            return
        }
        self.init(bytes: start, count: Int(size))
        g_bytes_unref(bytes)
    }
}

/// Converts images for transfers. SwiftUICore finds it by its name: see `ImageConversion` there.
package struct PictureConverter: ImageConverter {
    package init() {}

    package func validate(_ data: Data) throws {
        g_object_unref(try Pictures.texture(data).raw)
    }

    package func data(for source: Image.Source, as contentType: UTType) async throws -> Data {
        if let pixels = try await MainActor.run(body: { try Icon(source)?.rasterized(as: contentType) }) {
            return pixels
        }
        let texture = try Pictures.texture(for: source)
        defer { g_object_unref(texture.raw) }
        return try Pictures.encode(texture, as: contentType)
    }

    package func picture<Content: View>(
        of view: Content,
        _ proposal: ProposedViewSize,
        scale: Double
    ) -> any ViewPicture {
        let environment = EnvironmentValues()
        let host = DrawingHost(colors: environment.themeColors, scale: scale)
        let graph = ViewGraph(view, environment: environment, host: host)
        defer { graph.remove() }
        return host.draw(graph, proposal)
    }
}
