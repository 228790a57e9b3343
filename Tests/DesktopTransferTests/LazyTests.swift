import Foundation
import Testing
import TransferTestSupport

/// Rows and pictures that are there only while they are near the screen.
@Suite("Lazy containers on a display", .timeLimit(.minutes(20)))
struct LazyTests {
    @Test func aGridInAContainerShowsItsCells() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(60, 80),
                showing: "contained grid",
                until: "cell-0"
            )
            let cell = try await app.frame(of: "cell-0")
            try await desktop.waitForColor((red: 0, green: 0, blue: 255), in: cell.inset(by: 10))
            app.expectGoodHealth()
        }
    }

    @Test func aWindowGrowsOnlyWhereAGridHasNoRoomAtItsWidth() async throws {
        try await XServer.run(height: 900) { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(60, 80),
                showing: "growing grid",
                until: "cell-3"
            )
            // One below the other, these would take 816 points.
            for last in ["cell-7", "cell-11"] {
                try await desktop.input.click(app.center(of: "more"))
                try await app.waitUntilShown(last)
            }
            let later = try await desktop.window(titled: "Probe", of: app.program)
            #expect(later.frame.height == app.window.frame.height)
            #expect(later.frame.width == app.window.frame.width)
            app.expectGoodHealth()
        }
    }

    @Test func rowsThatAppearDuringALayoutAreDrawn() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(60, 80),
                showing: "pinned header",
                until: "row-0"
            )
            try await desktop.input.click(app.center(of: "go"))
            try await app.waitUntilShown("row-500")
            let top = try await app.frame(of: "row-500")
            for color in [(red: 255, green: 0, blue: 0), (red: 0, green: 0, blue: 255), (red: 255, green: 0, blue: 0)] {
                try await desktop.input.click(app.center(of: "pin"))
                try await desktop.waitForColor(color, in: top.inset(by: 6))
                try await desktop.waitForColor((red: 0, green: 0, blue: 255), in: app.frame(of: "row-503").inset(by: 6))
            }
            app.expectGoodHealth()
        }
    }

    @Test func shapesKeepTheirProportionAndScroll() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(60, 80), showing: "scroll", until: "shape")
            let place = try await app.frame(of: "place")
            #expect(try await app.frame(of: "shape").height == 400)
            try await desktop.input.click(place.center, button: 5, count: 10)
            let end = Rectangle(x: place.origin.x + 20, y: place.origin.y + place.height - 40, width: 300, height: 30)
            try await desktop.waitForColor((red: 0, green: 0, blue: 255), in: end)
            #expect(try await app.frame(of: "end").origin.y + 60 == place.origin.y + place.height)
            app.expectGoodHealth()
        }
    }

    @Test func rowsAreMadeAndLetGoWhileTheyAreScrolled() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "rows",
                until: "row-3"
            )
            let place = try await probe.frame(of: "rows")
            #expect(try await probe.frame(of: "row-0").origin.y == place.origin.y)
            #expect(made(by: probe) < 40)

            try await desktop.input.click(place.center, button: 5, count: 30)
            try await probe.program.waitForLine(containing: "gone: 0.")
            #expect(made(by: probe) < 200)
            #expect(probe.shown("row-").count < 60)

            try await desktop.input.click(probe.center(of: "go"))
            try await probe.program.waitForLine(containing: "made: 1500.")
            let row = try await probe.frame(of: "row-1500")
            #expect(row.origin.y == place.origin.y)
            let next = try await probe.frame(of: "row-1501")
            // Rows are 20, 30 and 40 points high in turn.
            #expect(next.center.y - row.center.y == 25)

            // Upwards through rows of which nothing was known, they stand one after another.
            try await desktop.input.click(place.center, button: 4, count: 10)
            try await probe.program.waitForLine(containing: "made: 1480.")
            let above = try await probe.frame(of: "row-1481")
            #expect(try await probe.frame(of: "row-1482").center.y - above.center.y == 30)
            #expect(made(by: probe) < 400)
            probe.expectGoodHealth()
        }
    }

    private func made(by probe: AppUnderTest) -> Int {
        probe.program.standardOutput.lines.filter { $0.hasPrefix("made:") }.count
    }

    @Test func picturesAreDecodedWhenTheyAreSeenAndLetGo() async throws {
        try await XServer.run { desktop in
            let directory = try TemporaryDirectory()
            defer { withExtendedLifetime(directory) {} }
            let colors: [(name: String, value: (red: Int, green: Int, blue: Int))] = [
                ("#D02090", (0xD0, 0x20, 0x90)), ("#2090D0", (0x20, 0x90, 0xD0)), ("#90D020", (0x90, 0xD0, 0x20)),
            ]
            let pictures = try directory.makeDirectory("pictures")
            for (index, color) in colors.enumerated() {
                let data = try await Samples.picture(color.name, width: 1200, height: 900)
                try data.write(to: URL(fileURLWithPath: "\(directory.path)/\(index).png"))
            }
            let count = 1200
            for index in 0..<count {
                try FileManager.default.linkItem(
                    atPath: "\(directory.path)/\(index % 3).png",
                    toPath: String(format: "\(pictures)/%04d.png", index)
                )
            }
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "pictures",
                until: "0001.png",
                environment: ["PROBE_PICTURES": pictures]
            )
            try await desktop.waitForColor(colors[0].value, in: probe.frame(of: "0000.png").inset(by: 20))
            try await desktop.waitForColor(colors[1].value, in: probe.frame(of: "0001.png").inset(by: 20))
            let before = try probe.program.use.privateBytes

            try await desktop.input.click(probe.center(of: "sweep"))
            try await probe.program.waitForLine(containing: "swept: \(count)")
            let last = String(format: "%04d.png", count - 1)
            try await desktop.waitForColor(colors[(count - 1) % 3].value, in: probe.frame(of: last).inset(by: 20))
            // All of them at once would take 100 MB at the size at which they are shown, and 5 GB as they are.
            let growth = try probe.program.use.privateBytes - before
            #expect(growth < 70_000 << 10)
            #expect(probe.shown("0").isEmpty)
            probe.expectGoodHealth()
        }
    }
}
