import Foundation
import Testing
import TransferTestSupport

/// Drags between separate processes: two of this package's apps, and an app and a program that shares no code with it.
@Suite("Drags between processes", .timeLimit(.minutes(20)))
struct DragTests {
    @Test func aPersonGoesFromOneCatalogToAnotherOnX() async throws {
        try await XServer.run(width: 2260, height: 800) { try await checkPerson(on: $0) }
    }

    @Test func aPersonGoesFromOneCatalogToAnotherOnWayland() async throws {
        try await WaylandServer.run(width: 2400, height: 900) { try await checkPerson(on: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func aPersonGoesFromOneCatalogToAnotherOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind, width: 2400, height: 900) { try await checkPerson(on: $0) }
    }

    private func checkPerson(on desktop: some Desktop) async throws {
        let source = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
        let target = try await AppUnderTest.catalog(on: desktop, at: Point(1150, 40))
        let person = try await source.center(of: "person-Grace Hopper")
        // The portrait takes pictures only.
        let portrait = try await target.center(of: "portrait")
        try await desktop.input.drag(from: person, to: portrait)
        try await desktop.input.drag(from: person, to: target.center(of: "heroes"))
        try await target.waitUntilShown("hero-Grace Hopper")
        #expect(target.shown("hero-") == ["hero-Grace Hopper"])
        #expect(source.shown("hero-").isEmpty)

        // And back: from the shelf of one to the other's shelf.
        try await desktop.input.drag(from: target.center(of: "hero-Grace Hopper"), to: source.center(of: "heroes"))
        try await source.waitUntilShown("hero-Grace Hopper")
        source.expectGoodHealth()
        target.expectGoodHealth()
    }

    @Test func aPersonIsDraggedWithinOneCatalog() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            try await desktop.input.drag(
                from: catalog.center(of: "person-Marie Curie"),
                to: catalog.center(of: "heroes")
            )
            try await catalog.waitUntilShown("hero-Marie Curie")
            catalog.expectGoodHealth()
        }
    }

    @Test func textsAreDraggedAgainAndAgainIntoAPlaceThatWasEmpty() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                showing: "empty text",
                until: "place"
            )
            for count in 1...6 {
                let (source, words) = count % 2 == 1 ? ("first", "a few words") : ("second", "other words")
                try await desktop.input.drag(from: app.center(of: source), to: app.center(of: "place"), steps: 5)
                let line = try await app.program.waitForLine(containing: "text: ", count: count)
                #expect(line == "text: \(words)")
            }
            app.expectGoodHealth()
        }
    }

    @Test func manyDragsKeepNothingOpen() async throws {
        try await XServer.run(width: 2260, height: 800) { desktop in
            let source = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await AppUnderTest.catalog(on: desktop, at: Point(1150, 40))
            let from = try await source.center(of: "person-Grace Hopper")
            let to = try await target.center(of: "heroes")
            /// Returns how many files both have open, once that stays so for a moment.
            func openDescriptors() async throws -> [Int] {
                var last: [Int] = []
                return try await waitUntil("as many open files as before", interval: .milliseconds(100)) {
                    let now = [try source.program.use.descriptorCount, try target.program.use.descriptorCount]
                    defer { last = now }
                    return now == last ? now : nil
                }
            }
            var descriptors: [[Int]] = []
            for _ in 1...7 {
                try await desktop.input.drag(from: from, to: to, steps: 5)
                descriptors.append(try await openDescriptors())
            }
            try await target.waitUntilShown("hero-Grace Hopper")
            // Libraries open some of their own at the first drag.
            for (last, second) in zip(descriptors[6], descriptors[1]) { #expect(last <= second + 2) }
            source.expectGoodHealth()
            target.expectGoodHealth()
        }
    }

    @Test func textGoesFromOneAppToAnotherOnX() async throws {
        try await XServer.run { try await checkText(on: $0) }
    }

    @Test func textGoesFromOneAppToAnotherOnWayland() async throws {
        try await WaylandServer.run { try await checkText(on: $0) }
    }

    /// Text between two processes of an app with plain `.draggable(String)` and `.dropDestination(for: String.self)`.
    private func checkText(on desktop: some Desktop) async throws {
        let source = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
        let target = try await AppUnderTest.probe(on: desktop, at: Point(620, 60))
        let place = try await target.frame(of: "text-target")
        let drop = Point(place.origin.x + 40, place.origin.y + 25)
        try await desktop.input.drag(from: source.center(of: "text-source"), to: drop) {
            try await target.program.waitForLine(containing: "targeted: true")
        }
        let line = try await target.program.waitForLine(containing: "text: ")
        #expect(line == "text: Zażółć gęślą jaźń 🦋 at 40,25")
        #expect(target.program.standardOutput.lines.contains("targeted: false"))
        #expect(source.program.standardOutput.lines.isEmpty)

        // And once more, at the same place.
        try await desktop.input.drag(from: source.center(of: "text-source"), to: drop)
        try await target.program.waitForLine(containing: "text: ", count: 2)
        source.expectGoodHealth()
        target.expectGoodHealth()
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func textGoesFromOneAppToAnotherOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { try await checkText(on: $0) }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func anotherProgramTakesAPersonOnX(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run(width: 1500) { try await checkPeerTarget(on: $0, toolkit) }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func anotherProgramTakesAPersonOnWayland(toolkit: DragPeer.Toolkit) async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkPeerTarget(on: $0, toolkit) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func anotherProgramTakesAPersonOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind, width: 1560, height: 900) { try await checkPeerTarget(on: $0, .gtk4) }
    }

    /// A person as text for one program, and as JSON for one that knows the type.
    private func checkPeerTarget(on desktop: some Desktop, _ toolkit: DragPeer.Toolkit) async throws {
        let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
        let asText = try await DragPeer.target(
            on: desktop,
            toolkit,
            title: "Text",
            accepting: [Samples.textType],
            at: Point(1150, 60)
        )
        let asProfile = try await DragPeer.target(
            on: desktop,
            toolkit,
            title: "Profile",
            accepting: [Samples.profileType],
            at: Point(1150, 400)
        )

        let person = try await catalog.center(of: "person-Grace Hopper")
        try await desktop.input.drag(from: person, to: asText.window.frame.center)
        let text = try await asText.drop()
        #expect(text.type == Samples.textType)
        #expect(text.text == "Grace Hopper")
        // GTK 3 lists what is offered in an order of its own; else the richest form comes first.
        #expect(text.formats.contains(Samples.profileType))
        if toolkit == .gtk4 { #expect(text.formats.first == Samples.profileType) }

        try await desktop.input.drag(from: person, to: asProfile.window.frame.center)
        let profile = try await asProfile.drop()
        #expect(profile.type == Samples.profileType)
        #expect(try Samples.name(ofPerson: profile.data) == "Grace Hopper")
        catalog.expectGoodHealth()
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func anotherProgramsTextBecomesAFactOnX(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run(width: 1500) { try await checkPeerSource(on: $0, toolkit) }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func anotherProgramsTextBecomesAFactOnWayland(toolkit: DragPeer.Toolkit) async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkPeerSource(on: $0, toolkit) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func anotherProgramsTextBecomesAFactOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind, width: 1560, height: 900) { try await checkPeerSource(on: $0, .gtk3) }
    }

    private func checkPeerSource(on desktop: some Desktop, _ toolkit: DragPeer.Toolkit) async throws {
        let fact = "Ihr Lieblingsstück war Sokrates’ „Gastmahl“."
        let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
        let source = try await DragPeer.source(
            on: desktop,
            toolkit,
            offering: [Samples.textType: Data(fact.utf8)],
            at: Point(1150, 60)
        )
        let place = try await catalog.center(of: "paste-facts")
        // Beside the button, on the heading's line.
        try await desktop.input.drag(from: source.window.frame.center, to: Point(place.x - 150, place.y))
        try await catalog.waitUntilShown("fact-" + fact)
        try await source.event("end")
        catalog.expectGoodHealth()
    }
}
