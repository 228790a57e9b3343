import Foundation
import Testing
import TransferTestSupport

/// The sizes and places of windows by what they show, on a real display.
@Suite("Sizes and places of windows", .timeLimit(.minutes(20)))
struct WindowSizeTests {
    /// Starts the app, and waits for the window that it opens beside the first.
    private func open(_ name: String, titled title: String, until identifier: String, on desktop: XServer) async throws
        -> AppUnderTest
    {
        let app = try await AppUnderTest.probe(
            on: desktop,
            at: Point(900, 20),
            showing: "sizes \(name)",
            titled: "Sizes",
            until: "sizes"
        )
        let window = try await app.window(titled: title, on: desktop)
        try await window.waitUntilShown(identifier)
        return window
    }

    /// Returns the frame of a window as it is now.
    private func frame(of app: AppUnderTest, on desktop: XServer) async throws -> Rectangle {
        try await desktop.refreshed(app.window).frame
    }

    @Test func settingsHaveTheSizeOfTheirTabAndTakeThatOfTheNext() async throws {
        try await XServer.run { desktop in
            let app = try await open("settings", titled: "Settings", until: "general-0", on: desktop)
            func check(_ tab: String, _ count: Int) async throws {
                try await waitUntil("the size of \(tab): \(app.exactFrames())") {
                    let last = app.exactFrames()["\(tab)-\(count - 1)"] ?? .zero
                    let window = try await frame(of: app, on: desktop)
                    let room = Double(window.height) - Double(last.maxY)
                    return last.height > 0 && room >= 10 && room <= 60 && abs(window.width - 420) <= 4
                }
            }
            try await check("general", 6)
            try await desktop.input.click(app.center(of: "advanced"))
            try await check("advanced", 2)
            try await desktop.input.click(app.center(of: "general"))
            try await check("general", 6)
            app.expectGoodHealth()
        }
    }

    @Test(arguments: ["sheet tabs", "fitting tabs"])
    func tabsOpenWithTheirFirstPage(name: String) async throws {
        try await XServer.run { desktop in
            let title = name == "sheet tabs" ? "Sheet" : "Fitting tabs"
            let app = try await open(name, titled: title, until: "general-5", on: desktop)
            let (first, last) = (try await app.frame(of: "general-0"), try await app.frame(of: "general-5"))
            #expect(first.origin.y < last.origin.y)
            app.expectGoodHealth()
        }
    }

    @Test(arguments: [
        ("corner", "Corner", true), ("tools", "Tools", false), ("outside", "Outside", false),
        ("placed settings", "Settings", true),
    ])
    func windowsStandInsideTheScreen(name: String, title: String, isLeft: Bool) async throws {
        try await XServer.run { desktop in
            let identifier = name == "placed settings" ? "general-0" : name
            let app = try await open(name, titled: title, until: identifier, on: desktop)
            try await waitUntil("\(title) at its corner of the screen") {
                let window = try await frame(of: app, on: desktop)
                // The window manager draws a title and a border around it.
                let whole = try await desktop.outermostFrames().first { $0.contains(window.center) && $0.width < 700 }
                guard let whole else { return false }
                let isInside =
                    whole.origin.x >= 0 && whole.origin.y >= 0 && whole.origin.x + whole.width <= desktop.size.width
                    && whole.origin.y + whole.height <= desktop.size.height
                let side = isLeft ? whole.origin.x : desktop.size.width - whole.origin.x - whole.width
                return isInside && side <= 30 && desktop.size.height - whole.origin.y - whole.height <= 50
            }
            app.expectGoodHealth()
        }
    }

    @Test(arguments: [
        ("fitting", "Fitting"), ("fitting grouped", "Fitting grouped"), ("least", "Least"),
        ("least grouped", "Least grouped"), ("framed", "Framed"), ("framed grouped", "Framed grouped"),
        ("small list", "Small list"), ("sheet", "Sheet"), ("sheet grouped", "Sheet"), ("sheet framed", "Sheet"),
    ])
    func aFormShowsAllRowsOrScrollsToThem(name: String, title: String) async throws {
        try await XServer.run { desktop in
            let app = try await open(name, titled: title, until: "row-0", on: desktop)
            let window = try await frame(of: app, on: desktop)
            #expect(window.height >= 60)
            try await desktop.input.move(to: window.center)
            // The fifth button is the wheel, downwards.
            try await desktop.input.click(window.center, button: 5, count: 40)
            try await waitUntil("the last row: \(app.exactFrames())") {
                let last = app.exactFrames()["row-7"] ?? .zero
                return last.height > 0 && last.maxY <= CGFloat(window.height)
            }
            app.expectGoodHealth()
        }
    }

    @Test func aFormBetweenOthersScrollsInAnyHeight() async throws {
        try await XServer.run { desktop in
            let app = try await open("stacked", titled: "Stacked", until: "row-0", on: desktop)
            let least = try await frame(of: app, on: desktop)
            // Less than the bars of the form need.
            _ = try await desktop.resize(app.window, width: least.width, height: least.height + 30)
            var (top, bottom): (CGFloat, CGFloat) = (0, 0)
            try await waitUntil("room for the form: \(app.exactFrames())") {
                let frames = app.exactFrames()
                (top, bottom) = (frames["above"]?.maxY ?? 0, frames["below"]?.minY ?? 0)
                return bottom - top > 30
            }
            #expect(bottom - top < 50)
            let place = Point(least.center.x, least.origin.y + Int((top + bottom) / 2))
            try await desktop.input.click(place, button: 5, count: 40)
            try await waitUntil("the last row above the button: \(app.exactFrames())") {
                let last = app.exactFrames()["row-7"] ?? .zero
                return last.height > 0 && last.maxY <= bottom && last.maxY > top
            }
            app.expectGoodHealth()
        }
    }
}
