import CoreTransferable
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A request of a receiver to the program that offers items for its group. A connection carries one request.
enum GroupRequest: Equatable {
    /// The contents of the items that the receiver may see.
    case list
    /// The bytes of an item's representation, by their positions.
    case load(item: Int, representation: Int)

    static let size = 16
    private static let magic: UInt32 = 0x3147_4B54

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(Self.magic)
        switch self {
        case .list:
            for value in [0, 0, 0] as [UInt32] { writer.append(value) }
        case .load(let item, let representation):
            for value in [1, UInt32(item), UInt32(representation)] { writer.append(value) }
        }
        return writer.bytes
    }

    /// Reads a request; nil for invalid bytes.
    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.integer(UInt32.self) == Self.magic, let kind = reader.integer(UInt32.self),
            let item = reader.integer(UInt32.self), let representation = reader.integer(UInt32.self), reader.isAtEnd
        else { return nil }
        switch kind {
        case 0: self = .list
        case 1: self = .load(item: Int(item), representation: Int(representation))
        default: return nil
        }
    }
}

/// The items and their representations, in the sender's order, as a program of the group may see them.
struct GroupListing: Equatable {
    struct Representation: Equatable {
        var type: String
        /// Its position among all of the item, where it is for the group or the team; nil if everyone has it.
        var position: Int?
        var suggestedFileName: String?
    }

    struct Item: Equatable {
        /// The suggested name, which other programs do not receive if no representation of the item is public.
        var name: String?
        var representations: [Representation] = []
    }

    /// The most items that are taken from one listing.
    private static let maximumItemCount = 100_000

    var items: [Item] = []

    init(items: [Item] = []) { self.items = items }

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(UInt32(items.count))
        for item in items {
            writer.append(item.name ?? "")
            writer.append(UInt32(item.representations.count))
            for representation in item.representations {
                writer.append(representation.type)
                writer.append(representation.position.map(UInt32.init) ?? UInt32.max)
                writer.append(representation.suggestedFileName ?? "")
            }
        }
        return writer.bytes
    }

    /// Reads a listing; nil for invalid bytes. It allocates at most a few times the size of the bytes.
    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let count = reader.integer(UInt32.self), count <= Self.maximumItemCount else { return nil }
        for _ in 0..<count {
            guard let name = reader.text(upTo: 1024), let representations = reader.integer(UInt32.self),
                representations <= 1000
            else { return nil }
            var item = Item(name: name.isEmpty ? nil : name)
            for _ in 0..<representations {
                guard let type = reader.text(upTo: 1024), let position = reader.integer(UInt32.self),
                    let name = reader.text(upTo: 1024)
                else { return nil }
                item.representations.append(
                    Representation(
                        type: type,
                        position: position == .max ? nil : Int(position),
                        suggestedFileName: name.isEmpty ? nil : name
                    )
                )
            }
            items.append(item)
        }
        guard reader.isAtEnd else { return nil }
    }
}
