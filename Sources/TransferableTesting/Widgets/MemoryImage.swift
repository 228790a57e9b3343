import Foundation
import SwiftUICore

/// A picture or a symbol in memory.
final class MemoryImage: MemoryContentWidget<ImageContent> {
    override var kind: TestView.Kind { .image }

    override func contentDidChange(from before: ImageContent) -> Bool {
        if content != before { host?.changes += 1 }
        return !content.isSame(exceptForMotionAs: before)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.isResizable ? proposal.replacingUnspecifiedDimensions() : CGSize(width: 16, height: 16)
    }
}

extension TestView.Kind {
    /// An image or a symbol.
    public static let image = Self("image")
}

extension TestView {
    /// The source of an image; nil for other views.
    package var imageSource: Image.Source? { (widget as? MemoryImage)?.content.source }

    /// The sources of the images among the words of a text, in order.
    package var inlineImageSources: [Image.Source] { widget.text?.images.map(\.image.source) ?? [] }
}
