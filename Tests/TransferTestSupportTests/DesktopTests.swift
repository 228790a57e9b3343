import Foundation
import Testing
import TransferTestSupport

/// The helper drives real programs that are not this package's, so a failure here is the helper's or the machine's.
@Suite("Desktops that tests start", .timeLimit(.minutes(20)))
struct DesktopTests {
    @Test func textAndBytesSurviveTheClipboardOfX() async throws {
        try await XServer.run { desktop in
            try await checkClipboard(of: desktop)
            #expect(try await desktop.primarySelection.types().isEmpty)
            await desktop.clipboard.releaseOwnership()
            #expect(try await desktop.clipboard.types().isEmpty)
        }
    }

    @Test func textAndBytesSurviveTheClipboardOfWayland() async throws {
        try await WaylandServer.run { try await checkClipboard(of: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func textAndBytesSurviveTheClipboardOfGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        // wl-paste waits without end for KWin's first word about an empty clipboard.
        try await DesktopCompositor.run(kind) { try await checkClipboard(of: $0, isEmptyAtFirst: kind != .kde) }
    }

    private func checkClipboard<D: Desktop>(of desktop: D, isEmptyAtFirst: Bool = true) async throws {
        if isEmptyAtFirst { #expect(try await desktop.clipboard.types().isEmpty) }
        try await desktop.clipboard.setText("Émilie du Châtelet\n")
        #expect(try await desktop.clipboard.types().contains(D.Clipboard.textType))
        #expect(try await desktop.clipboard.text() == "Émilie du Châtelet\n")

        let bytes = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        try await desktop.clipboard.set(bytes, as: "image/png")
        #expect(try await desktop.clipboard.types().contains("image/png"))
        #expect(try await desktop.clipboard.data(as: "image/png") == bytes)
    }

    @Test func desktopsInParallelAreApart() async throws {
        let record = Record()
        async let first = contents(after: "first", record)
        async let second = contents(after: "second", record)
        #expect(try await [first, second] == ["first", "second"])
    }

    /// Sets a text, and returns what is there once the other desktop has its text, too.
    private func contents(after text: String, _ record: Record) async throws -> String {
        try await XServer.run { desktop in
            try await desktop.clipboard.setText(text)
            record.add(text)
            // The other one has its turn after this one, beside other tests.
            try await waitUntil("the other desktop", timeout: Duration.patience * 4) { record.all.count == 2 }
            return try await desktop.clipboard.text()
        }
    }

    @Test func aStoppedDesktopLeavesNothingBehind() async throws {
        let desktop = try await XServer.start()
        let program = try desktop.launch("xclip", ["-quiet", "-in", "/dev/null"])
        // Another test's server may take the number as soon as it is free, and makes a socket of its own.
        let path = "/tmp/.X11-unix/X\(desktop.display.dropFirst())"
        let made = try #require(date(of: path))
        await desktop.stop()
        #expect(!program.isRunning)
        #expect(date(of: path) != made)
    }

    private func date(of path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test func windowsOnXAreFoundMovedResizedAndPictured() async throws {
        try await XServer.run { desktop in
            let peer = try await DragPeer.target(on: desktop, accepting: ["text/plain"], at: Point(120, 90))
            #expect(peer.window.frame.origin == Point(120, 90))
            #expect(peer.window.processIdentifier == peer.program.processIdentifier)
            let resized = try await desktop.resize(peer.window, width: 420, height: 260)
            #expect(resized.frame == Rectangle(x: 120, y: 90, width: 420, height: 260))

            let directory = try TemporaryDirectory()
            let picture = directory.file("window.png")
            try await desktop.savePicture(of: resized.frame, to: picture)
            let type = try await run("identify", ["-format", "%m %wx%h", picture]).standardOutput.text
            #expect(type == "PNG 420x260")

            try await desktop.activate(resized)
            let outside = try await desktop.meanColor(of: Rectangle(x: 1000, y: 600, width: 10, height: 10))
            #expect(outside == (0, 0, 0))
            let inside = try await desktop.meanColor(of: Rectangle(x: 130, y: 330, width: 10, height: 10))
            #expect(inside.red > 200 && inside.green > 200 && inside.blue > 200)
        }
    }

    @Test func windowsOnWaylandAreFoundAndMoved() async throws {
        try await WaylandServer.run { try await checkWindows(on: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func windowsOnGNOMEAndKDEAreFoundMovedAndGivenTheKeyboard(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { desktop in
            try await checkWindows(on: desktop)
            try await checkTyping(on: desktop)
        }
    }

    private func checkWindows(on desktop: some Desktop) async throws {
        let peer = try await DragPeer.target(on: desktop, accepting: ["text/plain"], at: Point(40, 60))
        #expect(peer.window.frame.origin == Point(40, 60))
        #expect(peer.window.processIdentifier == peer.program.processIdentifier)
        let moved = try await desktop.move(peer.window, to: Point(700, 300))
        #expect(try await desktop.refreshed(peer.window) == moved)
        let inside = try await desktop.meanColor(of: Rectangle(x: 740, y: 480, width: 10, height: 10))
        #expect(inside.red > 200 && inside.green > 200 && inside.blue > 200)
    }

    @Test(arguments: DragPeer.Toolkit.allCases, DragPeer.Toolkit.allCases)
    func dragsGoBetweenProgramsOnX(source: DragPeer.Toolkit, target: DragPeer.Toolkit) async throws {
        try await XServer.run { try await checkDrags(on: $0, from: source, to: target) }
    }

    @Test(arguments: DragPeer.Toolkit.allCases, DragPeer.Toolkit.allCases)
    func dragsGoBetweenProgramsOnWayland(source: DragPeer.Toolkit, target: DragPeer.Toolkit) async throws {
        try await WaylandServer.run { try await checkDrags(on: $0, from: source, to: target) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func dragsGoBetweenProgramsOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { try await checkDrags(on: $0, from: .gtk3, to: .gtk4) }
    }

    /// One drag that is dropped, and one that is released where nobody takes it.
    private func checkDrags(
        on desktop: some Desktop,
        from sourceToolkit: DragPeer.Toolkit,
        to targetToolkit: DragPeer.Toolkit
    ) async throws {
        let profile = Data(#"{"name":"Ada Lovelace"}"#.utf8)
        let source = try await DragPeer.source(
            on: desktop,
            sourceToolkit,
            offering: ["application/x.com.example.profile": profile, "text/plain;charset=utf-8": Data("Ada".utf8)],
            at: Point(60, 80)
        )
        let target = try await DragPeer.target(
            on: desktop,
            targetToolkit,
            accepting: ["application/x.com.example.profile"],
            at: Point(640, 200)
        )
        try await desktop.input.drag(from: source.window.frame.center, to: Point(1100, 700))
        try await source.event("cancel")
        try await source.event("end")
        #expect(!target.hasDrop)

        try await desktop.input.drag(from: source.window.frame.center, to: target.window.frame.center) {
            try await source.event("begin", count: 2)
            #expect(!target.hasDrop)
        }
        let drop = try await target.drop()
        #expect(drop.type == "application/x.com.example.profile")
        #expect(drop.data == profile)
        #expect(drop.formats.contains("text/plain;charset=utf-8"))
        try await source.event("end", count: 2)
    }

    @Test func aKeyCancelsADragOnX() async throws {
        try await XServer.run { desktop in
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["text/plain": Data("text".utf8)],
                at: Point(60, 80)
            )
            let target = try await DragPeer.target(on: desktop, accepting: ["text/plain"], at: Point(640, 200))
            try await desktop.input.drag(from: source.window.frame.center, to: target.window.frame.center) {
                try await target.event("enter")
                try await desktop.input.cancelDrag()
                #expect(try await source.event("cancel").contains("user-cancelled"))
            }
            try await source.event("end")
            try await target.event("leave")
            #expect(!target.hasDrop)
        }
    }

    @Test func whatIsTypedAndCopiedOnXReachesTheClipboard() async throws {
        try await XServer.run { try await checkTyping(on: $0) }
    }

    @Test func whatIsTypedAndCopiedOnWaylandReachesTheClipboard() async throws {
        try await WaylandServer.run { try await checkTyping(on: $0) }
    }

    /// Text that another program offers is pasted into an editor, more is typed, and all of it is copied there.
    private func checkTyping(on desktop: some Desktop) async throws {
        try await desktop.clipboard.setText("pasted, ")
        let editor = try await TextEditorPeer.start(on: desktop, at: Point(50, 50))
        try await editor.paste()
        try await editor.type("typed", andCopy: "pasted, typed")
    }
}
