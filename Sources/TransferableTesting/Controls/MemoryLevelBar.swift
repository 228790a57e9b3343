import Foundation
import SwiftUICore

/// A value within a range, in memory.
final class MemoryLevelBar: MemoryContentWidget<LevelBarContent> {
    override var kind: TestView.Kind { .levelBar }
    override var number: Double? { content.fraction }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 10)
    }
}

extension TestView.Kind {
    /// A bar that shows a value within a range.
    public static let levelBar = Self("levelBar")
}

extension TestAccessibilityElement.Role {
    /// A view that shows a value within a range.
    public static let level = Self(role: .level)
}
