import Foundation
import SwiftUICore

/// A bar in memory that is filled in part.
final class MemoryProgressBar: MemoryContentWidget<ProgressBarContent> {
    override var kind: TestView.Kind { .progressBar }
    override var number: Double? { content.fraction }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 6)
    }
}

/// A circle in memory that turns.
final class MemorySpinner: MemoryContentWidget<SpinnerContent> {
    override var kind: TestView.Kind { .spinner }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: content.controlSize.spinnerSide, height: content.controlSize.spinnerSide)
    }
}

extension TestView.Kind {
    /// A bar that shows the progress of a task. ``TestView/value`` is between 0 and 1, or nil if the progress is unknown.
    public static let progressBar = Self("progressBar")
    /// A spinner for a task whose progress is unknown.
    public static let spinner = Self("spinner")
}

extension TestAccessibilityElement.Role {
    /// A task in progress.
    public static let progress = Self(role: .progress)
}
