import Foundation
import Testing

@testable import SwiftUICore

struct KeptSizesTests {
    @Test(arguments: [1, 6, 7, 40])
    func findsEachSizeByItsProposalUntilAllAreForgotten(count: Int) {
        var sizes = KeptSizes()
        func size(_ number: Int) -> CGSize? {
            sizes.size(for: ProposedViewSize(width: number == 0 ? nil : CGFloat(number), height: 5), in: 1)
        }
        func keep(_ size: CGSize, _ number: Int) {
            sizes.keep(size, for: ProposedViewSize(width: number == 0 ? nil : CGFloat(number), height: 5))
        }
        #expect(size(0) == nil)
        for number in 0..<count { keep(CGSize(width: number, height: 1), number) }
        for number in 0..<count { #expect(size(number) == CGSize(width: number, height: 1)) }
        #expect(size(count) == nil)
        _ = sizes.invalidate()
        for number in 0..<count { #expect(size(number) == nil) }
        keep(.zero, 0)
        #expect(size(0) == .zero)
    }

    @Test func forgetsTheSizesOfAnotherLayout() {
        var sizes = KeptSizes()
        func size(in generation: Int) -> CGSize? { sizes.size(for: .zero, in: generation) }
        #expect(size(in: 1) == nil)
        sizes.keep(CGSize(width: 3, height: 4), for: .zero)
        #expect(size(in: 1) == CGSize(width: 3, height: 4))
        #expect(size(in: 2) == nil)
        #expect(size(in: 1) == nil)
    }

    @Test func tellsOnceOfAChangeAfterASizeWasAskedFor() {
        var sizes = KeptSizes()
        func invalidate() -> Bool { sizes.invalidate() }
        #expect(!invalidate())
        _ = sizes.size(for: .zero, in: 1)
        #expect(invalidate())
        #expect(!invalidate())
    }
}
