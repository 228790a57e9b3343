/// A field of text that is as high as its lines, within bounds.
@MainActor
package struct MultilineTextFieldContent: WidgetContent {
    /// The properties that it shares with a field of one line.
    package var field: TextFieldContent
    /// The number of lines for which there is room in any case.
    package var leastLines: Int
    /// The number of lines from which on the text scrolls; nil if the field grows with all of them.
    package var mostLines: Int?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        field.accessibility(around: inside)
    }
}

extension MultilineTextFieldContent {
    /// Returns the number of lines that are shown of a text.
    /// - Parameter count: The number of the text's lines, as they are broken.
    package func shownLines(of count: Int) -> Int {
        min(max(count, leastLines), mostLines ?? Int.max)
    }
}
