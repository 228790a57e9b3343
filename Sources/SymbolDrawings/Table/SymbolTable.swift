/// The drawings of symbols, read in place from a generated string literal.
///
/// Nothing is built when a process starts: the literal is a part of the executable's read-only pages. The first search notes where
/// each line begins. A line is
///
///     name ⇥ word ⇥ facts ⇥ marks            a drawing
///     name ⇥ =other                          another name of a drawing
///
/// Facts: `m` where it is mirrored, the form inside an enclosure (`f`, `p`, `-`), the place of badges (`h`, `l`), the scale inside an
/// enclosure (2 digits, thousandths), and for an enclosure the middle and the scale of what it holds (3 coordinates).
///
/// A mark: role, layer, colour (1 digit), variable threshold plus one (2 digits, thousandths), form (`p`, `f`, `-`), factor of the
/// stroke (2 digits, hundredths), steps, comma. A step: `!` move, `-` line, `*` curve, `.` close, with a coordinate of 2 digits for
/// each x and y: hundredths of a unit from -8. A digit of base 64 is the character 48 + value.
package enum SymbolTable {
    /// The start of each name's line.
    private static let lines: [String: Int] = {
        var lines: [String: Int] = [:]
        lines.reserveCapacity(count)
        let base = text.utf8Start
        var (start, end) = (0, text.utf8CodeUnitCount)
        while start < end {
            var tab = start
            while base[tab] != UInt8(ascii: "\t") { tab += 1 }
            lines[String(decoding: UnsafeBufferPointer(start: base + start, count: tab - start), as: UTF8.self)] =
                tab + 1
            start = tab
            while start < end, base[start] != UInt8(ascii: "\n") { start += 1 }
            start += 1
        }
        end = start
        return lines
    }()

    /// All names that have a drawing, sorted.
    package static var names: [String] { lines.keys.sorted() }

    /// Returns a Boolean value that indicates whether a name has a drawing.
    static func contains(_ name: String) -> Bool { lines[name] != nil }

    /// Returns the drawing for a name; nil if there is none.
    static func drawing(_ name: String) -> BaseDrawing? {
        guard let start = lines[name] else { return nil }
        var reader = Reader(position: text.utf8Start + start, end: text.utf8Start + text.utf8CodeUnitCount)
        if reader.peek == UInt8(ascii: "=") {
            reader.skip()
            return drawing(reader.field())
        }
        let word = reader.field()
        return BaseDrawing(word: word, &reader)
    }

    /// A reader of fields and numbers of a line.
    struct Reader {
        // Lifetime: the table is a literal of the program.
        var position: UnsafePointer<UInt8>
        let end: UnsafePointer<UInt8>

        var peek: UInt8 { position < end ? position.pointee : UInt8(ascii: "\n") }

        mutating func skip() { position += 1 }

        mutating func byte() -> UInt8 {
            defer { position += 1 }
            return peek
        }

        /// The text until a tab or the end of the line, and past it.
        mutating func field() -> String {
            let start = position
            while peek != UInt8(ascii: "\t"), peek != UInt8(ascii: "\n") { position += 1 }
            defer { position += 1 }
            return String(decoding: UnsafeBufferPointer(start: start, count: position - start), as: UTF8.self)
        }

        mutating func number(_ digits: Int) -> Int {
            var value = 0
            for _ in 0..<digits { value = value << 6 | Int(byte() &- 48) }
            return value
        }

        mutating func coordinate() -> Double { Double(number(2)) / 100 - 8 }

        mutating func point() -> SymbolPoint {
            let x = coordinate()
            return SymbolPoint(x, coordinate())
        }
    }
}
