import Foundation
import Testing
import TransferTestSupport

/// Apps look as those of the desktop do.
@Suite("The look of a desktop", .timeLimit(.minutes(20)))
struct DesktopLookTests {
    /// The libraries and files that an app has in memory.
    private func mappings(of app: AppUnderTest) throws -> String {
        try String(contentsOfFile: "/proc/\(app.program.processIdentifier)/maps", encoding: .utf8)
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
                environment: ["XDG_CURRENT_DESKTOP": "GNOME", "XDG_CONFIG_HOME": settings.path]
            )
            #expect(try mappings(of: app).contains("/libadwaita-1.so.0"))
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
        let accent = try await app.frame(of: "accent")
        let ground = Rectangle(x: accent.origin.x - 20, y: accent.origin.y, width: 10, height: 10)
        try await app.expect("scheme: light")
        try await desktop.waitForColor((0xBF, 0x40, 0x80), in: accent, tolerance: 2)
        let light = try await desktop.meanColor(of: ground)

        try folder.write(#"{"accent-color": [0, 0.5, 0.25], "color-scheme": 1}"#, to: "settings.json")
        portal.program.signal(SIGUSR1)
        try await app.expect("scheme: dark")
        try await desktop.waitForColor((0, 0x80, 0x40), in: accent, tolerance: 2)
        try await waitUntil("a dark ground") { try await desktop.meanColor(of: ground).red < 0x60 }

        try folder.write(#"{"accent-color": [0, 0.5, 0.25], "color-scheme": 2}"#, to: "settings.json")
        portal.program.signal(SIGUSR1)
        try await app.program.waitForLine(containing: "scheme: light", count: 2)
        try await desktop.waitForColor(light, in: ground, tolerance: 2)
        app.expectGoodHealth()
        await portal.end()
    }

    @Test("is GTK's where no desktop is named, and GNOME's library is not loaded")
    func plain() async throws {
        try await DesktopCompositor.run(.gnome) { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
            #expect(try !mappings(of: app).contains("/libadwaita-1.so.0"))
        }
    }
}
