import Foundation

/// A reader of property lists in the binary form, as CoreFoundation's `CFBinaryPList.c` describes it.
///
/// The file ends with a trailer, before which stands a table of the offsets of all objects. Arrays and dictionaries refer to
/// other objects by number, so one object may be in several places, and a damaged file may have circles.
struct BinaryPropertyListReader {
    private static let trailerSize = 32

    /// The state of an object: unread, being read, or read, with the depth of its contents.
    private enum State {
        case unread, open
        case read(PropertyList, height: Int)
    }

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int
    private var states: [State]

    /// The number of bytes that objects may still take. The objects that a program writes do not overlap, so together
    /// they are no longer than the file. Otherwise a small file could stand for any amount of memory.
    private var room: Int

    /// Reads a property list.
    static func read(_ bytes: [UInt8], mostValues: Int) throws(PropertyListError) -> PropertyList {
        guard bytes.count > 8 + trailerSize else { throw PropertyListError(reason: "is too short") }
        let trailer = bytes.count - trailerSize
        let sizes = 1...8
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard sizes.contains(offsetSize), sizes.contains(referenceSize),
            let count = number(in: bytes, at: trailer + 8, size: 8),
            let top = number(in: bytes, at: trailer + 16, size: 8),
            let table = number(in: bytes, at: trailer + 24, size: 8),
            table > 8, table < trailer, top < count, count <= (trailer - table) / offsetSize
        else { throw PropertyListError(reason: "has a damaged trailer") }
        guard count <= mostValues else { throw PropertyListError.tooMany }
        var reader = BinaryPropertyListReader(
            bytes: bytes,
            offsetSize: offsetSize,
            referenceSize: referenceSize,
            table: table,
            states: Array(repeating: .unread, count: count),
            room: bytes.count
        )
        return try reader.object(top, depth: 0).value
    }

    private mutating func object(_ index: Int, depth: Int) throws(PropertyListError) -> (
        value: PropertyList, height: Int
    ) {
        guard depth < PropertyList.deepest else { throw PropertyListError.tooDeep }
        guard index < states.count, let offset = number(at: table + index * offsetSize, size: offsetSize), offset >= 8,
            offset < table
        else { throw PropertyListError(reason: "refers to an object that is not there") }
        switch states[index] {
        case .read(let value, let height):
            // The deepest place of a shared object decides.
            guard depth + height < PropertyList.deepest else { throw PropertyListError.tooDeep }
            return (value, height)
        case .open: throw PropertyListError(reason: "has an object that is in itself")
        case .unread: states[index] = .open
        }
        let read = try object(at: offset, depth: depth)
        states[index] = .read(read.value, height: read.height)
        return read
    }

    private mutating func object(at offset: Int, depth: Int) throws(PropertyListError) -> (
        value: PropertyList, height: Int
    ) {
        let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
        switch kind {
        case 0x0 where low == 8: return (.boolean(false), 0)
        case 0x0 where low == 9: return (.boolean(true), 0)
        case 0x1: return (try integer(at: offset + 1, size: low), 0)
        case 0x2 where low == 2: return (.real(Double(Float(bitPattern: UInt32(try bits(at: offset + 1, size: 4))))), 0)
        case 0x2 where low == 3: return (.real(Double(bitPattern: try bits(at: offset + 1, size: 8))), 0)
        case 0x3 where low == 3:
            let seconds = Double(bitPattern: try bits(at: offset + 1, size: 8))
            return (.date(Date(timeIntervalSinceReferenceDate: seconds)), 0)
        case 0x4: return (.data(Data(try contents(at: offset, low, width: 1))), 0)
        case 0x5: return (.string(String(decoding: try contents(at: offset, low, width: 1), as: UTF8.self)), 0)
        case 0x6:
            let contents = try contents(at: offset, low, width: 2)
            let units = stride(from: contents.startIndex, to: contents.endIndex, by: 2).map {
                (position: Int) -> UInt16 in
                UInt16(contents[position]) << 8 | UInt16(contents[position + 1])
            }
            return (.string(String(decoding: units, as: UTF16.self)), 0)
        case 0xA:
            let items = try objects(try contents(at: offset, low, width: referenceSize), depth: depth)
            return (.array(items.values), items.height + 1)
        case 0xD:
            let references = try contents(at: offset, low, width: 2 * referenceSize)
            let middle = references.startIndex + references.count / 2
            let keys = try objects(references[..<middle], depth: depth)
            let values = try objects(references[middle...], depth: depth)
            var dictionary: [String: PropertyList] = [:]
            for (key, value) in zip(keys.values, values.values) {
                guard let key = key.string else { throw PropertyListError(reason: "has a key that is no text") }
                dictionary[key] = value
            }
            return (.dictionary(dictionary), max(keys.height, values.height) + 1)
        case 0xC: throw PropertyListError(reason: "has a set, which no property list for this purpose has")
        default: throw PropertyListError(reason: "has an object of a kind that is not known")
        }
    }

    /// Returns objects and the depth of their contents: -1 if there are none.
    private mutating func objects(
        _ references: ArraySlice<UInt8>,
        depth: Int
    ) throws(PropertyListError) -> (values: [PropertyList], height: Int) {
        var values: [PropertyList] = []
        values.reserveCapacity(references.count / referenceSize)
        var height = -1
        for position in stride(from: references.startIndex, to: references.endIndex, by: referenceSize) {
            guard let index = number(at: position, size: referenceSize) else {
                throw PropertyListError(reason: "refers to an object that is not there")
            }
            let object = try object(index, depth: depth + 1)
            values.append(object.value)
            height = max(height, object.height)
        }
        return (values, height)
    }

    private func integer(at offset: Int, size: Int) throws(PropertyListError) -> PropertyList {
        switch size {
        case 0, 1, 2: return .integer(Int(try bits(at: offset, size: 1 << size)))
        case 3: return .integer(Int(Int64(bitPattern: try bits(at: offset, size: 8))))
        case 4:
            // Unsigned numbers that eight bytes do not hold as signed ones.
            guard try bits(at: offset, size: 8) == 0 else { break }
            let value = try bits(at: offset + 8, size: 8)
            return Int(exactly: value).map(PropertyList.integer) ?? .real(Double(value))
        default: break
        }
        throw PropertyListError(reason: "has a number of a size that is not known")
    }

    /// Returns the contents of an object after its marker and its length. The length is the lower half of the marker or
    /// a number after it.
    private mutating func contents(
        at offset: Int,
        _ low: Int,
        width: Int
    ) throws(PropertyListError) -> ArraySlice<UInt8> {
        var (start, count) = (offset + 1, low)
        if low == 15 {
            guard start < table, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else {
                throw PropertyListError(reason: "has an object without a length")
            }
            let size = 1 << Int(bytes[start] & 15)
            guard start + 1 + size <= table, let length = number(at: start + 1, size: size) else {
                throw PropertyListError(reason: "has an object without a length")
            }
            (start, count) = (start + 1 + size, length)
        }
        guard start <= table, count <= (table - start) / width else {
            throw PropertyListError(reason: "has an object that ends behind all objects")
        }
        room -= count * width
        guard room >= 0 else { throw PropertyListError(reason: "has objects that overlap") }
        return bytes[start..<start + count * width]
    }

    private func bits(at offset: Int, size: Int) throws(PropertyListError) -> UInt64 {
        guard offset + size <= table else {
            throw PropertyListError(reason: "has an object that ends behind all objects")
        }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func number(at offset: Int, size: Int) -> Int? {
        Self.number(in: bytes, at: offset, size: size)
    }

    /// Returns a big-endian number, if it fits and the bytes are there.
    private static func number(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
