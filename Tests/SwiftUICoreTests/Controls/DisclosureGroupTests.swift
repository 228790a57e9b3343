import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Disclosure groups")
struct DisclosureGroupTests {
    @Test("A group makes its views when it is opened, and they go when it is closed")
    func opens() throws {
        struct Inner: View {
            let journal: Journal
            var body: some View {
                let _ = journal.note("made")
                Text("inside")
            }
        }
        let journal = Journal()
        let window = TestWindow { DisclosureGroup("Details") { Inner(journal: journal) } }
        #expect(window.texts == ["Details"])
        #expect(journal.entries.isEmpty)
        #expect(window.views(.disclosure)[0].isOn == false)
        try window.toggle(window.views(.disclosure)[0])
        #expect(window.texts == ["Details", "inside"])
        #expect(window.views(.disclosure)[0].isOn == true)
        try window.toggle(window.views(.disclosure)[0])
        #expect(window.texts == ["Details"])
        #expect(journal.entries == ["made"])
    }

    struct Bound: View {
        @State private var isExpanded = true
        var body: some View {
            DisclosureGroup(isExpanded: $isExpanded) {
                Text("inside")
            } label: {
                Label("More", systemImage: "star")
            }
            Button("\(isExpanded)") { isExpanded.toggle() }
        }
    }

    @Test("A group follows its binding, and says whether it is open")
    func binding() throws {
        let window = TestWindow { Bound() }
        #expect(window.texts == ["More", "inside", "true"])
        try window.press("true")
        #expect(window.texts == ["More", "false"])
        let element = try window.accessibilityElement(label: "More", role: .disclosure)
        #expect(element.value == "collapsed")
        try window.press(element)
        #expect(window.texts == ["More", "inside", "true"])
    }

    @Test("A style of a program opens and closes the group")
    func style() throws {
        struct Plain: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
                if configuration.isExpanded { configuration.content }
            }
        }
        let window = TestWindow { Bound().disclosureGroupStyle(Plain()) }
        #expect(window.texts == ["close", "inside", "true"])
        try window.press("close")
        #expect(window.texts == ["open", "false"])
    }
}
