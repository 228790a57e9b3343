import Foundation
import KitSupport

extension NSPasteboard {
    /// The types of all items, in order of preference and without duplicates; nil if the pasteboard can't be read. A type is followed by
    /// the name that it had before it had an identifier.
    public var types: [PasteboardType]? {
        var types: [PasteboardType] = []
        for item in pasteboardItems ?? [] {
            for type in item.types where !types.contains(type) {
                types.append(type)
                if let former = type.former, !types.contains(former) { types.append(former) }
            }
        }
        return types + clipboard.markIdentifiers.map { PasteboardType($0) }.filter { !types.contains($0) }
    }

    /// The items.
    public var pasteboardItems: [NSPasteboardItem]? { clipboard.items.map { NSPasteboardItem.object(for: $0) } }

    /// Returns the first of several types that an item has.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let available = self.types ?? []
        return types.first { type in available.contains { $0.fits(type) } }
    }

    /// Returns a Boolean value that indicates whether at least one item conforms to one of the specified types.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }

    /// Returns the data for a type from the first item that has it. For text, it joins all items, one per line.
    public func data(forType dataType: PasteboardType) -> Data? {
        let items = pasteboardItems ?? []
        if dataType.identifier == PasteboardType.string.identifier, items.count > 1 {
            return string(forType: dataType).map { Data($0.utf8) }
        }
        return items.lazy.compactMap { $0.data(forType: dataType) }.first
    }

    /// Returns the text for a type from all items that have it, one per line.
    public func string(forType dataType: PasteboardType) -> String? {
        let texts = (pasteboardItems ?? []).compactMap { $0.string(forType: dataType) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Returns the property list for a type from the first item that has it.
    public func propertyList(forType dataType: PasteboardType) -> Any? {
        if dataType == .filenames {
            let paths = (readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL])?
                .map(\.path)
            return paths?.isEmpty == false ? paths : nil
        }
        return (pasteboardItems ?? []).lazy.compactMap { $0.propertyList(forType: dataType) }.first
    }
}
