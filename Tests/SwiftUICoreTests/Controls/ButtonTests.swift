import Foundation
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

    @Test("A title in a border stays on its lines and is cut, unless the app sets a limit of lines")
    func titles() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 600)) {
            Button("automatic with words") {}
            Button("bordered with words") {}.buttonStyle(.bordered)
            Button("prominent with words") {}.buttonStyle(.borderedProminent)
            Menu("menu with words") {}
            Toggle("toggle with words", isOn: .constant(true)).toggleStyle(.button)
            Button("one\nand another line") {}
            Button("two lines of many words") {}.lineLimit(2)
            Button {
            } label: {
                Text("any lines of words").lineLimit(nil)
            }
            Button("plain with words") {}.buttonStyle(.plain)
            Button("a link with words") {}.buttonStyle(.link)
            Button("borderless with words") {}.buttonStyle(.borderless)
        }
        func lines(_ title: String) throws -> CGFloat { try window.frame(ofText: title).height / 20 }
        for title in ["automatic with words", "bordered with words", "prominent with words", "menu with words"] {
            #expect(try lines(title) == 1, "\(title)")
        }
        #expect(try lines("toggle with words") == 1)
        #expect(try lines("one\nand another line") == 2)
        #expect(try lines("two lines of many words") == 2 && lines("any lines of words") > 1)
        for title in ["plain with words", "a link with words", "borderless with words"] {
            #expect(try lines(title) > 1, "\(title)")
        }
    }
}
