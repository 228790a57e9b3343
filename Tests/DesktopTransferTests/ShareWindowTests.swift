import Foundation
import Testing
import TransferTestSupport

/// The window of `transferable share`, as a person uses it.
@Suite("The window of transferable share", .timeLimit(.minutes(10)))
struct ShareWindowTests {
    /// Starts the command on a desktop without services or apps but those of the test.
    private func share(
        _ arguments: [String],
        on desktop: XServer,
        _ programs: [InstalledPrograms.Program] = [],
        until destination: String = "copy"
    ) async throws -> (AppUnderTest, InstalledPrograms) {
        let programs = try InstalledPrograms(programs)
        let app = try await AppUnderTest.share(
            arguments,
            on: desktop,
            at: Point(20, 40),
            until: destination,
            environment: programs.environment.merging(["DBUS_SESSION_BUS_ADDRESS": "disabled:"]) { $1 }
        )
        return (app, programs)
    }

    @Test func anAppIsStartedWithTheFile() async throws {
        try await XServer.run { desktop in
            let files = try TemporaryDirectory()
            let file = try files.write("a picture", to: "photo.png")
            let viewer = InstalledPrograms.Program("org.example.viewer", "Viewer", opens: ["image/png"])
            let (app, programs) = try await share([file], on: desktop, [viewer], until: "org.example.viewer.desktop")
            try await desktop.input.click(app.center(of: "org.example.viewer.desktop"))
            #expect(try await programs.opened(by: "org.example.viewer") == [file])
            #expect(try await app.program.waitForExit() == .exited(0))
        }
    }

    @Test func aCodeOfALinkIsReadByAnotherProgram() async throws {
        try await XServer.run { desktop in
            let link = "https://example.org/a?b=c"
            let (app, _) = try await share([link], on: desktop, until: "code")
            try await desktop.input.click(app.center(of: "code"))
            let files = try TemporaryDirectory()
            let picture = files.file("screen.png")
            try await waitUntil("a code that can be read") {
                try await TransferTestSupport.run(
                    "import",
                    ["-window", "root", picture],
                    environment: desktop.environment
                )
                // It fails where it finds no code.
                let reader = try? await TransferTestSupport.run(
                    "zbarimg",
                    ["--quiet", "--raw", picture],
                    environment: desktop.environment
                )
                return reader?.standardOutput.text.contains(link) ?? false
            }
            try await desktop.input.key("Escape")
            #expect(try await app.program.waitForExit() == .exited(0))
        }
    }

    @Test func closingTheWindowSharesNothing() async throws {
        try await XServer.run { desktop in
            let (app, _) = try await share(["--text", "hello"], on: desktop)
            try await desktop.close(app.window)
            #expect(try await app.program.waitForExit() == .exited(1))
        }
    }
}
