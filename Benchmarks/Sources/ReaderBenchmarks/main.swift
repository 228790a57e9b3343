// Prints lines of name, tab, time in nanoseconds for a size, for twice and for four times that.
import CoreTransferable
import Measuring

/// The least time of reading a document, in nanoseconds, over some rounds. An error ends a reading as well.
func time(reading data: Data, as contentType: UTType) async -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
        let start = nanoseconds()
        if contentType == .url {
            consume(try? await URL(importing: data, contentType: .url))
        } else {
            consume(try? await AttributedString(importing: data, contentType: contentType))
        }
        best = min(best, nanoseconds() - start)
    }
    return best
}

let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200_000
for document in Document.all {
    var times: [Double] = []
    for factor in [1, 2, 4] {
        times.append(await time(reading: document.make(size * factor), as: document.contentType))
    }
    print(([document.name] + times.map { "\($0)" }).joined(separator: "\t"))
}
