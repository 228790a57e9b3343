import Foundation
import SwiftUICore

/// A scroll view in memory.
package final class MemoryScroll: MemoryContentWidget<ScrollContent>, ScrollingWidget {
    /// The distance of the visible part from the leading and top edges of the content.
    package private(set) var offset = CGPoint.zero

    override var kind: TestView.Kind { .scrollView }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }

    private var contentSize: CGSize {
        let axes = content.axes
        return content.content.size(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : frame.width,
                height: axes.contains(.vertical) ? nil : frame.height
            )
        )
    }

    override func layOutContent() {
        let size = contentSize
        let bounds = CGRect(x: 0, y: 0, width: max(frame.width, size.width), height: max(frame.height, size.height))
        content.content.layOut(in: bounds, alignment: .top)
        // The content may be shorter than its estimate.
        scroll(to: offset)
        let fromLeft = content.direction == .rightToLeft ? bounds.width - frame.width - offset.x : offset.x
        layOutChildren(at: CGPoint(x: windowFrame.minX - fromLeft, y: windowFrame.minY - offset.y))
    }

    /// A Boolean value that indicates whether the user can scroll.
    var canScroll: Bool { content.isEnabled }

    /// Scrolls on behalf of the user, at most to the end.
    package func scroll(to offset: CGPoint) {
        let axes = content.axes
        self.offset = CGPoint(
            x: axes.contains(.horizontal) ? max(0, min(offset.x, contentSize.width - frame.width)) : 0,
            y: axes.contains(.vertical) ? max(0, min(offset.y, contentSize.height - frame.height)) : 0
        )
        content.observer?.didScroll(to: self.offset)
    }

    package func scroll(to offset: CGPoint, in size: CGSize) {
        self.offset = offset
    }
}

extension TestView.Kind {
    /// Content that may be larger than the visible area.
    public static let scrollView = Self("scrollView")
}
