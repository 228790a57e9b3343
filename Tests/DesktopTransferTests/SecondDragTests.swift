import Foundation
import Testing
import TransferTestSupport

/// A drag after another from the same app, on KDE.
///
/// KWin 5 takes the pointer from the app only when a drag is dropped. See `Sources/GTKTransport/HeldButton.swift`.
@Suite("Drags one after another on KDE", .timeLimit(.minutes(20)))
struct SecondDragTests {
    /// A Boolean value that indicates whether KDE's compositor is KWin 5. KWin 6.3 loses each second drag that has left the window so fast,
    /// with and without what is tested here.
    private static let hasKWin5 = {
        let libraries = "/usr/lib"
        let places = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
        return places.contains { FileManager.default.fileExists(atPath: "\(libraries)/\($0)/libkwin.so.5") }
    }()

    @Test func eachDragBringsTheThingsOfItsOwnView() async throws {
        try await DesktopCompositor.run(.kde, width: 1300, height: 900) { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
            let peer = try await DragPeer.target(
                on: desktop,
                .gtk3,
                accepting: ["text/csv", "text/uri-list", Samples.textType],
                at: Point(700, 300)
            )
            let target = peer.window.frame.center
            try await desktop.input.drag(from: app.center(of: "text-source"), to: target)
            #expect(try await peer.drop(1).text == "Zażółć gęślą jaźń 🦋")
            try await desktop.input.drag(from: app.center(of: "table-source"), to: target)
            #expect(try await peer.drop(2).type == "text/csv")
            // One that is dropped on nothing in the app's own window, which it has left before.
            try await desktop.input.drag(from: app.center(of: "text-source"), to: app.center(of: "image-target"))
            try await desktop.input.drag(from: app.center(of: "link-source"), to: target)
            #expect(try await peer.drop(3).text.contains("https://example.org/page"))
            // Within the app, the first one again.
            try await desktop.input.drag(from: app.center(of: "text-source"), to: app.center(of: "text-target"))
            _ = try await app.program.waitForLine(containing: "text: Zażółć gęślą jaźń 🦋 at")
            app.expectGoodHealth()
            await peer.program.terminate()
        }
    }

    @Test("a drag that leaves the window at once is no exception (KWin 5)", .enabled(if: hasKWin5))
    func aDragThatLeavesTheWindowAtOnceIsNoExceptionToThat() async throws {
        try await DesktopCompositor.run(.kde, width: 1300, height: 900) { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
            let peer = try await DragPeer.target(on: desktop, .gtk3, accepting: [Samples.textType], at: Point(700, 300))
            let target = peer.window.frame.center
            for count in 1...6 {
                let isText = count % 2 == 1
                let start = try await app.center(of: isText ? "text-source" : "link-source")
                func motions() -> Int { peer.program.standardOutput.lines.count { $0.contains("\"motion\"") } }
                let before = motions()
                try await desktop.input.move(to: start)
                try await desktop.input.press()
                // The app has no time in between to see that the drag has begun.
                let way = [Point(start.x + 12, start.y), Point(420, 200), Point(600, 250), target]
                try await desktop.input.run(way.flatMap { ["mousemove", "\($0.x)", "\($0.y)"] })
                // The other program answers once the pointer moves over it. The answer has reached the app when the program sees
                // later moves.
                try await desktop.input.hover(about: target, until: "the peer to see the drag go on") {
                    motions() >= before + 3
                }
                try await desktop.input.release()
                let text = try await peer.drop(count).text
                #expect(text.hasPrefix(isText ? "Zażółć" : "https"), "\(count): \(text)")
            }
            app.expectGoodHealth()
            await peer.program.terminate()
        }
    }

    @Test func theFocusAndTheSelectionStay() async throws {
        try await DesktopCompositor.run(.kde, width: 1300, height: 900) { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                showing: "row fields",
                titled: "Row fields",
                until: "else"
            )
            let peer = try await DragPeer.target(on: desktop, .gtk3, accepting: [Samples.textType], at: Point(900, 300))
            try await desktop.input.click(app.center(of: "else"))
            try await desktop.input.key("ctrl+a")
            for count in 1...2 {
                try await desktop.input.drag(from: app.center(of: "source"), to: peer.window.frame.center)
                #expect(try await peer.drop(count).text == "Bergen")
            }
            // KWin gives the keyboard to the program that took the drop.
            try await desktop.activate(app.window)
            try await desktop.input.type("Rome")
            try await app.expect("else: Rome")
            app.expectGoodHealth()
            await peer.program.terminate()
        }
    }
}
