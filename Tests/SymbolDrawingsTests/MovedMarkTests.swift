import Testing

@testable import SymbolDrawings

/// Symbols in the middle of a motion.
@Suite struct MovedMarkTests {
    @Test("A layer moves alone, and takes its gap along")
    func layers() throws {
        let marks = try #require(Symbol("folder.badge.plus")).marks()
        let moved = marks.moved { $0.index == 0 ? SymbolPose(opacity: 0.5, x: 3) : .rest }
        for (before, after) in zip(marks, moved) {
            #expect((before == after) == (before.level == 2))
            if before.level == 1 {
                #expect(after.opacity == 0.5)
                #expect(after.path.bounds.map(\.minX) == before.path.bounds.map { $0.minX + 3 })
            }
        }
        #expect(zip(marks, moved).contains { $0.clears && $0 != $1 })
    }

    @Test("Parts that stand for a value have steps, and the parts that do not have none")
    func steps() throws {
        var layers: [SymbolLayer] = []
        _ = try #require(Symbol("speaker.wave.3")).marks().moved {
            layers.append($0)
            return .rest
        }
        #expect(Set(layers.compactMap(\.step)) == [0, 1, 2])
        #expect(layers.allSatisfy { $0.steps == 3 && $0.isLively == ($0.step != nil) })
        #expect(layers.contains { $0.step == nil })
    }

    @Test("A symbol grows about its middle, with its strokes, and turns")
    func geometry() throws {
        let mark = try #require(Symbol("plus")?.marks().first)
        let grown = try #require([mark].moved { _ in SymbolPose(scale: 2) }.first)
        #expect(grown.strokeWidth(1.7) == 2 * mark.strokeWidth(1.7))
        #expect(grown.path.bounds.map(\.width) == mark.path.bounds.map { $0.width * 2 })
        let arrow = try #require(Symbol("chevron.right")).marks()
        let (before, after) = (
            try #require(arrow.bounds(0)), try #require(arrow.moved { _ in SymbolPose(angle: 90) }.bounds(0))
        )
        #expect(abs(before.width - after.height) < 0.01 && abs(before.height - after.width) < 0.01)
    }
}
