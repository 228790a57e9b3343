import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

extension StandardReading where Self: NSItemProviderReading {
    /// Makes an object of the best type of an item that the class reads.
    static func standardObject(of item: NSPasteboardItem) -> Any? {
        item.item.asProvider.objectWaiting(ofClass: Self.self)
    }
}

extension NSItemProviderWriting {
    fileprivate var pasteboardTypes: [NSPasteboard.PasteboardType] {
        writableTypeIdentifiersForItemProvider.map { NSPasteboard.PasteboardType($0) }
    }

    fileprivate func pasteboardData(_ type: NSPasteboard.PasteboardType) -> Data? {
        dataWaiting(for: type.rawValue)
    }
}

extension NSItemProviderReading {
    fileprivate static var pasteboardTypes: [NSPasteboard.PasteboardType] {
        readableTypeIdentifiersForItemProvider.map { NSPasteboard.PasteboardType($0) }
    }
}

extension NSString: NSPasteboardWriting, StandardReading {
    /// Returns the types of the text, in order of preference.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns the text as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }
}

extension NSURL: NSPasteboardWriting, StandardReading {
    /// Returns the types of the URL, in order of preference.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns the URL as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }
}

extension NSURL {
    /// Creates a URL from the contents of a pasteboard.
    /// - Parameters:
    ///   - propertyList: The bytes or the text of the URL, or the property list that Apple's systems write.
    ///   - type: The type of the contents. For ``NSPasteboard/PasteboardType/fileURL`` the URL is that of a file.
    /// - Returns: Nil for what is no URL of the type.
    public convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let url = PasteboardPropertyList.contents(propertyList).flatMap({ URL(clipboardData: $0) }),
            url.isFileURL || type.identifier != NSPasteboard.PasteboardType.fileURL.identifier
        else { return nil }
        self.init(string: url.absoluteString)
    }

    /// Creates a URL from the contents of a pasteboard.
    /// - Parameter pasteBoard: The pasteboard.
    /// - Returns: Nil where it has no URL.
    public convenience init?(from pasteBoard: NSPasteboard) {
        guard let url = pasteBoard.readObjects(forClasses: [NSURL.self])?.first as? URL else { return nil }
        self.init(string: url.absoluteString)
    }
}

extension NSAttributedString: NSPasteboardWriting, StandardReading {
    /// Returns the types of the formatted text, in order of preference.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns the formatted text as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }
}

extension NSImage: NSPasteboardWriting, StandardReading, NSPasteboardReading {
    /// Returns the types of the image, in order of preference.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns the image as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }

    /// Returns the types that images can be created from, in order of preference.
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Creates an image from the data of a picture file.
    public convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let data = propertyList as? Data else { return nil }
        self.init(data: data)
    }

    /// Creates an image from the contents of a pasteboard.
    /// - Parameter pasteboard: The pasteboard.
    /// - Returns: Nil where it has no picture.
    public convenience init?(pasteboard: NSPasteboard) {
        let image = pasteboard.readObjects(forClasses: [NSImage.self])?.first as? NSImage
        guard let image else { return nil }
        self.init(image.picture)
    }

    /// Returns a Boolean value that indicates whether a pasteboard contains a picture.
    public class func canInit(with pasteboard: NSPasteboard) -> Bool {
        pasteboard.availableType(from: readableTypes(for: pasteboard)) != nil
    }
}

extension NSColor: NSPasteboardWriting, StandardReading, NSPasteboardReading {
    /// Returns the types of the colour, in order of preference.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns the colour as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }

    /// Returns the types that colours can be created from, in order of preference.
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Creates a colour from its components.
    public convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let data = propertyList as? Data, let color = try? ColorTypes.color(data) else { return nil }
        self.init(color)
    }

    /// Creates a colour from the contents of a pasteboard.
    /// - Returns: Nil where there is none.
    public convenience init?(from pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .color), let color = try? ColorTypes.color(data) else { return nil }
        self.init(color)
    }

    /// Writes the colour to a pasteboard that this program owns.
    public func write(to pasteboard: NSPasteboard) { pasteboard.writeObjects([self]) }
}
