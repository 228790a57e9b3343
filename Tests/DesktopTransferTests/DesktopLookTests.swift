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

    @Test("is GTK's where no desktop is named, and GNOME's library is not loaded")
    func plain() async throws {
        try await DesktopCompositor.run(.gnome) { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
            #expect(try !mappings(of: app).contains("/libadwaita-1.so.0"))
        }
    }
}
