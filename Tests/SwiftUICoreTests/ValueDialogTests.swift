import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
@Suite("Alerts and action sheets that are values, covers, and refreshing")
struct ValueDialogTests {
    private struct Item: Identifiable {
        let id: Int
    }

    private struct Presenter: View {
        @State private var showsAlert = false
        @State private var item: Item?
        @State private var showsSheet = false
        @State private var showsCover = false
        let journal: Journal

        var body: some View {
            VStack {
                Button("alert") { showsAlert = true }
                    .alert(isPresented: $showsAlert) {
                        Alert(
                            title: Text("Title"),
                            message: Text("Message"),
                            primaryButton: .destructive(Text("Delete")) { journal.note("delete") },
                            secondaryButton: .cancel()
                        )
                    }
                Button("item") { item = Item(id: 7) }
                    .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
                Button("sheet") { showsSheet = true }
                    .actionSheet(isPresented: $showsSheet) {
                        ActionSheet(title: Text("Choose"), buttons: [.default(Text("One")) { journal.note("one") }])
                    }
                Button("cover") { showsCover = true }
                    .fullScreenCover(isPresented: $showsCover, onDismiss: { journal.note("uncovered") }) {
                        Cover()
                    }
            }
        }
    }

    private struct Cover: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("leave") { dismiss() } }
    }

    @Test("An alert that is a value shows its texts and buttons, of which each ends it")
    func alerts() throws {
        let journal = Journal()
        let window = TestWindow { Presenter(journal: journal) }
        try window.press("alert")
        let alert = try #require(window.alerts.first)
        #expect(Set(alert.texts) == ["Title", "Message", "Delete", "Cancel"])
        try alert.press("Delete")
        #expect(journal.take() == ["delete"] && window.alerts.isEmpty)
        try window.press("item")
        #expect(window.alerts.first?.title == "Item 7")
        try window.alerts.first?.press("OK")
        #expect(window.alerts.isEmpty)
    }

    @Test("An action sheet that is a value is a choice of its buttons, with one that cancels")
    func actionSheets() throws {
        let journal = Journal()
        let window = TestWindow { Presenter(journal: journal) }
        try window.press("sheet")
        let dialog = try #require(window.confirmationDialogs.first)
        #expect(dialog.views(.button).map(\.text) == ["One", "Cancel"])
        try dialog.press("One")
        #expect(journal.take() == ["one"] && window.confirmationDialogs.isEmpty)
    }

    @Test("A cover is presented until it is dismissed")
    func covers() throws {
        let journal = Journal()
        let window = TestWindow { Presenter(journal: journal) }
        try window.press("cover")
        try #require(window.fullScreenCovers.first).press("leave")
        #expect(window.fullScreenCovers.isEmpty && journal.take() == ["uncovered"])
    }

    @Test("A view is refreshed by keys, and by an action of the environment")
    func refreshing() async throws {
        struct Inner: View {
            @Environment(\.refresh) private var refresh
            let journal: Journal
            var body: some View {
                Button("reload") {
                    Task { @MainActor in
                        await refresh?()
                        journal.note("done")
                    }
                }
                .disabled(refresh == nil)
            }
        }
        let journal = Journal()
        let window = TestWindow {
            Inner(journal: journal).refreshable { await MainActor.run { journal.note("refresh") } }
        }
        try window.press("reload")
        try await journal.wait(for: 2)
        #expect(journal.take() == ["refresh", "done"])
        try window.press(key: "r", modifiers: .command)
        try await journal.wait(for: 1)
        try window.press(key: KeyEquivalent("\u{F708}"))
        #expect(journal.entries.first == "refresh")
        #expect(TestWindow { Inner(journal: journal) }.views(.button).first?.isEnabled == false)
    }
}

extension Journal {
    /// Waits until there are so many entries.
    fileprivate func wait(for count: Int) async throws {
        try await waitUntil("\(count) entries, not only \(entries)") { entries.count >= count }
    }
}
