import CoreTransferable
import Foundation
import KitSupport

extension UIPasteboard {
    /// Options for writing items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the date at which this program removes the items, if it is still running.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// The key for whether clipboard managers are asked neither to keep the items nor to pass them to other devices.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The number of items.
    public var numberOfItems: Int { clipboard.items.count }

    /// The items, each as a dictionary by type: texts, URLs, images and colours as objects, and other types as data.
    public var items: [[String: Any]] {
        get {
            clipboard.items.map { item in
                let pairs = item.identifiers.compactMap { type in item.value(of: type).map { (type, $0) } }
                return Dictionary(pairs) { first, _ in first }
            }
        }
        set { setItems(newValue) }
    }

    /// The items as item providers.
    public var itemProviders: [NSItemProvider] {
        get { clipboard.items.map(\.asProvider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the contents with items.
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

    /// Adds items to the existing ones.
    public func addItems(_ items: [[String: Any]]) {
        _ = clipboard.append(items.map { ClipboardItem(types: $0) })
    }

    /// Replaces the contents with items.
    /// - Parameters:
    ///   - itemProviders: The items. Nothing is made before a receiver asks for it.
    ///   - localOnly: Whether clipboard managers are asked not to keep the items and not to pass them to other devices.
    ///   - expirationDate: The date at which the items are removed; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        write(itemProviders.map { ClipboardItem($0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Replaces the contents with objects, each as an item.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the contents with objects, each as an item.
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

    /// Replaces the contents with data.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Replaces the contents with a text, a URL, an image, a colour or a property list.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    private func write(_ items: [ClipboardItem], localOnly: Bool, expirationDate: Date?) {
        clipboard.replace(with: items, marks: localOnly ? .transient : [], until: expirationDate)
    }
}
