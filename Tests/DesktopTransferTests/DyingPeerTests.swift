import Foundation
import Testing
import TransferTestSupport

/// Programs that end, or hang, at each step of a drop into a view and of a paste: an error is reported, the view knows how the
/// drag ended, and the next one works.
@Suite("Peers that die or never answer", .timeLimit(.minutes(20)))
struct DyingPeerTests {
    private static let json = "application/json"
    private static let error = "no LongNote could be read"

    private func receiver(on desktop: some Desktop) async throws -> AppUnderTest {
        try await AppUnderTest.probe(on: desktop, at: Point(20, 40), showing: "faults", until: "paste")
    }

    /// Waits for a number of the lines that a receiver writes.
    private func wait(_ app: AppUnderTest, for line: String, _ count: Int) async throws {
        try await app.program.waitForLine(containing: line, count: count)
    }

    /// The last line of those that begin in some way.
    private func last(_ prefix: String, of app: AppUnderTest) -> String? {
        app.program.standardOutput.lines.last { $0.hasPrefix(prefix) }
    }

    /// Drags a note of a program that is in order to the destination, and waits until it is there.
    private func expectDrop(on desktop: some Desktop, to app: AppUnderTest, _ number: Int) async throws {
        let note = Data(#"{"text": "alive"}"#.utf8)
        let source = try await DragPeer.source(
            on: desktop,
            .gtk3,
            title: "Good \(number)",
            offering: [Self.json: note],
            at: Point(620, 60)
        )
        try await drag(from: source.window.frame.center, to: app, on: desktop)
        try await wait(app, for: "destination: took 5", number)
        try await wait(app, for: "drop: data transfer completed", number)
        #expect(last("destination: ", of: app) == "destination: took 5")
        #expect(last("drop: ended", of: app) == "drop: ended (copy)")
        source.program.signal(SIGKILL)
        try await source.program.waitForExit()
        app.expectGoodHealth()
    }

    // MARK: Drops

    @Test func aSourceThatIsKilledWhileItHoversOnX() async throws {
        try await XServer.run(width: 1500) { try await checkHovering(on: $0) }
    }

    @Test func aSourceThatIsKilledWhileItHoversOnWayland() async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkHovering(on: $0) }
    }

    private func checkHovering(on desktop: some Desktop) async throws {
        let app = try await receiver(on: desktop)
        let note = Data(#"{"text": "never dropped"}"#.utf8)
        let source = try await DragPeer.source(on: desktop, .gtk3, offering: [Self.json: note], at: Point(620, 60))
        try await desktop.input.drag(from: source.window.frame.center, to: app.center(of: "destination")) {
            try await app.expect("destination: targeted")
            try await app.expect("drop: entering")
            source.program.signal(SIGKILL)
            try await source.program.waitForExit()
            try await app.expect("destination: not targeted")
            try await app.expect("drop: exiting")
        }
        try await expectDrop(on: desktop, to: app, 1)
        #expect(!app.program.standardOutput.text.contains("took 13"))
    }

    @Test(arguments: [0, 1])
    func aSourceThatDiesBeforeOrWithinItsDataOnX(_ fault: Int) async throws {
        try await XServer.run(width: 1500) { try await checkData(on: $0, isWithin: fault == 1) }
    }

    @Test(arguments: [0, 1])
    func aSourceThatDiesBeforeOrWithinItsDataOnWayland(_ fault: Int) async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkData(on: $0, isWithin: fault == 1) }
    }

    private func checkData(on desktop: some Desktop, isWithin: Bool) async throws {
        let app = try await receiver(on: desktop)
        let text = String(repeating: "on and on and on. ", count: 2 << 20)
        let fault = isWithin ? DragPeer.Fault.pauses(Data(#"{"text": "\#(text)"}"#.utf8)) : .ends
        let source = try await DragPeer.failingSource(on: desktop, fault, offering: [Self.json], at: Point(620, 60))
        try await drag(from: source.window.frame.center, to: app, on: desktop)
        if isWithin {
            // The app is stopped, so that the source cannot send all of its data before it is killed.
            try await source.event("asked")
            try await app.program.suspend()
            source.program.signal(SIGUSR1)
            try await letPass(.milliseconds(500), because: "the source sends as much as there is room for")
            source.program.signal(SIGKILL)
        }
        try await source.program.waitForExit()
        if isWithin { app.program.resume() }
        try await expectRefusal(app)
        try await expectDrop(on: desktop, to: app, 1)
    }

    /// Waits until a drop has ended in an error.
    private func expectRefusal(_ app: AppUnderTest) async throws {
        try await app.program.waitForLine(containing: Self.error, in: app.program.standardError)
        try await app.expect("drop: ended (forbidden)")
        #expect(last("destination: ", of: app) == "destination: not targeted")
        #expect(!app.program.standardOutput.lines.contains("drop: data transfer completed"))
    }

    @Test func aSourceThatNeverAnswersOnX() async throws {
        try await XServer.run(width: 1500) { try await checkSilence(on: $0) }
    }

    @Test func aSourceThatNeverAnswersOnWayland() async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkSilence(on: $0) }
    }

    private func checkSilence(on desktop: some Desktop) async throws {
        let app = try await receiver(on: desktop)
        let names = [Self.json, "application/x.public.json"]
        let source = try await DragPeer.failingSource(on: desktop, .isSilent, offering: names, at: Point(620, 60))
        try await drag(from: source.window.frame.center, to: app, on: desktop)
        try await source.event("silent")
        try await expectRefusal(app)
        // The limit that the transfer itself was given up by: less than five seconds.
        try await app.program.waitForLine(containing: "sent nothing for 4.0 seconds", in: app.program.standardError)
        source.program.signal(SIGKILL)
        try await source.program.waitForExit()
        try await expectDrop(on: desktop, to: app, 1)
    }

    // MARK: Apps of this package

    @Test(arguments: [0, 1])
    func anAppThatIsKilledWhileItsDragIsReadOnX(_ fault: Int) async throws {
        try await XServer.run(width: 1500) { try await checkApp(on: $0, isWithin: fault == 1, pastes: false) }
    }

    @Test(arguments: [0, 1])
    func anAppThatIsKilledWhileItsDragIsReadOnWayland(_ fault: Int) async throws {
        try await WaylandServer.run(width: 1560, height: 900) {
            try await checkApp(on: $0, isWithin: fault == 1, pastes: false)
        }
    }

    @Test(arguments: [0, 1])
    func anAppThatIsKilledWhileItsCopyIsPastedOnX(_ fault: Int) async throws {
        try await XServer.run(width: 1500) { try await checkApp(on: $0, isWithin: fault == 1, pastes: true) }
    }

    @Test(arguments: [0, 1])
    func anAppThatIsKilledWhileItsCopyIsPastedOnWayland(_ fault: Int) async throws {
        try await WaylandServer.run(width: 1560, height: 900) {
            try await checkApp(on: $0, isWithin: fault == 1, pastes: true)
        }
    }

    /// Has an app read from another that is killed: before it has made its data, or when the reader, which is stopped, has
    /// not taken all of it.
    private func checkApp(on desktop: some Desktop, isWithin: Bool, pastes: Bool) async throws {
        let app = try await receiver(on: desktop)
        let directory = try TemporaryDirectory()
        let permission = directory.path + "/permission"
        let source = try await AppUnderTest.probe(
            on: desktop,
            at: Point(620, 40),
            showing: "faults",
            until: "paste",
            environment: ["PROBE_PERMISSION": permission]
        )
        if pastes {
            try await desktop.activate(source.window)
            try await desktop.input.click(source.center(of: "focus"))
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the note on the clipboard") {
                try await desktop.clipboard.types().contains(Self.json)
            }
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "paste"))
        } else {
            try await drag(from: source.center(of: "source"), to: app, on: desktop)
        }
        try await source.program.waitForLine(containing: "source: asked")
        if isWithin {
            try await app.program.suspend()
            try Data().write(to: URL(fileURLWithPath: permission))
            try await source.program.waitForLine(containing: "source: made")
        }
        source.program.signal(SIGKILL)
        try await source.program.waitForExit()
        if isWithin { app.program.resume() }
        if pastes {
            try await app.program.waitForLine(containing: Self.error, in: app.program.standardError)
            #expect(!app.program.standardOutput.text.contains("paste button: took"))
            try await expectPaste(on: desktop, in: app)
        } else {
            try await expectRefusal(app)
        }
        try await expectDrop(on: desktop, to: app, 1)
    }

    /// Drags to the destination of an app, and lets go once that has seen the drag, which takes a while on a busy machine.
    private func drag(from start: Point, to app: AppUnderTest, on desktop: some Desktop) async throws {
        let place = try await app.center(of: "destination")
        func targetings() -> Int { app.program.standardOutput.lines.count { $0 == "destination: targeted" } }
        let before = targetings()
        try await desktop.input.drag(from: start, to: place) {
            try await desktop.input.hover(about: place, until: "the destination, \(app.program.transcript)") {
                targetings() > before
            }
        }
    }

    /// Copies a note with another program, and pastes it.
    private func expectPaste(on desktop: some Desktop, in app: AppUnderTest) async throws {
        try await desktop.clipboard.set(Data(#"{"text": "alive"}"#.utf8), as: Self.json)
        try await desktop.activate(app.window)
        // The button is disabled until the app has heard of the new contents, and the pointer stays where it is.
        let button = try await app.center(of: "paste")
        try await waitUntil("the note that was pasted: \(app.program.transcript)", interval: .milliseconds(500)) {
            if app.program.standardOutput.lines.contains("paste button: took 5") { return true }
            try await desktop.input.click(button)
            return false
        }
    }

    @Test func aClipboardOwnerThatDiesOnX() async throws {
        for fault in [SelectionPeer.Owning.dies, .diesWithin] {
            try await XServer.run { desktop in
                let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
                let portrait = try await catalog.frame(of: "portrait")
                let owner = try await SelectionPeer.owner(fault, on: desktop)
                // The app asks what there is, and knows it by the time of the click.
                try await owner.event("request")
                try await desktop.activate(catalog.window)
                try await desktop.input.click(portrait.center)
                try await desktop.input.key("ctrl+v")
                try await owner.program.waitForExit()
                try await catalog.program.waitForLine(
                    containing: "no BroughtPortrait could be read",
                    in: catalog.program.standardError
                )
                let directory = try TemporaryDirectory()
                let picture = try await directory.write(Samples.picture("red", width: 8, height: 8), to: "picture.png")
                let next = try await SelectionPeer.owner(serving: picture, on: desktop)
                try await next.event("request")
                try await desktop.input.click(portrait.center)
                try await desktop.input.key("ctrl+v")
                try await desktop.waitForColor((255, 0, 0), in: portrait.inset(by: 30))
                catalog.expectGoodHealth()
            }
        }
    }
}
