import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A description of items without their contents: a payload in JSON that a receiver reads first.
///
/// It accompanies several items. It also accompanies a single item whose entry in the list of URIs is not the sender's
/// own file, or whose names are in another order than that of ``FormPreference``. The representations of a single item
/// have no ``ItemSequence``, because the other names refer to them.
///
/// ```json
/// [{"name": "Portrait", "types": ["public.jpeg", "public.utf8-plain-text"], "link": "public.jpeg"}]
/// ```
struct ItemIndex: Codable, Equatable {
    /// The most items that are taken from one transfer.
    static let maximumCount = 100_000
    /// The most types that are taken from one item.
    private static let maximumTypeCount = 1000

    struct Item: Codable, Equatable {
        /// The suggested name.
        var name: String?
        /// The identifiers of the item's types, in order of preference.
        var types: [String]
        /// The type of the destination of the item's entry in the list of URIs; nil for an item without an entry.
        var link: String?
        /// A Boolean value that indicates whether the entry leads to a file that is written from data, for programs that take
        /// nothing but files. A receiver that reads this has the data itself.
        var isWritten: Bool?
    }

    var items: [Item]

    init(items: [Item]) { self.items = items }

    init(from decoder: any Decoder) throws { items = try [Item](from: decoder) }

    func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }

    /// Returns the index as a payload.
    func encoded() throws -> Data { try JSONEncoder().encode(self) }

    /// Reads a payload.
    /// - Throws: ``TransferWireError/malformed(_:)``.
    static func decode(_ data: Data) throws -> ItemIndex {
        let index: ItemIndex
        do {
            index = try JSONDecoder().decode(ItemIndex.self, from: data)
        } catch {
            throw TransferWireError.malformed("the list of items is not what was expected")
        }
        guard index.items.count <= maximumCount, index.items.allSatisfy({ $0.types.count <= maximumTypeCount }) else {
            throw TransferWireError.malformed("the list of items is too long")
        }
        return index
    }
}
