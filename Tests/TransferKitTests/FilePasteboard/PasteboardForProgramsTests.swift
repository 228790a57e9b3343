import CoreTransferable
import Testing
import TransferTestSupport

@testable import FilePasteboard
@testable import TransferKit

@Suite("A pasteboard for programs", .timeLimit(.minutes(20)))
struct PasteboardForProgramsTests {
    private let fixture: EmbeddedFixture

    init() throws { fixture = try EmbeddedFixture() }

    /// Pasteboards that receive what they have as another process would, and as this one.
    private func pasteboards() -> [Pasteboard] {
        [
            Pasteboard(InMemoryPasteboard(crossesProcesses: true)), Pasteboard(InMemoryPasteboard()),
            Pasteboard(fixture.pasteboard(), name: "general"),
        ]
    }

    @Test("writes values of one type or several, and reads those of a type")
    func values() async throws {
        for pasteboard in pasteboards() {
            try await pasteboard.write(Profile(name: "Ada"), "text", Profile(name: "Bob"))
            #expect(try await pasteboard.values(of: Profile.self).map(\.name) == ["Ada", "Bob"])
            #expect(try await pasteboard.values(of: String.self) == ["Ada", "text", "Bob"])
            #expect(try await pasteboard.value(of: Profile.self) == Profile(name: "Ada"))
            #expect(try await pasteboard.values(of: Recipe.self).isEmpty)
            try await pasteboard.write(["one", "two"])
            #expect(try await pasteboard.values(of: String.self) == ["one", "two"])
            #expect(try await pasteboard.items().count == 2)
        }
    }

    @Test("says what is there when what is asked for is not")
    func noValue() async throws {
        for pasteboard in pasteboards() {
            await #expect(throws: PasteboardError.noValue(type: "Recipe", available: [])) {
                try await pasteboard.value(of: Recipe.self)
            }
            try await pasteboard.write("text")
            await #expect(throws: PasteboardError.noValue(type: "Recipe", available: ["public.utf8-plain-text"])) {
                try await pasteboard.value(of: Recipe.self)
            }
        }
    }

    @Test("tells what is there without reading it")
    func detect() async throws {
        let record = Record()
        for pasteboard in [Pasteboard(InMemoryPasteboard()), Pasteboard(InMemoryPasteboard(crossesProcesses: true))] {
            let item = NSItemProvider()
            for type in [UTType.png, .utf8PlainText] {
                item.registerData(for: type) { _ in
                    record.add(type.identifier)
                    return Data()
                }
            }
            try await pasteboard.write(items: [item], marks: .concealed)
            #expect(try await pasteboard.detect([.image, .text, .jpeg, .pdf]) == [.image, .text])
            #expect(try await pasteboard.detect([]).isEmpty)
            #expect(try await pasteboard.contentTypes().contains(.png))
            #expect(try await pasteboard.marks() == .concealed)
            try await pasteboard.clear()
            #expect(try await pasteboard.detect([.data]).isEmpty)
            #expect(try await pasteboard.contentTypes().isEmpty)
            #expect(try await pasteboard.marks() == [])
        }
        #expect(record.all == [])
    }

    @Test("detects as little from a copied file as its names tell")
    func detectFile() async throws {
        let scratch = try Scratch()
        let url = try scratch.file("a.png")
        let incoming = InMemoryPasteboard(crossesProcesses: true)
        incoming.publish(TransferOffer([NSItemProvider(of: url)]))
        #expect(try await Pasteboard(incoming).detect([.fileURL, .image]) == [.fileURL])
    }

    @Test("counts and tells changes")
    func changes() async throws {
        for pasteboard in pasteboards() {
            var changes = try await pasteboard.changes().makeAsyncIterator()
            let count = try await pasteboard.changeCount
            try await pasteboard.write("one")
            #expect(await changes.next() == count + 1)
            try await pasteboard.clear()
            #expect(await changes.next() == count + 2)
            try await pasteboard.storeForOthers()
        }
    }

    @Test("with a name is the same in all objects of the name")
    func named() async throws {
        try await Pasteboard(fixture.pasteboard("a"), name: "a").write("text")
        #expect(try await Pasteboard(fixture.pasteboard("a"), name: "a").value(of: String.self) == "text")
        #expect(try await Pasteboard(fixture.pasteboard("b"), name: "b").items().isEmpty)
        #expect(try await fixture.run("paste", "a") == ["text"])
    }

    @Test("that is unique is shared by its name, and gone after its release or with its object")
    func unique() async throws {
        var pasteboard: Pasteboard? = try Pasteboard.unique(in: fixture.runtime)
        let name = try #require(pasteboard?.name?.rawValue)
        try await pasteboard?.write("text")
        #expect(try await fixture.run("paste", name) == ["text"])
        let other = try Pasteboard.unique(in: fixture.runtime)
        #expect(other.name?.rawValue != name)
        #expect(FileManager.default.fileExists(atPath: fixture.path(of: name)))
        other.release()
        await #expect(throws: PasteboardError.released) { try await other.write("text") }
        #expect(!FileManager.default.fileExists(atPath: fixture.path(of: other.name?.rawValue ?? "")))
        pasteboard = nil
        #expect(!FileManager.default.fileExists(atPath: fixture.path(of: name)))
        #expect(try await fixture.run("paste", name) == ["empty"])
    }

    @Test("that is unique and was left by a killed process is removed by the next")
    func leftover() throws {
        let kept = try Pasteboard.unique(in: fixture.runtime)
        let left = fixture.path(of: "unique-" + String(repeating: "0123456789abcdef", count: 2)).dropLast()
        // Names of programs' own, which only look like it.
        let others = [
            "unique-ruler", "unique-" + String(repeating: "A", count: 32),
            "unique-" + String(repeating: "0", count: 33),
        ]
        .map { String(fixture.path(of: $0).dropLast()) }
        for path in [String(left)] + others { mkdir(path, 0o700) }
        for path in [String(left), fixture.path(of: kept.name?.rawValue ?? "")] + others {
            var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
            utimes(path, &times)
        }
        let next = try Pasteboard.unique(in: fixture.runtime)
        #expect(!FileManager.default.fileExists(atPath: String(left)))
        for path in others { #expect(FileManager.default.fileExists(atPath: path)) }
        #expect(FileManager.default.fileExists(atPath: fixture.path(of: kept.name?.rawValue ?? "")))
        _ = (kept, next)
    }
}
