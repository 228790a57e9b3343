import Foundation
import Testing
import TransferTestSupport

/// The preview that moves with the pointer, the views that the pointer meets, and those that a resting drag presses.
@Suite("Previews of drags and spring loading in windows", .timeLimit(.minutes(20)))
struct DragPreviewTests {
    private static let red = (red: 255, green: 0, blue: 0)
    private static let green = (red: 0, green: 204, blue: 0)
    private static let blue = (red: 0, green: 0, blue: 255)
    private static let purple = (red: 128, green: 0, blue: 128)

    private func probe(on desktop: some Desktop, formation: String = "") async throws -> AppUnderTest {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: "previews",
            until: "closed-group",
            environment: ["FORMATION": formation, "PROBE_LOG": "debug"]
        )
    }

    /// A small part of the screen about a point, which the pointer does not cover.
    private func part(_ point: Point) -> Rectangle { Rectangle(x: point.x - 2, y: point.y - 2, width: 4, height: 4) }

    @Test func severalItemsMoveAsAListOnX() async throws {
        try await XServer.run { try await checkList(on: $0) }
    }

    @Test func severalItemsMoveAsAListOnWayland() async throws {
        try await WaylandServer.run { try await checkList(on: $0) }
    }

    private func checkList(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop, formation: "list")
        let free = Point(600, 400)
        // The second item is held in its middle: the first stands above, and the third below.
        try await desktop.input.drag(from: app.center(of: "item-1"), to: free) {
            try await desktop.waitForColor(Self.green, in: part(Point(free.x - 22, free.y)))
            try await desktop.waitForColor(Self.red, in: part(Point(free.x, free.y - 44)))
            try await desktop.waitForColor(Self.blue, in: part(Point(free.x, free.y + 44)))
        }
        try await app.program.waitForLine(containing: "items: ended cancel")
        app.expectGoodHealth()
    }

    @Test func itemsOfAPileAreListedOverADestination() async throws {
        try await XServer.run { desktop in
            let app = try await probe(on: desktop)
            let place = try await app.center(of: "place")
            try await desktop.input.drag(from: app.center(of: "item-1"), to: place) {
                try await desktop.waitForColor(Self.red, in: part(Point(place.x, place.y - 44)))
                try await desktop.waitForColor(Self.blue, in: part(Point(place.x, place.y + 44)))
            }
            try await app.program.waitForLine(containing: "dropped: item 0, item 1, item 2, item 3")
            try await app.program.waitForLine(containing: "items: ended copy")
            app.expectGoodHealth()
        }
    }

    @Test func whatIsDraggedFromASelectedRowIsLegible() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "selected rows",
                until: "pictured"
            )
            let free = Point(600, 400)
            try await desktop.input.drag(from: app.center(of: "previewed"), to: free) {
                // The preview stands beside the pointer, and its mark in its middle.
                try await waitUntil("a dark mark on the white preview") {
                    let mark = try await desktop.meanColor(of: part(Point(free.x + 60, free.y + 45)))
                    let ground = try await desktop.meanColor(of: part(Point(free.x + 20, free.y + 45)))
                    return mark.red < 100 && mark.green < 100 && ground == (255, 255, 255)
                }
            }
            try await desktop.input.drag(from: app.center(of: "pictured"), to: free) {
                try await waitUntil("a light mark on the colour of the selection") {
                    let mark = try await desktop.meanColor(of: part(Point(free.x - 20, free.y)))
                    let ground = try await desktop.meanColor(of: part(Point(free.x - 33, free.y)))
                    return mark.red > 200 && mark.green > 200 && ground.blue > ground.red + 60
                }
            }
            app.expectGoodHealth()
        }
    }

    @Test func aContentShapeCutsThePictureOffAndTakesNoClicksOutside() async throws {
        try await XServer.run { desktop in
            let app = try await probe(on: desktop)
            let frame = try await app.frame(of: "round")
            let free = Point(600, 400)
            try await desktop.input.drag(from: frame.center, to: free) {
                try await desktop.waitForColor(Self.purple, in: part(Point(free.x - 30, free.y)))
                let corner = try await desktop.meanColor(of: part(Point(free.x - 36, free.y - 36)))
                #expect(abs(corner.red - 128) > 20 || corner.green > 20)
            }
            // No drag begins outside of the shape, and no click is taken there.
            try await desktop.input.drag(
                from: Point(frame.origin.x + 4, frame.origin.y + 4),
                to: app.center(of: "place")
            )
            try await desktop.input.click(Point(frame.origin.x + 4, frame.origin.y + 4))
            try await desktop.input.click(frame.center)
            try await app.program.waitForLine(containing: "round: tapped")
            #expect(app.program.standardOutput.lines.filter { $0 == "round: tapped" }.count == 1)
            #expect(!app.program.standardOutput.text.contains("dropped: round"))
            app.expectGoodHealth()
        }
    }

    @Test func aRestingDragPressesControlsOnX() async throws {
        try await XServer.run { try await checkSprings(on: $0) }
    }

    @Test func aRestingDragPressesControlsOnWayland() async throws {
        try await WaylandServer.run { try await checkSprings(on: $0) }
    }

    private func checkSprings(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        try await desktop.input.drag(from: app.center(of: "round"), to: app.center(of: "plain-button")) {
            try await letPass(.milliseconds(900), because: "a control is pressed by a drag that rests so long")
            try await desktop.input.move(to: app.center(of: "closed-group"))
            try await letPass(.milliseconds(900), because: "a control is pressed by a drag that rests so long")
            try await desktop.input.move(to: app.center(of: "group"))
            try await app.waitUntilShown("opened")
            try await desktop.input.move(to: app.center(of: "spring-button"))
            try await app.program.waitForLine(containing: "button: pressed")
        }
        #expect(!app.program.standardOutput.text.contains("by mistake"))
        #expect(app.shown("shown").isEmpty)
        app.expectGoodHealth()
    }

    @Test func theLogSaysWhatADragOffersAndWhatIsTaken() async throws {
        try await XServer.run { desktop in
            let app = try await probe(on: desktop)
            let source = try await DragPeer.source(
                on: desktop,
                .gtk4,
                offering: ["image/png": Samples.picture("red", width: 8, height: 8)],
                at: Point(620, 60)
            )
            try await desktop.input.drag(from: source.window.frame.center, to: app.center(of: "place"))
            let line = try await app.program.waitForLine(
                containing: "A drag comes over a drop target, which takes nothing of it"
            )
            #expect(line.contains("there is image/png") && line.contains("what is taken is public.utf8-plain-text"))
        }
    }
}
