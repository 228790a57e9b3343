import Foundation
import SwiftUICore

/// A place in memory that shows a part of its content.
final class MemoryScroll: MemoryContentWidget<ScrollContent> {
    override var kind: TestView.Kind { .scrollView }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }

    override func layOutContent() {
        content.content.layOut(in: CGRect(origin: .zero, size: frame.size), alignment: .top)
        super.layOutContent()
    }
}

extension TestView.Kind {
    /// Content that may be larger than its place.
    public static let scrollView = Self("scrollView")
}
