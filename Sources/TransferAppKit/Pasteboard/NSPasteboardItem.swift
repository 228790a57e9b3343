import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

/// An item of a pasteboard: one thing in several types.
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

    init(_ item: ClipboardItem) { self.item = item }

    /// Creates an item without types.
    public override convenience init() { self.init(ClipboardItem()) }

    // MARK: Types

    /// The types, the preferred first. What can be made of them follows: text of its encodings, and TIFF of pictures.
    public var types: [NSPasteboard.PasteboardType] {
        var types = item.identifiers.map { NSPasteboard.PasteboardType($0) }
        func add(_ type: NSPasteboard.PasteboardType, where isMade: (UTType) -> Bool) {
            if !types.contains(type), types.contains(where: { isMade($0.contentType) }) { types.append(type) }
        }
        add(.string) { $0.conforms(to: .plainText) }
        add(.tiff) { $0.conforms(to: .image) }
        add(.png) { $0.conforms(to: .image) }
        return types
    }

    /// Returns the first of some types that the item has.
    public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        let available = self.types
        return types.first { type in
            available.contains { $0 == type || $0.contentType.conforms(to: type.contentType) }
        }
    }

    // MARK: Writing

    /// Sets the bytes of a type.
    /// - Returns: Whether the item can have them.
    @discardableResult
    public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        if !item.take(data, for: type.rawValue) { item.set(.data(data), for: type.rawValue) }
        return true
    }

    /// Sets the text of a type.
    /// - Returns: Whether the item can have it.
    @discardableResult
    public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }

    /// Sets the property list of a type.
    /// - Returns: Whether the item can have it.
    @discardableResult
    public func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        PropertyList.data(propertyList).map { setData($0, forType: type) } ?? false
    }

    /// Offers types that an object gives when a receiver asks for them.
    /// - Parameters:
    ///   - dataProvider: The object, which is kept as long as the item.
    ///   - types: The types, the preferred first.
    /// - Returns: Whether the item can have them.
    @discardableResult
    public func setDataProvider(
        _ dataProvider: any NSPasteboardItemDataProvider,
        forTypes types: [NSPasteboard.PasteboardType]
    ) -> Bool {
        let provider = HeldProvider(provider: dataProvider)
        for type in types {
            item.set(
                .provided { item in
                    provider.provider.pasteboard(nil, item: NSPasteboardItem(item), provideDataForType: type)
                },
                for: type.rawValue
            )
        }
        return true
    }

    private struct HeldProvider: @unchecked Sendable {
        let provider: any NSPasteboardItemDataProvider
    }

    // MARK: Reading

    /// Returns the bytes of a type.
    public func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        if let data = item.data(for: type.rawValue) { return data }
        let contentType = type.contentType
        if type == .string { return string(forType: .string).map { Data($0.utf8) } }
        guard [.png, .tiff].contains(contentType), let picture = item.data(for: UTType.image.identifier) else {
            return nil
        }
        return Picture(data: picture)?.data(as: contentType)
    }

    /// Returns the text of a type.
    public func string(forType type: NSPasteboard.PasteboardType) -> String? {
        if type == .string, let text = item.asProvider.objectWaiting(ofClass: NSString.self) as? NSString {
            return text as String
        }
        guard let data = item.data(for: type.rawValue) else { return nil }
        if type == .URL || type == .fileURL { return URL(clipboardData: data)?.absoluteString }
        return String(bytes: data, encoding: .utf8)
    }

    /// Returns the property list of a type.
    public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        item.data(for: type.rawValue).flatMap { PropertyList.value($0) }
    }
}

extension NSPasteboardItem: NSPasteboardWriting {
    /// Returns the types of the item.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }

    /// Returns the bytes of a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

/// An object that gives types of an item when a receiver asks for them.
public protocol NSPasteboardItemDataProvider: NSObjectProtocol {
    /// Gives a type, by `setData(_:forType:)` of the item or its kin.
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

    /// Called when the pasteboard no longer needs the object.
    func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}

extension NSPasteboardItemDataProvider {
    /// Does nothing.
    public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}
