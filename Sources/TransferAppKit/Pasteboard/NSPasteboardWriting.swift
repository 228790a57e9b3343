import CoreTransferable
import Foundation
import KitSupport
import SystemSupport
import UniformTypeIdentifiers

/// A class whose objects can be written to a pasteboard.
public protocol NSPasteboardWriting: NSObjectProtocol {
    /// Returns the types of the object, in order of preference.
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]

    /// Returns options for writing a type.
    func writingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions

    /// Returns the object as a type: data, a string or another property list.
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
    /// Options for writing an object.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The data is provided when a receiver requests it.
        public static let promised = WritingOptions(rawValue: 1 << 9)
    }

    /// Options for reading an object, which specify the form of the data.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As data.
        public static let asData: ReadingOptions = []
        /// As a string.
        public static let asString = ReadingOptions(rawValue: 1)
        /// As a property list.
        public static let asPropertyList = ReadingOptions(rawValue: 2)
        /// As a keyed archive of the object.
        public static let asKeyedArchive = ReadingOptions(rawValue: 4)
    }
}

/// A class whose objects can be created from the contents of a pasteboard.
public protocol NSPasteboardReading: NSObjectProtocol {
    /// Returns the types that objects can be created from, in order of preference.
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]

    /// Returns options for reading a type.
    static func readingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions

    /// Creates an object from the contents of a pasteboard.
    /// - Parameters:
    ///   - propertyList: Bytes, a text or another property list.
    ///   - type: The type.
    /// - Returns: Nil for what cannot be read.
    init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}

extension NSPasteboardReading {
    /// Returns the option to read as data.
    public static func readingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions {
        .asData
    }

    /// Makes an object of an item; nil where the item has no type that the class reads.
    static func object(of item: NSPasteboardItem, on pasteboard: NSPasteboard) -> Any? {
        for type in readableTypes(for: pasteboard) {
            guard let own = item.firstType(fitting: type) else { continue }
            let options = readingOptions(forType: type, pasteboard: pasteboard)
            let value: Any? =
                if options.contains(.asString) {
                    item.string(forType: own)
                } else if options.contains(.asPropertyList) {
                    item.propertyList(forType: own)
                } else {
                    item.data(forType: own)
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
        // It is asked by the thread that writes it, and later on the main actor alone.
        let (item, object) = (ClipboardItem(), UncheckedBox<any NSPasteboardWriting>(self))
        let promise = (self as? NSFilePromiseProvider)?.makePromise()
        for type in writableTypes(for: pasteboard) {
            if let promise, [NSPasteboard.PasteboardType].promisedFile.contains(type) {
                item.set(.file(promise), for: promise.contentType.identifier)
            } else if writingOptions(forType: type, pasteboard: pasteboard).contains(.promised) {
                item.set(.lazyOnMain { object.value.pasteboardData(for: type) }, for: type.identifier)
            } else if let data = object.value.pasteboardData(for: type) {
                item.set(.data(data), for: type.identifier)
            }
        }
        return item
    }

    /// Returns the object's data for a type.
    private func pasteboardData(for type: NSPasteboard.PasteboardType) -> Data? {
        pasteboardPropertyList(forType: type).flatMap { PasteboardPropertyList.contents($0) }
    }
}

/// A class of Foundation or of this module whose objects are created from an item as item providers create them.
protocol StandardReading {
    static func standardObject(of item: NSPasteboardItem) -> Any?
}
