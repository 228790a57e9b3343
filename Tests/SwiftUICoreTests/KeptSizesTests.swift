import Foundation
import Testing

@testable import SwiftUICore

struct KeptSizesTests {
    @Test(arguments: [1, 6, 7, 40])
    func findsEachSizeByItsProposalUntilAllAreForgotten(count: Int) {
        var sizes = KeptSizes()
        func proposal(_ number: Int) -> ProposedViewSize {
            ProposedViewSize(width: number == 0 ? nil : CGFloat(number), height: 5)
        }
        for number in 0..<count { sizes.keep(CGSize(width: number, height: 1), for: proposal(number)) }
        for number in 0..<count { #expect(sizes.size(for: proposal(number)) == CGSize(width: number, height: 1)) }
        #expect(sizes.size(for: proposal(count)) == nil)
        sizes.removeAll()
        for number in 0..<count { #expect(sizes.size(for: proposal(number)) == nil) }
        sizes.keep(.zero, for: proposal(0))
        #expect(sizes.size(for: proposal(0)) == .zero)
    }
}
