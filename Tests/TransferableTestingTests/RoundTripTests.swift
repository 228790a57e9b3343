import CoreTransferable
import Testing
import TransferableTesting

@Suite("Round trips")
struct RoundTripTests {
    private let todo = Todo(title: "Milk", text: "Two litres")

    @Test("through representations that carry everything succeed")
    func success() async throws {
        let report = try await Todo(title: "Milk").verifyRoundTrip()
        #expect(report.isSuccess && report.failures.isEmpty)
        #expect(report.representations.map(\.outcome) == [.restored, .restored])
        #expect(report.representations.map(\.contentType) == [.todo, .utf8PlainText])
        try await URL(string: "https://example.org/a?b=c")!.verifyRoundTrip()
        try await AttributedString("text").verifyRoundTrip()
    }

    @Test("that lose a property fail, and name the property, unless the type is said to lose something")
    func loss() async throws {
        let error = await #expect(throws: RoundTripError.self) { try await todo.verifyRoundTrip() }
        let report = try #require(error?.report)
        #expect(report.failures.map(\.contentType) == [.utf8PlainText])
        #expect(report[.todo]?.outcome == .restored)
        #expect(report[.utf8PlainText]?.outcome == .different(difference: #"text: "Two litres" became """#))
        let text = "\(try #require(error))"
        #expect(text.contains("Todo through its representations:"))
        #expect(
            text.contains(
                #"✗ ProxyRepresentation of String(public.utf8-plain-text): came back different: text: "Two litres" became """#
            )
        )
        #expect(error?.localizedDescription == text)
        let accepted = try await todo.verifyRoundTrip(lossy: [.utf8PlainText])
        #expect(accepted[.utf8PlainText]?.outcome == .simplified(difference: #"text: "Two litres" became """#))
    }

    @Test("report each representation, be it wrong, only exported or only imported")
    func everyOutcome() async {
        let report = await Faulty().roundTrip()
        #expect(
            report.representations.map(\.outcome) == [
                .different(difference: "size.width: 3 became 4"),
                .exportFailed(reason: "no paint"),
                .importFailed(reason: "Faulty could not be imported.\n  DataRepresentation(public.jpeg): no eyes"),
                .exportFailed(reason: "/nonexistent/film.mov: No such file or directory"),
                .exportedOnly,
                .notExported,
            ]
        )
        #expect(report.failures.map(\.contentType) == [.json, .png, .jpeg, .movie])
        #expect(report.importedOnly == [.pdf])
        #expect(!report.isSuccess)
        #expect(report.description.contains("– DataRepresentation(public.xml): is only exported"))
        #expect(report.description.contains("– only imported: com.adobe.pdf"))
        #expect(await Faulty(isHidden: false).roundTrip()[.yaml]?.outcome == .exportedOnly)
    }

    @Test("of a value that nothing brings back do not pass")
    func nothingCompared() async throws {
        struct Mute: Equatable, Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .png) { (_: Mute) in Data() }
            }
        }
        let error = await #expect(throws: RoundTripError.self) { try await Mute().verifyRoundTrip() }
        #expect(error?.report.failures.isEmpty == true)
        #expect(error?.description.contains("no representation came back, so nothing was compared") == true)
    }

    @Test("of values that are not Equatable are compared by a closure, which may say what differs")
    func closure() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("contents".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let owner = Owner(file)
        try await owner.verifyRoundTrip { original, copy in
            defer { try? FileManager.default.removeItem(at: copy.file) }
            let contents = (try Data(contentsOf: original.file), try Data(contentsOf: copy.file))
            return original.file != copy.file && contents.0 == contents.1
        }
        let different = await owner.roundTrip { _, copy in
            try? FileManager.default.removeItem(at: copy.file)
            return false
        }
        guard case .different(let difference) = different[.plainText]?.outcome else {
            Issue.record("\(different)")
            return
        }
        #expect(difference.contains("file: ") && difference.contains("copy-"))
        let thrown = await owner.roundTrip { _, copy in
            try? FileManager.default.removeItem(at: copy.file)
            throw Faulty.Fault(errorDescription: "other page count")
        }
        #expect(thrown[.plainText]?.outcome == .comparisonFailed(reason: "other page count"))
    }

    @Test("name the properties that differ within properties, elements and optionals, and not all of very many")
    func differences() async {
        struct Altered: Equatable, Transferable {
            struct Inner: Equatable {
                var count = 1
                var name: String? = "x"
            }
            var names = ["a", "b"]
            var inner: Inner? = Inner()
            var numbers = Array(0..<10)

            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(contentType: .json) { (_: Altered) in
                    Data()
                } importing: { _ in
                    Altered(names: ["a", "c"], inner: Inner(count: 2, name: nil), numbers: Array(10..<20))
                }
            }
        }
        let outcome = await Altered().roundTrip()[.json]?.outcome
        let difference =
            #"names[1]: "b" became "c", inner.count: 1 became 2, inner.name: Optional("x") became nil, "#
            + "numbers[0]: 0 became 10, and more"
        #expect(outcome == .different(difference: difference))
    }
}
