import CoreTransferable
import Foundation
import KitSupport

extension UIPasteboard {
    /// The types of the first item.
    public var types: [String] { clipboard.items.first?.identifiers ?? [] }

    /// Returns a Boolean value that indicates whether the first item has at least one of the specified types or a type that conforms to
    /// one.
    public func contains(pasteboardTypes: [String]) -> Bool {
        clipboard.items.first?.asProvider.has(pasteboardTypes) ?? false
    }

    /// Returns a Boolean value that indicates whether each of the specified items has at least one of the specified types.
    /// - Parameters:
    ///   - pasteboardTypes: The types.
    ///   - itemSet: The numbers of the items; nil for all.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { $0.asProvider.has(pasteboardTypes) }
    }

    /// Returns the indices of the items that have at least one of the specified types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = clipboard.items
        let set = IndexSet(items.indices.filter { items[$0].asProvider.has(pasteboardTypes) })
        return set.isEmpty ? nil : set
    }

    /// Returns the types of the specified items.
    /// - Parameter itemSet: The numbers of the items; nil for all.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map(\.identifiers) }

    /// Returns the data for a type from the first item.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        clipboard.items.first?.data(for: pasteboardType)
    }

    /// Returns the data for a type from the specified items.
    /// - Parameters:
    ///   - pasteboardType: The type.
    ///   - itemSet: The numbers of the items; nil for all.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0.data(for: pasteboardType) }
    }

    /// Returns the text, URL, image, colour or data for a type from the first item.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        clipboard.items.first?.value(of: pasteboardType)
    }

    /// Returns the texts, URLs, images, colours or data for a type from the specified items.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.value(of: pasteboardType) }
    }

    private func chosen(_ itemSet: IndexSet?) -> [ClipboardItem] {
        let items = clipboard.items
        return itemSet.map { set in items.indices.filter { set.contains($0) }.map { items[$0] } } ?? items
    }
}

extension NSItemProvider {
    /// Returns whether there is a representation of one of some types.
    fileprivate func has(_ identifiers: [String]) -> Bool {
        identifiers.contains { hasItemConformingToTypeIdentifier($0) }
    }
}
