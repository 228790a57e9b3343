import LogCapture
import SwiftUICore
import Testing
import TransferKit
import TransferableTesting

/// A note that these tests move; it counts how often a representation of it was made.
private struct Note: Codable, Equatable, Transferable {
    var text: String

    nonisolated(unsafe) static var encoded = 0

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) { note in
            encoded += 1
            return try JSONEncoder().encode(note)
        } importing: { data in
            try JSONDecoder().decode(Note.self, from: data)
        }
        ProxyRepresentation(exporting: \.text)
    }
}

/// A provider as it arrives from another process.
private func received(_ data: Data, as type: UTType) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
        completion(data, nil)
        return nil
    }
    return provider
}

@MainActor
@Suite("Drag and drop", .serialized)
struct DragAndDropTests {
    /// A drag over a drop target.
    private func hover(at location: CGPoint = .zero) -> DropHover {
        var hover = DropHover(operations: .copy, drag: nil, items: { [] })
        hover.location = location
        return hover
    }

    @Test("The payload is made when a drag begins, and nothing of it is encoded")
    func lazyPayload() async throws {
        let journal = Journal()
        func make() -> Note {
            journal.note("payload")
            return Note(text: "a")
        }
        let window = TestWindow(size: .small) { Text("x").draggable(make()) }
        let encoded = Note.encoded
        #expect(journal.entries.isEmpty)
        let drag = try #require(window.drag)
        let items = try #require(drag.begin()).items
        #expect(journal.take() == ["payload"])
        #expect(items.count == 1)
        #expect(items[0].registeredTypeIdentifiers.first == UTType.json.identifier)
        #expect(Note.encoded == encoded)
        let note = try await items[0].loadTransferable(type: Note.self)
        #expect(note == Note(text: "a"))
        #expect(drag.preview == nil)
    }

    @Test("A drag takes the payload of the view's present value")
    func presentValue() async throws {
        struct Content: View {
            @State private var text = "before"
            var body: some View {
                Button("change") { text = "after" }
                Text(text).draggable(Note(text: text))
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("change")
        let item = try #require(window.drag?.begin()?.items.first)
        #expect(try await item.loadTransferable(type: Note.self).text == "after")
    }

    @Test("A preview is made when a drag shows it, and goes when the drag ends")
    func preview() throws {
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Text("x").draggable("payload") {
                Text("preview")
                    .onAppear { journal.note("appear") }
                    .onDisappear { journal.note("disappear") }
            }
        }
        #expect(window.texts == ["x"])
        let preview = try #require(window.drag?.preview?(window.host))
        window.host.runScheduled()
        #expect(preview.rootElement.size(.unspecified) == CGSize(width: 70, height: 20))
        #expect(journal.take() == ["appear"])
        preview.remove()
        window.host.runScheduled()
        #expect(journal.take() == ["disappear"])
    }

    @Test("A drop loads the values and gives them to the action with the place")
    func drop() async throws {
        struct Content: View {
            let journal: Journal
            @State private var notes: [Note] = []
            var body: some View {
                Text(notes.map(\.text).joined(separator: ","))
                    .dropDestination(for: Note.self) { dropped, location in
                        journal.note("\(location.x) \(location.y)")
                        notes += dropped
                        return true
                    } isTargeted: {
                        journal.note("targeted \($0)")
                    }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        let target = try #require(window.drop)
        #expect(target.contentTypes == [.json])
        target.isTargeted(true)
        let own = NSItemProvider()
        own.register(Note(text: "own"))
        let foreign = try received(JSONEncoder().encode(Note(text: "foreign")), as: .json)
        #expect(await target.perform([own, foreign], hover(at: CGPoint(x: 3, y: 4))))
        window.host.runScheduled()
        #expect(journal.take() == ["targeted true", "3.0 4.0"])
        #expect(window.texts == ["own,foreign"])
    }

    @Test("An action that refuses makes the drop fail")
    func refused() async throws {
        let window = TestWindow(size: .small) { Text("x").dropDestination(for: Note.self) { (_, _: CGPoint) in false } }
        let item = NSItemProvider()
        item.register(Note(text: "a"))
        let target = try #require(window.drop)
        #expect(await target.perform([item], hover()) == false)
    }

    @Test("A payload that cannot be decoded calls nothing, fails, and is named in the log")
    func undecodable() async throws {
        let log = LogCapture.shared
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Text("x").dropDestination(for: Note.self) { _, _ in
                journal.note("action")
                return true
            }
        }
        let target = try #require(window.drop)
        let accepted = await target.perform([received(Data("no JSON".utf8), as: .json)], hover())
        #expect(!accepted)
        #expect(journal.entries.isEmpty)
        #expect(log.messages(containing: "drop: no Note could be read").count == 1)
        // One that can be decoded beside it still arrives.
        let good = try received(JSONEncoder().encode(Note(text: "good")), as: .json)
        #expect(await target.perform([received(Data("no JSON".utf8), as: .json), good], hover()))
        #expect(journal.entries == ["action"])
    }

    @Test("A drop target for a type without an importer is a mistake that is said once")
    func noImporter() {
        struct Outgoing: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Outgoing) in Data() }
            }
        }
        let log = LogCapture.shared
        for _ in 0..<2 {
            _ = TestWindow(size: .small) { Text("x").dropDestination(for: Outgoing.self) { (_, _: CGPoint) in true } }
        }
        #expect(log.messages(containing: "can never receive a Outgoing").count == 1)
    }
}

@MainActor
@Suite("Copy, cut and paste", .serialized)
struct CopyPasteTests {
    @Test("Copy makes the payload when it is asked to")
    func copyable() async throws {
        let journal = Journal()
        func make() -> [Note] {
            journal.note("payload")
            return [Note(text: "a"), Note(text: "b")]
        }
        let window = TestWindow(size: .small) { Text("x").copyable(make()) }
        #expect(journal.entries.isEmpty)
        let items = try #require(window.commands.first?.copy?())
        #expect(journal.entries == ["payload"])
        #expect(items.count == 2)
        #expect(try await items[1].loadTransferable(type: Note.self).text == "b")
        #expect(window.commands.first?.cut == nil && window.commands.first?.paste == nil)
    }

    @Test("Cut removes what it returns")
    func cuttable() throws {
        struct Content: View {
            @State private var notes = [Note(text: "a")]
            var body: some View {
                Text("\(notes.count) left").cuttable(for: Note.self) {
                    defer { notes = [] }
                    return notes
                }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        #expect(window.commands.first?.cut?().count == 1)
        window.host.runScheduled()
        #expect(window.texts == ["0 left"])
    }

    @Test("Paste gives the action what the validator lets through, and nothing when that is nothing")
    func paste() async throws {
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Text("x").pasteDestination(for: Note.self) { notes in
                journal.note(notes.map(\.text).joined(separator: ","))
            } validator: { notes in
                notes.filter { $0.text != "bad" }
            }
        }
        let paste = try #require(window.commands.first?.paste)
        #expect(paste.contentTypes == [.json])
        func item(_ text: String) -> NSItemProvider {
            let provider = NSItemProvider()
            provider.register(Note(text: text))
            return provider
        }
        await paste.perform([item("a"), item("bad"), item("b")])
        #expect(journal.take() == ["a,b"])
        await paste.perform([item("bad")])
        #expect(journal.take().isEmpty)
    }

    @Test("A view can have all three commands")
    func all() {
        let window = TestWindow(size: .small) {
            Text("x")
                .copyable([Note(text: "a")])
                .cuttable(for: Note.self) { [] }
                .pasteDestination(for: Note.self) { _ in }
        }
        #expect(window.commands.count == 3)
        #expect(window.commands[2].copy != nil && window.commands[1].cut != nil && window.commands[0].paste != nil)
    }

    @Test("What one view copies, another pastes, in this process and from another")
    func roundTrip() async throws {
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Text("from").copyable([Note(text: "a")])
            Text("to").pasteDestination(for: Note.self) { notes in journal.note("pasted \(notes.map(\.text))") }
        }
        let items = try #require(window.commands[0].copy?())
        let paste = try #require(window.commands[1].paste)
        for crosses in [false, true] {
            let pasteboard = InMemoryPasteboard(crossesProcesses: crosses)
            let encoded = Note.encoded
            pasteboard.publish(TransferOffer(items))
            #expect(pasteboard.contents().mayHave(anyOf: paste.contentTypes))
            await paste.perform(pasteboard.contents().items())
            #expect(journal.take() == [#"pasted ["a"]"#])
            // A value passes through its representations in its own process, too.
            #expect(Note.encoded > encoded)
        }
    }

    @Test("A paste button is for the types that its payload is read from")
    func pasteButton() async throws {
        struct Content: View {
            @State private var texts: [String] = []
            var body: some View {
                PasteButton(payloadType: String.self) { texts += $0 }
                Text(texts.joined(separator: ","))
            }
        }
        let window = TestWindow(size: .small) { Content() }
        let button = try window.button("Paste")
        let paste = try #require(button.paste)
        #expect(paste.contentTypes == String.importedContentTypes())
        #expect(paste.contentTypes.contains { UTType.utf8PlainText.conforms(to: $0) })
        let pasteboard = InMemoryPasteboard()
        #expect(!pasteboard.contents().mayHave(anyOf: paste.contentTypes))
        pasteboard.publish(TransferOffer([received(Data("fact".utf8), as: .utf8PlainText)]))
        #expect(pasteboard.contents().mayHave(anyOf: paste.contentTypes))
        await paste.perform(pasteboard.contents().items())
        window.host.runScheduled()
        #expect(window.texts.last == "fact")
        pasteboard.publish(TransferOffer([received(Data(), as: .png)]))
        #expect(!pasteboard.contents().mayHave(anyOf: paste.contentTypes))
    }

    @Test("A paste button for content types is given the items that have one")
    func pasteButtonForTypes() async throws {
        let journal = Journal()
        let window = TestWindow(size: .small) {
            PasteButton(supportedContentTypes: [.image]) { items in journal.note("\(items.count)") }
        }
        let paste = try #require(try window.button("Paste").paste)
        await paste.perform([received(Data(), as: .png), received(Data(), as: .json)])
        #expect(journal.take() == ["1"])
        await paste.perform([received(Data(), as: .json)])
        #expect(journal.take().isEmpty)
    }
}

@Suite("Images")
struct ImageTransferTests {
    @Test("A symbol leaves as pixels in each format")
    func symbolLeaves() async throws {
        let symbol = Image(systemName: "star.fill")
        for type in [UTType.png, .jpeg, .tiff] {
            let data = try await symbol.exported(as: type)
            #expect(data == Data("star.fill as \(type.identifier)".utf8))
        }
    }

    @Test("Bytes leave as they are in their own format, and are converted to others")
    func encodedLeaves() async throws {
        let image = Image(data: Data("pixels".utf8), contentType: .png)
        let png = try await image.exported(as: .png)
        let jpeg = try await image.exported(as: .jpeg)
        #expect(png == Data("pixels".utf8))
        #expect(jpeg == Data("pixels as public.jpeg".utf8))
    }

    @Test("Images are exported on any thread, without a window")
    func anyThread() async throws {
        let data = try await Task.detached { try await Image(systemName: "star").exported(as: .png) }.value
        #expect(data == Data("star as public.png".utf8))
    }

    @Test("An image arrives from any picture format; bytes that are no picture do not")
    func arrives() async throws {
        let arrived = try await received(Data("webp".utf8), as: .webP).loadTransferable(type: Image.self)
        guard case .encoded(let image) = arrived.source else {
            Issue.record("the image has no bytes")
            return
        }
        #expect(image.data == Data("webp".utf8))
        await #expect(throws: (any Error).self) {
            try await received(Data(), as: .png).loadTransferable(type: Image.self)
        }
        await #expect(throws: (any Error).self) {
            try await received(Data("text".utf8), as: .utf8PlainText).loadTransferable(type: Image.self)
        }
    }
}

extension Image {
    /// The bytes of a representation, as a receiver in another process gets them.
    fileprivate func exported(as type: UTType) async throws -> Data {
        let provider = NSItemProvider()
        provider.register(self)
        return try await TransferOffer([provider]).data(for: #require(type.preferredMIMEType))
    }
}
