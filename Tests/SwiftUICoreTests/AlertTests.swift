import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Alerts and confirmation dialogs")
struct AlertTests {
    @MainActor @Observable
    final class Model {
        var isPresented = false
        var subject: String?
        let journal = Journal()
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "The disk is full" }
    }

    @Test("An alert shows its title, message and buttons, and each button ends it")
    func alert() throws {
        let model = Model()
        let window = TestWindow {
            Text("root").alert("Delete it?", isPresented: Bindable(model).isPresented) {
                Button("Delete", role: .destructive) { model.journal.note("delete") }
                Button("Keep", role: .cancel) { model.journal.note("keep") }
            } message: {
                Text("This cannot be undone.")
            }
        }
        for title in ["Delete", "Keep"] {
            model.isPresented = true
            window.update()
            let alert = try #require(window.alerts.first)
            #expect(alert.title == "Delete it?")
            #expect(alert.texts.sorted() == ["Delete", "Delete it?", "Keep", "This cannot be undone."])
            // What leaves things as they were stands first.
            let (keep, delete) = (try alert.view(text: "Keep").frame, try alert.view(text: "Delete").frame)
            #expect(keep.maxX < delete.minX && keep.minY == delete.minY)
            try alert.press(title)
            #expect(window.alerts.isEmpty && !model.isPresented)
            #expect(model.journal.take() == [title.lowercased()])
        }
    }

    @Test("An alert without buttons has one to leave it")
    func withoutButtons() throws {
        let model = Model()
        let window = TestWindow { Text("root").alert("Done", isPresented: Bindable(model).isPresented) {} }
        model.isPresented = true
        window.update()
        #expect(window.alerts[0].texts == ["Done", "OK"])
        try window.alerts[0].press("OK")
        #expect(!model.isPresented && window.alerts.isEmpty)
    }

    @Test("Leaving a dialog with the Escape key does what its cancel button does")
    func escape() throws {
        let model = Model()
        let window = TestWindow {
            Text("root").alert("Title", isPresented: Bindable(model).isPresented) {
                Button("Go") { model.journal.note("go") }
                Button("Stay", role: .cancel) { model.journal.note("stay") }
            }
        }
        model.isPresented = true
        window.update()
        window.alerts[0].close()
        #expect(model.journal.take() == ["stay"])
        #expect(!model.isPresented && window.alerts.isEmpty)
    }

    private struct Subject: View {
        let model: Model

        var body: some View {
            Text("root").alert("Title", isPresented: Bindable(model).isPresented, presenting: model.subject) {
                subject in
                Button("Open \(subject)") { model.journal.note(subject) }
            }
            Text("other").alert(isPresented: .constant(true), error: model.subject == nil ? nil : Failure()) {
                Button("Retry") {}
            }
        }
    }

    @Test("An alert about a value or an error is presented while there is one")
    func values() throws {
        let model = Model()
        let window = TestWindow { Subject(model: model) }
        model.isPresented = true
        window.update()
        #expect(window.alerts.isEmpty)
        model.subject = "note"
        window.update()
        try #require(window.alerts.map(\.title) == ["Title", "The disk is full"])
        try window.alerts[0].press("Open note")
        #expect(model.journal.take() == ["note"])
    }

    @Test("A confirmation dialog lists its choices, and adds one to leave it")
    func confirmationDialog() throws {
        let model = Model()
        let window = TestWindow {
            Text("root").confirmationDialog("Which format?", isPresented: Bindable(model).isPresented) {
                Button("PNG") { model.journal.note("PNG") }
                Button("JPEG") { model.journal.note("JPEG") }
            }
        }
        model.isPresented = true
        window.update()
        let dialog = try #require(window.confirmationDialogs.first)
        #expect(dialog.views(.button).map(\.text).sorted() == ["Cancel", "JPEG", "PNG"])
        // Its window has no bar with a title.
        #expect(dialog.texts.first == "Which format?")
        let places = try ["PNG", "JPEG", "Cancel"].map { try dialog.view(text: $0).frame.minY }
        #expect(places == places.sorted() && Set(places).count == 3)
        try dialog.press("JPEG")
        #expect(model.journal.take() == ["JPEG"])
        model.isPresented = true
        window.update()
        try window.confirmationDialogs[0].press("Cancel")
        #expect(model.journal.take().isEmpty && window.confirmationDialogs.isEmpty)
    }

    @Test("A dialog shows its picture, and a box by which the user wants no more of them")
    func look() throws {
        struct Content: View {
            let model: Model
            @State private var isSuppressed = false
            var body: some View {
                Text(isSuppressed ? "no more" : "more")
                    .confirmationDialog("Empty the bin?", isPresented: Bindable(model).isPresented) {
                        Button("Empty", role: .destructive) {}
                    }
                    .dialogIcon(Image(systemName: "trash"))
                    .dialogSuppressionToggle("Never ask again", isSuppressed: $isSuppressed)
                Text("other").alert("Disk full", isPresented: Bindable(model).isPresented) {}
                    .dialogSeverity(.critical)
                Text("third").alert("Done", isPresented: Bindable(model).isPresented) {}
            }
        }
        let model = Model()
        let window = TestWindow { Content(model: model) }
        model.isPresented = true
        window.update()
        let dialog = try #require(window.confirmationDialogs.first)
        #expect(dialog.views(.image).count == 1)
        #expect(window.alerts.map { $0.views(.image).count } == [1, 0])
        #expect(window.alerts.allSatisfy { $0.views(.toggle).isEmpty })
        let box = try #require(dialog.views(.toggle).first)
        #expect(box.text == "Never ask again")
        try dialog.toggle(box)
        #expect(window.texts.first == "no more")
    }

    @Test("Return presses the button without a role, else the one that cancels, and none that destroys")
    func defaultButton() throws {
        func pressed<Actions: View>(@ViewBuilder _ actions: @escaping () -> Actions) throws {
            let model = Model()
            let window = TestWindow {
                Text("root").alert("Delete it?", isPresented: Bindable(model).isPresented, actions: actions)
            }
            model.isPresented = true
            window.update()
            try window.alerts[0].press(key: .return)
            #expect(window.alerts.isEmpty)
        }
        let journal = Journal()
        func button(_ title: String, _ role: ButtonRole? = nil) -> Button<Text> {
            Button(title, role: role) { journal.note(title) }
        }
        try pressed {
            button("delete", .destructive)
            button("cancel", .cancel)
        }
        #expect(journal.take() == ["cancel"])
        try pressed {
            button("delete", .destructive)
            button("save")
            button("cancel", .cancel)
        }
        #expect(journal.take() == ["save"])
        try pressed {
            button("delete", .destructive).keyboardShortcut(.defaultAction)
            button("cancel", .cancel)
        }
        #expect(journal.take() == ["delete"])
        try pressed {}
    }
}
