import Foundation
import Testing
import TransferTestSupport

/// Items of the panel, widgets of the program's own, and bars over scrolling places, on a real display.
@Suite("Scenes on a display", .timeLimit(.minutes(20)))
struct SceneTests {
    private struct Item: Decodable {
        let title: String
        let icon: String
        let directory: String
        let pixmaps: [[Int]]
        let isMenu: Bool
        let menu: [String]
    }

    private struct Change: Decodable {
        let menu: [String]
    }

    private func start(on desktop: XServer, _ content: String, _ environment: [String: String] = [:]) async throws
        -> AppUnderTest
    {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: content,
            titled: "Scenes",
            until: "off",
            environment: environment
        )
    }

    @Test func aPanelShowsTheMenuOfAnItemAndChoosesFromIt() async throws {
        try await XServer.run { desktop in
            let panel = try await BusService("panel", ["Marked"])
            let probe = try await start(on: desktop, "panel", panel.environment)
            let item = try await panel.events("item", as: Item.self)[0]
            #expect(item.title == "Probe item")
            #expect(item.icon == "swiftui-folder-400-symbolic")
            #expect(item.pixmaps.contains([22, 22]))
            let file = "\(item.directory)/hicolor/22x22/status/\(item.icon).symbolic.png"
            #expect(FileManager.default.fileExists(atPath: file))
            #expect(item.isMenu)
            #expect(item.menu == ["Marked [0]", "-", "Say__it", "More", "Inner"])
            // What was chosen has changed the menu.
            #expect(try await panel.events("changed", as: Change.self)[0].menu.first == "Marked [1]")
            probe.expectGoodHealth()
            await panel.end()
        }
    }

    @Test func aPanelRunsTheActionOfAnItem() async throws {
        try await XServer.run { desktop in
            let panel = try await BusService("panel", ["Say__it"])
            let probe = try await start(on: desktop, "panel", panel.environment)
            try await probe.expect("panel: said")
            probe.expectGoodHealth()
            await panel.end()
        }
    }

    @Test func anItemOpensItsWindow() async throws {
        try await XServer.run { desktop in
            let panel = try await BusService("panel", ["none"])
            let probe = try await start(on: desktop, "panel window", panel.environment)
            #expect(try await panel.events("item", as: Item.self)[0].isMenu == false)
            _ = try await desktop.window(titled: "Probe window")
            probe.expectGoodHealth()
            await panel.end()
        }
    }

    @Test func aWindowTakesThePlaceOfAnItemWhereNoPanelAnswers() async throws {
        try await XServer.run { desktop in
            let environment = try await SessionBus.start(on: desktop)
            let probe = try await start(on: desktop, "panel", environment)
            _ = try await desktop.window(titled: "Probe item")
            _ = probe
        }
    }

    @Test func aWidgetOfTheProgramsOwnFollowsTheViewAndTheUser() async throws {
        try await XServer.run { desktop in
            let probe = try await start(on: desktop, "scenes")
            try await desktop.input.click(probe.center(of: "native"))
            try await probe.expect("native: on")
            try await desktop.input.click(probe.center(of: "off"))
            try await probe.expect("native: off")
            try await desktop.input.click(probe.center(of: "remove"))
            try await probe.expect("native: dismantled")
            probe.expectGoodHealth()
        }
    }

    @Test func aScrollViewReachesUnderABarAndScrollsOutFromUnderIt() async throws {
        try await XServer.run { desktop in
            let probe = try await start(on: desktop, "scenes")
            let (row, bar) = (try await probe.center(of: "row-0"), try await probe.center(of: "bar"))
            // The fifth button is the wheel, downwards.
            try await desktop.input.click(row, button: 5, count: 40)
            // The last row ends where the bar begins.
            try await desktop.input.click(Point(row.x, bar.y - 20 - 12))
            try await probe.expect("row: 19")
            probe.expectGoodHealth()
        }
    }

    @Test func aWindowOpensAtThePlaceThatItsSceneReckons() async throws {
        try await XServer.run { desktop in
            let probe = try desktop.launch(BuiltProduct.path(of: "TransferProbe"), environment: ["PROBE": "placed"])
            try await waitUntil("the window at its place") {
                // The frame of the window manager and the shadow of the window are around the contents.
                let window = try await desktop.windows().first { $0.processIdentifier == probe.processIdentifier }
                guard let frame = window?.frame else { return false }
                return abs(frame.origin.x - 200) <= 40 && abs(frame.origin.y - 150) <= 60
                    && abs(frame.width - 310) <= 60 && abs(frame.height - 220) <= 100
            }
        }
    }
}
