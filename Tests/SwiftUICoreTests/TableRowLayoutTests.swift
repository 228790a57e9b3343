import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

@MainActor
@Suite("Rows of tables")
struct TableRowLayoutTests {
    /// Asks a view for its size in endless room.
    struct Asking: Layout {
        let answer: (CGSize) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            answer(subviews[0].sizeThatFits(.infinity))
            return CGSize(width: 100, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("A row in endless room has its ideal width, and the height of its cells")
    func endlessRoom() {
        var sizes: [CGSize] = []
        let widths = [TableColumnWidth(minimum: 20, ideal: 60, maximum: .infinity), TableColumnWidth(ideal: 100)]
        _ = TestWindow(size: CGSize(width: 300, height: 100)) {
            Asking(answer: { sizes.append($0) }) {
                TableRowLayout(widths: widths, alignments: [.leading, .trailing]) {
                    Text("first")
                    Text("second")
                }
            }
        }
        #expect(!sizes.isEmpty)
        #expect(sizes.allSatisfy { $0 == CGSize(width: 60 + 100 + TableRowLayout.spacing, height: 20) })
    }
}
