import Foundation
import KitSupport

extension NSPasteboard {
    /// The types of all items, the preferred first and none twice; nil where the pasteboard cannot be read.
    public var types: [PasteboardType]? {
        var types: [PasteboardType] = []
        for item in pasteboardItems ?? [] {
            for type in item.types where !types.contains(type) { types.append(type) }
        }
        return types + clipboard.markIdentifiers.map { PasteboardType($0) }.filter { !types.contains($0) }
    }

    /// The items.
    public var pasteboardItems: [NSPasteboardItem]? { clipboard.items.map { NSPasteboardItem($0) } }

    /// Returns the first of some types that an item has.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let available = self.types ?? []
        return types.first { type in
            available.contains { $0 == type || $0.contentType.conforms(to: type.contentType) }
        }
    }

    /// Returns a Boolean value that indicates whether an item has one of some types.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }

    /// Returns the bytes of a type of the first item that has it.
    public func data(forType dataType: PasteboardType) -> Data? {
        (pasteboardItems ?? []).lazy.compactMap { $0.data(forType: dataType) }.first
    }

    /// Returns the text of a type: of all items that have it, a line each.
    public func string(forType dataType: PasteboardType) -> String? {
        let texts = (pasteboardItems ?? []).compactMap { $0.string(forType: dataType) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Returns the property list of a type of the first item that has it.
    public func propertyList(forType dataType: PasteboardType) -> Any? {
        if dataType == .filenames {
            let paths = (readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL])?
                .map(\.path)
            return paths?.isEmpty == false ? paths : nil
        }
        return (pasteboardItems ?? []).lazy.compactMap { $0.propertyList(forType: dataType) }.first
    }
}
