import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Accessibility by other views")
struct AccessibilityViewTests {
    @Test("A representation is told of in place of a view, and does what it does")
    func representation() throws {
        struct Content: View {
            @State private var isOn = false
            var body: some View {
                HStack {
                    Text(isOn ? "on" : "off")
                    Text("a drawing")
                }
                .accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
            }
        }
        let window = TestWindow { Content() }
        #expect(window.texts == ["off", "a drawing"])
        let element = try #require(window.accessibilityElements.first)
        #expect(window.accessibilityElements.count == 1)
        #expect(element.label == "Sound" && element.role == .toggle)
        try window.press(element)
        #expect(window.texts.first == "on")
    }

    @Test("A representation of several views is one element")
    func representationOfSeveral() throws {
        let window = TestWindow {
            Text("drawing").accessibilityRepresentation {
                Text("Rating")
                Text("5 of 5")
            }
        }
        #expect(window.accessibilityElements.map(\.label) == ["Rating, 5 of 5"])
    }

    @Test("Buttons that are not shown are actions with their labels as names")
    func actions() throws {
        let journal = Journal()
        let window = TestWindow {
            Text("message").accessibilityActions {
                Button("Reply") { journal.note("reply") }
                Button("Archive") { journal.note("archive") }
                Button("Delete") {}.disabled(true)
            }
        }
        #expect(window.texts == ["message"])
        let element = try window.accessibilityElement(label: "message")
        #expect(element.actions == ["Reply", "Archive"])
        try window.perform("Archive", on: element)
        #expect(journal.entries == ["archive"])
    }

    struct Focused: View {
        enum Place { case first, second }
        @AccessibilityFocusState private var place: Place?
        var body: some View {
            Text(place == .second ? "at the second" : "elsewhere")
            Text("first").accessibilityFocused($place, equals: .first)
            Text("second").accessibilityFocused($place, equals: .second)
            Button("go") { place = .second }
            Button("leave") { place = nil }
        }
    }

    @Test("A screen reader is led to a view, and nothing is where none runs")
    func focus() throws {
        defer {
            DesktopSettings.shared.update(
                displayScale: 1,
                reducesMotion: false,
                increasesContrast: false,
                readsScreen: false
            )
        }
        let window = TestWindow { Focused() }
        try window.press("go")
        #expect(window.texts.first == "elsewhere")
        DesktopSettings.shared.update(
            displayScale: 1,
            reducesMotion: false,
            increasesContrast: false,
            readsScreen: true
        )
        window.update()
        try window.press("go")
        #expect(window.texts.first == "at the second")
        try window.press("leave")
        #expect(window.texts.first == "elsewhere")
        window.focus(try window.view(text: "second"))
        #expect(window.texts.first == "at the second")
        window.focus(try window.view(text: "first"))
        #expect(window.texts.first == "elsewhere")
    }

    @Test("Technologies are a set")
    func technologies() {
        var technologies: AccessibilityTechnologies = [.voiceOver]
        #expect(technologies.contains(.voiceOver) && !technologies.contains(.switchControl))
        technologies.insert(.switchControl)
        technologies.remove(.voiceOver)
        #expect(technologies == .switchControl)
    }

    @Test("An action is named by its label")
    func labeledAction() throws {
        let journal = Journal()
        let window = TestWindow {
            Text("message").accessibilityAction {
                journal.note("reply")
            } label: {
                Label("Reply", systemImage: "arrow.uturn.left")
            }
        }
        let element = try window.accessibilityElement(label: "message")
        try window.perform("Reply", on: element)
        #expect(journal.entries == ["reply"] && window.texts == ["message"])
    }

    @Test("A label is made of views around the name that an element has, and follows both")
    func labelAroundName() throws {
        struct Content: View {
            @State private var isNew = true
            var body: some View {
                Text(isNew ? "Episode" : "Old episode").accessibilityLabel { name in
                    if isNew { Text("New") }
                    name
                }
                Button("watch") { isNew = false }
            }
        }
        let window = TestWindow { Content() }
        #expect(window.accessibilityElements.first?.label == "New, Episode")
        try window.press("watch")
        #expect(window.accessibilityElements.first?.label == "Old episode")
        #expect(window.texts == ["Old episode", "watch"])
    }
}
