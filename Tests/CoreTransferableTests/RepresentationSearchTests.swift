import LogCapture
import Testing

@testable import CoreTransferable

@Suite("A representation that no program answers for")
struct RepresentationSearchTests {
    private func provider(_ answers: [UTType: Result<String, any Error>]) -> NSItemProvider {
        let provider = NSItemProvider()
        for type in [UTType.rtf, .html, .utf8PlainText] {
            guard let answer = answers[type] else { continue }
            provider.registerData(for: type) { _ in
                if case .failure(let error) = answer, RepresentationSearch.current == nil {
                    return Data("late, in spite of \(error.localizedDescription)".utf8)
                }
                return Data(try answer.get().utf8)
            }
        }
        return provider
    }

    private func unanswered(_ name: String) -> Result<String, any Error> {
        .failure(RepresentationSearch.Unanswered(name))
    }

    @Test("is left for the next, and the log says so")
    func next() async throws {
        let log = LogCapture.shared
        let item = provider([.rtf: unanswered("text/x-left"), .utf8PlainText: .success("text")])
        #expect(String(try await item.loadTransferable(type: AttributedString.self).characters) == "text")
        let said = log.messages(containing: "text/x-left")
        #expect(said.count == 1)
        #expect(said.first?.contains("public.rtf") == true)
        #expect(try await item.loadDataRepresentation(for: .text) == Data("text".utf8))
    }

    @Test("is returned to where there is no other")
    func returned() async throws {
        let item = provider([.utf8PlainText: unanswered("text/x-late"), .html: unanswered("text/x-html")])
        #expect(try await item.loadTransferable(type: String.self).hasPrefix("late"))
        #expect(try await item.loadDataRepresentation(for: .text).starts(with: Data("late".utf8)))
    }
}
