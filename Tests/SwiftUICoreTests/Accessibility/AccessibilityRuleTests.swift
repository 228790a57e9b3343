import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("What each view is to assistive technologies")
struct AccessibilityRuleTests {
    private func outline<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
        TestWindow(content).accessibilityOutline
    }

    @Test("A text is static text, and one that shows nothing is not there")
    func texts() {
        #expect(outline { Text("Hello") } == "static text “Hello”")
        #expect(outline { Text("  ") } == "")
    }

    @Test("Stacks, spacers, shapes, dividers, effects and drags mean nothing")
    func containersWithoutMeaning() {
        let outline = outline {
            VStack {
                HStack {
                    Text("one").padding().background(.quaternary, in: Capsule())
                    Spacer()
                    Circle()
                }
                Divider()
                Text("two").opacity(0.5).cornerRadius(4).draggable("two")
            }
            .shadow(radius: 2)
        }
        #expect(outline == "static text “one”\nstatic text “two”")
    }

    @Test("A text that is one link is that link, and links among other text are its actions")
    func links() throws {
        let window = TestWindow {
            VStack {
                Text("[Imprint](https://example.org/imprint)")
                Text("Read the [manual](https://example.org/manual) or [ask](https://example.org/ask).")
                Text("No link").disabled(true)
            }
        }
        #expect(
            window.accessibilityOutline
                == "link “Imprint”\nstatic text “Read the manual or ask.”\nstatic text “No link”"
        )
        try window.press(window.accessibilityElement(label: "Imprint", role: .link))
        let text = try window.accessibilityElement(label: "Read the manual or ask.")
        #expect(text.actions == ["manual", "ask"])
        try window.perform("ask", on: text)
        #expect(window.openedURLs.map(\.path) == ["/imprint", "/ask"])
    }

    @Test("A picture has the words of its file's name, or the label that it is given")
    func pictures() {
        #expect(outline { Image("portraits/ada-lovelace.png") } == "image “ada lovelace”")
        #expect(outline { Image("ada", label: Text("Ada Lovelace")) } == "image “Ada Lovelace”")
    }

    @Test("A decorative picture is not there")
    func decorativePictures() {
        #expect(outline { Image(decorative: "leaf") } == "")
    }

    @Test(
        "A symbol has a description",
        arguments: [
            ("doc.text", "Text document"), ("xmark", "Close"), ("star.circle.fill", "Favorite"), ("heart.fill", "Love"),
            ("doc.on.clipboard", "Paste"), ("tortoise.fill", "Tortoise"), ("flux.capacitor.fill", "flux capacitor"),
            ("folder.badge.gearshape", "Folder, Settings"), ("bell.slash.fill", "Notifications, Off"),
        ]
    )
    func symbols(name: String, description: String) {
        #expect(outline { Image(systemName: name) } == "image “\(description)”")
    }

    @Test("A Label is read as its title")
    func labels() {
        #expect(outline { Label("Inbox", systemImage: "tray") } == "static text “Inbox”")
    }

    @Test("The title of a label of which only the symbol is shown is read")
    func iconOnlyLabels() throws {
        #expect(outline { Label("Inbox", systemImage: "tray").labelStyle(.iconOnly) } == "image “Inbox”")
        #expect(outline { Button("Add", systemImage: "star") {}.labelStyle(.iconOnly) } == "button “Add”")
        struct Counted: View {
            @State private var count = 0
            var body: some View {
                Label("\(count) messages", systemImage: "tray").labelStyle(.iconOnly).onTapGesture { count += 1 }
            }
        }
        let window = TestWindow { Counted() }
        try window.press(window.accessibilityElement(label: "0 messages"))
        #expect(window.accessibilityOutline == "image “1 messages”")
        #expect(window.texts.isEmpty)
    }

    @Test("A button is one element with the name of its label")
    func buttons() throws {
        #expect(outline { Button("Save") {} } == "button “Save”")
        #expect(outline { Button("Paste", systemImage: "doc.on.clipboard") {} } == "button “Paste”")
        let outline = outline {
            Button {
            } label: {
                Image(systemName: "xmark")
            }
        }
        #expect(outline == "button “Close”")
        #expect(self.outline { Link("Site", destination: URL(string: "https://example.com")!) } == "link “Site”")
    }

    @Test("A text field has its prompt for a name and its text for a value")
    func textFields() {
        #expect(outline { TextField("Name", text: .constant("Ada")) } == "text field “Name” = “Ada”")
        #expect(outline { TextField("Name", text: .constant("")) } == "text field “Name”")
    }

    @Test("What scrolls is an element around others")
    func scrolling() {
        let outline = outline {
            ScrollView {
                Text("one")
                Button("two") {}
            }
        }
        #expect(outline == "scroll area\n  static text “one”\n  button “two”")
    }

    @Test("A row of a list is one thing")
    func rows() {
        let outline = outline {
            List(["Ada", "Grace"], id: \.self) { name in
                HStack {
                    Image(decorative: "portrait")
                    VStack {
                        Text(name).bold()
                        Text("Mathematics")
                    }
                }
                .draggable(name)
            }
            .accessibilityLabel("People")
        }
        #expect(outline == "list “People”\n  row “Ada, Mathematics”\n  row “Grace, Mathematics”")
    }

    @Test("A control in a row remains an element of its own")
    func controlsInRows() throws {
        let window = TestWindow {
            List {
                HStack {
                    Text("Ada")
                    Button("Remove") {}
                }
                Button("Add") {}
            }
        }
        #expect(
            window.accessibilityOutline == """
                list
                  row “Ada”
                    button “Remove”
                  row “Add”
                    button “Add”
                """
        )
    }

    @Test("Rows say which are selected")
    func selection() throws {
        let window = TestWindow { List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) } }
        let rows = try #require(window.accessibilityElements.first).children
        #expect(rows.map { $0.traits.contains(.isSelected) } == [false, true])
    }

    @Test("A press of a row selects it, unless the program gives it another meaning or does not allow it")
    func pressedRows() throws {
        struct Content: View {
            @State private var selection: Set<String> = ["a", "b"]
            var body: some View {
                List(selection: $selection) {
                    ForEach(["a", "b", "c", "d"], id: \.self) { name in
                        if name == "d" {
                            Text(name).onTapGesture { selection = [] }
                        } else {
                            Text(name).selectionDisabled(name == "c")
                        }
                    }
                }
                List(["x"], id: \.self) { Text($0) }
            }
        }
        let window = TestWindow { Content() }
        func row(_ label: String) throws -> TestAccessibilityElement {
            try window.accessibilityElement(label: label, role: .row)
        }
        try window.press(row("b"))
        #expect(try row("b").traits.contains(.isSelected) && !row("a").traits.contains(.isSelected))
        #expect(try row("c").actions.isEmpty && row("x").actions.isEmpty)
        try window.press(row("d"))
        #expect(try !row("b").traits.contains(.isSelected))
    }

    @Test("A hidden view stays hidden whatever an inner view says")
    func hidden() {
        let outline = outline {
            VStack {
                Text("one").accessibilityHidden(false)
                Text("two").accessibilityLabel("three")
            }
            .accessibilityHidden(true)
            Text("four").accessibilityHidden(false)
        }
        #expect(outline == "static text “four”")
    }

    @Test("An overlay is read after what it stands on, a background before")
    func decorations() {
        #expect(outline { Text("one").overlay { Text("two") } } == "static text “one”\nstatic text “two”")
        #expect(outline { Text("one").background { Text("two") } } == "static text “two”\nstatic text “one”")
    }

    @Test("What is read follows the views")
    func changes() throws {
        struct Counter: View {
            @State private var count = 0
            @State private var isShown = false
            var body: some View {
                Button("Count \(count)") { count += 1 }
                Button("Show") { isShown = true }
                if isShown { Text("shown") }
            }
        }
        let window = TestWindow { Counter() }
        #expect(window.accessibilityOutline == "button “Count 0”\nbutton “Show”")
        for _ in 0..<2 { try window.press(window.accessibilityElements[0]) }
        #expect(window.accessibilityElements[0].label == "Count 2")
        try window.press(window.accessibilityElement(label: "Show", role: .button))
        #expect(window.accessibilityOutline == "button “Count 2”\nbutton “Show”\nstatic text “shown”")
    }
}
