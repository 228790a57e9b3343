import Foundation
import Observation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

/// The items that a test's view shares, and the results.
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

/// Two views of one window that share, of which the second appears later.
private struct TwoSenders: View {
    let first: Model
    @Bindable var second: Model
    @State private var isSecondThere = false

    var body: some View {
        VStack {
            Sender(model: first)
            Button("More") { isSecondThere = true }
            if isSecondThere {
                Button("Send Also") { second.isSharing = true }
                    .shareSheet(isPresented: $second.isSharing, items: ["three"]) { second.hear($0) }
            }
        }
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

    @Test("Stays when another view appears that shares nothing, and ends when that one shares")
    func severalViews() throws {
        let other = Model()
        let window = TestWindow { TwoSenders(first: model, second: other) }
        _ = try sheet(of: window)
        try window.press("More")
        #expect(window.sheets.first?.texts.contains("one") == true)
        try window.press("Send Also")
        #expect(model.heard == ["cancelled"])
        #expect(!model.isSharing)
        #expect(window.sheets.count == 1)
        let sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("three"))
        try sheet.press("Mail")
        #expect(other.heard == ["shared with Mail"])
        #expect(model.heard == ["cancelled"])
        #expect(window.sheets.isEmpty)
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

/// Sends what a test's closure makes for each place.
private struct SourceSender: View {
    @Bindable var model: Model
    let sources: [ShareItemSource]

    var body: some View {
        Button("Send") { model.isSharing = true }
            .shareSheet(isPresented: $model.isSharing, items: sources, subject: Text("Report")) { model.hear($0) }
    }
}

@MainActor
@Suite("Items that are made for a destination")
struct ShareItemSourceTests {
    private let model = Model()

    /// Presents the sheet for sources.
    private func window(_ sources: [ShareItemSource]) throws -> (TestWindow, TestWindow) {
        let window = TestWindow { SourceSender(model: model, sources: sources) }
        window.shareDestinations = [
            TestShareDestination("Mail", kind: .email), TestShareDestination("Copy", kind: .copy),
            TestShareDestination("Photos", contentTypes: [.image]), TestShareDestination("Links", contentTypes: [.url]),
        ]
        try window.press("Send")
        return (window, try #require(window.sheets.first))
    }

    private func end(of window: TestWindow) async throws {
        try await waitUntil("the end of the sheet") {
            window.update()
            return window.sheets.isEmpty
        }
    }

    @Test("An item is made once, when a destination is chosen, and differs by destination")
    func perDestination() async throws {
        var asked: [ShareDestination] = []
        let source = ShareItemSource(contentTypes: [.plainText], preview: SharePreview("The Report")) { destination in
            asked.append(destination)
            return destination.kind == .email ? "in short" : "at length"
        }
        for (destination, text) in [("Mail", "in short"), ("Copy", "at length")] {
            asked = []
            let (window, sheet) = try window([source])
            #expect(sheet.texts.contains("The Report"))
            #expect(asked.isEmpty)
            try sheet.press(destination)
            try await end(of: window)
            #expect(asked.map(\.title) == [destination])
            let share = try #require(window.shares.first)
            #expect(share.subject == "Report")
            #expect(try await share.items[0].loadTransferable(type: String.self) == text)
        }
        #expect(model.heard == ["shared with Mail", "shared with Copy"])
    }

    @Test("The types of a source, or what stands for its item, decide where it can go")
    func placeholders() throws {
        let (_, sheet) = try window([
            ShareItemSource(contentTypes: [.png], preview: SharePreview("Picture")) { _ in Data() }
        ])
        #expect(sheet.views(.button).map(\.text) == ["Mail", "Copy", "Photos", "Cancel"])
        try sheet.press("Cancel")
        let (_, other) = try window([
            ShareItemSource(placeholder: URL(string: "https://example.com/a")!) { _ in
                URL(string: "https://example.com/b")!
            }
        ])
        #expect(other.texts.contains("example.com/a"))
        #expect(other.views(.button).map(\.text) == ["Mail", "Copy", "Links", "Cancel"])
    }

    @Test("An item that is not for a destination is left out; where none is left, the sheet says so")
    func leftOut() async throws {
        let forAll = ShareItemSource(placeholder: "for all") { _ in "for all" }
        let forMail = ShareItemSource(placeholder: "for mail") { $0.kind == .email ? "for mail" : nil }
        let (window, sheet) = try window([forAll, forMail])
        try sheet.press("Copy")
        try await end(of: window)
        #expect(window.shares.map { $0.items.count } == [1])
        let (other, alone) = try self.window([forMail])
        try alone.press("Copy")
        #expect(alone.texts.contains { $0.contains("Copy did not get the items. The app has nothing for it.") })
        try alone.press("Mail")
        try await end(of: other)
        #expect(other.shares.map(\.destination) == ["Mail"])
    }

    @Test("An item that cannot be made is an error of the sheet, and another destination can be chosen")
    func failure() async throws {
        let source = ShareItemSource(placeholder: "text") { destination in
            guard destination.kind != .email else { throw Full() }
            return "text"
        }
        let (window, sheet) = try window([source])
        try sheet.press("Mail")
        #expect(sheet.texts.contains { $0.contains("Mail did not get the items. The disk is full.") })
        #expect(window.shares.isEmpty)
        try sheet.press("Copy")
        try await end(of: window)
        #expect(window.shares.map(\.destination) == ["Copy"])
    }

    @Test("A sheet that is closed while an item is made sends nothing")
    func closedMeanwhile() async throws {
        let (release, hasBegun) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        var isOver = false
        let source = ShareItemSource(placeholder: "text") { _ in
            hasBegun.continuation.yield()
            // It does not heed that nothing waits for it.
            await Task.detached { for await _ in release.stream { break } }.value
            isOver = true
            return "text"
        }
        let (window, sheet) = try window([source])
        try sheet.press("Mail")
        for await _ in hasBegun.stream { break }
        try sheet.press("Cancel")
        #expect(model.heard == ["cancelled"])
        release.continuation.yield()
        try await waitUntil("the item") { isOver }
        // The next item, whose sheet stays, is all that is sent.
        try window.press("Send")
        try #require(window.sheets.first).press("Mail")
        release.continuation.yield()
        try await end(of: window)
        #expect(window.shares.count == 1)
    }

    @Test("An activity of the app's own gets what is made for it")
    func activity() async throws {
        let notes = ShareActivity("Notes", systemImage: "note.text", id: "notes") { [model] items in
            for item in items { model.heard.append(try await item.loadTransferable(type: String.self)) }
        }
        let source = ShareItemSource(placeholder: "text") { "for \($0.id)" }
        let window = TestWindow { SourceSender(model: model, sources: [source]).shareActivities([notes]) }
        try window.press("Send")
        try window.sheets[0].press("Notes")
        try await waitUntil("the end of the share") { model.heard.count >= 2 }
        #expect(model.heard == ["for activity:notes", "shared with Notes"])
    }
}
