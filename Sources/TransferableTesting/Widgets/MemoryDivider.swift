import Foundation
import SwiftUICore

/// A thin line in memory.
final class MemoryDivider: MemoryContentWidget<DividerContent> {
    override var kind: TestView.Kind { .divider }

    override func contentDidChange(from before: DividerContent) -> Bool { content.axis != before.axis }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let filled = proposal.replacingUnspecifiedDimensions()
        return content.axis == .horizontal
            ? CGSize(width: filled.width, height: 1) : CGSize(width: 1, height: filled.height)
    }
}

extension TestView.Kind {
    /// A thin line.
    public static let divider = Self("divider")
}
