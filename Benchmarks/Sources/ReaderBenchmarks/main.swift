// Prints lines of name, tab, time in nanoseconds for a size, for twice and for four times that.
import CoreTransferable
import Measuring

/// The least time of reading a document, in nanoseconds, over some rounds. An error ends a reading as well.
func time(reading data: Data, with reader: Document.Reader) async -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
        let start = nanoseconds()
        switch reader {
        case .url: consume(try? await URL(importing: data, contentType: .url))
        case .attributedString(let contentType):
            consume(try? await AttributedString(importing: data, contentType: contentType))
        case .markdown:
            let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
            consume(try? AttributedString(markdown: data, options: options))
        }
        best = min(best, nanoseconds() - start)
    }
    return best
}

let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200_000
for document in Document.all {
    var times: [Double] = []
    for factor in [1, 2, 4] {
        times.append(await time(reading: document.make(size * factor), with: document.reader))
    }
    print(([document.name] + times.map { "\($0)" }).joined(separator: "\t"))
}
