import TransferKit

/// The index of a stored offer: the names of its payloads and the place of each.
struct StoredIndex: Equatable {
    /// The place of a payload.
    enum Place: Hashable {
        /// In the same file as the index.
        case inside(offset: Int, count: Int)
        /// In a file beside it, that lives as long as it: the number of a directory, and the name of the file in there.
        case kept(number: Int, name: String)
        /// In a file of the user, which is read when the payload is.
        case reference(path: String)
    }

    struct Entry: Equatable {
        var name: String
        var place: Place
    }

    /// The most names that are stored. Receivers do not take more; see ``IncomingOffer``.
    static let maximumCount = 1000
    /// The largest index that is read.
    static let maximumSize = 8 << 20
    private static let longestText = 4096

    var entries: [Entry] = []

    /// A Boolean value that indicates whether there is a directory with files beside the index. Payloads may be there, and lists of
    /// URIs may lead there.
    var hasFiles = false
    /// A Boolean value that indicates whether the contents are taken away when the first receiver asks for a payload.
    var isForOnce = false

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(UInt8(hasFiles ? 1 : 0) | UInt8(isForOnce ? 2 : 0))
        writer.append(UInt32(entries.count))
        for entry in entries {
            writer.append(entry.name)
            switch entry.place {
            case .inside(let offset, let count):
                writer.append(UInt8(0))
                writer.append(UInt64(offset))
                writer.append(UInt64(count))
            case .kept(let number, let name):
                writer.append(UInt8(1))
                writer.append(UInt32(number))
                writer.append(name)
            case .reference(let path):
                writer.append(UInt8(2))
                writer.append(path)
            }
        }
        return writer.bytes
    }

    init(entries: [Entry] = [], hasFiles: Bool = false, isForOnce: Bool = false) {
        self.entries = entries
        self.hasFiles = hasFiles
        self.isForOnce = isForOnce
    }

    /// Reads an index.
    /// - Parameters:
    ///   - bytes: The index.
    ///   - payloads: The range of the payloads in the same file.
    /// - Returns: nil if the bytes are no index, or one that leads elsewhere.
    init?(_ bytes: [UInt8], payloads: Range<Int>) {
        var reader = ByteReader(bytes)
        guard let flags = reader.integer(UInt8.self), flags <= 3, let count = reader.integer(UInt32.self),
            count <= Self.maximumCount
        else { return nil }
        hasFiles = flags & 1 != 0
        isForOnce = flags & 2 != 0
        for _ in 0..<count {
            guard let name = reader.text(upTo: Self.longestText), !name.isEmpty,
                let place = Self.place(&reader, payloads: payloads)
            else { return nil }
            entries.append(Entry(name: name, place: place))
        }
        guard reader.isAtEnd else { return nil }
    }

    private static func place(_ reader: inout ByteReader, payloads: Range<Int>) -> Place? {
        switch reader.integer(UInt8.self) {
        case 0:
            guard let offset = reader.count(upTo: payloads.upperBound), offset >= payloads.lowerBound,
                let count = reader.count(upTo: payloads.upperBound - offset)
            else { return nil }
            return .inside(offset: offset, count: count)
        case 1:
            guard let number = reader.integer(UInt32.self), let name = reader.text(upTo: 255), isPlainName(name) else {
                return nil
            }
            return .kept(number: Int(number), name: name)
        case 2:
            guard let path = reader.text(upTo: longestText), path.utf8.first == UInt8(ascii: "/") else { return nil }
            return .reference(path: path)
        default:
            return nil
        }
    }

    /// Returns whether a name is that of an entry in the directory itself.
    private static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
    }
}
