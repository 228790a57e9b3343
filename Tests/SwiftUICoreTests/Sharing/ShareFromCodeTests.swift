import Observation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

/// What a test's view shares, and what it hears.
@MainActor
@Observable
private final class Model {
    var isSharing = false
    var items = ["one", "two"]
    var heard: [String] = []

    func hear(_ outcome: ShareSheetOutcome) {
        switch outcome {
        case .shared(let destination): heard.append("shared with \(destination)")
        case .cancelled: heard.append("cancelled")
        case .failed(let error): heard.append("failed: \(error)")
        }
    }
}

private struct Sender: View {
    @Bindable var model: Model

    var body: some View {
        Button("Send") { model.isSharing = true }
            .shareSheet(isPresented: $model.isSharing, items: model.items, subject: Text("Numbers")) { model.hear($0) }
    }
}

private struct Full: Error, CustomStringConvertible { let description = "The disk is full." }

@MainActor
@Suite("The share sheet from code")
struct ShareFromCodeTests {
    private let model = Model()

    private func sheet(of window: TestWindow) throws -> TestWindow {
        try window.press("Send")
        return try #require(window.sheets.first)
    }

    @Test("Is presented with previews of the items, and tells where they went")
    func shared() throws {
        let window = TestWindow { Sender(model: model) }
        let sheet = try sheet(of: window)
        #expect(sheet.texts.contains("one"))
        #expect(sheet.texts.contains("two"))
        try sheet.press("Mail")
        #expect(model.heard == ["shared with Mail"])
        #expect(!model.isSharing)
        #expect(window.sheets.isEmpty)
        #expect(window.shares.first?.subject == "Numbers")
        #expect(window.shares.first?.items.count == 2)
    }

    @Test("Tells that the user closed it, and can be presented again")
    func cancelled() throws {
        let window = TestWindow { Sender(model: model) }
        for count in 1...2 {
            try sheet(of: window).press("Cancel")
            #expect(model.heard == Array(repeating: "cancelled", count: count))
            #expect(!model.isSharing)
        }
    }

    @Test("Tells what prevented it where the user gave up")
    func failed() throws {
        let window = TestWindow { Sender(model: model) }
        window.shareDestinations = [TestShareDestination("Disk", error: Full())]
        let sheet = try sheet(of: window)
        try sheet.press("Disk")
        #expect(model.heard.isEmpty)
        try sheet.press("Cancel")
        #expect(model.heard == ["failed: The disk is full."])
    }

    @Test("Goes when the value that presents it is false again")
    func takenAway() throws {
        let window = TestWindow { Sender(model: model) }
        _ = try sheet(of: window)
        model.isSharing = false
        window.update()
        #expect(window.sheets.isEmpty)
        #expect(model.heard == ["cancelled"])
    }

    @Test("Is not presented for nothing")
    func nothing() throws {
        model.items = []
        let window = TestWindow { Sender(model: model) }
        try window.press("Send")
        #expect(window.sheets.isEmpty)
        #expect(model.heard == ["cancelled"])
        #expect(!model.isSharing)
    }

    @Test("Offers the app's own places first, those that take the items, and not those that the app leaves out")
    func places() throws {
        let album = ShareActivity("Album", systemImage: "photo", contentTypes: [.image]) { _ in }
        let notes = ShareActivity("Notes", systemImage: "note.text", contentTypes: [.text]) { [model] items in
            for item in items { model.heard.append(try await item.loadTransferable(type: String.self)) }
        }
        let window = TestWindow {
            Sender(model: model)
                .shareActivities([notes])
                .shareActivities([album])
                .shareDestinationsExcluded([.email])
                .shareDestinationsExcluded([.folder])
        }
        let sheet = try sheet(of: window)
        #expect(sheet.views(.button).map(\.text) == ["Notes", "Copy", "Cancel"])
    }

    @Test("Gives an app's own place the items, and shows its error")
    func activity() async throws {
        let notes = ShareActivity("Notes", systemImage: "note.text") { [model] items in
            for item in items { model.heard.append(try await item.loadTransferable(type: String.self)) }
        }
        let full = ShareActivity("Full", systemImage: "xmark") { _ in throw Full() }
        let window = TestWindow { Sender(model: model).shareActivities([notes, full]) }
        let sheet = try sheet(of: window)
        try sheet.press("Full")
        #expect(sheet.texts.contains { $0.contains("Full did not get the items. The disk is full.") })
        try sheet.press("Notes")
        try await waitUntil("the items: the sheet shows \(sheet.texts)") { model.heard.count == 3 }
        #expect(model.heard == ["one", "two", "shared with Notes"])
    }
}
