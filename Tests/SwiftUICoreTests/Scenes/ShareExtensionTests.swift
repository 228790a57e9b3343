import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("A scene for what is shared")
struct ShareExtensionTests {
    struct Program: App {
        @State private var added: [String] = []

        var body: some Scene {
            WindowGroup("Links") { Text("links \(added.joined(separator: " "))") }
            ShareExtensionScene("Add Link") { context in
                AddLink(context: context) { added.append($0) }
            }
        }
    }

    struct AddLink: View {
        let context: NSExtensionContext
        let add: (String) -> Void
        @Environment(\.dismiss) private var dismiss

        private var item: NSExtensionItem? { context.inputItems.first as? NSExtensionItem }

        var body: some View {
            Text(item?.attributedTitle?.string ?? "no title")
            Text(item?.attributedContentText?.string ?? "no text")
            Text((item?.attachments ?? []).map { $0.suggestedName ?? "unnamed" }.joined(separator: ", "))
            Button("Add") {
                add(item?.attributedTitle?.string ?? "")
                context.completeRequest(returningItems: nil)
            }
            Button("Decline") { context.cancelRequest(withError: Full()) }
            Button("Cancel") { context.cancelRequest(withError: CocoaError(.userCancelled)) }
            Button("Close") { dismiss() }
        }
    }

    struct Full: LocalizedError { var errorDescription: String? { "The list is full." } }

    private let page = URL(string: "https://example.org/page")!

    @Test func aWindowOpensWithTheItemsAndClosesAtTheEnd() async throws {
        let app = TestApp(Program.self)
        #expect(app.windows.map(\.title) == ["Links"])
        let share = await app.share([page, "words"], title: "Example", text: "Read this")
        #expect(app.windows.map(\.title) == ["Links", "Add Link"])
        #expect(app.windows[1].texts.contains("Example") && app.windows[1].texts.contains("Read this"))
        #expect(share.outcome == nil)
        try app.windows[1].press("Add")
        #expect(share.outcome == .completed)
        try await waitUntilClosed(app)
        #expect(app.windows[0].texts == ["links Example"])
    }

    @Test func attachmentsAreInTheOrderAndTheFormsOfTheSender() async throws {
        var received: [NSItemProvider] = []
        let app = TestApp(Keeping.self)
        Keeping.keep = { received = $0 }
        defer { Keeping.keep = { _ in } }
        let share = await app.share(["first", Note(text: "second")])
        #expect(received.count == 2)
        #expect(try await received[0].loadTransferable(type: String.self) == "first")
        #expect(received[1].registeredContentTypes == [.json, .utf8PlainText])
        #expect(try await received[1].loadTransferable(type: Note.self) == Note(text: "second"))
        #expect(share.outcome == nil)
    }

    struct Note: Codable, Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text)
        }
    }

    struct Keeping: App {
        @MainActor static var keep: ([NSItemProvider]) -> Void = { _ in }

        var body: some Scene {
            ShareExtensionScene { context in
                Text("shared").onAppear {
                    Self.keep((context.inputItems.first as? NSExtensionItem)?.attachments ?? [])
                }
            }
        }
    }

    @Test(arguments: [
        ("Decline", TestIncomingShare.Outcome.failed("The list is full.")), ("Cancel", .cancelled),
        ("Close", .cancelled),
    ])
    func theSenderHearsOfTheEnd(_ button: String, _ outcome: TestIncomingShare.Outcome) async throws {
        let app = TestApp(Program.self)
        let share = await app.share([page])
        try app.windows[1].press(button)
        try await waitUntilClosed(app)
        #expect(share.outcome == outcome)
    }

    @Test func aClosedWindowCancelsItsExchangeAlone() async throws {
        let app = TestApp(Program.self)
        let (first, second) = (await app.share([page]), await app.share(["words"]))
        #expect(app.windows.count == 3)
        app.windows[1].close()
        _ = app.windows
        #expect(first.outcome == .cancelled && second.outcome == nil)
        try app.windows[1].press("Add")
        #expect(second.outcome == .completed && first.outcome == .cancelled)
    }

    @Test func theWindowClosesWithTheSender() async throws {
        let app = TestApp(Program.self)
        let share = await app.share([page])
        share.endSender()
        try await waitUntilClosed(app)
        #expect(share.outcome == .cancelled)
    }

    struct Deaf: App {
        var body: some Scene { WindowGroup { Text("deaf") } }
    }

    @Test func anAppWithoutTheSceneDeclines() async {
        let app = TestApp(Deaf.self)
        let share = await app.share([page])
        #expect(app.windows.count == 1)
        #expect(share.outcome == .failed("The app has no window for it."))
    }

    private func waitUntilClosed(_ app: TestApp) async throws {
        try await waitUntil("the window to close") { app.windows.count == 1 }
    }
}
