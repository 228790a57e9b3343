import Foundation

/// The lengths of lines one after another, of which some were measured. The others are taken to be as long as an estimate.
///
/// Complexity: O(log n) for a length that is set, for where a line starts, and for the line at a position; O(n) for lines
/// that appear or disappear.
struct LineLengths {
    /// The space between two lines.
    let gap: CGFloat
    /// The length of a line that was not measured.
    private(set) var estimate: CGFloat = 20
    /// NaN for lines that were not measured.
    private var lengths: [CGFloat]
    // Binary indexed trees over the measured lines: their lengths, and their numbers.
    private var sums: [CGFloat] = []
    private var counts: [Int] = []

    init(count: Int, gap: CGFloat) {
        self.gap = gap
        lengths = [CGFloat](repeating: .nan, count: count)
        buildTrees()
    }

    var count: Int { lengths.count }

    /// The length of all lines with the space between them.
    var total: CGFloat { lengths.isEmpty ? 0 : start(of: count) - gap }

    /// The length of a line.
    subscript(line: Int) -> CGFloat { lengths[line].isNaN ? estimate : lengths[line] }

    /// Returns the start of a line.
    func start(of line: Int) -> CGFloat {
        let (sum, measured) = measured(before: line)
        return sum + CGFloat(line - measured) * estimate + CGFloat(line) * gap
    }

    /// Returns the last line that starts at a position or before it; the first line for positions before all.
    func line(at position: CGFloat) -> Int {
        var (line, start) = (0, CGFloat(0))
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = line + step
            if next <= count {
                let end = start + sums[next] + CGFloat(step - counts[next]) * estimate + CGFloat(step) * gap
                if end <= position { (line, start) = (next, end) }
            }
            step /= 2
        }
        return max(0, min(line, count - 1))
    }

    /// A Boolean value that indicates whether some line was measured.
    var isMeasured: Bool { measured(before: count).count > 0 }

    /// Returns whether all lines before one were measured.
    func areMeasured(before line: Int) -> Bool { measured(before: line).count == line }

    private func measured(before line: Int) -> (sum: CGFloat, count: Int) {
        var (sum, measured, node) = (CGFloat(0), 0, line)
        while node > 0 {
            sum += sums[node]
            measured += counts[node]
            node &= node - 1
        }
        return (sum, measured)
    }

    // MARK: Changes

    mutating func set(_ length: CGFloat, of line: Int) {
        let before = lengths[line]
        guard length != before else { return }
        lengths[line] = length
        let (growth, more) = before.isNaN ? (length, 1) : (length - before, 0)
        var node = line + 1
        while node <= count {
            sums[node] += growth
            counts[node] += more
            node += node & -node
        }
    }

    /// Uses the mean of the measured lengths for all other lines.
    mutating func updateEstimate() {
        let (sum, measured) = measured(before: count)
        if measured > 0 { estimate = sum / CGFloat(measured) }
    }

    /// Puts lines that were not measured in the place of others.
    mutating func replace(at line: Int, removed: Int, added: Int) {
        lengths.replaceSubrange(line..<line + removed, with: repeatElement(.nan, count: added))
        buildTrees()
    }

    private mutating func buildTrees() {
        sums = [0] + lengths.map { $0.isNaN ? 0 : $0 }
        counts = [0] + lengths.map { $0.isNaN ? 0 : 1 }
        for node in 1..<max(1, sums.count) {
            let parent = node + (node & -node)
            guard parent < sums.count else { continue }
            sums[parent] += sums[node]
            counts[parent] += counts[node]
        }
    }
}
