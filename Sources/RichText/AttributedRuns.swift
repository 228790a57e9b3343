import Foundation

extension AttributedString {
    /// Returns the text of a run, which may begin or end within a character: at an accent that looks other than its
    /// letter.
    func words(of run: Runs.Run) -> String {
        String(String.UnicodeScalarView(unicodeScalars[run.range]))
    }
}

/// A value that puts an attributed string together from many runs.
///
/// An attributed string takes its time for each change, the more the longer it is. So a few runs at a time become a short
/// string, and only these are joined: in a third of the time that adding each run would take. A part is made with the look of
/// its first run, and only runs with another look are changed: most texts alternate between two.
struct AttributedRuns {
    private static let runsOfPart = 16

    private var finished = AttributedString()
    private var text = ""
    private var runs: [(length: Int, attributes: AttributeContainer)] = []

    /// Adds a run.
    mutating func append(_ addition: String, _ attributes: AttributeContainer) {
        text += addition
        runs.append((addition.unicodeScalars.count, attributes))
        if runs.count == Self.runsOfPart { finishPart() }
    }

    /// Returns the string so far.
    mutating func result() -> AttributedString {
        finishPart()
        return finished
    }

    private mutating func finishPart() {
        guard let usual = runs.first?.attributes else { return }
        var part = AttributedString(text, attributes: usual)
        var start = part.startIndex
        for run in runs {
            let end = part.index(start, offsetByUnicodeScalars: run.length)
            if run.attributes != usual { part[start..<end].setAttributes(run.attributes) }
            start = end
        }
        finished.append(part)
        text = ""
        runs.removeAll(keepingCapacity: true)
    }
}
