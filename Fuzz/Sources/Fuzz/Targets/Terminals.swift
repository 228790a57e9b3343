import Foundation

@testable import SystemPasteboard

extension FuzzTarget {
    /// What a terminal answers.
    static let terminals: [FuzzTarget] = [
        FuzzTarget(name: "terminal-answer") { data in
            let limit = 1 << 10
            var (parser, slow) = (TerminalAnswerParser(limit: limit), TerminalAnswerParser(limit: limit))
            guard let answers = try? parser.answers(in: data) else { return }
            require((try? data.flatMap { try slow.answers(in: [$0]) }) == answers, "parts are read in another way")
            for answer in answers {
                switch answer {
                case .attributes: break
                case .version(let name): require(name.utf8.count <= 1 << 10, "a name of \(name.utf8.count) bytes")
                case .text(let text):
                    require(text.count <= 2 * limit, "\(text.count) bytes")
                    var again = TerminalAnswerParser(limit: text.count)
                    let sent = TerminalSequence.put(text, on: .clipboard)
                    require((try? again.answers(in: sent)) == [answer], "the text does not come back")
                case .typed(let answer):
                    require(answer.payload.count <= 2 * limit, "\(answer.payload.count) bytes")
                    for type in answer.listedTypes {
                        require(type.utf8.allSatisfy { (0x21...0x7E).contains($0) } && type.contains("/"), type)
                    }
                }
            }
        }
    ]
}
