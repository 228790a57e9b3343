import Foundation
import SwiftUICore

/// A film or a sound in memory, which nothing plays.
final class MemoryMediaPlayer: MemoryContentWidget<MediaPlayerContent> {
    override var kind: TestView.Kind { .mediaPlayer }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return content.isSound ? CGSize(width: size.width, height: 40) : size
    }
}

extension TestView.Kind {
    /// A film or a sound with the controls that play it.
    public static let mediaPlayer = Self("mediaPlayer")
}
