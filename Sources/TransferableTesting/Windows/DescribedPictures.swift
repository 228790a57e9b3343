import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Converts images in memory, where nothing is drawn: in place of pixels it writes what the picture is and its format, as
/// in `star.fill as public.png`. SwiftUICore finds it by its name: see `ImageConversion` there.
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
}
