import Foundation
import KitSupport
import SystemSupport

extension NSPasteboard {
    /// Makes this program the owner of the pasteboard and clears its contents.
    /// - Returns: The count of changes.
    @discardableResult
    public func clearContents() -> Int { clipboard.clear() }

    /// Makes this program the owner of the pasteboard and clears its contents.
    /// - Parameter options: Whether devices nearby get the contents: none does.
    /// - Returns: The count of changes.
    @discardableResult
    public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clipboard.clear() }

    /// Options that determine which devices receive the contents.
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only this device receives the contents.
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// Makes this program the owner of the pasteboard and offers types.
    /// - Parameters:
    ///   - newTypes: The types, in order of preference.
    ///   - newOwner: An object that gives each when a receiver asks for it; nil where `setString(_:forType:)` and its kin give them.
    /// - Returns: The count of changes.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        let count = clipboard.clear()
        addTypes(newTypes, owner: newOwner)
        return count
    }

    /// Offers additional types.
    /// - Parameters:
    ///   - newTypes: The types, in order of preference.
    ///   - newOwner: An object that gives each when a receiver asks for it; nil for none.
    /// - Returns: The count of changes; 0 where another program owns the pasteboard.
    @discardableResult
    public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        guard let items = clipboard.writableItems else { return 0 }
        let item = items.first ?? ClipboardItem()
        // It is asked on the main actor alone.
        let owner = (newOwner as? any NSPasteboardTypeOwner).map { UncheckedBox($0) }
        for type in newTypes {
            guard let owner else {
                item.declare(type.identifier)
                continue
            }
            item.set(
                .provided { [weak self] _ in
                    if let self { owner.value.pasteboard(self, provideDataForType: type) }
                },
                for: type.identifier
            )
        }
        return clipboard.write(items.isEmpty ? [item] : items) ? changeCount : 0
    }

    /// Writes data for a type.
    /// - Parameters:
    ///   - data: The bytes; nil to write none.
    ///   - dataType: The type of the bytes.
    /// - Returns: Whether they are there. Another program may have something on the pasteboard, until `clearContents()`.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let items = clipboard.writableItems else { return false }
        let item = items.first ?? ClipboardItem()
        if item.take(data, for: dataType.identifier) { return true }
        item.set(.data(data ?? Data()), for: dataType.identifier)
        return clipboard.write(items.isEmpty ? [item] : items)
    }

    /// Writes a text for a type.
    /// - Parameters:
    ///   - string: The text.
    ///   - dataType: The type of the text.
    /// - Returns: Whether it is there.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Writes a property list for a type.
    /// - Parameters:
    ///   - plist: Arrays, dictionaries, texts, bytes, dates and numbers.
    ///   - dataType: The type of the property list.
    /// - Returns: Whether it is there.
    @discardableResult
    public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        if dataType == .filenames { return setFilenames(plist as? [String] ?? []) }
        guard let data = PasteboardPropertyList.data(plist) else { return false }
        return setData(data, forType: dataType)
    }

    /// Writes paths of files, each as an item with the URL of the file. The first is the one that has the other types.
    private func setFilenames(_ paths: [String]) -> Bool {
        guard let items = clipboard.writableItems, !paths.isEmpty else { return false }
        let (fileURL, filenames) = (PasteboardType.fileURL.identifier, PasteboardType.filenames.identifier)
        var written = items
        for (index, path) in paths.enumerated() {
            let item = index == 0 ? items.first ?? ClipboardItem() : ClipboardItem()
            if index == 0 { item.remove(filenames) }
            item.set(.data(URL(fileURLWithPath: path).dataRepresentation), for: fileURL)
            if index > 0 || items.isEmpty { written.append(item) }
        }
        return clipboard.write(written)
    }

    /// Writes objects, each as an item, after those that this program has already written.
    /// - Parameter objects: The objects.
    /// - Returns: Whether they are there.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        clipboard.append(objects.map { $0.clipboardItem(for: self) })
    }
}

/// An object that provides the data for types that it has offered when a receiver requests it.
public protocol NSPasteboardTypeOwner: AnyObject {
    /// Provides the data for a type with `setString(_:forType:)` or a related method.
    /// - Parameters:
    ///   - sender: The pasteboard.
    ///   - type: The type.
    @MainActor @preconcurrency
    func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
}
