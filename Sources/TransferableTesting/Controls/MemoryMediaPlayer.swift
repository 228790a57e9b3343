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
    /// A movie or sound with playback controls.
    public static let mediaPlayer = Self("mediaPlayer")
}
