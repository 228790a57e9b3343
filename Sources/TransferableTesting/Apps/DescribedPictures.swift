import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// An image converter for memory that does not draw. Instead of pixels, it writes the description of a picture and its format, such as
/// `star.fill as public.png`, and it describes views by their sizes and texts. SwiftUICore finds it by name: see `ImageConversion` there.
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

    package func pixelSize(of source: Image.Source) throws -> CGSize {
        throw ImageTransferError.unreadable("no pixels are read in memory")
    }

    package func encoded(_ source: Image.Source, as contentType: UTType, quality: Double?) throws -> Data {
        guard case .encoded(let image) = source else { throw ImageTransferError.unreadable("it is not in memory") }
        return image.data + Data(" as \(contentType.identifier)".utf8)
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
        return DescribedPicture(
            size: root.size(proposal),
            texts: root.contents(of: TextContent.self).map(\.spokenString)
        )
    }
}

extension DescribedPictures {
    /// Returns the pages as text: a line with the size of each page, and for each picture the position of its top left corner and its
    /// texts.
    package func document(_ pages: [DrawnPage]) throws -> Data {
        let lines = pages.map { page in
            let drawings = page.drawings.map { picture, transform in
                let origin = CGPoint.zero.applying(transform)
                let texts = (picture as? DescribedPicture)?.texts.joined(separator: ", ") ?? ""
                return " (\(Int(nearest: origin.x)), \(Int(nearest: origin.y))): \(texts)"
            }
            return
                "\(Int(nearest: page.size.width))x\(Int(nearest: page.size.height))\(drawings.joined(separator: ";"))"
        }
        return Data(lines.joined(separator: "\n").utf8)
    }
}

/// A view by its size in pixels and its texts, as in `140x40: a, b as public.png`.
private struct DescribedPicture: ViewPicture {
    let size: CGSize
    nonisolated let texts: [String]

    func data(as contentType: UTType, scale: Double, isOpaque: Bool) throws -> Data {
        let (width, height) = (Int(nearest: size.width * scale), Int(nearest: size.height * scale))
        return Data("\(width)x\(height): \(texts.joined(separator: ", ")) as \(contentType.identifier)".utf8)
    }
}
