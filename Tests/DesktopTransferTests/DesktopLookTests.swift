import Foundation
import Testing
import TransferTestSupport

/// Apps look as those of the desktop do.
@Suite("The look of a desktop", .timeLimit(.minutes(20)))
struct DesktopLookTests {
    /// The libraries and files that an app has in memory. The kernel gives them in parts.
    private func mappings(of app: AppUnderTest) throws -> String {
        let file = try #require(FileHandle(forReadingAtPath: "/proc/\(app.program.processIdentifier)/maps"))
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// The file of GNOME's library that an app has loaded; nil if it has none.
    private func adwaita(of app: AppUnderTest) throws -> String? {
        try mappings(of: app).split(separator: "\n").first { $0.contains("/libadwaita-1.so.0") }
            .flatMap { $0.split(separator: " ").last.map(String.init) }
    }

    @Test("is GNOME's on GNOME, with its colour scheme", arguments: ["default", "prefer-dark"])
    func gnome(scheme: String) async throws {
        let settings = try TemporaryDirectory()
        try settings.write(
            "[org/gnome/desktop/interface]\nenable-animations=false\ncolor-scheme='\(scheme)'\n",
            to: "glib-2.0/settings/keyfile"
        )
        try await DesktopCompositor.run(.gnome) { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                environment: [
                    // Without a bus there is no portal to ask, and the library of version 1.7 asks for nothing else then.
                    "XDG_CURRENT_DESKTOP": "GNOME", "XDG_CONFIG_HOME": settings.path, "ADW_DISABLE_PORTAL": "1",
                ]
            )
            #expect(try adwaita(of: app) != nil)
            // The ground of the window beside its first view; libadwaita's is #fafafa or #242424.
            let place = try await app.frame(of: "text-source")
            let ground = Rectangle(x: place.origin.x - 20, y: place.origin.y, width: 10, height: 10)
            let level = scheme == "default" ? 0xFA : 0x24
            try await desktop.waitForColor((level, level, level), in: ground, tolerance: 2)
            app.expectGoodHealth()
        }
    }

    @Test("has the accent colour and the colour scheme that the portal tells, and follows both while it runs")
    func portal() async throws {
        try await XServer.run { desktop in try await checkPortal(on: desktop, as: "KDE") }
    }

    @Test("has the portal's accent colour and colour scheme on GNOME, too")
    func portalOnGNOME() async throws {
        try await DesktopCompositor.run(.gnome) { desktop in try await checkPortal(on: desktop, as: "GNOME") }
    }

    private func checkPortal(on desktop: some Desktop, as name: String) async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(#"{"accent-color": [0.75, 0.25, 0.5], "color-scheme": 2}"#, to: "settings.json")
        let portal = try await BusService("settings-portal", [file])
        let app = try await AppUnderTest.probe(
            on: desktop,
            at: Point(40, 60),
            showing: "look",
            until: "accent",
            environment: portal.environment.merging(["XDG_CURRENT_DESKTOP": name]) { $1 }
        )
        // From version 1.6 on, the library has nine accent colours, of which it takes the nearest: pink and green here.
        let library = try adwaita(of: app).map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        let hasAccents = library?.range(of: Data("adw_style_manager_get_accent_color".utf8)) != nil
        let accents = hasAccents ? [(0xD5, 0x61, 0x99), (0x3A, 0x94, 0x4A)] : [(0xBF, 0x40, 0x80), (0, 0xBF, 0x60)]
        let accent = try await app.frame(of: "accent")
        let ground = Rectangle(x: accent.origin.x - 20, y: accent.origin.y, width: 10, height: 10)
        try await app.expect("scheme: light")
        try await desktop.waitForColor(accents[0], in: accent, tolerance: 2)
        let light = try await desktop.meanColor(of: ground)

        // One that is seen on a dark window: others become lighter there.
        try folder.write(#"{"accent-color": [0, 0.75, 0.375], "color-scheme": 1}"#, to: "settings.json")
        portal.program.signal(SIGUSR1)
        try await app.expect("scheme: dark")
        try await desktop.waitForColor(accents[1], in: accent, tolerance: 2)
        try await waitUntil("a dark ground") { try await desktop.meanColor(of: ground).red < 0x60 }

        try folder.write(#"{"accent-color": [0, 0.75, 0.375], "color-scheme": 2}"#, to: "settings.json")
        portal.program.signal(SIGUSR1)
        try await app.program.waitForLine(containing: "scheme: light", count: 2)
        try await desktop.waitForColor(light, in: ground, tolerance: 2)
        app.expectGoodHealth()
        await portal.end()
    }

    /// Starts a window with what is selected and what is not, in one of GTK's themes.
    /// - Parameter identifier: The view that has appeared then.
    private func selectionsProbe(on desktop: XServer, theme: String, until identifier: String) async throws
        -> AppUnderTest
    {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(40, 60),
            showing: "selections",
            titled: "Selections",
            until: identifier,
            environment: ["GTK_THEME": theme]
        )
    }

    @Test(
        "shows what is selected with a contrast of 3 at least (WCAG 2.2, 1.4.11)",
        arguments: ["Default", "Default:dark"]
    )
    func selections(theme: String) async throws {
        try await XServer.run { desktop in
            let app = try await selectionsProbe(on: desktop, theme: theme, until: "list first")
            _ = try await desktop.resize(app.window, width: 700, height: 420)
            /// The luminance of a place where nothing is written, at the end of a view.
            func luminance(at part: Double, of identifier: String) async throws -> Double {
                let frame = try await app.frame(of: identifier)
                let x = frame.origin.x + Int(Double(frame.width) * part)
                let color = try await desktop.restingColor(
                    of: Rectangle(x: x, y: frame.center.y - 2, width: 3, height: 3)
                )
                func linear(_ byte: Int) -> Double { pow((Double(byte) / 255 + 0.055) / 1.055, 2.4) }
                return linear(color.red) * 0.2126 + linear(color.green) * 0.7152 + linear(color.blue) * 0.0722
            }
            let places = [
                (("sidebar Inbox", 0.97), ("sidebar Sent", 0.97)), (("list first", 0.97), ("list second", 0.97)),
                (("segments", 0.04), ("segments", 0.96)), (("tab one", 0.1), ("tab two", 0.1)),
                // What has the colour of secondary text, on the ground of the selection.
                (("sidebar Inbox", 0.97), ("sidebar secondary Inbox", 0.5)),
                (("list first", 0.97), ("list secondary first", 0.5)),
            ]
            for (selected, other) in places {
                let first = try await luminance(at: selected.1, of: selected.0)
                let second = try await luminance(at: other.1, of: other.0)
                let contrast = (max(first, second) + 0.05) / (min(first, second) + 0.05)
                #expect(contrast >= 2.95, "\(selected.0): \(contrast)")
            }
            app.expectGoodHealth()
        }
    }

    @Test(
        "draws secondary text on the ground of a selection while its row is selected",
        arguments: ["Default", "Default:dark"]
    )
    func secondaryText(theme: String) async throws {
        try await XServer.run { desktop in
            let app = try await selectionsProbe(on: desktop, theme: theme, until: "list first")
            _ = try await desktop.resize(app.window, width: 700, height: 420)
            let rows = [("sidebar", "Inbox", "Sent"), ("list", "first", "second")]
            for part in ["secondary", "text", "selectable"] {
                for (list, first, second) in rows {
                    /// The place in the middle of what has the secondary colour.
                    func place(_ row: String) async throws -> Rectangle {
                        let center = try await app.frame(of: "\(list) \(part) \(row)").center
                        return Rectangle(x: center.x - 2, y: center.y - 1, width: 4, height: 2)
                    }
                    /// Clicks the row where nothing is written.
                    func select(_ row: String) async throws {
                        let frame = try await app.frame(of: "\(list) \(row)")
                        try await desktop.input.click(Point(frame.origin.x + frame.width - 6, frame.center.y))
                    }
                    let places = (try await place(first), try await place(second))
                    try await select(first)
                    let selected = try await desktop.restingColor(of: places.0)
                    let other = try await desktop.restingColor(of: places.1)
                    #expect(selected != other)
                    try await select(second)
                    try await desktop.waitForColor(selected, in: places.1, tolerance: 2)
                    try await desktop.waitForColor(other, in: places.0, tolerance: 2)
                }
            }
            app.expectGoodHealth()
        }
    }

    @Test("draws lines that can be seen on the ground of windows", arguments: [("Default", -1), ("Default:dark", 1)])
    func lines(theme: String, direction: Int) async throws {
        try await XServer.run { desktop in
            let app = try await selectionsProbe(on: desktop, theme: theme, until: "line")
            let line = try await app.frame(of: "line")
            let part = Rectangle(x: line.center.x, y: line.origin.y, width: 10, height: 1)
            let drawn = try await desktop.restingColor(of: part)
            let ground = try await desktop.restingColor(
                of: Rectangle(x: part.origin.x, y: part.origin.y + 3, width: 10, height: 1)
            )
            #expect((drawn.red - ground.red) * direction >= 20, "\(drawn) on \(ground)")
            app.expectGoodHealth()
        }
    }

    @Test(
        "draws lines between rows in the theme's colour",
        arguments: [("Default", [0xD7, 0xD2, 0xCE]), ("Default:dark", [0x54, 0x54, 0x53])]
    )
    func rowLines(theme: String, color: [Int]) async throws {
        try await XServer.run { desktop in
            let app = try await selectionsProbe(on: desktop, theme: theme, until: "list second")
            let row = try await app.frame(of: "list first")
            var found: [[Int]] = []
            for y in row.origin.y + row.height..<row.origin.y + row.height + 12 {
                let pixel = try await desktop.meanColor(of: Rectangle(x: row.center.x, y: y, width: 1, height: 1))
                found.append([pixel.red, pixel.green, pixel.blue])
            }
            #expect(found.contains(color), "\(found)")
            app.expectGoodHealth()
        }
    }

    @Test("is GTK's where no desktop is named, and GNOME's library is not loaded")
    func plain() async throws {
        try await DesktopCompositor.run(.gnome) { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
            #expect(try adwaita(of: app) == nil)
        }
    }
}
