@testable import UniformTypes

/// A `mime.cache` file with one entry of each kind that has no magic.
struct SmallMimeCache {
    private(set) var bytes: [UInt8] = [0, 1, 0, 2] + [UInt8](repeating: 0, count: 36)

    init() {
        let (pdf, svg) = (text("application/pdf"), text("image/svg+xml"))
        addTable(.aliases, [[text("application/x-pdf"), pdf]])
        addTable(.parents, [[svg, place([1, text("application/xml")])]])
        addTable(.literals, [[text("makefile"), text("text/x-makefile"), 50]])
        addTable(.globs, [[text("readme*"), text("text/x-readme"), 50]])
        addTable(.magic, [])
        addTable(.namespaces, [[text("http://www.w3.org/2000/svg"), text("svg"), svg]])
        addTable(.icons, [[pdf, text("pdf-icon")]])
        addTable(.genericIcons, [[pdf, text("x-office-document")]])
        // The tree has the characters of “*.png” from the last to the first, and a leaf.
        var node = place([0, text("image/png"), 50])
        for character in ".png".unicodeScalars { node = place([Int(character.value), 1, node]) }
        setOffset(of: .suffixTree, to: place([1, node]))
    }

    /// Adds numbers of 32 bits, and returns where they are.
    private mutating func place(_ numbers: [Int]) -> Int {
        defer { for number in numbers { bytes += Self.bytes(of: number) } }
        return bytes.count
    }

    /// Adds a string, and returns where it is.
    private mutating func text(_ text: String) -> Int {
        defer { bytes += Array(text.utf8) + [0] }
        return bytes.count
    }

    private mutating func addTable(_ table: MimeCache.Table, _ entries: [[Int]]) {
        setOffset(of: table, to: place([entries.count] + entries.flatMap { $0 }))
    }

    private mutating func setOffset(of table: MimeCache.Table, to offset: Int) {
        bytes.replaceSubrange(table.headerOffset..<table.headerOffset + 4, with: Self.bytes(of: offset))
    }

    private static func bytes(of number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) }
    }
}
