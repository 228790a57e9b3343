import CoreTransferable
import Foundation
import KitSupport
import SystemSupport
import UniformTypeIdentifiers

/// An item of a pasteboard, which is available in several types.
///
/// ```swift
/// let item = NSPasteboardItem()
/// item.setString("Ada", forType: .string)
/// item.setData(card, forType: .init("com.example.card"))
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.writeObjects([item])
/// ```
public final class NSPasteboardItem: NSObject, @unchecked Sendable {
    let item: ClipboardItem

    private init(_ item: ClipboardItem) { self.item = item }

    /// Returns the object of an item: the one that was written, or that was read before.
    static func object(for item: ClipboardItem) -> NSPasteboardItem { item.object { NSPasteboardItem($0) } }

    /// Creates an item without types.
    public override convenience init() {
        self.init(ClipboardItem())
        _ = item.object { _ in self }
    }

    // MARK: Types

    /// The types in order of preference, followed by those that they can be converted to: text in other encodings, and TIFF for pictures.
    /// An item with a promised file has the types that stand for one, too.
    public var types: [NSPasteboard.PasteboardType] {
        var types = item.identifiers.map { NSPasteboard.PasteboardType($0) }
        func add(_ type: NSPasteboard.PasteboardType, where isMade: (UTType) -> Bool) {
            if !types.contains(type), types.contains(where: { isMade($0.contentType) }) { types.append(type) }
        }
        add(.string) { $0.conforms(to: .plainText) }
        add(.tiff) { $0.conforms(to: .image) }
        add(.png) { $0.conforms(to: .image) }
        return item.promisedFileTypes.isEmpty ? types : types + [NSPasteboard.PasteboardType].promisedFile
    }

    /// Returns the first of several types that the item has.
    public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        let available = self.types
        return types.first { type in available.contains { $0.fits(type) } }
    }

    /// Returns the first of the item's types that is a type, or conforms to it.
    func firstType(fitting type: NSPasteboard.PasteboardType) -> NSPasteboard.PasteboardType? {
        let types = types
        return types.first { $0.identifier == type.identifier } ?? types.first { $0.fits(type) }
    }

    // MARK: Writing

    /// Sets the data for a type.
    /// - Returns: Whether the item can have them.
    @discardableResult
    public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        if !item.take(data, for: type.identifier) { item.set(.data(data), for: type.identifier) }
        return true
    }

    /// Sets the text for a type.
    /// - Returns: Whether the item can have it.
    @discardableResult
    public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }

    /// Sets the property list for a type.
    /// - Returns: Whether the item can have it.
    @discardableResult
    public func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        PasteboardPropertyList.data(propertyList).map { setData($0, forType: type) } ?? false
    }

    /// Offers types whose data an object provides when a receiver requests it.
    /// - Parameters:
    ///   - dataProvider: The object, which is kept as long as the item.
    ///   - types: The types, in order of preference.
    /// - Returns: Whether the item can have them.
    @discardableResult
    public func setDataProvider(
        _ dataProvider: any NSPasteboardItemDataProvider,
        forTypes types: [NSPasteboard.PasteboardType]
    ) -> Bool {
        // It is asked on the main actor alone.
        let provider = UncheckedBox(dataProvider)
        for type in types {
            item.set(
                .provided { item in
                    provider.value.pasteboard(nil, item: .object(for: item), provideDataForType: type)
                },
                for: type.identifier
            )
        }
        return true
    }

    // MARK: Reading

    /// Returns the data for a type, either directly or converted from text in another encoding or from another picture.
    public func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        if let data = exactData(type) { return data }
        let contentType = type.contentType
        if contentType == .utf8PlainText { return madeText.map { Data($0.utf8) } }
        guard [.png, .tiff].contains(contentType), let picture = item.data(for: UTType.image.identifier) else {
            return nil
        }
        return Picture(data: picture)?.data(as: contentType)
    }

    /// Returns the data for that very type.
    private func exactData(_ type: NSPasteboard.PasteboardType) -> Data? {
        if type == .promisedFileType, let promised = item.promisedFileTypes.first { return Data(promised.utf8) }
        return item.data(for: type.identifier, exactly: true)
    }

    /// Returns the text for a type, or text in another encoding for `.string`. A URL is not text.
    public func string(forType type: NSPasteboard.PasteboardType) -> String? {
        guard let data = exactData(type) else {
            return type.contentType == .utf8PlainText ? madeText : nil
        }
        if type.contentType.conforms(to: .url) { return URL(clipboardData: data)?.absoluteString }
        return String(bytes: data, encoding: .utf8)
    }

    /// The text that the item has in another encoding than UTF-8.
    private var madeText: String? {
        guard !item.identifiers.contains(UTType.utf8PlainText.identifier) else { return nil }
        return item.asProvider.objectWaiting(ofClass: NSString.self) as String?
    }

    /// Returns the property list for a type.
    public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        exactData(type).flatMap { PasteboardPropertyList.value($0) }
    }
}

extension NSPasteboardItem: NSPasteboardWriting {
    /// Returns the types of the item.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }

    /// Returns the data for a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

/// An object that provides the data for an item's types when a receiver requests it.
public protocol NSPasteboardItemDataProvider: NSObjectProtocol {
    /// Provides the data for a type with the item's `setData(_:forType:)` or a related method.
    /// - Parameters:
    ///   - pasteboard: The pasteboard; nil where it is not known.
    ///   - item: The item.
    ///   - type: The type.
    @MainActor @preconcurrency
    func pasteboard(
        _ pasteboard: NSPasteboard?,
        item: NSPasteboardItem,
        provideDataForType type: NSPasteboard.PasteboardType
    )

    /// Tells the provider that the pasteboard no longer needs it.
    func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}

extension NSPasteboardItemDataProvider {
    /// Does nothing.
    public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}
