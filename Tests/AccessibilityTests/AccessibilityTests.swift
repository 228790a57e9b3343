import Foundation
import Testing
import TransferTestSupport

/// The elements of apps of this package that a screen reader receives: AT-SPI on a real bus.
@Suite("Accessibility over AT-SPI", .timeLimit(.minutes(20)))
struct AccessibilityTests {
    private typealias Element = AccessibilityBus.Element

    /// The window of an app, once it tells of an element with a name.
    private func window(
        of product: String,
        on bus: AccessibilityBus,
        telling name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Element {
        var last: Element?
        do {
            return try await waitUntil("“\(name)” in \(product)", interval: .milliseconds(200)) {
                last = try await bus.elements(of: product).first
                return last.flatMap { $0.all.contains { $0.name == name } ? $0 : nil }
            }
        } catch let error as TestSupportError {
            throw TestSupportError("\(error)\n\(last?.outline ?? "no window")")
        }
    }

    /// The actions of assistive technologies that GTK adds to each label.
    private static let actionsOfLabels =
        "clipboard.copy, clipboard.cut, clipboard.paste, link.copy, link.open, menu.popup, selection.delete, selection.select-all"

    @Test func theCatalogIsToldOfAsItIsSeen() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let catalog = try desktop.launch(try BuiltProduct.path(of: "Catalog"), environment: bus.environment)
            let window = try await window(of: "Catalog", on: bus, telling: "Ada Lovelace, Mathematics")
            let list = try #require(window.all.first { $0.role == "list" })
            #expect(
                list.outline == """
                    list “Scientists” [list.select-all, list.unselect-all]
                      list item “Ada Lovelace, Mathematics” [action.Pick Up, action.press]
                      list item “Grace Hopper, Computer Science” [action.Pick Up, action.press]
                      list item “Marie Curie, Physics & Chemistry” [action.Pick Up, action.press]
                      list item “Hedy Lamarr, Wireless Technology” [action.Pick Up, action.press]
                      list item “Katherine Johnson, Spaceflight” [action.Pick Up, action.press]
                      list item “Lise Meitner, Nuclear Physics” [action.Pick Up, action.press]
                      list item “Emmy Noether, Mathematics” [action.Pick Up, action.press]
                      list item “Chien-Shiung Wu, Experimental Physics” [action.Pick Up, action.press]
                      list item “Rosalind Franklin, Chemistry” [action.Pick Up, action.press]
                      list item “Mary Anning, Palaeontology” [action.Pick Up, action.press]
                    """
            )
            #expect(list.children.map { $0.states.contains("selected") } == [true] + Array(repeating: false, count: 9))

            // What stands around the list, in the order in which it is read. The facts and the biography are long.
            let others = window.told.filter { $0.role != "list item" && $0.name.count < 40 }
            #expect(
                others.map(\.line) == [
                    "frame “Scientists” [default.activate, window.close, window.minimize, window.toggle-maximized]",
                    "heading “Scientists”",
                    "label “CSV” (Drag everybody into a spreadsheet) [action.Pick Up]",
                    "list “Scientists” [list.select-all, list.unselect-all]",
                    "image “Portrait of Ada Lovelace” (Drag the portrait out, or drop or paste another picture) [action.Pick Up]",
                    "label “Mathematics”",
                    "heading “Ada Lovelace”",
                    "label “1815–1852”",
                    "push button “Share Portrait…” [click]",
                    "heading “Fun facts”",
                    "push button “Paste” [click]",
                    "label “A short film, ada-lovelace.mp4” (Drag the film into a folder or a player) [action.Pick Up]",
                    "heading “My heroes”",
                    "label “Drop or paste people here”",
                    // The toolbar, which stands in GTK's title bar.
                    "label “Scientists” [\(Self.actionsOfLabels)]",
                    "push button “Share…” (Share the selected people) [click]",
                    "push button “Archive” (Import and export everybody) [click]",
                    "push button “Minimize” (Minimize the window) [click]",
                    "push button “Maximize” (Maximize the window) [click]",
                    "push button “Close” (Close the window) [click]",
                ]
            )
            // A title bar has some fifteen elements around its buttons.
            #expect(window.all.count <= 68, "\(window.outline)")
            #expect(catalog.isRunning, "\(catalog.transcript)")
        }
    }

    @Test func whatIsSelectedSaysSoAndIsSelectedByAScreenReader() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            func selected(_ role: String, in product: String) async throws -> [String] {
                let elements = try await bus.elements(of: product).flatMap(\.all)
                return elements.filter { $0.role == role && $0.states.contains("selected") }.map(\.name)
            }
            let palette = try desktop.launch(try BuiltProduct.path(of: "Palette"), environment: bus.environment)
            let color = "Brick, #9B2226"
            let window = try await window(of: "Palette", on: bus, telling: color)
            #expect(
                window.all.contains {
                    $0.line == "push button “\(color)” [action.Pick Up, action.press, action.show menu]"
                },
                "\(window.outline)"
            )
            #expect(try await selected("push button", in: "Palette").isEmpty)
            try await bus.perform("action.press", of: "push button", color, in: "Palette")
            try await waitUntil("a selected colour") { try await selected("push button", in: "Palette") == [color] }

            let catalog = try desktop.launch(try BuiltProduct.path(of: "Catalog"), environment: bus.environment)
            let person = "Emmy Noether, Mathematics"
            _ = try await self.window(of: "Catalog", on: bus, telling: person)
            try await bus.perform("action.press", of: "list item", person, in: "Catalog")
            try await waitUntil("a selected person") { try await selected("list item", in: "Catalog") == [person] }
            for program in [palette, catalog] {
                #expect(program.isRunning && !program.standardError.text.contains("CRITICAL"), "\(program.transcript)")
            }
        }
    }

    @Test func aScreenReaderPicksUpAndDrops() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let catalog = try desktop.launch(try BuiltProduct.path(of: "Catalog"), environment: bus.environment)
            let person = "Emmy Noether, Mathematics"
            _ = try await window(of: "Catalog", on: bus, telling: person)
            try await bus.perform("action.Pick Up", of: "list item", person, in: "Catalog")
            let shelf = "heading “My heroes” [action.Drop Here]"
            try await waitUntil("a destination") {
                try await bus.elements(of: "Catalog").flatMap(\.all).contains { $0.line == shelf }
            }
            try await bus.perform("action.Drop Here", of: "heading", "My heroes", in: "Catalog")
            try await waitUntil("the hero, and no destination") {
                let elements = try await bus.elements(of: "Catalog").flatMap(\.all)
                return elements.contains { $0.name == "Remove Emmy Noether" } && !elements.contains { $0.line == shelf }
            }
            #expect(catalog.isRunning && !catalog.standardError.text.contains("CRITICAL"), "\(catalog.transcript)")
        }
    }

    @Test func elementsHaveTheRoleNameAndActionsOfTheirViews() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let probe = try desktop.launch(
                try BuiltProduct.path(of: "AccessibilityProbe"),
                environment: bus.environment
            )
            let window = try await window(of: "AccessibilityProbe", on: bus, telling: "Shopping cart, Bread, Food")
            #expect(
                window.told.dropFirst().map(\.line) == [
                    "heading “News”",
                    "label “Favorite, 12 favourites”",
                    "label “Rating” (3 of 5, Rates the book) [action.Reset, action.decrement, action.increment]",
                    "image “Away”",
                    "label “Inbox” (Drag the box out) [action.Pick Up]",
                    "label “Tapped” [action.press]",
                    "push button “Go online” [click]",
                    "push button “Details” [click]",
                    "link “Site” [click]",
                    "text “Name” [activate]",
                    "list “Groceries” [list.select-all, list.unselect-all]",
                    "list item “Shopping cart, Milk, Food” [action.Pick Up, action.Share, action.press]",
                    "push button “Buy” [click]",
                    "list item “Shopping cart, Bread, Food” [action.Pick Up, action.Share, action.press]",
                    "push button “Buy” [click]",
                ]
            )
            // GTK tells of each widget that contains others; those that mean nothing have no name, and nothing else.
            let containers = window.all.filter { $0.isContainer }
            #expect(containers.allSatisfy { $0.name.isEmpty && $0.description.isEmpty && $0.actions.isEmpty })
            #expect(probe.isRunning, "\(probe.transcript)")
        }
    }

    @Test func aScreenReaderUsesWhatItIsToldOf() async throws {
        try await XServer.run { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let name = "AccessibilityProbe"
            let probe = try desktop.launch(try BuiltProduct.path(of: name), environment: bus.environment)
            _ = try await window(of: name, on: bus, telling: "Shopping cart, Bread, Food")

            // The actions of views.
            try await bus.perform("action.press", of: "label", "Tapped", in: name)
            try await probe.waitForLine(containing: "tapped")
            try await bus.perform("action.Share", of: "list item", "Shopping cart, Bread, Food", in: name)
            try await probe.waitForLine(containing: "shared Bread")
            try await bus.perform("click", of: "push button", "Buy", in: name)
            try await probe.waitForLine(containing: "bought Milk")

            // Elements follow their views, which come and go and have other values.
            try await bus.perform("click", of: "push button", "Go online", in: name)
            _ = try await window(of: name, on: bus, telling: "Welcome")
            // Elements are read one by one: one that was read before the update can stand beside one that came with it.
            let online = try await window(of: name, on: bus, telling: "Online")
            #expect(online.all.contains { $0.role == "image" && $0.name == "Online" })
            try await bus.perform("action.increment", of: "label", "Rating", in: name)
            try await waitUntil("a higher rating") {
                let window = try await bus.elements(of: name).first
                return window?.all.first { $0.name == "Rating" }?.description == "4 of 5, Rates the book"
            }
            // A sheet is a dialog.
            try await bus.perform("click", of: "push button", "Details", in: name)
            let sheet = try await waitUntil("a dialog") {
                try await bus.elements(of: name).first { $0.role == "dialog" }
            }
            #expect(sheet.name == "The book")
            // The title and the button of its window come after what is in it.
            let inside = sheet.told.dropFirst().prefix(2).map(\.line)
            #expect(inside == ["label “12 pages”", "push button “Close” [click]"])
            #expect(sheet.told.dropFirst(3).map(\.name) == ["The book", "Close"])
            try await bus.perform("click", of: "push button", "Close", in: name)
            try await waitUntil("the end of the dialog") { try await bus.elements(of: name).count == 1 }

            #expect(probe.isRunning, "\(probe.transcript)")
            #expect(!probe.standardError.text.contains("CRITICAL"), "\(probe.transcript)")
        }
    }
}

extension AccessibilityBus.Element {
    /// A Boolean value that indicates whether the element is there for those inside only.
    fileprivate var isContainer: Bool { ["filler", "panel", "scroll pane"].contains(role) }

    /// The elements that a user hears of, in order: the element and all inside without containers.
    fileprivate var told: [Self] { all.filter { !$0.isContainer } }
}
