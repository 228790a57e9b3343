/// A text field that grows with its lines, within limits.
@MainActor
package struct MultilineTextFieldContent: WidgetContent {
    /// The properties that the field shares with a single-line field.
    package var field: TextFieldContent
    /// The minimum number of lines to make room for.
    package var leastLines: Int
    /// The maximum number of visible lines, beyond which the text scrolls; nil if the field always grows.
    package var mostLines: Int?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        field.accessibility(around: inside)
    }
}

extension MultilineTextFieldContent {
    /// Returns the number of visible lines for a text.
    /// - Parameter count: The number of the text's lines, as they are broken.
    package func shownLines(of count: Int) -> Int {
        min(max(count, leastLines), mostLines ?? Int.max)
    }
}
