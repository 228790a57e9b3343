import Foundation
import Testing
import TransferTestSupport

@testable import SwiftUICore

@Suite("Lengths of lines, of which some were measured")
struct LineLengthsTests {
    @Test(
        "Lines start where the lengths before them end, whatever is measured, inserted and removed",
        arguments: [(1, 20), (2, 66), (3, 190)]
    )
    func starts(seed: UInt64, count: Int) {
        var generator = SeededGenerator(seed: seed)
        var lengths = LineLengths(count: count, gap: 3)
        var plain = [CGFloat?](repeating: nil, count: count)
        for _ in 0..<400 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                let position = Int.random(in: 0...plain.count, using: &generator)
                let removed = Int.random(in: 0...min(9, plain.count - position), using: &generator)
                let added = Int.random(in: 0...9, using: &generator)
                lengths.replace(at: position, removed: removed, added: added)
                plain.replaceSubrange(position..<position + removed, with: repeatElement(nil, count: added))
            case 1: lengths.updateEstimate()
            default:
                guard let line = plain.indices.randomElement(using: &generator) else { continue }
                let length = CGFloat(Int.random(in: 1...90, using: &generator))
                lengths.set(length, of: line)
                plain[line] = length
            }
            #expect(lengths.count == plain.count)
            #expect(lengths.isMeasured == plain.contains { $0 != nil })
            var start: CGFloat = 0
            for (line, length) in plain.enumerated() {
                #expect(abs(lengths.start(of: line) - start) < 0.001)
                #expect(lengths[line] == length ?? lengths.estimate)
                #expect(lengths.areMeasured(before: line) == plain[..<line].allSatisfy { $0 != nil })
                #expect(lengths.line(at: start + 0.01) == line)
                start += (length ?? lengths.estimate) + 3
            }
            #expect(abs(lengths.total - max(0, start - 3)) < 0.001)
        }
    }

    @Test("Lines that were not measured are as long as the others at the mean")
    func estimate() {
        var lengths = LineLengths(count: 5, gap: 2)
        for (line, length) in [(1, 30), (4, 50)] as [(Int, CGFloat)] { lengths.set(length, of: line) }
        lengths.updateEstimate()
        let expected: CGFloat = 5 * 40 + 4 * 2
        #expect(lengths.total == expected)
        #expect(LineLengths.total(ofLines: 5, gap: 2, like: [30, 50]) == lengths.total)
        #expect(LineLengths.total(ofLines: 5, gap: 2, like: []) == LineLengths(count: 5, gap: 2).total)
        #expect(LineLengths.total(ofLines: 0, gap: 2, like: [30]) == 0)
    }
}

@Suite("Changes of rows")
struct RowChangeTests {
    @Test("tell where a row is afterwards")
    func places() {
        let change = RowChange(position: 3, removed: 2, added: 5)
        #expect((0..<7).map(change.place) == [0, 1, 2, nil, nil, 8, 9])
        #expect(RowChange(position: 0, removed: 0, added: 1).place(ofRow: 0) == 1)
    }
}
