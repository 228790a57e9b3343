import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Windows in memory")
struct TestWindowTests {
    struct Note: Codable, Equatable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.test-note"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    struct Board: View {
        @State private var notes = [Note(title: "Milk"), Note(title: "Bread")]
        @State private var archived: [String] = []
        @State private var isTargeted = false
        @State private var name = ""
        @State private var selection: Set<String> = []

        var body: some View {
            List(notes, id: \.title, selection: $selection) { note in
                Text(note.title).draggable(note)
            }
            Text("selected \(selection.sorted().joined(separator: " "))")
            Text(isTargeted ? "over" : "away")
                .dropDestination(for: Note.self) { dropped, location in
                    archived += dropped.map { "\($0.title) at \(Int(location.x))" }
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .accessibilityIdentifier("archive")
            Text("archived \(archived.joined(separator: ", "))")
            TextField("Name", text: $name)
            Text("named \(name)")
            Button("Clear") { archived = [] }.disabled(archived.isEmpty)
            Text("texts").copyable(notes.map(\.title)).accessibilityIdentifier("texts")
            PasteButton(payloadType: String.self) { name = $0[0] }
        }
    }

    @Test("A text that several views show is found in each of them, and is none to look for by itself")
    func textsOfSeveralViews() throws {
        let window = TestWindow {
            VStack {
                Text("Milk")
                Button("Delete") {}
                Text("Bread")
                Button("Delete") {}
            }
        }
        #expect(try window.view(text: "Milk").kind == .text)
        let found = window.views(text: "Delete")
        #expect(found.count == 2 && found[0].frame.minY < found[1].frame.minY)
        let error = #expect(throws: TestWindowError.self) { try window.view(text: "Delete") }
        #expect(error.map { "\($0)".contains("2 views show the text “Delete”") } == true)
        #expect(window.views(text: "Butter").isEmpty)
    }

    @Test("A view is dragged to another, which is targeted meanwhile")
    func dragging() async throws {
        let window = TestWindow { Board() }
        let drag = try window.drag(from: window.view(text: "Milk"))
        #expect(drag.enter(try window.view(identifier: "archive"), of: window))
        #expect(window.texts.contains("over"))
        drag.leave(window)
        #expect(window.texts.contains("away"))
        #expect(await drag.drop(on: try window.view(identifier: "archive"), of: window, at: CGPoint(x: 7, y: 1)))
        #expect(window.texts.contains("archived Milk at 7"))
        #expect(drag.offeredNames.contains("text/plain;charset=utf-8"))
        #expect(try await drag.data(for: "text/plain;charset=utf-8") == Data("Milk".utf8))
        #expect(await drag.drop(on: try window.view(text: "named "), of: window) == false)
    }

    @Test("Values of another program arrive by their representations, and what does not fit is refused")
    func otherPrograms() async throws {
        let window = TestWindow { Board() }
        let archive = try window.view(identifier: "archive")
        #expect(await window.drag([Note(title: "Salt")]).drop(on: archive, of: window))
        #expect(window.texts.contains { $0.hasPrefix("archived Salt") })
        #expect(await window.drag(["no note"]).drop(on: archive, of: window) == false)
    }

    @Test("Buttons, text fields and lists are used, and say why they cannot be")
    func controls() async throws {
        let window = TestWindow { Board() }
        #expect(throws: TestWindowError.self) { try window.press("Clear") }
        #expect(throws: TestWindowError.self) { try window.press("Missing") }
        #expect(throws: TestWindowError.self) { try window.view(text: "missing") }
        _ = await window.drag([Note(title: "a")]).drop(on: try window.view(identifier: "archive"), of: window)
        try window.press("Clear")
        #expect(window.texts.contains("archived "))
        try window.type("Ada", into: window.views(.textField)[0])
        #expect(window.texts.contains("named Ada"))
        let list = window.views(.list)[0]
        #expect(list.rowCount == 2)
        try window.select(["Milk", "Bread"], in: list)
        #expect(window.texts.contains("selected Bread Milk"))
        #expect(throws: TestWindowError.self) { try window.select(["Salt"], in: list) }
        try window.select(["Bread"], in: list)
        #expect(window.views(.list)[0].selection == ["Bread"])
    }

    @Test("What is copied is what the view gives, and a paste button takes what it can read")
    func clipboard() async throws {
        let window = TestWindow { Board() }
        let copied = try window.copy(window.view(identifier: "texts"))
        #expect(copied.count == 2)
        let button = try #require(window.views(.button).first { $0.text.contains("Paste") })
        try await window.paste(copied, into: button, from: .anotherApp)
        #expect(window.texts.contains("named Milk"))
        await #expect(throws: TestWindowError.self) {
            try await window.paste([NSItemProvider()], into: button)
        }
    }

    @Test("The windows of an app are opened by their scenes")
    func apps() throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup("First") { Text("one") }
                WindowGroup("Second") { Text("two") }
            }
        }
        let windows = TestWindow.windows(of: Program.self)
        #expect(windows.map(\.title) == ["First", "Second"])
        #expect(windows[1].texts == ["two"])
        #expect(try windows[0].view(text: "one").frame.width == 30)
        for window in windows { window.close() }
    }

    @Test("Views are inside each other thousands of times, on a main thread with the usual stack")
    func nesting() async throws {
        let program = try BuiltProduct.path(of: "NestingProgram")
        let run = try await run("/bin/sh", ["-c", "ulimit -S -s 8192 && exec \"$0\" 3000", program])
        #expect(run.standardOutput.lines == ["Change before", "Change after", "closed"])
    }
}
