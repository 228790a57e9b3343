import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

/// A pasteboard, which all programs of the user share.
///
/// ```swift
/// UIPasteboard.general.string = "Hello"
/// if UIPasteboard.general.hasImages { picture = UIPasteboard.general.image }
/// ```
///
/// The general pasteboard is the desktop's clipboard: other programs find each form under all of the names that desktops have for
/// it, and nothing is made before they ask. It is read at once, so that a program that does not answer holds the caller up, for ten
/// seconds at most. What a program has written is lost when the program ends, unless a clipboard manager keeps it; an app with
/// windows hands it to one. All other pasteboards are files of the user's, which outlive the program.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    private let clipboard: Clipboard
    private let lock = NSLock()
    /// The work that removes the contents at their date.
    private var expiry: DispatchWorkItem?

    private init(_ clipboard: Clipboard) { self.clipboard = clipboard }

    /// The clipboard of copy and paste.
    public static let general = UIPasteboard(.general)

    /// Returns the pasteboard of a name.
    /// - Parameters:
    ///   - pasteboardName: The name, which all of the user's programs share.
    ///   - create: Whether it is made where there is none. It always is, when something is written to it.
    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(.named(pasteboardName.rawValue)) }

    /// Returns a new pasteboard, which other programs find by its name.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard(.unique()) }

    /// Removes the pasteboard of a name.
    public class func remove(withName pasteboardName: Name) { Clipboard.named(pasteboardName.rawValue).release() }

    /// The name of the pasteboard.
    public var name: Name { Name(rawValue: clipboard.name) }

    /// A number that changes each time another program, or this one, becomes the owner of the contents.
    public var changeCount: Int { clipboard.changeCount }

    /// A Boolean value that indicates whether the contents outlive the program. Those of the general pasteboard do where a
    /// clipboard manager keeps them.
    public var isPersistent: Bool { self !== UIPasteboard.general }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name: any text of at most 80 bytes.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The clipboard of copy and paste.
        public static let general = Name("Apple CFPasteboard general")
    }

    // MARK: Items

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

    private func write(_ items: [ClipboardItem], localOnly: Bool = false, expirationDate: Date? = nil) {
        let count = clipboard.clear()
        if !items.isEmpty { _ = clipboard.write(items, marks: localOnly ? .transient : []) }
        let work = expirationDate.map { _ in
            DispatchWorkItem { [weak self] in
                // Newer contents stay.
                if let self, self.clipboard.changeCount == count { self.clipboard.clear() }
            }
        }
        lock.withLock {
            expiry?.cancel()
            expiry = work
        }
        if let work, let expirationDate {
            DispatchQueue.global().asyncAfter(
                deadline: .now() + max(0, expirationDate.timeIntervalSinceNow),
                execute: work
            )
        }
    }

    // MARK: Types

    /// The types of the first item.
    public var types: [String] { clipboard.items.first?.identifiers ?? [] }

    /// Returns a Boolean value that indicates whether the first item has one of some types, or one that conforms to them.
    public func contains(pasteboardTypes: [String]) -> Bool {
        clipboard.items.first?.asProvider.has(pasteboardTypes) ?? false
    }

    /// Returns a Boolean value that indicates whether each of some items has one of some types.
    /// - Parameters:
    ///   - pasteboardTypes: The types.
    ///   - itemSet: The numbers of the items; nil for all.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { $0.asProvider.has(pasteboardTypes) }
    }

    /// Returns the numbers of the items that have one of some types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = clipboard.items
        let set = IndexSet(items.indices.filter { items[$0].asProvider.has(pasteboardTypes) })
        return set.isEmpty ? nil : set
    }

    /// Returns the types of some items.
    /// - Parameter itemSet: The numbers of the items; nil for all.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map(\.identifiers) }

    /// Returns the bytes of a type of the first item.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        clipboard.items.first?.data(for: pasteboardType)
    }

    /// Returns the bytes of a type of some items.
    /// - Parameters:
    ///   - pasteboardType: The type.
    ///   - itemSet: The numbers of the items; nil for all.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0.data(for: pasteboardType) }
    }

    /// Returns the text, the URL, the image, the colour or the bytes of a type of the first item.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        clipboard.items.first?.value(of: pasteboardType)
    }

    /// Returns the texts, URLs, images, colours or bytes of a type of some items.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.value(of: pasteboardType) }
    }

    private func chosen(_ itemSet: IndexSet?) -> [ClipboardItem] {
        let items = clipboard.items
        return itemSet.map { set in items.indices.filter { set.contains($0) }.map { items[$0] } } ?? items
    }

    // MARK: Values

    private func objects<Object>(_ type: any NSItemProviderReading.Type) -> [Object]? {
        let objects = clipboard.items.compactMap { $0.asProvider.objectWaiting(ofClass: type) as? Object }
        return objects.isEmpty ? nil : objects
    }

    private func has(_ type: any NSItemProviderReading.Type) -> Bool {
        clipboard.items.contains { $0.asProvider.canLoadObject(ofClass: type) }
    }

    /// The text of the first item that has one. Setting it replaces what is there; nil empties the pasteboard.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil for none.
    public var strings: [String]? {
        get { (objects(NSString.self) as [NSString]?)?.map { $0 as String } }
        set { setObjects((newValue ?? []).map { $0 as NSString }) }
    }

    /// The URL of the first item that has one. Setting it replaces what is there; nil empties the pasteboard.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items; nil for none.
    public var urls: [URL]? {
        get { (objects(NSURL.self) as [NSURL]?)?.map { $0 as URL } }
        set { setObjects((newValue ?? []).map { $0 as NSURL }) }
    }

    /// The image of the first item that has one. Setting it replaces what is there; nil empties the pasteboard.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil for none.
    public var images: [UIImage]? {
        get { objects(UIImage.self) }
        set { setObjects(newValue ?? []) }
    }

    /// The colour of the first item that has one. Setting it replaces what is there; nil empties the pasteboard.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil for none.
    public var colors: [UIColor]? {
        get { objects(UIColor.self) }
        set { setObjects(newValue ?? []) }
    }

    /// A Boolean value that indicates whether an item has a text. No text is read.
    public var hasStrings: Bool { has(NSString.self) }
    /// A Boolean value that indicates whether an item has a URL. No URL is read.
    public var hasURLs: Bool { has(NSURL.self) }
    /// A Boolean value that indicates whether an item has an image. No image is read.
    public var hasImages: Bool { has(UIImage.self) }
    /// A Boolean value that indicates whether an item has a colour. No colour is read.
    public var hasColors: Bool { has(UIColor.self) }

    // MARK: Changes

    /// The notification of another owner of the general pasteboard. It is posted on the main thread.
    public static var changedNotification: Notification.Name {
        _ = watch
        return Notification.Name("UIPasteboardChangedNotification")
    }

    /// The notification of a pasteboard that is removed. It is posted for none.
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    private static let watch: Task<Void, Never> = Task.detached {
        guard let changes = await Clipboard.general.changes() else { return }
        for await _ in changes {
            DispatchQueue.main.async {
                NotificationCenter.default.post(
                    name: Notification.Name("UIPasteboardChangedNotification"),
                    object: UIPasteboard.general
                )
            }
        }
    }
}

extension NSItemProvider {
    /// Returns whether there is a representation of one of some types.
    fileprivate func has(_ identifiers: [String]) -> Bool {
        identifiers.contains { hasItemConformingToTypeIdentifier($0) }
    }
}

extension ClipboardItem {
    /// Creates an item of values by their types.
    fileprivate convenience init(types: [String: Any]) {
        self.init()
        // A dictionary has no order: pictures and formatted text before plain text, as receivers take the first that they know.
        let identifiers = types.keys.sorted { first, second in
            let plain = [first, second].map { UTType($0)?.conforms(to: .plainText) ?? false }
            return plain[0] == plain[1] ? first < second : plain[1]
        }
        for identifier in identifiers {
            switch types[identifier] {
            case let data as Data: set(.data(data), for: identifier)
            case let text as String: set(.data(Data(text.utf8)), for: identifier)
            case let url as URL: set(.data(Data(url.absoluteString.utf8)), for: identifier)
            case let image as UIImage:
                set(
                    .lazy { UTType(identifier).flatMap { image.picture.data(as: $0 == .image ? .png : $0) } },
                    for: identifier
                )
            case let color as UIColor: set(.data(ColorTypes.data(color.parts)), for: identifier)
            case let value?:
                let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
                if let data { set(.data(data), for: identifier) }
            case nil: break
            }
        }
    }

    /// Returns the representation of a type as the value that it stands for: bytes where it stands for none.
    fileprivate func value(of identifier: String) -> Any? {
        guard let data = data(for: identifier) else { return nil }
        guard let type = UTType(identifier) else { return data }
        if type.conforms(to: .url) { return URL(clipboardData: data) ?? data }
        if type == .utf8PlainText || type == .plainText || type == .text {
            return String(bytes: data, encoding: .utf8) ?? data
        }
        if type.conforms(to: .image) { return UIImage(data: data) ?? data }
        if ColorTypes.identifiers.contains(identifier) {
            return (try? ColorTypes.color(data)).map { UIColor($0) } ?? data
        }
        return data
    }
}
