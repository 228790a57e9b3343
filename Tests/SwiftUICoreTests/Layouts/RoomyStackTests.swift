import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

/// An element that takes what it is offered, between two lengths. Texts need a second line where they have less than their longest.
private final class BoundedElement: LayoutElement {
    private let bounds: ClosedRange<CGFloat>
    private let isText: Bool
    private(set) var offered: [CGFloat?] = []

    init(_ bounds: ClosedRange<CGFloat>, isText: Bool, graph: ViewGraph) {
        (self.bounds, self.isText) = (bounds, isText)
        super.init(graph: graph)
    }

    override var breaksLines: Bool { isText }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        offered.append(proposal.width)
        let width = min(max(proposal.width ?? bounds.upperBound, bounds.lowerBound), bounds.upperBound)
        return CGSize(width: width, height: width < bounds.upperBound ? 40 : 20)
    }
}

@MainActor
@Suite("Stacks with room for the longest lines of their texts")
struct RoomyStackTests {
    private let graph = ViewGraph(EmptyView(), environment: EnvironmentValues(), host: MemoryHost())

    private struct Kind {
        var bounds: ClosedRange<CGFloat>
        var isText = false
    }

    private func elements(_ kinds: [Kind], knowingTexts: Bool) -> [BoundedElement] {
        kinds.map { BoundedElement($0.bounds, isText: knowingTexts && $0.isText, graph: graph) }
    }

    @Test("Texts, pictures and spacers have the frames that asking for least widths gives, at each width")
    func sameFrames() {
        let kinds = [
            Kind(bounds: 20...20), Kind(bounds: 0...CGFloat.infinity), Kind(bounds: 8...90, isText: true),
            Kind(bounds: 10...10, isText: true), Kind(bounds: 30...150, isText: true), Kind(bounds: 15...60),
            Kind(bounds: 120...120),
        ]
        var random = Generator(state: 7)
        let stack = StackArrangement(axis: .horizontal, spacing: 6)
        for _ in 0..<400 {
            let chosen = (0..<Int.random(in: 2...5, using: &random)).map { _ in kinds.randomElement(using: &random)! }
            for width in stride(from: CGFloat(0), through: 900, by: 45) {
                let proposal = ProposedViewSize(width: width, height: nil)
                let quick = stack.layout(elements(chosen, knowingTexts: true), proposal)
                let thorough = stack.layout(elements(chosen, knowingTexts: false), proposal)
                #expect(quick.size == thorough.size, "\(chosen) in \(width)")
                #expect(quick.children.map(\.frame) == thorough.children.map(\.frame), "\(chosen) in \(width)")
            }
        }
    }

    @Test("A text with room is not asked for its least width, and one without is")
    func leastWidths() {
        let kinds = [Kind(bounds: 20...20), Kind(bounds: 8...90, isText: true), Kind(bounds: 0...CGFloat.infinity)]
        let stack = StackArrangement(axis: .horizontal, spacing: 6)
        let roomy = elements(kinds, knowingTexts: true)
        _ = stack.layout(roomy, ProposedViewSize(width: 400, height: nil))
        #expect(roomy[1].offered.allSatisfy { ($0 ?? .infinity) >= 90 } && !roomy[1].offered.isEmpty)
        let narrow = elements(kinds, knowingTexts: true)
        _ = stack.layout(narrow, ProposedViewSize(width: 100, height: nil))
        #expect(narrow[1].offered.contains(0))
    }
}

/// Numbers that are the same in each run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
