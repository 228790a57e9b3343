import Foundation
import SwiftUICore

/// Views that a Mac laid out, and where it placed them, in a window of 400 by 600 points.
package struct LayoutScenario: Sendable {
    package let name: String
    /// The views in words.
    package let words: String
    package let otherwise: String
    /// The size of the view that hosts them: the least whole points that they take.
    package let root: CGSize
    /// The rectangles of the texts in that view, and those of colours, in order. They are on half points, the Mac's pixels.
    package let texts, layers: [CGRect]

    /// The recorded scenarios.
    package static let all: [LayoutScenario] = {
        let frames = Dictionary(grouping: RecordedTable("layouts").rows) { $0["scenario"] ?? "" }
        return RecordedTable("layout-scenarios").rows.map { row in
            let name = row["scenario"] ?? ""
            func rectangles(_ kind: String) -> [CGRect] {
                (frames[name] ?? []).filter { $0["kind"] == kind }.map { row in
                    let number = { (column: String) in row[column].flatMap(Double.init) ?? .nan }
                    return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
                }
            }
            return LayoutScenario(
                name: name,
                words: row["views"] ?? "",
                otherwise: row["otherwise"] ?? "",
                root: rectangles("root").first?.size ?? .zero,
                texts: rectangles("text"),
                layers: rectangles("layer")
            )
        }
    }()
}

/// A text that takes the size that it had on a Mac, whose fonts are others.
struct RecordedText: View {
    let index: Int
    let size: CGSize

    var body: some View {
        SizeOfMac(size: size) { Text("\(index)") }
    }

    private struct SizeOfMac: Layout {
        let size: CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(size)) }
        }
    }
}
