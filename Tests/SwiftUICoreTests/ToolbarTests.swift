import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
    struct Notes: View {
        @State private var count = 0
        @State private var isSearching = false
        @State private var isPresented = false

        var body: some View {
            Text("count \(count)")
                .navigationTitle("Notes")
                .navigationSubtitle("\(count) notes")
                .toolbar {
                    ToolbarItem(placement: .navigation) { Button("Back") { count -= 1 } }
                        .sharedBackgroundVisibility(.hidden)
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add", systemImage: "plus") { count += 1 }.keyboardShortcut("n")
                    }
                    if isSearching {
                        ToolbarItem(placement: .principal) { Text("Searching") }
                    }
                    ToolbarItemGroup {
                        Toggle("Search", isOn: $isSearching)
                        Button("Sheet") { isPresented = true }
                            .sheet(isPresented: $isPresented) {
                                Text("sheet").toolbar {
                                    ToolbarItem(placement: .cancellationAction) {
                                        Button("Cancel") { isPresented = false }
                                    }
                                    ToolbarItem(placement: .confirmationAction) { Button("Done") { count = 9 } }
                                }
                            }
                    }
                    ToolbarSpacer(.fixed)
                }
        }
    }

    @Test("Items stand in the window's bar at their places, beside the title and the subtitle")
    func places() throws {
        let window = TestWindow { Notes() }
        #expect(window.toolbarOutline == "leading “Back”\ntrailing “”\ntrailing “Search Sheet”\ntrailing “”")
        #expect(window.title == "Notes")
        #expect(window.subtitle == "0 notes")
        try window.press("Back")
        #expect(window.texts.contains("count -1"))
        #expect(window.subtitle == "-1 notes")
    }

    @Test("Items appear and disappear, while the others keep their widgets and their state")
    func changes() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("counted \(count)") { count += 1 } }
        }
        struct Content: View {
            @State private var isSearching = false
            var body: some View {
                Button("search") { isSearching.toggle() }
                    .toolbar {
                        if isSearching { ToolbarItem(placement: .principal) { Text("Searching") } }
                        ToolbarItem { Counter() }
                    }
            }
        }
        let window = TestWindow { Content() }
        try window.press("counted 0")
        try window.press("search")
        #expect(window.toolbarOutline == "middle “Searching”\ntrailing “counted 1”")
        try window.press("counted 1")
        try window.press("search")
        #expect(window.toolbarOutline == "trailing “counted 2”")
    }

    @Test("Of a label the symbol is shown, named by its title")
    func labels() throws {
        let window = TestWindow {
            Text("a").toolbar {
                Label("Add", systemImage: "plus")
                Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
        }
        #expect(window.toolbarOutline == "trailing “Both”")
        #expect(window.views(.image).count == 2)
    }

    @Test("Keys press items, and sheets are presented from them; a sheet has a toolbar of its own")
    func behaviour() throws {
        let window = TestWindow { Notes() }
        try window.press(key: "n", modifiers: .command)
        #expect(window.texts.contains("count 1"))
        try window.press("Sheet")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.toolbarOutline == "leading “Cancel”\ntrailing “Done”")
        try sheet.press("Done")
        #expect(window.texts.contains("count 9"))
        try sheet.press("Cancel")
        #expect(window.sheets.isEmpty)
    }

    @Test("Toolbars of several views are one, in the order of the views")
    func several() {
        struct Custom: ToolbarContent {
            @State private var name = "state"
            var body: some ToolbarContent {
                ToolbarItem(placement: .cancellationAction) { Text(name) }
                ToolbarItem { Text("second") }
            }
        }
        let window = TestWindow {
            VStack {
                Text("a").toolbar { Custom() }
                Text("b").toolbar(id: "b") { ToolbarItem(id: "one") { Text("third") } }
            }
            .toolbar { Text("fourth") }
        }
        #expect(
            window.toolbarOutline
                == "leading “state”\ntrailing “second”\ntrailing “third”\ntrailing “fourth”"
        )
        #expect(TestWindow { Text("a") }.toolbarOutline.isEmpty)
    }

    @Test("Controls in a toolbar show no label beside them, and a toggle is a button")
    func controls() throws {
        struct Controls: View {
            @State private var choice = "List"
            @State private var isOn = false
            @State private var isPresented = false

            var body: some View {
                Text(isOn ? "on" : "off").toolbar {
                    ToolbarItem {
                        Picker("Look", selection: $choice) {
                            Text("List").tag("List")
                            Text("Grid").tag("Grid")
                        }
                    }
                    ToolbarItem { Toggle("Pin", isOn: $isOn) }
                    ToolbarItem {
                        Button("Options") { isPresented = true }
                            .popover(isPresented: $isPresented) {
                                Picker("Size", selection: $choice) { Text("List").tag("List") }
                            }
                    }
                }
            }
        }
        let window = TestWindow { Controls() }
        #expect(!window.texts.contains("Look"))
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts.contains("on"))
        try window.press("Options")
        // A popover is no toolbar.
        #expect(window.popovers[0].texts.contains("Size"))
    }

    @Test("A group of items in a toolbar holds what its closure lists")
    func groups() throws {
        struct Grouped: View {
            @State private var hasMore = false

            var body: some View {
                Text("content").toolbar {
                    Group {
                        if hasMore { ToolbarItem { Text("more") } }
                        ToolbarItem(placement: .navigation) { Button("Add") { hasMore = true } }
                    }
                }
            }
        }
        let window = TestWindow { Grouped() }
        #expect(window.toolbarOutline == "leading “Add”")
        try window.press("Add")
        #expect(window.toolbarOutline == "trailing “more”\nleading “Add”")
    }

    // MARK: Items without room

    struct ManyItems: View {
        @State private var count = 0
        @State private var isPinned = false

        var body: some View {
            Text("count \(count), pinned \(isPinned)").toolbar {
                ToolbarItem(placement: .navigation) { Button("Back") { count -= 1 } }
                ToolbarItem { Button("Add", systemImage: "plus") { count += 1 } }
                ToolbarItem { Toggle("Pin", systemImage: "pin", isOn: $isPinned) }
                ToolbarItem { Button("Hundred") { count = 100 } }
            }
        }
    }

    @Test("Items at the end that have no room move into a menu, with their words, and are pressed there")
    func overflow() throws {
        let window = TestWindow { ManyItems() }
        #expect(window.toolbarOutline == "leading “Back”\ntrailing “”\ntrailing “”\ntrailing “Hundred”")
        window.toolbarWidth = 70
        #expect(window.toolbarOutline == "leading “Back”\ntrailing “”\noverflow “Pin”\noverflow “Hundred”")
        try window.press("Hundred")
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts.contains("count 100, pinned true"))
        window.toolbarWidth = 0
        #expect(window.toolbarOutline == "leading “Back”\noverflow “Add”\noverflow “Pin”\noverflow “Hundred”")
        try window.press("Add")
        #expect(window.texts.contains("count 101, pinned true"))
        window.toolbarWidth = nil
        #expect(window.toolbarOutline == "leading “Back”\ntrailing “”\ntrailing “”\ntrailing “Hundred”")
    }

    @Test(
        "The first items have the room that the button of the menu leaves",
        arguments: [
            (200, 3), (192, 3), (191, 2), (142, 2), (141, 1), (86, 1), (85, 0), (0, 0), (-5, 0),
        ]
    )
    func room(width: Int, count: Int) {
        #expect(ToolbarRoom.count(of: [50, 50, 80], button: 30, in: CGFloat(width)) == count)
    }

    @Test("A toolbar of which nothing is left for a system is one without items")
    func emptyToolbar() {
        let window = TestWindow {
            Text("view")
                .toolbar {
                    #if os(iOS)
                        ToolbarItem { Text("phone") }
                    #elseif os(macOS)
                        ToolbarItem { Text("Mac") }
                    #endif
                }
        }
        #expect(window.texts == ["view"])
        #expect(window.toolbarOutline == "")
    }
}
