import Foundation
import SwiftUICore

/// A picture that a program draws, in memory.
final class MemoryCanvas: MemoryContentWidget<CanvasContent> {
    override var kind: TestView.Kind { .canvas }

    override func contentDidChange(from before: CanvasContent) -> Bool {
        host?.changes += 1
        return false
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension TestView.Kind {
    /// A drawing made by a program.
    public static let canvas = Self("canvas")
}

extension MemoryWidget {
    package final var canvas: CanvasContent? { content(CanvasContent.self) }
}
