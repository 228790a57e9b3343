import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

/// A class whose objects can be written to a pasteboard.
public protocol NSPasteboardWriting: NSObjectProtocol {
    /// Returns the types of the object, the preferred first.
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]

    /// Returns the way in which a type is written.
    func writingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions

    /// Returns the object as a type: bytes, a text, or another property list.
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSPasteboardWriting {
    /// Returns no options.
    public func writingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions {
        []
    }
}

extension NSPasteboard {
    /// The way in which an object is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Data that is made when a receiver asks for it.
        public static let promised = WritingOptions(rawValue: 1 << 9)
    }

    /// The form in which an object reads a type.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As bytes.
        public static let asData: ReadingOptions = []
        /// As a text.
        public static let asString = ReadingOptions(rawValue: 1)
        /// As a property list.
        public static let asPropertyList = ReadingOptions(rawValue: 2)
        /// As an archive of the object.
        public static let asKeyedArchive = ReadingOptions(rawValue: 4)
    }
}

/// A class whose objects can be made of the contents of a pasteboard.
public protocol NSPasteboardReading: NSObjectProtocol {
    /// Returns the types that objects can be made of, the preferred first.
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]

    /// Returns the form in which a type is read.
    static func readingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions

    /// Creates an object of a type.
    /// - Parameters:
    ///   - propertyList: Bytes, a text or another property list.
    ///   - type: The type.
    /// - Returns: Nil for what cannot be read.
    init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}

extension NSPasteboardReading {
    /// Returns that types are read as bytes.
    public static func readingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions {
        .asData
    }

    /// Makes an object of an item; nil where the item has no type that the class reads.
    static func object(of item: NSPasteboardItem, on pasteboard: NSPasteboard) -> Any? {
        for type in readableTypes(for: pasteboard) where item.availableType(from: [type]) != nil {
            let options = readingOptions(forType: type, pasteboard: pasteboard)
            let value: Any? =
                if options.contains(.asString) {
                    item.string(forType: type)
                } else if options.contains(.asPropertyList) {
                    item.propertyList(forType: type)
                } else {
                    item.data(forType: type)
                }
            if let object = value.flatMap({ Self(pasteboardPropertyList: $0, ofType: type) }) { return object }
        }
        return nil
    }
}

extension NSPasteboardWriting {
    /// Returns the item that the object is on a pasteboard.
    func clipboardItem(for pasteboard: NSPasteboard) -> ClipboardItem {
        if let item = self as? NSPasteboardItem { return item.item }
        if let object = self as? any NSItemProviderWriting { return ClipboardItem(NSItemProvider(object: object)) }
        let (item, object) = (ClipboardItem(), HeldObject(object: self))
        for type in writableTypes(for: pasteboard) {
            if writingOptions(forType: type, pasteboard: pasteboard).contains(.promised) {
                item.set(.lazyOnMain { object.data(for: type) }, for: type.rawValue)
            } else if let data = object.data(for: type) {
                item.set(.data(data), for: type.rawValue)
            }
        }
        return item
    }
}

private struct HeldObject: @unchecked Sendable {
    let object: any NSPasteboardWriting

    func data(for type: NSPasteboard.PasteboardType) -> Data? {
        object.pasteboardPropertyList(forType: type).flatMap { $0 as? Data ?? PropertyList.data($0) }
    }
}

/// A class of Foundation's or of this module's, whose objects are made of an item as item providers make them.
protocol StandardReading {
    static func standardObject(of item: NSPasteboardItem) -> Any?
}
