import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Buttons")
struct ButtonTests {
    @Test("A button with only a role has the label of the role, in a toolbar with a symbol")
    func defaultLabels() throws {
        let journal = Journal()
        let window = TestWindow {
            Button(role: .cancel) { journal.note("cancel") }
            Button(role: .destructive) {}
            Button(role: .close) {}
            Button(role: .confirm) {}
        }
        #expect(window.views(.button).map(\.text) == ["Cancel", "Delete", "Close", "Done"])
        #expect(window.views(.image).isEmpty)
        try window.press("Cancel")
        #expect(journal.entries == ["cancel"])
        let withToolbar = TestWindow { Text("root").toolbar { Button(role: .confirm) { journal.note("done") } } }
        #expect(withToolbar.views(.image).count == 1 && withToolbar.texts == ["root"])
        try withToolbar.press("Done")
        #expect(journal.entries == ["cancel", "done"])
    }

    @Test("A range limits the size of controls, each to the nearest within it")
    func sizeRange() {
        struct Size: View {
            @Environment(\.controlSize) private var size
            var body: some View { Text("\(size)") }
        }
        let window = TestWindow(size: .small) {
            Size().controlSize(.small...(.large)).controlSize(.mini)
            Size().controlSize(.small...(.large)).controlSize(.extraLarge)
            Size().controlSize(.small...(.large))
            Size().controlSize(...ControlSize.small)
            Size().controlSize(ControlSize.large...)
        }
        #expect(window.texts == ["small", "large", "regular", "small", "large"])
    }

    @Test("A button that repeats runs its action while it is held down, and not when it is released")
    func repetition() throws {
        struct Content: View {
            let journal: Journal
            var body: some View {
                Button("more") { journal.note("more") }.buttonRepeatBehavior(.enabled)
                Button("once") { journal.note("once") }
            }
        }
        let journal = Journal()
        let window = TestWindow { Content(journal: journal) }
        func button(_ title: String) -> TestView? { window.views(.button).first { $0.text == title } }
        try window.press(try #require(button("more"))) { window.advance(by: .milliseconds(650)) }
        #expect(journal.take() == ["more", "more", "more"])
        window.advance(by: .seconds(1))
        #expect(journal.take().isEmpty)
        try window.press("more")
        #expect(journal.take() == ["more"])
        try window.press(try #require(button("once"))) { window.advance(by: .seconds(1)) }
        #expect(journal.take() == ["once"])
    }
}
