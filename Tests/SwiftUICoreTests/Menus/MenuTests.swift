import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Menus")
struct MenuTests {
    struct Note: View {
        @State private var isPinned = false
        @State private var order = "name"
        @State private var tags = ["red"]
        @State private var said = "nothing"

        var body: some View {
            Menu("Note") {
                Button("Rename…") { said = "renamed" }
                Button("Share", systemImage: "square.and.arrow.up") { said = "shared" }.disabled(true)
                Divider()
                Toggle("Pinned", isOn: $isPinned)
                Picker("Order", selection: $order) {
                    Text("By name").tag("name")
                    Text("By date").tag("date")
                }
                Picker("Side", selection: $order) {
                    Text("Name").tag("name")
                    Text("Date").tag("date")
                }
                .pickerStyle(.inline)
                Menu("Tags") {
                    ForEach(tags, id: \.self) { tag in Button(tag) { said = tag } }
                    Button("Add") { tags.append("blue") }
                }
                Section("Danger") {
                    Button("Delete", role: .destructive) { said = "deleted" }
                }
                Label("Since Monday", systemImage: "calendar")
            }
            Text(said)
            Text(isPinned ? "pinned" : "loose")
            Text(order)
        }
    }

    private func menu(_ window: TestWindow, _ text: String = "Note") throws -> TestMenu {
        try window.menu(#require(window.views(.button).first { $0.text.contains(text) }))
    }

    @Test("Each kind of view in a menu is an item of its kind")
    func items() throws {
        let menu = try menu(TestWindow { Note() })
        #expect(
            menu.outline == """
                item “Rename…”
                item “Share” disabled
                ---
                check “Pinned”
                menu “Order”
                  choice ● “By name”
                  choice “By date”
                section “Side”
                  choice ● “Name”
                  choice “Date”
                menu “Tags”
                  item “red”
                  item “Add”
                section “Danger”
                  item “Delete” destructive
                text “Since Monday”
                """
        )
    }

    @Test("Items do what their views do, and show what has become of it")
    func choices() throws {
        let window = TestWindow { Note() }
        try menu(window).choose("Rename…")
        #expect(window.texts.contains("renamed"))
        try menu(window).choose("Pinned")
        #expect(window.texts.contains("pinned"))
        #expect(try menu(window).items[3].isOn == true)
        try menu(window).choose("Order", "By date")
        #expect(window.texts.contains("date"))
        #expect(try menu(window).items[4].items.map(\.isOn) == [false, true])
        try menu(window).choose("Name")
        #expect(window.texts.contains("name"))
        try menu(window).choose("Delete")
        #expect(window.texts.contains("deleted"))
    }

    @Test("An item has the symbol of its label, where the label shows one")
    func symbols() throws {
        let window = TestWindow {
            Menu("Note") {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Toggle("Pinned", systemImage: "pin", isOn: .constant(true))
                Menu("Tags", systemImage: "tag") { Button("Add", systemImage: "plus") {} }
                Picker("Order", selection: .constant(1)) { Label("By date", systemImage: "calendar").tag(1) }
                Button("Plain") {}
                Button("Without", systemImage: "star") {}.labelStyle(.titleOnly)
            }
        }
        let items = try menu(window).items
        #expect(items.map(\.symbol) == ["square.and.arrow.up", "pin", "tag", nil, nil, nil])
        #expect(items.flatMap(\.items).map(\.symbol) == ["plus", "calendar"])
    }

    @Test("What is disabled, only read or not there cannot be chosen")
    func refusals() throws {
        let window = TestWindow { Note() }
        for path in ["Share", "Since Monday", "Order", "Nothing"] {
            #expect(throws: TestWindowError.self) { try menu(window).choose(path) }
        }
        #expect(window.texts.contains("nothing"))
    }

    @Test("A menu that is open follows the state")
    func following() throws {
        let window = TestWindow { Note() }
        let open = try menu(window)
        #expect(open.items[6].items.map(\.title) == ["red", "Add"])
        try menu(window).choose("Tags", "Add")
        #expect(try menu(window).items[6].items.map(\.title) == ["red", "blue", "Add"])
    }

    @Test("The items of a menu that is open are told of when they change, with the same widgets around")
    func notice() throws {
        struct Content: View {
            @State private var count = 1
            var body: some View {
                Menu("Numbers") { ForEach(0..<count, id: \.self) { Text("number \($0)") } }
                Button("more") { count += 1 }
            }
        }
        let window = TestWindow { Content() }
        let menu = try menu(window, "Numbers")
        #expect(menu.titles == ["number 0"])
        try window.press("more")
        #expect(menu.titles == ["number 0", "number 1"])
        menu.close()
        try window.press("more")
        #expect(try self.menu(window, "Numbers").titles.count == 3)
    }

    @Test("A menu's views are made when it is opened, and let go when it is closed")
    func laziness() throws {
        @MainActor final class Count { var made = 0 }
        struct Item: View {
            let count: Count
            var body: some View {
                count.made += 1
                return Button("item") {}
            }
        }
        let count = Count()
        let window = TestWindow { Menu("Menu") { Item(count: count) } }
        #expect(count.made == 0)
        let menu = try menu(window, "Menu")
        #expect(menu.titles == ["item"])
        #expect(count.made == 1)
        menu.close()
        #expect(try self.menu(window, "Menu").titles == ["item"])
        #expect(count.made == 2)
    }

    @Test("A menu with an action of its own has a button for it, and one that opens the menu")
    func primaryAction() throws {
        struct Content: View {
            @State private var said = "nothing"
            var body: some View {
                Menu("Save") {
                    Button("Save As…") { said = "as" }
                } primaryAction: {
                    said = "saved"
                }
                Text(said)
            }
        }
        let window = TestWindow { Content() }
        try window.press("Save")
        #expect(window.texts.contains("saved"))
        let arrow = try #require(window.views(.button).last)
        try window.menu(arrow).choose("Save As…")
        #expect(window.texts.contains("as"))
        #expect(throws: TestWindowError.self) { try window.menu(window.views(.button)[0]) }
    }

    @Test("The arrow of a menu is shown, or hidden")
    func indicator() {
        #expect(TestWindow { Menu("Menu") {} }.views(.image).count == 1)
        #expect(TestWindow { Menu("Menu") {}.menuIndicator(.hidden) }.views(.image).isEmpty)
    }

    @Test("A style of a program's own is made of the menu that it is given")
    func styles() throws {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("framed")
                    Menu(configuration)
                }
            }
        }
        let window = TestWindow { Menu("Menu") { Button("item") {} }.menuStyle(Framed()) }
        #expect(window.texts == ["framed", "Menu"])
        #expect(try menu(window, "Menu").titles == ["item"])
        for style in [
            AnyView(Menu("Menu") { Button("item") {} }.menuStyle(.button).buttonStyle(.plain)),
            AnyView(Menu("Menu") { Button("item") {} }.menuStyle(.borderlessButton)),
            AnyView(Menu("Menu") { Button("item") {} }.menuStyle(.automatic)),
        ] {
            #expect(try menu(TestWindow { style }, "Menu").titles == ["item"])
        }
    }

    @Test("A disabled menu does not open")
    func disabled() {
        let window = TestWindow { Menu("Menu") { Button("item") {} }.disabled(true) }
        #expect(throws: TestWindowError.self) { try menu(window, "Menu") }
    }

    @Test("A screen reader is told of a button that opens a menu")
    func accessibility() {
        #expect(TestWindow { Menu("Note") { Button("item") {} } }.accessibilityOutline == "menu button “Note”")
    }
}
