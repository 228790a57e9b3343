import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Toggles")
struct ToggleTests {
    struct Settings: View {
        @State private var isOn = false

        var body: some View {
            Toggle("Show", isOn: $isOn).accessibilityIdentifier("toggle")
            Text(isOn ? "shown" : "hidden")
        }
    }

    @Test("A toggle changes its binding and follows it, in each style", arguments: 0..<4)
    func toggles(_ index: Int) throws {
        let styles: [any ToggleStyle] = [.automatic, .checkbox, .switch, .button]
        func window(_ style: some ToggleStyle) -> TestWindow { TestWindow { Settings().toggleStyle(style) } }
        let window = window(styles[index])
        #expect(window.texts == ["Show", "hidden"])
        #expect(window.views(.toggle).map(\.isOn) == [false])
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts == ["Show", "shown"])
        #expect(window.views(.toggle).map(\.isOn) == [true])
    }

    @Test("The words beside a box are whole where there is little room")
    func wholeWords() throws {
        let window = TestWindow { Toggle("Filled in", isOn: .constant(true)).toggleStyle(.checkbox).frame(width: 40) }
        #expect(try window.view(text: "Filled in").frame.size == CGSize(width: 60, height: 40))
    }

    @Test("A toggle whose value is refused shows the value that there is")
    func refused() throws {
        let window = TestWindow { Toggle("Locked", isOn: .constant(true)) }
        try window.toggle(window.views(.toggle)[0])
        #expect(window.views(.toggle)[0].isOn == true)
    }

    @Test("A toggle of several values is mixed while they differ, and sets them together")
    func sources() throws {
        struct Entry: Identifiable {
            let id: Int
            var isOn: Bool
        }
        struct Content: View {
            @State private var entries = [Entry(id: 0, isOn: true), Entry(id: 1, isOn: false)]
            var body: some View {
                Toggle("All", sources: $entries, isOn: \.isOn)
                Text(entries.map { "\($0.isOn)" }.joined(separator: " "))
            }
        }
        let window = TestWindow { Content() }
        #expect(window.views(.toggle)[0].isOn == nil)
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts == ["All", "true true"])
        #expect(window.views(.toggle)[0].isOn == true)
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts == ["All", "false false"])
    }

    @Test("A disabled toggle cannot be switched, and a hidden label takes no place")
    func disabledAndHidden() throws {
        let window = TestWindow { Settings().disabled(true).labelsHidden() }
        #expect(window.texts == ["hidden"])
        #expect(throws: TestWindowError.self) { try window.toggle(window.views(.toggle)[0]) }
    }

    @Test("A style of a program reads and sets the value, and has state of its own")
    func style() throws {
        struct Counting: ToggleStyle {
            @State private var switches = 0
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                    switches += 1
                } label: {
                    configuration.label
                    Text("\(configuration.isOn ? "on" : "off") \(switches)")
                }
            }
        }
        let window = TestWindow { Settings().toggleStyle(Counting()) }
        #expect(window.texts == ["Show", "off 0", "hidden"])
        try window.press("Show off 0")
        #expect(window.texts == ["Show", "on 1", "shown"])
    }
}
