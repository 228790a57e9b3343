import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// What the share sheet shows of an item.
struct ItemSummary {
    /// A picture, or what it is made of when the sheet shows it.
    enum Picture {
        case image(Image)
        case item(NSItemProvider)
        /// A small picture of a file.
        case file(URL, icon: Image)

        /// - Parameter value: A value that is transferred as a picture.
        init<Value: Transferable>(_ value: Value) {
            if let image = value as? Image {
                self = .image(image)
            } else {
                let provider = NSItemProvider(of: value)
                ShareMistakes.report(picture: value, provider)
                self = .item(provider)
            }
        }
    }

    var title: String
    /// The address of a web page; nil for other items.
    var webpage: URL?
    /// What the item is, and its size where that is known.
    let detail: String?
    /// A picture of the item; nil where the icon stands for it.
    let picture: Picture?
    /// What stands for the item where there is no picture, and beside it where the program gives one.
    let icon: Picture
    /// Whether the program gives the icon, so that it is also shown beside a picture.
    let showsIcon: Bool
}

extension ItemSummary {
    /// What a program's preview shows of an item.
    /// - Parameter item: The item; nil for one that is yet to be made.
    init<PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ preview: SharePreview<PreviewImage, PreviewIcon>,
        of item: (any Transferable)?,
        _ provider: NSItemProvider
    ) {
        let type = provider.registeredContentTypes.first
        title = preview.title.isEmpty ? provider.suggestedName ?? "" : preview.title
        detail = type?.localizedDescription
        // An image that is shared is its own picture.
        picture = preview.image.map { Picture($0) } ?? (item as? Image).map { .image($0) }
        icon = preview.icon.map { Picture($0) } ?? .image(Image(iconFor: type ?? .data))
        showsIcon = preview.icon != nil
        if let item { ShareMistakes.report(title: title, of: item, provider) }
    }

    /// What is shown of a text: its beginning.
    init(of text: String) {
        let lines = text.split(whereSeparator: \.isNewline).prefix(2)
        title = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        detail = UTType.plainText.localizedDescription
        (picture, icon, showsIcon) = (nil, .image(Image(iconFor: .plainText)), false)
    }

    /// What is shown of a URL: where a link leads to, or the file.
    init(of url: URL) {
        guard url.isFileURL else {
            title = url.host().map { $0 + (url.path() == "/" ? "" : url.path()) } ?? url.absoluteString
            (detail, picture, icon, showsIcon) = ("Link", nil, .image(Image(systemName: "link")), false)
            webpage = url
            return
        }
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        let isFolder = values?.isDirectory ?? false
        let type = isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data
        title = url.lastPathComponent
        let size = isFolder ? nil : values?.fileSize.map { Int64($0).formatted(.byteCount(style: .file)) }
        detail = [type.localizedDescription, size].compactMap { $0 }.joined(separator: ", ")
        let icon = Image(iconFor: type)
        picture = isFolder ? nil : .file(url, icon: icon)
        (self.icon, showsIcon) = (.image(icon), false)
    }
}

extension ItemSummary {
    /// What is shown of a value that no program describes.
    init(of value: any Transferable, _ provider: NSItemProvider) {
        switch value {
        case let text as String: self.init(of: text)
        case let url as URL: self.init(of: url)
        default:
            let type = provider.registeredContentTypes.first ?? .data
            self.init(
                title: provider.suggestedName ?? type.localizedDescription ?? type.identifier,
                detail: type.localizedDescription,
                picture: (value as? Image).map { .image($0) } ?? (type.conforms(to: .image) ? .item(provider) : nil),
                icon: .image(Image(iconFor: type)),
                showsIcon: false
            )
            ShareMistakes.report(title: title, of: value, provider)
        }
    }
}

/// An item that is shared, and what the sheet shows of it.
struct SharedItem {
    /// The item, or what stands for it until a destination is chosen.
    let provider: NSItemProvider
    let summary: ItemSummary
    /// Makes the item for a destination, or none for it; nil for an item that is the same for all.
    var source: (@MainActor (ShareDestination) async throws -> NSItemProvider?)?
}

extension SharedItem {
    /// An item that a program describes. The title of the preview names it where the item suggests no name.
    init<Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ item: Item,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        provider = NSItemProvider(of: item, titled: preview.title)
        summary = ItemSummary(preview, of: item, provider)
    }

    /// An item that the sheet describes by itself.
    init<Item: Transferable>(_ item: Item) {
        provider = NSItemProvider(of: item)
        summary = ItemSummary(of: item, provider)
    }
}
