import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// The description of an item in the share sheet.
struct ItemSummary {
    /// A picture, or the source from which it is made when the sheet shows it.
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
    /// The kind of the item, and its size if it is known.
    var detail: String?
    /// A picture of the item; nil if the icon stands for it.
    var picture: Picture?
    /// The icon of the item, which replaces a missing picture or is shown beside a given one.
    let icon: Picture
    /// A Boolean value that indicates whether the program gives the icon, so it is also shown beside a picture.
    let showsIcon: Bool
}

extension ItemSummary {
    /// Creates the description from a program's preview of an item.
    /// - Parameter item: The item; nil for one that is made later.
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

    /// Creates the description of a text: its beginning.
    init(of text: String) {
        let lines = text.split(whereSeparator: \.isNewline).prefix(2)
        title = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        detail = UTType.plainText.localizedDescription
        (picture, icon, showsIcon) = (nil, .image(Image(iconFor: .plainText)), false)
    }

    /// Creates the description of a URL: the destination of a link, or the file.
    init(of url: URL) {
        guard url.isFileURL else {
            title = url.host().map { $0 + (url.path() == "/" ? "" : url.path()) } ?? url.absoluteString
            (detail, picture, icon, showsIcon) = ("Link", nil, .image(Image(systemName: "link")), false)
            webpage = url
            return
        }
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        let isFolder = values?.isDirectory ?? false
        let ofFile = UTType(ofContestedFileAt: url) ?? UTType(filenameExtension: url.pathExtension) ?? .data
        let type = isFolder ? .folder : ofFile
        title = url.lastPathComponent
        let size = isFolder ? nil : values?.fileSize.map { Int64($0).formatted(.byteCount(style: .file)) }
        detail = [type.localizedDescription, size].compactMap { $0 }.joined(separator: ", ")
        let icon = Image(iconFor: type)
        picture = isFolder ? nil : .file(url, icon: icon)
        (self.icon, showsIcon) = (.image(icon), false)
    }
}

extension ItemSummary {
    /// Creates the description of a value without a preview.
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

/// A shared item with its description.
struct SharedItem {
    /// The item, or its stand-in until a destination is chosen.
    let provider: NSItemProvider
    let summary: ItemSummary
    /// A closure that creates the item for a destination, or none for it; nil for an item that is the same for all.
    var source: (@MainActor (ShareDestination) async throws -> NSItemProvider?)?
}

extension SharedItem {
    /// Creates an item that a program describes. The title of the preview names it where the item suggests no name.
    init<Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ item: Item,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        provider = NSItemProvider(of: item, titled: preview.title)
        summary = ItemSummary(preview, of: item, provider)
    }

    /// Creates an item that the sheet describes by itself.
    init<Item: Transferable>(_ item: Item) {
        provider = NSItemProvider(of: item)
        summary = ItemSummary(of: item, provider)
    }
}
