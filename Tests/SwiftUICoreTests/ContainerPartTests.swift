import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Effects and behaviours")
struct ContainerPartTests {
    private func containers(_ window: TestWindow) -> [MemoryWidget] { window.widgets.filter { $0.container != nil } }

    @Test("Adjacent effects and behaviours share one widget, the innermost first")
    func shared() throws {
        let window = TestWindow(size: .small) {
            Text("a").opacity(0.5).shadow(radius: 2).clipped().help("help").onTapGesture {}.draggable("a")
                .accessibilityIdentifier("all")
        }
        #expect(containers(window).count == 1)
        let parts = try #require(window.container("all").container).entries.map {
            String(describing: type(of: $0.part))
        }
        #expect(
            parts == [
                "OpacityEffect", "ShadowEffect", "ClipEffect", "HelpText", "GestureBehaviour", "DragSource",
                "AccessibilityIdentifier",
            ]
        )
    }

    @Test("What is laid out between two effects parts them, and so does a second effect of one type")
    func parted() throws {
        let padded = TestWindow(size: .small) { Text("a").opacity(0.5).padding().help("help") }
        #expect(containers(padded).count == 2)
        let twice = TestWindow(size: .small) { Text("a").opacity(0.5).opacity(0.5) }
        #expect(containers(twice).count == 2)
    }

    @Test("A change of one effect reaches the shared widget, and the others stay as they are")
    func changes() throws {
        struct Changing: View {
            @State private var isFaint = false
            var body: some View {
                Text("a").opacity(isFaint ? 0.2 : 1).help("help").accessibilityIdentifier("a")
                Button("change") { isFaint.toggle() }
            }
        }
        let window = TestWindow(size: .small) { Changing() }
        let widget = try window.container("a")
        #expect(widget.container?.part(OpacityEffect.self)?.opacity == 1)
        let made = window.host.createdWidgets
        try window.press("change")
        #expect(widget.container?.part(OpacityEffect.self)?.opacity == 0.2)
        #expect(widget.container?.part(HelpText.self)?.text == "help")
        #expect(window.host.createdWidgets == made)
    }

    @Test("A behaviour inside .disabled takes no input, and one around it in the same widget does")
    func disabled() throws {
        let journal = Journal()
        let window = TestWindow {
            Text("a").onTapGesture { journal.note("inner") }.disabled(true).help("help")
                .dropDestination(for: String.self) { texts, _ in
                    journal.note(texts.joined())
                    return true
                }
        }
        #expect(throws: TestWindowError.self) { try window.press(window.view(text: "a")) }
        #expect(try window.drag(["x"]).enter(window.view(text: "a"), of: window))
        #expect(journal.take().isEmpty)
    }

    @Test("Content that comes later has the effects in one widget, too")
    func insertedLater() throws {
        struct Choosing: View {
            @State private var isShown = false
            var body: some View {
                Group {
                    if isShown { Text("a").opacity(0.5) }
                }
                .help("help")
                .accessibilityIdentifier("a")
                Button("show") { isShown.toggle() }
            }
        }
        let window = TestWindow(size: .small) { Choosing() }
        #expect(containers(window).isEmpty)
        try window.press("show")
        #expect(containers(window).count == 1)
        #expect(try window.container("a").string == "a")
        try window.press("show")
        #expect(containers(window).isEmpty)
    }
}
