import CoreTransferable
import Foundation
import KitSupport

extension UIPasteboard {
    private func objects<Object: NSItemProviderReading>(_ type: Object.Type) -> [Object]? {
        let objects = clipboard.items.compactMap { $0.asProvider.objectWaiting(ofClass: type) }
        return objects.isEmpty ? nil : objects
    }

    private func has(_ type: any NSItemProviderReading.Type) -> Bool {
        clipboard.items.contains { $0.asProvider.canLoadObject(ofClass: type) }
    }

    /// The text of the first item that has one. Setting it replaces the contents; nil clears the pasteboard.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil for none.
    public var strings: [String]? {
        get { objects(NSString.self)?.map { $0 as String } }
        set { setObjects((newValue ?? []).map { $0 as NSString }) }
    }

    /// The URL of the first item that has one. Setting it replaces the contents; nil clears the pasteboard.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items; nil for none.
    public var urls: [URL]? {
        get { objects(NSURL.self)?.map { $0 as URL } }
        set { setObjects((newValue ?? []).map { $0 as NSURL }) }
    }

    /// The image of the first item that has one. Setting it replaces the contents; nil clears the pasteboard.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil for none.
    public var images: [UIImage]? {
        get { objects(UIImage.self) }
        set { setObjects(newValue ?? []) }
    }

    /// The colour of the first item that has one. Setting it replaces the contents; nil clears the pasteboard.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil for none.
    public var colors: [UIColor]? {
        get { objects(UIColor.self) }
        set { setObjects(newValue ?? []) }
    }

    /// A Boolean value that indicates whether an item has a text. The check reads no text.
    public var hasStrings: Bool { has(NSString.self) }
    /// A Boolean value that indicates whether an item has a URL. The check reads no URL.
    public var hasURLs: Bool { has(NSURL.self) }
    /// A Boolean value that indicates whether an item has an image. The check reads no image.
    public var hasImages: Bool { has(UIImage.self) }
    /// A Boolean value that indicates whether an item has a colour. The check reads no colour.
    public var hasColors: Bool { has(UIColor.self) }
}
