import Foundation
import KitSupport

extension NSPasteboard {
    /// Makes this program the owner of the pasteboard, and empties it.
    /// - Returns: The count of changes.
    @discardableResult
    public func clearContents() -> Int { clipboard.clear() }

    /// Makes this program the owner of the pasteboard, and empties it.
    /// - Parameter options: Whether devices nearby get the contents: none does.
    /// - Returns: The count of changes.
    @discardableResult
    public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clipboard.clear() }

    /// The devices that get the contents.
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// This device alone.
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// Makes this program the owner of the pasteboard, and offers types.
    /// - Parameters:
    ///   - newTypes: The types, the preferred first.
    ///   - newOwner: An object that gives each when a receiver asks for it; nil where `setString(_:forType:)` and its kin give them.
    /// - Returns: The count of changes.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        let count = clipboard.clear()
        addTypes(newTypes, owner: newOwner)
        return count
    }

    /// Offers more types.
    /// - Parameters:
    ///   - newTypes: The types, the preferred first.
    ///   - newOwner: An object that gives each when a receiver asks for it; nil for none.
    /// - Returns: The count of changes; 0 where another program owns the pasteboard.
    @discardableResult
    public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        guard let owner = newOwner as? any NSPasteboardTypeOwner, let items = clipboard.ownItems else {
            return clipboard.ownItems == nil ? 0 : changeCount
        }
        let (item, held) = (items.first ?? ClipboardItem(), HeldOwner(owner: owner))
        for type in newTypes {
            item.set(
                .provided { [weak self] _ in
                    if let self { held.owner.pasteboard(self, provideDataForType: type) }
                },
                for: type.rawValue
            )
        }
        return clipboard.write(items.isEmpty ? [item] : items) ? changeCount : 0
    }

    /// Writes bytes.
    /// - Parameters:
    ///   - data: The bytes; nil to write none.
    ///   - dataType: The type of the bytes.
    /// - Returns: Whether they are there. Another program may own the pasteboard.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let items = clipboard.ownItems else { return false }
        let item = items.first ?? ClipboardItem()
        if item.take(data, for: dataType.rawValue) { return true }
        item.set(.data(data ?? Data()), for: dataType.rawValue)
        return clipboard.write(items.isEmpty ? [item] : items)
    }

    /// Writes a text.
    /// - Parameters:
    ///   - string: The text.
    ///   - dataType: The type of the text.
    /// - Returns: Whether it is there.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Writes a property list.
    /// - Parameters:
    ///   - plist: Arrays, dictionaries, texts, bytes, dates and numbers.
    ///   - dataType: The type of the property list.
    /// - Returns: Whether it is there.
    @discardableResult
    public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        guard let data = PropertyList.data(plist) else { return false }
        return setData(data, forType: dataType)
    }

    /// Writes objects, each as an item after those that this program has written.
    /// - Parameter objects: The objects.
    /// - Returns: Whether they are there.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let items =
            clipboard.ownItems
            ?? {
                clipboard.clear()
                return []
            }()
        return clipboard.write(items + objects.map { $0.clipboardItem(for: self) })
    }
}

/// An object that gives the types that it has offered when a receiver asks for them.
public protocol NSPasteboardTypeOwner: AnyObject {
    /// Gives a type, by `setString(_:forType:)` or its kin.
    /// - Parameters:
    ///   - sender: The pasteboard.
    ///   - type: The type.
    @MainActor @preconcurrency
    func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
}

private struct HeldOwner: @unchecked Sendable {
    let owner: any NSPasteboardTypeOwner
}
