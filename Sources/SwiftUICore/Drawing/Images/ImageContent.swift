/// A picture.
package struct ImageContent: WidgetContent, Equatable {
    package var source: Image.Source
    package var isResizable: Bool
    package var font: Font
    package var foreground: Paint
    /// The second and the third foreground style, for the layers of a symbol.
    package var foregroundLevels: [Paint] = []
    /// The spoken text of the picture.
    package var label: String?
    /// A Boolean value that indicates whether the picture is hidden from assistive technologies.
    package var isDecorative = false
    /// The look of the picture.
    package var look = ImageLook()

    /// Returns whether other content differs in the motions of a symbol at most, which change no size.
    package func isSame(exceptForMotionAs other: ImageContent) -> Bool {
        var content = self
        content.look.motions = other.look.motions
        return content == other
    }
}

extension ImageContent {
    @MainActor
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        isDecorative || look.isRedacted ? [] : [AccessibilityElement(.image, label: label)]
    }
}
