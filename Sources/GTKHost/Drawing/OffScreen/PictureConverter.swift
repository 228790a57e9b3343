import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// Converts images for transfers. SwiftUICore finds it by its name: see `ImageConversion` there.
package struct PictureConverter: ImageConverter {
    package init() {}

    /// The longest side at which a picture is decoded to find out whether it can be, in pixels.
    private static let triedSide: CGFloat = 256

    package func validate(_ data: Data) throws {
        let source = Image(data: data, contentType: .image).source
        let size = try PictureInformation(source).size
        let factor = min(1, Self.triedSide / max(1, size.width, size.height))
        _ = try Pictures.texture(
            for: source,
            width: max(1, Int32(clamping: size.width * factor)),
            height: max(1, Int32(clamping: size.height * factor))
        )
    }

    package func data(for source: Image.Source, as contentType: UTType) async throws -> Data {
        if let pixels = try await MainActor.run(body: { try Icon(source)?.rasterized(as: contentType) }) {
            return pixels
        }
        let texture = try Pictures.texture(for: source)
        defer { g_object_unref(texture.raw) }
        return try Pictures.encode(texture, as: contentType)
    }

    package func pixelSize(of source: Image.Source) throws -> CGSize { try PictureInformation(source).size }

    package func encoded(_ source: Image.Source, as contentType: UTType, quality: Double?) throws -> Data {
        let texture = try Pictures.texture(for: source)
        defer { g_object_unref(texture.raw) }
        return try Pictures.encode(texture, as: contentType, quality: quality)
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

    package func document(_ pages: [DrawnPage]) throws -> Data { try ViewDrawing.document(pages) }
}
