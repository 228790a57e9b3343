import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Converts images in memory without drawing: instead of pixels it writes the picture's description and its format, as
/// in `star.fill as public.png`, and describes views by their size and texts. SwiftUICore finds it by its name: see
/// `ImageConversion` there.
package struct DescribedPictures: ImageConverter {
    package init() {}

    package func data(for source: Image.Source, as contentType: UTType) async throws -> Data {
        let format = Data(" as \(contentType.identifier)".utf8)
        return switch source {
        case .symbol(let name), .resource(let name, _): Data(name.utf8) + format
        case .file(let url): Data(url.lastPathComponent.utf8) + format
        case .encoded(let image): image.data + format
        case .icon(let names): Data((names.first ?? "").utf8) + format
        }
    }

    package func validate(_ data: Data) throws {
        if data.isEmpty { throw ImageTransferError.unreadable("it is empty") }
    }

    package func picture<Content: View>(
        of view: Content,
        _ proposal: ProposedViewSize,
        scale: Double
    ) -> any ViewPicture {
        let host = MemoryHost()
        let graph = ViewGraph(view, environment: EnvironmentValues(), host: host)
        defer { graph.remove() }
        let root = graph.rootElement!
        return DescribedView(size: root.size(proposal), texts: root.contents(of: TextContent.self).map(\.spokenString))
    }
}

/// A view by its size in pixels and its texts, as in `140x40: a, b as public.png`.
private struct DescribedView: ViewPicture {
    let size: CGSize
    let texts: [String]

    func data(as contentType: UTType, scale: Double, isOpaque: Bool) throws -> Data {
        let (width, height) = (Int(nearest: size.width * scale), Int(nearest: size.height * scale))
        return Data("\(width)x\(height): \(texts.joined(separator: ", ")) as \(contentType.identifier)".utf8)
    }
}
