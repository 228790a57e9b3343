import Foundation
import Testing
import TransferTestSupport

/// Clients of the X server that send atoms which do not exist, and lists of the wrong format: GDK 4.8 ends for each of these.
@Suite("Hostile clients", .timeLimit(.minutes(20)))
struct HostileClientTests {
    /// Attacks the app's window, or what it has on the clipboard, and shows that the app does afterwards what it should.
    private func check(_ attacks: [String], copies: Bool = false) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            if copies {
                try await desktop.input.click(app.center(of: "table-source"))
                try await desktop.input.key("ctrl+c")
                try await waitUntil("the table on the clipboard") {
                    try await desktop.clipboard.types().contains("text/csv")
                }
            }
            let place = try await app.center(of: "text-target")
            let client = try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("hostile-x11-client"), "Probe", "\(Int(place.x)),\(Int(place.y))"] + attacks
            )
            for attack in attacks { try await client.waitForLine(containing: #""\#(attack)""#) }
            #expect(try await client.waitForExit() == .exited(0), "\(client.transcript)")
            if copies {
                #expect(try await desktop.clipboard.data(as: "text/csv") == Data("name,city\nAda,Łódź\n".utf8))
            }
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["text/plain;charset=utf-8": Data("well-behaved".utf8)],
                at: Point(600, 60)
            )
            try await desktop.input.drag(from: source.window.frame.center, to: app.center(of: "text-target"))
            try await app.program.waitForLine(containing: "text: well-behaved")
            app.expectGoodHealth()
        }
    }

    @Test func actionsOfADragDoNotReachAnEarlierOneThatIsBeingReceived() async throws {
        try await check(["again"])
    }

    @Test(arguments: ["position", "types", "list", "actions", "bytes", "late"])
    func dragsWhoseActionsAndTypesDoNotExistAreNotSeen(_ attack: String) async throws {
        try await check([attack])
    }

    @Test(arguments: ["target", "property", "pairs", "pair-bytes", "gone"])
    func requestsForTargetsThatDoNotExistAreRefused(_ attack: String) async throws {
        try await check([attack], copies: true)
    }

    @Test func anOwnerThatAnswersWithAPropertyThatDoesNotExistHasNothing() async throws {
        try await check(["owner"])
    }

    @Test func aTargetThatAnswersWithAnActionThatDoesNotExistGetsNothing() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            let client = try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("hostile-x11-client"), "target", "Hostile"]
            )
            try await client.waitForLine(containing: #""ready""#)
            let hostile = try await desktop.window(titled: "Hostile", movedTo: Point(600, 60))
            try await desktop.input.drag(from: app.center(of: "table-source"), to: hostile.frame.center)
            try await client.waitForLine(containing: #""answered""#)
            let target = try await DragPeer.target(on: desktop, accepting: ["text/csv"], at: Point(600, 400))
            try await desktop.input.drag(from: app.center(of: "table-source"), to: target.window.frame.center)
            #expect(try await target.drop().text.hasPrefix("name,city"))
            app.expectGoodHealth()
        }
    }
}
