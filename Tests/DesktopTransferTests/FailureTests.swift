import Foundation
import Testing
import TransferTestSupport

/// Transfers that do not come about leave everything as it was, and the next one works.
@Suite("Transfers that fail", .timeLimit(.minutes(20)))
struct FailureTests {
    @Test func aCancelledDragChangesNothing() async throws {
        try await XServer.run(width: 2260, height: 800) { desktop in
            let source = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await AppUnderTest.catalog(on: desktop, at: Point(1150, 40))
            let facts = target.shown("fact-")
            let people = target.shown("person-")
            let person = try await source.center(of: "person-Grace Hopper")

            // With a key, over each place that would take the person.
            for place in ["heroes", "person-Marie Curie", "paste-facts"] {
                try await desktop.input.drag(from: person, to: target.center(of: place)) {
                    try await desktop.input.cancelDrag()
                    try await letPass(.milliseconds(200), because: "a hand lets go some time after the key")
                }
            }
            // Where nobody takes it.
            try await desktop.input.drag(from: person, to: Point(1120, 780))

            // The next drag is as good as any, and brings all that comes: had one before brought something, that would be there by now.
            let other = try await source.center(of: "person-Ada Lovelace")
            try await desktop.input.drag(from: other, to: target.center(of: "heroes"))
            try await target.waitUntilShown("hero-Ada Lovelace")
            #expect(target.shown("hero-") == ["hero-Ada Lovelace"])
            #expect(source.shown("hero-").isEmpty)
            #expect(target.shown("fact-") == facts)
            #expect(target.shown("person-") == people)
            source.expectGoodHealth()
            target.expectGoodHealth()
        }
    }

    @Test func aCancelledDragOfAnotherProgramChangesNothing() async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let facts = catalog.shown("fact-")
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: [Samples.textType: Data("no fact".utf8)],
                at: Point(1150, 60)
            )
            try await desktop.input.drag(
                from: source.window.frame.center,
                to: catalog.center(of: "paste-facts")
            ) {
                try await desktop.input.cancelDrag()
                try await source.event("cancel")
            }
            try await source.event("end")

            // The next one, which is not cancelled, brings all that comes.
            let other = try await DragPeer.source(
                on: desktop,
                .gtk3,
                title: "Another source",
                offering: [Samples.textType: Data("a fact".utf8)],
                at: Point(1150, 400)
            )
            let place = try await catalog.center(of: "paste-facts")
            try await desktop.input.drag(from: other.window.frame.center, to: Point(place.x - 150, place.y))
            try await catalog.waitUntilShown("fact-a fact")
            #expect(Set(catalog.shown("fact-")) == Set(facts + ["fact-a fact"]))
            catalog.expectGoodHealth()
        }
    }

    @Test func aPayloadThatDoesNotDecodeIsNamedInTheLog() async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let bad = try await DragPeer.source(
                on: desktop,
                title: "Garbage",
                offering: [Samples.profileType: Data(#"{"name": "Ada Love"#.utf8)],
                at: Point(1150, 60)
            )
            let good = try await DragPeer.source(
                on: desktop,
                title: "Person",
                offering: [Samples.profileType: try Samples.person(named: "Émilie du Châtelet")],
                at: Point(1150, 400)
            )
            try await desktop.input.drag(from: bad.window.frame.center, to: catalog.center(of: "heroes"))
            let line = try await catalog.program.waitForLine(
                containing: "no Profile could be read",
                in: catalog.program.standardError
            )
            #expect(line.contains(" error ") && line.contains("com.example.profile"))
            try await bad.event("end")
            #expect(catalog.shown("hero-").isEmpty)

            try await desktop.input.drag(from: good.window.frame.center, to: catalog.center(of: "heroes"))
            try await catalog.waitUntilShown("hero-Émilie du Châtelet")
            catalog.expectGoodHealth()
        }
    }

    @Test func aFileThatIsNotThereIsRefused() async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let portrait = try await catalog.frame(of: "portrait")
            let before = try await desktop.meanColor(of: portrait.inset(by: 30))
            let list = "# a comment\r\nfile:///no/such/picture.png\r\nnot a URI\r\n"
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["text/uri-list": Data(list.utf8)],
                at: Point(1150, 60)
            )
            try await desktop.input.drag(from: source.window.frame.center, to: portrait.center)
            try await source.event("cancel")
            try await desktop.input.move(to: Point(1400, 700))
            try await desktop.waitForColor(before, in: portrait.inset(by: 30), tolerance: 1)
            catalog.expectGoodHealth()
        }
    }

    @Test func aPictureThatIsNoneIsNamedInTheLog() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let portrait = try await catalog.frame(of: "portrait")
            let before = try await desktop.meanColor(of: portrait.inset(by: 30))
            try await desktop.clipboard.set(Data("\u{89}PNG\r\nbut no more".utf8), as: "image/png")
            try await desktop.activate(catalog.window)
            try await desktop.input.click(portrait.center)
            try await desktop.input.key("ctrl+v")
            try await catalog.program.waitForLine(
                containing: "no BroughtPortrait could be read",
                in: catalog.program.standardError
            )
            #expect(try await desktop.meanColor(of: portrait.inset(by: 30)) == before)
            catalog.expectGoodHealth()
        }
    }

    @Test func anOwnerThatDoesNotAnswerIsGivenUp() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let portrait = try await catalog.frame(of: "portrait")
            let directory = try TemporaryDirectory()
            let picture = try directory.write(await Samples.picture("red", width: 8, height: 8), to: "picture.png")
            let owner = try await SelectionPeer.owner(serving: picture, on: desktop)
            // The app asks what there is, and knows it by the time of the click.
            try await owner.event("request")
            try await desktop.activate(catalog.window)
            try await owner.program.suspend()
            try await desktop.input.click(portrait.center)
            try await desktop.input.key("ctrl+v")

            // Meanwhile the app responds.
            try await desktop.input.drag(
                from: catalog.center(of: "person-Grace Hopper"),
                to: catalog.center(of: "heroes")
            )
            try await catalog.waitUntilShown("hero-Grace Hopper")
            try await catalog.program.waitForLine(
                containing: "sent nothing for 4.0 seconds",
                in: catalog.program.standardError
            )
            owner.program.resume()

            // And the same owner is asked again when it is there again.
            try await desktop.input.click(portrait.center)
            try await desktop.input.key("ctrl+v")
            try await desktop.waitForColor((255, 0, 0), in: portrait.inset(by: 30))
            catalog.expectGoodHealth()
        }
    }

    @Test func anOwnerThatSendsAByteAPartIsGivenUp() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let portrait = try await catalog.frame(of: "portrait")
            let owner = try await SelectionPeer.owner(.trickles, on: desktop)
            // The app asks what there is, and knows it by the time of the click.
            try await owner.event("request")
            try await desktop.activate(catalog.window)
            try await desktop.input.click(portrait.center)
            try await desktop.input.key("ctrl+v")
            try await catalog.program.waitForLine(
                containing: "fewer than 1024 bytes a second",
                in: catalog.program.standardError
            )
            catalog.expectGoodHealth()
        }
    }

    @Test func aSourceThatDiesInTheMiddleOfADragDoesNoHarm() async throws {
        try await XServer.run(width: 2260, height: 800) { desktop in
            let source = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await AppUnderTest.catalog(on: desktop, at: Point(1150, 40))
            try await desktop.input.drag(
                from: source.center(of: "person-Grace Hopper"),
                to: target.center(of: "heroes")
            ) {
                source.program.signal(SIGKILL)
                try await source.program.waitForExit()
            }
            try await desktop.input.drag(
                from: target.center(of: "person-Grace Hopper"),
                to: target.center(of: "heroes")
            )
            try await target.waitUntilShown("hero-Grace Hopper")
            target.expectGoodHealth()
        }
    }
}
