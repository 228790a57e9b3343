import Foundation

/// A value that puts an attributed string together from runs, of which neighbours of one look become one.
///
/// A run takes an attributed string some microseconds and some hundred bytes, however short it is, so there is a limit to
/// their number.
struct RichTextBuilder {
    /// The most runs of different looks; a sheet of a hundred thousand formatted cells has fewer.
    static let mostRuns = 500_000

    private let mostRuns: Int
    private var runs = AttributedRuns()
    private var runCount = 0
    private var text = ""
    private var style = TextStyle()

    init(mostRuns: Int = Self.mostRuns) {
        self.mostRuns = mostRuns
    }

    var isEmpty: Bool { text.isEmpty && runCount == 0 }

    mutating func append(_ addition: some StringProtocol, _ newStyle: TextStyle) {
        guard !addition.isEmpty else { return }
        if newStyle != style {
            flush()
            style = newStyle
        }
        text.append(contentsOf: addition)
    }

    /// Returns the string so far.
    ///
    /// - Throws: ``RichTextError`` where it has too many runs.
    mutating func result() throws(RichTextError) -> AttributedString {
        flush()
        guard runCount <= mostRuns else { throw .tooManyRuns }
        return runs.result()
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        runCount += 1
        if runCount <= mostRuns { runs.append(text, style.attributes) }
        text = ""
    }
}
