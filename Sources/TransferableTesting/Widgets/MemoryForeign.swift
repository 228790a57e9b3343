import Foundation
import SwiftUICore

/// The place of a widget of a toolkit's, which is not there in memory.
final class MemoryForeign: MemoryContentWidget<ForeignContent> {
    override var kind: TestView.Kind { .foreign }
    override var isEnabled: Bool { content.environment.isEnabled }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
}

extension TestView.Kind {
    /// A widget of a toolkit that a program itself creates. It is represented by an area of the proposed size, without the widget.
    public static let foreign = Self("foreign")
}
