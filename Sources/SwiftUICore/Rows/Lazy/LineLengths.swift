import Foundation

/// The lengths of lines one after another, of which some were measured. The others are taken to be as long as an estimate.
///
/// Complexity: O(log n) for a length that is set, for where a line starts, and for the line at a position; O(n) for lines
/// that appear or disappear, which is one pass over the lengths: the tree has a node for a block of lines.
struct LineLengths {
    /// The space between two lines.
    let gap: CGFloat
    /// The length of a line that was not measured.
    private(set) var estimate = Self.firstEstimate
    private static let firstEstimate: CGFloat = 20
    /// NaN for lines that were not measured.
    private var lengths: [CGFloat]
    /// A binary indexed tree over the measured lines of each block.
    private var tree: [Measured] = []
    /// The number of lines in a block. The last block may have fewer.
    private static let blockSize = 64

    /// Lines that were measured.
    private struct Measured {
        var sum: CGFloat = 0
        var count = 0

        static func += (measured: inout Measured, more: Measured) {
            measured.sum += more.sum
            measured.count += more.count
        }
    }

    init(count: Int, gap: CGFloat) {
        self.gap = gap
        lengths = [CGFloat](repeating: .nan, count: count)
        buildTree()
    }

    var count: Int { lengths.count }

    /// The length of all lines with the space between them.
    var total: CGFloat { lengths.isEmpty ? 0 : start(of: count) - gap }

    /// Returns the length of lines with the space between them, of which all are as long as some are at the mean.
    static func total(ofLines count: Int, gap: CGFloat, like measured: [CGFloat]) -> CGFloat {
        guard count > 0 else { return 0 }
        let mean = measured.isEmpty ? firstEstimate : measured.reduce(0, +) / CGFloat(measured.count)
        return CGFloat(count) * mean + CGFloat(count - 1) * gap
    }

    /// The length of a line.
    subscript(line: Int) -> CGFloat { lengths[line].isNaN ? estimate : lengths[line] }

    /// Returns the start of a line.
    func start(of line: Int) -> CGFloat {
        let measured = measured(before: line)
        return measured.sum + CGFloat(line - measured.count) * estimate + CGFloat(line) * gap
    }

    /// Returns the last line that starts at a position or before it; the first line for positions before all.
    func line(at position: CGFloat) -> Int {
        let blocks = tree.count - 1
        var (block, line, start) = (0, 0, CGFloat(0))
        var step = 1
        while step * 2 <= blocks { step *= 2 }
        while step > 0 {
            let next = block + step
            if next <= blocks {
                let (measured, nextLine) = (tree[next], min(next * Self.blockSize, count))
                let lines = nextLine - line
                let end = start + measured.sum + CGFloat(lines - measured.count) * estimate + CGFloat(lines) * gap
                if end <= position { (block, line, start) = (next, nextLine, end) }
            }
            step /= 2
        }
        let last = min(line + Self.blockSize, count) - 1
        while line < last {
            start += self[line] + gap
            if start > position { break }
            line += 1
        }
        return max(0, min(line, count - 1))
    }

    /// A Boolean value that indicates whether some line was measured.
    var isMeasured: Bool { measured(before: count).count > 0 }

    /// Returns whether all lines before one were measured.
    func areMeasured(before line: Int) -> Bool { measured(before: line).count == line }

    private func measured(before line: Int) -> Measured {
        var node = line / Self.blockSize
        var measured = measured(in: node * Self.blockSize..<line)
        while node > 0 {
            measured += tree[node]
            node &= node - 1
        }
        return measured
    }

    private func measured(in lines: Range<Int>) -> Measured {
        var measured = Measured()
        for length in lengths[lines] where !length.isNaN { measured += Measured(sum: length, count: 1) }
        return measured
    }

    // MARK: Changes

    mutating func set(_ length: CGFloat, of line: Int) {
        let before = lengths[line]
        guard length != before else { return }
        lengths[line] = length
        let more = before.isNaN ? Measured(sum: length, count: 1) : Measured(sum: length - before)
        var node = line / Self.blockSize + 1
        while node < tree.count {
            tree[node] += more
            node += node & -node
        }
    }

    /// Uses the mean of the measured lengths for all other lines.
    mutating func updateEstimate() {
        let measured = measured(before: count)
        if measured.count > 0 { estimate = measured.sum / CGFloat(measured.count) }
    }

    /// Puts lines that were not measured in the place of others.
    mutating func replace(at line: Int, removed: Int, added: Int) {
        lengths.replaceSubrange(line..<line + removed, with: repeatElement(.nan, count: added))
        buildTree()
    }

    private mutating func buildTree() {
        let blocks = (count + Self.blockSize - 1) / Self.blockSize
        // A tree of its own while it is built: each access to the property would be checked.
        var tree = [Measured](repeating: Measured(), count: blocks + 1)
        for node in 1..<tree.count {
            let first = (node - 1) * Self.blockSize
            tree[node] += measured(in: first..<min(first + Self.blockSize, count))
            let parent = node + (node & -node)
            if parent < tree.count { tree[parent] += tree[node] }
        }
        self.tree = tree
    }
}
