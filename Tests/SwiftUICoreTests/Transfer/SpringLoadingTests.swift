import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Spring loading")
struct SpringLoadingTests {
    private struct Controls: View {
        let journal: Journal
        @State private var isOpen = false
        @State private var isOther = false

        var body: some View {
            VStack {
                Button("enabled") { journal.note("pressed") }.springLoadingBehavior(.enabled)
                Button("automatic") { journal.note("mistake") }
                Button("disabled") { journal.note("mistake") }.disabled(true)
                DisclosureGroup("group", isExpanded: $isOpen) { Text("inside") }
                DisclosureGroup("other", isExpanded: $isOther) { Text("mistake") }.springLoadingBehavior(.disabled)
            }
            .springLoadingBehavior(.automatic)
        }
    }

    @Test("A drag that rests over a control presses it, once")
    func rests() throws {
        let journal = Journal()
        let window = TestWindow { Controls(journal: journal) }
        let drag = window.drag(["text"])
        for text in ["enabled", "automatic", "disabled", "group", "other"] {
            drag.enter(try window.view(text: text), of: window)
            window.advance(by: .milliseconds(400))
            #expect(journal.entries == (text == "enabled" ? [] : ["pressed"]))
            window.advance(by: .seconds(2))
            #expect(journal.entries == ["pressed"])
        }
        #expect(window.texts.contains("inside") && !window.texts.contains("mistake"))
    }

    @Test("A drag that moves on, leaves or is dropped presses nothing")
    func passes() async throws {
        let journal = Journal()
        let window = TestWindow { Controls(journal: journal) }
        let drag = window.drag(["text"])
        let button = try window.view(text: "enabled")
        drag.enter(button, of: window)
        window.advance(by: .milliseconds(300))
        drag.enter(try window.view(text: "automatic"), of: window)
        window.advance(by: .seconds(1))
        drag.enter(button, of: window)
        drag.leave(window)
        window.advance(by: .seconds(1))
        #expect(await !drag.drop(on: button, of: window))
        window.advance(by: .seconds(1))
        #expect(journal.entries.isEmpty)
    }

    @Test("A drag that rests over a navigation link follows it, unless that is disabled")
    func navigation() throws {
        let window = TestWindow {
            NavigationStack {
                NavigationLink("still") { Text("mistake") }.springLoadingBehavior(.disabled)
                NavigationLink("next") { Text("reached") }
            }
        }
        let drag = window.drag(["text"])
        for title in ["still", "next"] {
            drag.enter(try window.view(text: title), of: window)
            window.advance(by: .seconds(1))
        }
        #expect(window.texts.contains("reached") && !window.texts.contains("mistake"))
    }
}
