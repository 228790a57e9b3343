/// The assignment of rows to lines: headers and footers have separate lines, and other rows share lines by the number
/// of columns.
///
/// Complexity: O(log n) for a line or a row, where n is the number of parts of sections.
struct LineMap {
    private struct Block {
        var rows: Range<Int>
        var firstLine: Int
        var columns: Int
        /// A Boolean value that indicates whether a row takes the whole line.
        var isWide: Bool
    }

    private var blocks: [Block] = []
    /// The number of lines.
    private(set) var count = 0
    private(set) var rowCount = 0

    init(_ parts: [RowTable.Part], columns: Int) {
        for part in parts {
            let isWide = part.section.map { $0.part != .content } ?? false
            let columns = isWide ? 1 : max(1, columns)
            blocks.append(Block(rows: part.rows, firstLine: count, columns: columns, isWide: isWide))
            rowCount = part.rows.upperBound
            count += (part.rows.count + columns - 1) / columns
        }
    }

    /// Returns the line of a row.
    func line(of row: Int) -> Int {
        let block = blocks[lastBlock { $0.rows.lowerBound <= row }]
        return block.firstLine + (row - block.rows.lowerBound) / block.columns
    }

    /// Returns the rows in a line.
    func rows(of line: Int) -> Range<Int> {
        let block = blocks[lastBlock { $0.firstLine <= line }]
        let first = block.rows.lowerBound + (line - block.firstLine) * block.columns
        return first..<min(first + block.columns, block.rows.upperBound)
    }

    /// Returns the rows in some lines, of which there is at least one.
    func rows(of lines: ClosedRange<Int>) -> Range<Int> {
        rows(of: lines.lowerBound).lowerBound..<rows(of: lines.upperBound).upperBound
    }

    /// Returns whether a line is that of a header or a footer.
    func isWide(_ line: Int) -> Bool { blocks[lastBlock { $0.firstLine <= line }].isWide }

    private func lastBlock(where isBefore: (Block) -> Bool) -> Int {
        var (low, high) = (0, blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(blocks[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}
