import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The formats in which an item can be loaded.
struct ItemForms {
    /// The formats in order of preference.
    let contentTypes: [UTType]

    /// The formats of pictures that all programs read.
    private static let common: [UTType] = [.jpeg, .png, .gif, .svg, .webP, .bmp]

    init(_ contentType: UTType, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy) {
        let isConverted = contentType.conforms(to: .image) && !Self.common.contains { contentType.conforms(to: $0) }
        contentTypes =
            switch encoding.order {
            case _ where !isConverted: [contentType]
            case .ownFormatOnly: [contentType]
            case .ownFormatFirst: [contentType, .jpeg]
            case .commonFormatFirst: [.jpeg, contentType]
            }
    }

    /// Makes a provider of a file. Nothing is read or converted before a receiver asks for it.
    static func provider(of file: URL, as contentTypes: [UTType]) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = file.deletingPathExtension().lastPathComponent
        let isConverted = contentTypes.count > 1
        for contentType in contentTypes {
            if isConverted, contentType == .jpeg {
                provider.registerDataRepresentation(for: .jpeg) { completion in
                    let picture = NSItemProvider()
                    picture.register(Image(contentsOf: file))
                    return picture.loadDataRepresentation(for: .jpeg, completionHandler: completion)
                }
            } else {
                provider.registerFileRepresentation(for: contentType) { completion in
                    completion(file, false, nil)
                    return nil
                }
            }
        }
        return provider
    }
}
