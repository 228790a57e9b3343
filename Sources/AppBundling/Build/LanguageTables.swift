import CommandSupport
import Foundation

/// The ICU tables in Foundation, without those for the languages that a program leaves out.
///
/// The tables are one item of a static library of Swift's. The linker takes another object for it by an option, and leaves the item out,
/// which nothing refers to then. ICU looks for the tables of a language, then for those of its parents, of which the last is the root.
///
/// The format is that of ICU's file `ucmndata.h`: a header, which begins with its length; the number of items; for each the places of its
/// name and of its data, from that number on, sorted by name; the names; the data.
package struct LanguageTables {
    /// The bytes of all tables.
    private let data: Data
    /// The name of the item by which programs find the tables.
    private let symbol: String

    /// The object in the library.
    private static let object = "icu_packaged_data.cpp.o"

    /// Reads the tables of the Swift toolchain in use.
    /// - Parameter folder: An existing folder, to which the object is copied.
    /// - Throws: ``CommandFailure`` where that Swift has none that this command knows.
    package init(ofSwiftIn folder: String) throws {
        guard let compiler = Program(named: "swiftc"), let archiver = Program(named: "ar"),
            let names = Program(named: "nm")
        else { throw CommandFailure("--languages needs swiftc, and ar and nm of the package binutils.") }
        let resources = try SwiftResources.folder(of: compiler)
        let library = "\(resources)_static/linux/lib_FoundationICU.a"
        guard FileManager.default.fileExists(atPath: library) else {
            throw CommandFailure("\(library.quoted) is missing, so that no languages can be left out.")
        }
        _ = try archiver.output(["x", library, Self.object], in: folder)
        let path = "\(folder)/\(Self.object)"
        guard let object = FileManager.default.contents(atPath: path),
            let found = try Self.tables(in: object, names: names.output(["-S", "--defined-only", path]))
        else { throw CommandFailure("\(library.quoted) has no tables of ICU that this command knows.") }
        (data, symbol) = found
    }

    init(data: Data, symbol: String) { (self.data, self.symbol) = (data, symbol) }

    /// Finds the tables in an object, by what nm(1) says of its symbols.
    private static func tables(in object: Data, names: String) -> (Data, String)? {
        let lines = names.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
        guard let line = lines.first(where: { $0.count == 4 && $0[3].hasPrefix("icudt") && $0[3].hasSuffix("_dat") }),
            let size = Int(line[1], radix: 16)
        else { return nil }
        // The header has two bytes by which it is known, and the name of the format.
        var search = object.startIndex..<object.endIndex
        while let mark = object.range(of: Data("CmnD".utf8), in: search) {
            let start = mark.lowerBound - 12
            if start >= 0, start + size <= object.count, object[start + 2] == 0xDA, object[start + 3] == 0x27 {
                return (object.subdata(in: start..<(start + size)), String(line[3]))
            }
            search = mark.upperBound..<object.endIndex
        }
        return nil
    }

    // MARK: Items

    /// Returns the tables without those of other languages.
    /// - Parameters:
    ///   - languages: The codes of languages; English is kept besides, which Foundation falls back to.
    ///   - largeEncodings: Whether the tables of encodings with thousands of characters are kept, besides that of Shift JIS, which RTF can
    ///     be in.
    /// - Throws: ``CommandFailure`` for tables that are not as they should be.
    func keeping(_ languages: Set<String>, largeEncodings: Bool = true) throws -> Data {
        let header = try number16(0)
        let count = try number32(header)
        guard count > 0, count < 1 << 16 else { throw Self.unknown }
        var items: [(name: String, data: Data)] = []
        for index in 0..<count {
            let entry = header + 4 + index * 8
            let start = header + (try number32(entry + 4))
            let end = index + 1 < count ? header + (try number32(entry + 12)) : data.count
            guard start <= end, end <= data.count else { throw Self.unknown }
            let name = try text(header + (try number32(entry)))
            let isKept =
                Self.isKept(name, languages.union(["en"]))
                && (largeEncodings || !Self.isLargeEncoding(name, byteCount: end - start))
            if isKept { items.append((name, data.subdata(in: start..<end))) }
        }
        return data.prefix(header) + Self.directory(of: items)
    }

    /// Returns whether a table is of no language, or of one that is kept: `icudt76l/lang/de_AT.res` is of German.
    static func isKept(_ path: String, _ languages: Set<String>) -> Bool {
        let parts = path.split(separator: "/")
        guard let file = parts.last else { return true }
        if let language = dictionaries[String(file)] { return !languages.isDisjoint(with: language) }
        // Other tables have longer names, such as `root.res`, or are no resources.
        guard file.hasSuffix(".res"), let code = file.dropLast(4).split(separator: "_").first,
            (2...3).contains(code.count),
            code.allSatisfy({ $0.isASCII && $0.isLowercase })
        else { return true }
        return languages.contains(String(code))
    }

    /// Returns whether a table is of an encoding with thousands of characters, other than Shift JIS.
    static func isLargeEncoding(_ path: String, byteCount: Int) -> Bool {
        path.hasSuffix(".cnv") && byteCount > 1 << 14 && !path.contains("/ibm-943_")
    }

    /// The dictionaries by which lines are broken in languages without spaces.
    private static let dictionaries: [String: Set<String>] = [
        "cjdict.dict": ["ja", "yue", "zh"], "thaidict.dict": ["th"], "laodict.dict": ["lo"], "khmerdict.dict": ["km"],
        "burmesedict.dict": ["my"],
    ]

    /// Returns what follows the header. Data begins at multiples of sixteen bytes, as in ICU's own files.
    private static func directory(of items: [(name: String, data: Data)]) -> Data {
        var names = Data()
        var nameOffsets: [Int] = []
        let start = 4 + items.count * 8
        for item in items {
            nameOffsets.append(start + names.count)
            names += Data(item.name.utf8) + [0]
        }
        var contents = Data(count: -(start + names.count) & 15)
        var dataOffsets: [Int] = []
        for item in items {
            dataOffsets.append(start + names.count + contents.count)
            contents += item.data + Data(count: -item.data.count & 15)
        }
        var table = bytes(items.count)
        for (name, data) in zip(nameOffsets, dataOffsets) { table += bytes(name) + bytes(data) }
        return table + names + contents
    }

    private static func bytes(_ number: Int) -> Data {
        withUnsafeBytes(of: UInt32(number).littleEndian) { Data($0) }
    }

    private func number16(_ place: Int) throws -> Int {
        guard place >= 0, place + 2 <= data.count else { throw Self.unknown }
        return Int(data[place]) | Int(data[place + 1]) << 8
    }

    private func number32(_ place: Int) throws -> Int {
        try number16(place) | number16(place + 2) << 16
    }

    private func text(_ place: Int) throws -> String {
        guard place >= 0, place < data.count, let end = data[place...].firstIndex(of: 0), end - place < 200 else {
            throw Self.unknown
        }
        return String(decoding: data[place..<end], as: UTF8.self)
    }

    private static let unknown = CommandFailure("The tables of ICU are not in a form that this command knows.")

    // MARK: Objects

    /// The name of the tables of some languages.
    private static let ownSymbol = "transferable_languages"

    /// Writes an object file with the tables for some languages.
    /// - Parameters:
    ///   - languages: The codes of languages.
    ///   - largeEncodings: Whether the tables of encodings with thousands of characters are kept.
    ///   - folder: An existing folder.
    /// - Returns: The options of the linker that put the object in the place of all tables.
    /// - Throws: ``CommandFailure``.
    package func writeObject(
        keeping languages: Set<String>,
        largeEncodings: Bool = true,
        in folder: String
    ) throws -> [String] {
        guard let assembler = Program(named: "clang") ?? Program(named: "cc") else {
            throw CommandFailure("--languages needs a compiler of C, as “clang” or “cc”.")
        }
        var tree = FileTree()
        tree["languages.dat"] = .data(try keeping(languages, largeEncodings: largeEncodings))
        tree.add(
            """
            .section .rodata
            .balign 16
            .globl \(Self.ownSymbol)
            .type \(Self.ownSymbol), @object
            .size \(Self.ownSymbol), 1f - \(Self.ownSymbol)
            \(Self.ownSymbol):
            .incbin "languages.dat"
            1:
            .section .note.GNU-stack, "", @progbits

            """,
            to: "languages.s"
        )
        try tree.write(to: folder)
        _ = try assembler.output(["-c", "languages.s", "-o", "languages.o"], in: folder)
        return ["\(folder)/languages.o", "--defsym=\(symbol)=\(Self.ownSymbol)"]
    }
}
