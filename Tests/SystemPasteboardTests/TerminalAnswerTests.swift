import Foundation
import Testing
import TransferKit

@testable import SystemPasteboard

@Suite("Answers of a terminal")
struct TerminalAnswerTests {
    private func answers(_ text: String, limit: Int = 1000) throws -> [TerminalAnswer] {
        var parser = TerminalAnswerParser(limit: limit)
        let whole = try parser.answers(in: text.utf8)
        // They arrive in parts of any size.
        var again = TerminalAnswerParser(limit: limit)
        #expect(try text.utf8.flatMap { try again.answers(in: [$0]) } == whole)
        return whole
    }

    @Test("are found among what a person types, with both ends that a command may have")
    func found() throws {
        #expect(
            try answers(
                "ls\u{1B}[A\u{1B}]52;c;SGk=\u{7}x\u{1B}]52;;SGk=\u{1B}\\\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?64;1c"
            )
                == [.text(Data("Hi".utf8)), .text(Data("Hi".utf8)), .version("XTerm(379)"), .attributes]
        )
        #expect(try answers("\u{1B}]52;c;\u{7}") == [.text(Data())])
    }

    @Test("of kitty's protocol have a type, a status and a payload")
    func typed() throws {
        #expect(
            try answers("\u{1B}]5522;type=read:status=DATA:mime=Lg==:id=1;aW1hZ2UvcG5nIGEvYiBhYiAA\u{1B}\\")
                == [
                    .typed(
                        .init(request: "read", status: "DATA", mimeType: ".", payload: Data("image/png a/b ab \0".utf8))
                    )
                ]
        )
        let list = TerminalAnswer.TypedAnswer(
            request: "read",
            status: "DATA",
            payload: Data("image/png a/b ab a/\u{1B} a/b \("a/" + String(repeating: "b", count: 300))".utf8)
        )
        #expect(list.listedTypes == ["image/png", "a/b"])
    }

    @Test(
        "are none where they are broken off, not Base64, without an end or of another kind",
        arguments: [
            "\u{1B}]52;c;!\u{7}", "\u{1B}]52;SGk=\u{7}", "\u{1B}]52;c;SGk=", "\u{1B}]52;c;SG\u{18}k=\u{7}", "\u{1B}[c",
            "\u{1B}[?64;1R", "\u{1B}]5522;status=OK\u{7}", "\u{1B}P1$r\u{1B}\\", "\u{1B}]0;title\u{7}",
            "\u{1B}]52;c;SGk=\u{1B}x",
        ]
    )
    func none(text: String) throws {
        #expect(try answers(text) == [])
        // What follows is understood.
        #expect(try answers("\(text)\u{18}\u{1B}[?6c") == [.attributes])
    }

    @Test("that are larger than allowed are an error")
    func size() throws {
        let text = "\u{1B}]52;c;" + String(repeating: "AAAA", count: 2000)
        #expect(throws: TransferWireError.tooLarge(limit: 1000)) { try answers(text) }
        #expect(try answers(text + "\u{7}", limit: 6000) == [.text(Data(count: 6000))])
    }
}

@Suite("What a terminal is told")
struct TerminalSequenceTests {
    @Test("of text is Base64 in one command, and of types packets of 4096 bytes")
    func sequences() {
        #expect(TerminalSequence.put(Data("Hi".utf8), on: .clipboard) == Array("\u{1B}]52;c;SGk=\u{7}".utf8))
        #expect(TerminalSequence.askText(of: .primary) == Array("\u{1B}]52;p;?\u{7}".utf8))
        #expect(
            TerminalSequence.put([("a/b", Data("Hi".utf8)), ("a/c", Data())], on: .primary)
                == Array(
                    ("\u{1B}]5522;type=write:loc=primary\u{1B}\\\u{1B}]5522;type=wdata:mime=YS9i;SGk=\u{1B}\\"
                        + "\u{1B}]5522;type=wdata:mime=YS9j;\u{1B}\\\u{1B}]5522;type=wdata\u{1B}\\").utf8
                )
        )
    }
}
