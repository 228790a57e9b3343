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
        let result = waitingForCall { done in
            _ = loadData(withTypeIdentifier: type.rawValue) { data, error in
                done(data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        return try? result?.get()
    }
}

extension NSItemProviderReading {
    fileprivate static var pasteboardTypes: [NSPasteboard.PasteboardType] {
        readableTypeIdentifiersForItemProvider.map { NSPasteboard.PasteboardType($0) }
    }
}

extension NSString: NSPasteboardWriting, StandardReading {
    /// Returns the types of a text, the preferred first.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns a text as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }
}

extension NSURL: NSPasteboardWriting, StandardReading {
    /// Returns the types of a URL, the preferred first.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns a URL as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }
}

extension NSAttributedString: NSPasteboardWriting, StandardReading {
    /// Returns the types of a formatted text, the preferred first.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns a formatted text as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }
}

extension NSImage: NSPasteboardWriting, StandardReading, NSPasteboardReading {
    /// Returns the types of an image, the preferred first.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns an image as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }

    /// Returns the types that an image can be made of, the preferred first.
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Creates an image of a picture file's contents.
    public convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let data = propertyList as? Data else { return nil }
        self.init(data: data)
    }

    /// Creates an image of the contents of a pasteboard.
    /// - Parameter pasteboard: The pasteboard.
    /// - Returns: Nil where it has no picture.
    public convenience init?(pasteboard: NSPasteboard) {
        let image = pasteboard.readObjects(forClasses: [NSImage.self])?.first as? NSImage
        guard let image else { return nil }
        self.init(image.picture)
    }

    /// Returns a Boolean value that indicates whether a pasteboard has a picture.
    public class func canInit(with pasteboard: NSPasteboard) -> Bool {
        pasteboard.availableType(from: readableTypes(for: pasteboard)) != nil
    }
}

extension NSColor: NSPasteboardWriting, StandardReading, NSPasteboardReading {
    /// Returns the types of a colour, the preferred first.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Returns a colour as a type.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pasteboardData(type) }

    /// Returns the types that a colour can be made of, the preferred first.
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { pasteboardTypes }

    /// Creates a colour of its components.
    public convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let data = propertyList as? Data, let color = try? ColorTypes.color(data) else { return nil }
        self.init(color)
    }

    /// Creates the colour that is on a pasteboard.
    /// - Returns: Nil where there is none.
    public convenience init?(from pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .color), let color = try? ColorTypes.color(data) else { return nil }
        self.init(color)
    }

    /// Writes the colour to a pasteboard, which this program owns.
    public func write(to pasteboard: NSPasteboard) { pasteboard.writeObjects([self]) }
}
