import Foundation
import SwiftUICore

/// A control in memory around a label, with room for a border.
class MemoryLabeledWidget<Content: WidgetContent>: MemoryContentWidget<Content> {
    /// The layout of the label.
    var label: LayoutElement { fatalError("\(Self.self) has no label") }

    /// The room of the border on each side.
    private final var border: CGSize { CGSize(width: 8, height: 4) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = label.size(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - 2 * border.width) },
                height: proposal.height.map { max(0, $0 - 2 * border.height) }
            )
        )
        return CGSize(width: size.width + 2 * border.width, height: size.height + 2 * border.height)
    }

    override package func baselines(in size: CGSize) -> TextBaselines? {
        let inner = FixedFont.baselines(height: size.height - 2 * border.height)
        return TextBaselines(first: inner.first + border.height, last: inner.last + border.height)
    }

    override func layOutContent() {
        let inner = CGSize(width: frame.width - 2 * border.width, height: frame.height - 2 * border.height)
        label.layOut(in: CGRect(origin: .zero, size: inner))
        layOutChildren(at: CGPoint(x: windowFrame.minX + border.width, y: windowFrame.minY + border.height))
    }
}
