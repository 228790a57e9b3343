import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A shared object: an item, and the value whose preview the share sheet shows.
package struct SharedObject: Sendable {
    /// The item.
    package let provider: NSItemProvider
    /// The value for the preview.
    package let value: any Transferable

    /// - Parameter object: A text, a URL, an image, bytes, an item provider or a transferable value.
    /// - Returns: Nil for what cannot be shared.
    package init?(_ object: Any) {
        switch object {
        case let text as String: self.init(value: text)
        case let url as URL: self.init(value: url)
        case let data as Data: self.init(value: data)
        case let provider as NSItemProvider: self.init(provider: provider, value: ItemTitle(of: provider))
        case let value as any Transferable: self.init(value: value)
        case let object as any PictureObject:
            let preview = object.picture.image(renderingMode: nil, label: nil)
            self.init(provider: NSItemProvider(object: object), value: preview)
        case let object as any NSItemProviderWriting:
            let provider = NSItemProvider(object: object)
            self.init(provider: provider, value: ItemTitle(of: provider))
        default: return nil
        }
    }

    private init(value: any Transferable) { self.init(provider: NSItemProvider(of: value), value: value) }

    private init(provider: NSItemProvider, value: any Transferable) { (self.provider, self.value) = (provider, value) }
}

/// An object of the older interfaces that represents a picture.
package protocol PictureObject: NSItemProviderWriting {
    /// The picture.
    var picture: Picture { get }
}

/// A title for the share sheet of an item that is no value.
private struct ItemTitle: Transferable {
    let title: String

    init(of provider: NSItemProvider) {
        let type = provider.registeredContentTypes.first
        title = provider.suggestedName ?? type?.localizedDescription ?? type?.identifier ?? ""
    }

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
}
