import Foundation

/// An image.
package struct ImageContent: WidgetContent, Equatable {
    package var source: Image.Source
    package var isResizable: Bool
    package var font: Font
    package var foreground: Paint
    /// The second and third foreground styles, for the layers of a symbol.
    package var foregroundLevels: [Paint] = []
    /// The text that screen readers speak for the image.
    package var label: String?
    /// A Boolean value that indicates whether the image is hidden from assistive technologies.
    package var isDecorative = false
    /// The appearance of the image.
    package var look = ImageLook()

    /// Returns a Boolean value that indicates whether other content differs at most in the motion of a symbol, which never changes its
    /// size.
    package func isSame(exceptForMotionAs other: ImageContent) -> Bool {
        var content = self
        content.look.motions = other.look.motions
        return content == other
    }
}

extension ImageContent {
    /// The height of most symbols as a part of the font's size.
    package static let symbolSide: CGFloat = 1.2

    /// A Boolean value that indicates whether the image is a symbol in the size of the surrounding text, which is spaced like text.
    package var isSetAsText: Bool {
        if case .symbol = source { !isResizable } else { false }
    }

    @MainActor
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        isDecorative || look.isRedacted ? [] : [AccessibilityElement(.image, label: label)]
    }
}
