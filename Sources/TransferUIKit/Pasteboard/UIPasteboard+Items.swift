import CoreTransferable
import Foundation
import KitSupport

extension UIPasteboard {
    /// The way in which items are written.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date at which the items are removed, by this program if it runs.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A key for whether clipboard managers are asked not to keep the items and not to pass them to other devices.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The number of items.
    public var numberOfItems: Int { clipboard.items.count }

    /// The items, each by its types: texts, URLs, images and colours as such, and bytes of other types.
    public var items: [[String: Any]] {
        get {
            clipboard.items.map { item in
                let pairs = item.identifiers.compactMap { type in item.value(of: type).map { (type, $0) } }
                return Dictionary(pairs) { first, _ in first }
            }
        }
        set { setItems(newValue) }
    }

    /// The items as receivers load them.
    public var itemProviders: [NSItemProvider] {
        get { clipboard.items.map(\.asProvider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Writes items, in the place of what is there.
    /// - Parameters:
    ///   - items: The items, each by its types: texts, URLs, images, colours, bytes and property lists.
    ///   - options: The way in which they are written.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        write(
            items.map { ClipboardItem(types: $0) },
            localOnly: options[.localOnly] as? Bool ?? false,
            expirationDate: options[.expirationDate] as? Date
        )
    }

    /// Writes items after those that are there.
    public func addItems(_ items: [[String: Any]]) {
        let items = items.map { ClipboardItem(types: $0) }
        if let own = clipboard.ownItems { _ = clipboard.write(own + items) } else { write(items) }
    }

    /// Writes items, in the place of what is there.
    /// - Parameters:
    ///   - itemProviders: The items. Nothing is made before a receiver asks for it.
    ///   - localOnly: Whether clipboard managers are asked not to keep the items and not to pass them to other devices.
    ///   - expirationDate: The date at which the items are removed; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        write(itemProviders.map { ClipboardItem($0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Writes objects, each as an item, in the place of what is there.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Writes objects, each as an item, in the place of what is there.
    /// - Parameters:
    ///   - objects: The objects.
    ///   - localOnly: Whether clipboard managers are asked not to keep the items and not to pass them to other devices.
    ///   - expirationDate: The date at which the items are removed; nil for never.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) },
            localOnly: localOnly,
            expirationDate: expirationDate
        )
    }

    /// Writes bytes, in the place of what is there.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Writes a text, a URL, an image, a colour or a property list, in the place of what is there.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }
}
