/// The types that every Mac declares, read in place from string literals that a script generates.
///
/// Nothing is built when a process starts: the literals are read-only pages of the executable. A type is known by its
/// number, its position in the table. Numbers in the table are base-64 digits, most significant first, each the
/// character 48 + value. A record is `recordWidth` digits:
///
///     identifier 5, description 5, parents 4, ancestors 4, extensions 4, MIME types 4, declared 1
///
/// A string is the offset (3) and length (2) of its UTF-8 text in `text`; a list is the offset (3) and count (1) of its
/// items in `lists`; an item is a type number (2) or a string (5).
enum SystemTypeTable {
    private static let recordWidth = 27
    private static let entryWidth = 9

    /// Offsets of the fields in a record.
    private enum Field {
        static let identifier = 0
        static let description = 5
        static let parents = 10
        static let ancestors = 14
        static let extensions = 18
        static let mimeTypes = 22
        static let declared = 26
    }

    /// Returns the digits at an offset of one of the literals, as a number.
    @inline(__always)
    private static func number(_ base: UnsafePointer<UInt8>, _ offset: Int, digits: Int) -> Int {
        var value = 0
        for position in offset..<offset + digits {
            value = value << 6 | Int(base[position] &- 48)
        }
        return value
    }

    @inline(__always)
    private static func field(_ type: UInt16, _ field: Int) -> UnsafePointer<UInt8> {
        records.utf8Start + (Int(type) * recordWidth + field)
    }

    /// Returns the bytes of the string that a place in the table refers to.
    private static func bytes(_ reference: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let offset = number(reference, 0, digits: 3)
        let length = number(reference, 3, digits: 2)
        return UnsafeBufferPointer(start: text.utf8Start + offset, count: length)
    }

    private static func string(_ reference: UnsafePointer<UInt8>) -> String {
        String(decoding: bytes(reference), as: UTF8.self)
    }
}

// MARK: - Facts about a type

extension SystemTypeTable {
    /// Returns the identifier of a type, as Apple writes it.
    static func identifier(_ type: UInt16) -> String { string(field(type, Field.identifier)) }

    /// Returns the UTF-8 bytes of a type's identifier; they last as long as the process.
    static func identifierBytes(_ type: UInt16) -> UnsafeBufferPointer<UInt8> { bytes(field(type, Field.identifier)) }

    /// Returns the description of a type, or of the first supertype that has one, depth-first.
    static func description(_ type: UInt16) -> String? {
        let text = string(field(type, Field.description))
        return text.isEmpty ? nil : text
    }

    /// Returns whether the type is declared; if not, declared types merely name it as a parent.
    static func isDeclared(_ type: UInt16) -> Bool { number(field(type, Field.declared), 0, digits: 1) == 1 }

    /// Returns the filename extensions of a type, the preferred one first.
    static func extensions(_ type: UInt16) -> StringList { StringList(field(type, Field.extensions)) }

    /// Returns the MIME types of a type, the preferred one first.
    static func mimeTypes(_ type: UInt16) -> StringList { StringList(field(type, Field.mimeTypes)) }

    /// Returns the types that the declaration of a type names as its parents.
    static func parents(_ type: UInt16) -> TypeList { TypeList(field(type, Field.parents)) }

    /// Returns all types that a type conforms to, directly or not, the nearest first.
    static func ancestors(_ type: UInt16) -> TypeList { TypeList(field(type, Field.ancestors)) }

    /// Returns whether a type equals another or conforms to it.
    ///
    /// The types that others conform to have the lowest numbers, and each type has a row with a bit for each of them.
    @inline(__always)
    static func conforms(_ type: UInt16, to other: UInt16) -> Bool {
        if type == other { return true }
        guard other < supertypeCount else { return false }
        let row = Int(type) * ((supertypeCount + 5) / 6)
        let (digit, bit) = other.quotientAndRemainder(dividingBy: 6)
        return (conformances.utf8Start[row + Int(digit)] &- 48) >> UInt8(truncatingIfNeeded: bit) & 1 == 1
    }

    /// A list of type numbers in the table.
    struct TypeList: RandomAccessCollection {
        // Lifetime: the table is a literal of the program.
        private let items: UnsafePointer<UInt8>
        let endIndex: Int

        var startIndex: Int { 0 }

        fileprivate init(_ reference: UnsafePointer<UInt8>) {
            items = lists.utf8Start + number(reference, 0, digits: 3)
            endIndex = number(reference, 3, digits: 1)
        }

        subscript(position: Int) -> UInt16 { UInt16(number(items, position * 2, digits: 2)) }
    }

    /// A list of strings in the table.
    struct StringList: RandomAccessCollection {
        // Lifetime: the table is a literal of the program.
        private let items: UnsafePointer<UInt8>
        let endIndex: Int

        var startIndex: Int { 0 }

        fileprivate init(_ reference: UnsafePointer<UInt8>) {
            items = lists.utf8Start + number(reference, 0, digits: 3)
            endIndex = number(reference, 3, digits: 1)
        }

        subscript(position: Int) -> String { string(items + position * 5) }
    }
}

// MARK: - Finding a type

extension SystemTypeTable {
    /// Returns the type with an identifier, given as lowercased UTF-8.
    static func type(identifier key: UnsafeBufferPointer<UInt8>) -> UInt16? {
        let slots = identifierSlots.utf8Start
        var slot = Int(hash(key)) & (identifierSlotCount - 1)
        while true {
            let occupant = number(slots, slot * 2, digits: 2)
            if occupant == 0 { return nil }
            let type = UInt16(occupant - 1)
            if equalsIgnoringCase(identifierBytes(type), key) { return type }
            slot = (slot + 1) & (identifierSlotCount - 1)
        }
    }

    /// Returns the types that have a filename extension, given as lowercased UTF-8, with Apple's preferred type first.
    static func types(extension key: UnsafeBufferPointer<UInt8>) -> TypeList? {
        types(key, slots: extensionSlots.utf8Start, count: extensionSlotCount, entries: extensionEntries.utf8Start)
    }

    /// Returns the types that have a MIME type, given as lowercased UTF-8, with Apple's preferred type first.
    static func types(mimeType key: UnsafeBufferPointer<UInt8>) -> TypeList? {
        types(key, slots: mimeTypeSlots.utf8Start, count: mimeTypeSlotCount, entries: mimeTypeEntries.utf8Start)
    }

    @inline(__always)
    private static func types(
        _ key: UnsafeBufferPointer<UInt8>,
        slots: UnsafePointer<UInt8>,
        count: Int,
        entries: UnsafePointer<UInt8>
    ) -> TypeList? {
        var slot = Int(hash(key)) & (count - 1)
        while true {
            let occupant = number(slots, slot * 2, digits: 2)
            if occupant == 0 { return nil }
            let entry = entries + (occupant - 1) * entryWidth
            if equalsIgnoringCase(bytes(entry), key) { return TypeList(entry + 5) }
            slot = (slot + 1) & (count - 1)
        }
    }

    /// FNV-1a of 32 bits with a last fold, as the generator computes it.
    @inline(__always)
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var value: UInt32 = 0x811c_9dc5
        for byte in key {
            value = (value ^ UInt32(byte)) &* 0x0100_0193
        }
        return value ^ value >> 15
    }

    /// Returns whether a string of the table equals a lowercased key, regardless of case.
    @inline(__always)
    private static func equalsIgnoringCase(
        _ stored: UnsafeBufferPointer<UInt8>,
        _ key: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard stored.count == key.count else { return false }
        for position in 0..<key.count where stored[position].asciiLowercased != key[position] {
            return false
        }
        return true
    }
}

extension UInt8 {
    /// The byte, as a lowercase letter if it is an uppercase letter of ASCII.
    @inline(__always)
    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
