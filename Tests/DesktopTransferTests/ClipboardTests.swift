import Foundation
import Testing
import TransferTestSupport

/// Copying and pasting between the Catalog and other processes.
@Suite("Copy and paste between processes", .timeLimit(.minutes(20)))
struct ClipboardTests {
    @Test func aCopiedPersonArrivesInXclip() async throws {
        try await XServer.run { desktop in
            let catalog = try await copyGraceHopper(on: desktop)
            let types = try await desktop.clipboard.types()
            #expect(types.contains("UTF8_STRING") && types.contains(Samples.textType))
            let text = try await desktop.clipboard.text()
            #expect(text == "Grace Hopper")
            // GDK ends the forms of X11's older text targets with a NUL.
            let latin = try await desktop.clipboard.text(as: "STRING")
            #expect(latin.trimmingCharacters(in: ["\0"]) == "Grace Hopper")
            catalog.expectGoodHealth()
        }
    }

    @Test func aCopiedPersonArrivesInWlPaste() async throws {
        try await WaylandServer.run { desktop in
            let catalog = try await copyGraceHopper(on: desktop)
            let text = try await desktop.clipboard.text()
            #expect(text == "Grace Hopper")
            catalog.expectGoodHealth()
        }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func aCopiedPersonArrivesInWlPasteOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { desktop in
            let catalog = try await copyGraceHopper(on: desktop)
            #expect(try await desktop.clipboard.text() == "Grace Hopper")
            catalog.expectGoodHealth()
        }
    }

    /// Copies a person with the keyboard; the clipboard then has it under the Catalog's own type.
    private func copyGraceHopper(on desktop: some Desktop, environment: [String: String] = [:]) async throws
        -> AppUnderTest
    {
        let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40), environment: environment)
        try await desktop.activate(catalog.window)
        try await catalog.select("Grace Hopper", on: desktop)
        try await desktop.input.key("ctrl+c")
        // When another person is shown, this one is copied. See WaylandClipboard about reading before that.
        try await catalog.select("Marie Curie", on: desktop)
        try await waitUntil("the person on the clipboard: \(catalog.program.transcript)") {
            try await desktop.clipboard.types().contains(Samples.profileType)
        }
        let json = try await desktop.clipboard.data(as: Samples.profileType)
        let name = try Samples.name(ofPerson: json)
        #expect(name == "Grace Hopper")
        return catalog
    }

    @Test func aCopiedPersonIsThereWhenTheAppHasEndedAndNoManagerRuns() async throws {
        try await XServer.run { desktop in
            let programs = URL(filePath: try BuiltProduct.path(of: "transferable")).deletingLastPathComponent().path
            let catalog = try await copyGraceHopper(on: desktop, environment: ["PATH": "\(programs):/usr/bin:/bin"])
            try await desktop.close(catalog.window)
            #expect(try await catalog.program.waitForExit() == .exited(0))
            #expect(try await desktop.clipboard.text() == "Grace Hopper")
            let json = try await desktop.clipboard.data(as: Samples.profileType)
            #expect(try Samples.name(ofPerson: json) == "Grace Hopper")
        }
    }

    @Test func severalSelectedPeopleAreCopiedTogether() async throws {
        try await XServer.run(width: 2260, height: 800) { desktop in
            let source = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await AppUnderTest.catalog(on: desktop, at: Point(1150, 40))
            try await desktop.clipboard.set(Samples.person(named: "Émilie du Châtelet"), as: Samples.profileType)
            try await desktop.activate(source.window)
            try await source.select("Marie Curie", on: desktop)
            try await desktop.input.key("ctrl+v")
            // The pasted person is selected; with the Control key another joins.
            try await source.waitUntilShown("person-Émilie du Châtelet")
            try await desktop.input.keyDown("ctrl")
            try await desktop.input.click(source.center(of: "person-Grace Hopper"))
            try await desktop.input.keyUp("ctrl")
            try await desktop.input.key("ctrl+c")
            try await waitUntil("both names on the clipboard") {
                try await desktop.clipboard.text() == "Grace Hopper\nÉmilie du Châtelet"
            }
            // Each arrives as an item of its own: the second is the one that is new to the second Catalog.
            try await desktop.activate(target.window)
            try await target.select("Marie Curie", on: desktop)
            try await desktop.input.key("ctrl+v")
            try await target.waitUntilShown("person-Émilie du Châtelet")
            #expect(target.shown("person-") == source.shown("person-"))
            source.expectGoodHealth()
            target.expectGoodHealth()
        }
    }

    @Test func aCopiedPersonIsPastedInASecondCatalog() async throws {
        try await XServer.run(width: 2260, height: 800) { desktop in
            let source = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await AppUnderTest.catalog(on: desktop, at: Point(1150, 40))
            // The person gets a fact that the second Catalog does not know, pasted from a third program.
            let fact = "She retired three times."
            try await desktop.activate(source.window)
            try await source.select("Grace Hopper", on: desktop)
            let button = try await source.frame(of: "paste-facts")
            let dimmed = try await desktop.restingColor(of: button)
            try await desktop.clipboard.setText(fact)
            try await desktop.waitForColor(otherThan: dimmed, in: button)
            try await desktop.input.click(button.center)
            try await source.waitUntilShown("fact-" + fact)

            try await desktop.input.click(source.center(of: "person-Grace Hopper"))
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the person on the clipboard") {
                try await desktop.clipboard.types().contains(Samples.profileType)
            }
            try await desktop.activate(target.window)
            try await target.select("Marie Curie", on: desktop)
            try await desktop.input.key("ctrl+v")
            // Her record is replaced and selected.
            try await target.waitUntilShown("fact-" + fact)
            #expect(target.shown("person-") == source.shown("person-"))
            source.expectGoodHealth()
            target.expectGoodHealth()
        }
    }

    @Test func aPersonOfAnotherProgramIsPasted() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let people = catalog.shown("person-").count
            try await desktop.clipboard.set(Samples.person(named: "Émilie du Châtelet"), as: Samples.profileType)
            try await desktop.activate(catalog.window)
            try await desktop.input.click(catalog.center(of: "person-Ada Lovelace"))
            try await desktop.input.key("ctrl+v")
            try await catalog.waitUntilShown("person-Émilie du Châtelet")
            #expect(catalog.shown("person-").count == people + 1)
            catalog.expectGoodHealth()
        }
    }

    @Test func thePasteButtonFollowsTheClipboardAndPastesText() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let button = try await catalog.frame(of: "paste-facts")
            let facts = catalog.shown("fact-")
            try await desktop.input.move(to: Point(1200, 780))
            let dimmed = try await desktop.restingColor(of: button)

            // Nothing to paste: the button is dimmed, and a click does nothing.
            try await desktop.input.click(button.center)
            // A picture is not for it.
            try await desktop.clipboard.set(Samples.picture("red", width: 8, height: 8), as: "image/png")
            try await desktop.input.click(button.center)
            try await desktop.input.move(to: Point(1200, 780))
            try await desktop.waitForColor(dimmed, in: button, tolerance: 0)
            #expect(catalog.shown("fact-") == facts)

            // Text is.
            try await desktop.clipboard.setText("She liked horses.\nShe wrote letters.")
            var ready = dimmed
            try await waitUntil("the button to look as if it could be pressed") {
                ready = try await desktop.meanColor(of: button)
                return ready != dimmed
            }
            #expect(ready.red < dimmed.red, "the label of a button that can be pressed is darker")
            try await desktop.input.click(button.center)
            try await catalog.waitUntilShown("fact-She liked horses.")
            try await catalog.waitUntilShown("fact-She wrote letters.")

            // And it is dimmed again when nobody offers anything.
            await desktop.clipboard.releaseOwnership()
            try await desktop.input.move(to: Point(1200, 780))
            try await desktop.waitForColor(dimmed, in: button, tolerance: 0)
            catalog.expectGoodHealth()
        }
    }

    @Test func aPasteButtonThatBecomesEnabledUnderAPointerAtRestIsPressed() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            try await desktop.input.click(catalog.center(of: "paste-facts"))
            try await desktop.clipboard.setText("She liked horses.")
            try await waitUntil("a click to paste", interval: .milliseconds(500)) {
                try await desktop.input.run(["click", "1"])
                return catalog.shown("fact-").contains("fact-She liked horses.")
            }
            catalog.expectGoodHealth()
        }
    }

    @Test func thePasteButtonPastesTextOnWayland() async throws {
        try await WaylandServer.run { try await checkPasteButton(on: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func thePasteButtonPastesTextOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { try await checkPasteButton(on: $0) }
    }

    private func checkPasteButton(on desktop: some Desktop) async throws {
        let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
        try await desktop.clipboard.setText("She liked horses.")
        try await desktop.activate(catalog.window)
        try await desktop.input.click(catalog.center(of: "paste-facts"))
        try await catalog.waitUntilShown("fact-She liked horses.")
        catalog.expectGoodHealth()
    }
}
