import CoreTransferable
import Testing
import TransferableTesting

@Suite("Mistakes of a type")
struct TransferMistakeTests {
    struct TextFirst: Codable, Transferable {
        var name = ""
        var isShort = false
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.name)
                .exportingCondition(\.isShort)
            CodableRepresentation(contentType: .json)
        }
    }

    @Test("are listed with what happens and what to do, in the words of the log")
    func list() throws {
        let mistakes = TextFirst.transferMistakes()
        #expect(mistakes.map(\.kind) == [.textFirst])
        let mistake = try #require(mistakes.first)
        #expect(
            mistake.problem.hasPrefix("TextFirst: ProxyRepresentation of String(public.utf8-plain-text) stands before")
        )
        #expect(mistake.remedy == "Move the plain text to the end of transferRepresentation.")
        #expect(mistake.description == "\(mistake.problem) \(mistake.remedy)")
        #expect(Todo.transferMistakes().isEmpty)
    }

    @Test("are those of the representations that a value has")
    func value() {
        #expect(TextFirst(isShort: true).transferMistakes().map(\.kind) == [.textFirst])
        #expect(TextFirst(isShort: false).transferMistakes().isEmpty)
    }
}
