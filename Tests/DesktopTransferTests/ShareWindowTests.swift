import Foundation
import Testing
import TransferTestSupport

/// The window of `transferable share`, as a person uses it.
@Suite("The window of transferable share", .timeLimit(.minutes(20)))
struct ShareWindowTests {
    /// Starts the command on a desktop without services or apps but those of the test.
    private func share(
        _ arguments: [String],
        on desktop: XServer,
        _ programs: [InstalledPrograms.Program] = [],
        until destination: String = "copy",
        environment: [String: String] = ["DBUS_SESSION_BUS_ADDRESS": "disabled:"]
    ) async throws -> (AppUnderTest, InstalledPrograms) {
        let programs = try InstalledPrograms(programs)
        let app = try await AppUnderTest.share(
            arguments,
            on: desktop,
            at: Point(20, 40),
            until: destination,
            environment: programs.environment.merging(environment) { $1 }
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

    @Test func aPictureIsShownByItsThumbnailWhichIsKept() async throws {
        try await XServer.run { desktop in
            let files = try TemporaryDirectory()
            let picture = files.file("photo.png")
            try await TransferTestSupport.run("convert", ["-size", "800x800", "xc:#c02050", picture])
            let (app, _) = try await share([picture], on: desktop)
            try await desktop.waitForColor("#c02050")
            #expect(try await desktop.hasThumbnail(of: picture))
            try await desktop.close(app.window)
        }
    }

    @Test func anAppThatIsUninstalledMeanwhileIsAnError() async throws {
        try await XServer.run { desktop in
            let files = try TemporaryDirectory()
            let file = try files.write("a picture", to: "photo.png")
            let viewer = InstalledPrograms.Program("org.example.viewer", "Viewer", opens: ["image/png"])
            let (app, programs) = try await share([file], on: desktop, [viewer], until: "org.example.viewer.desktop")
            try programs.uninstall("org.example.viewer")
            try await desktop.input.click(app.center(of: "org.example.viewer.desktop"))
            try await waitUntil("the error") {
                app.program.standardError.text.contains("Viewer is not installed any more.")
            }
            // The user may choose another place.
            try await desktop.input.key("Escape")
            #expect(try await app.program.waitForExit() == .exited(1))
        }
    }

    @Test func textIsPrintedOnPagesOfThePaperThatTheUserChose() async throws {
        struct Printed: Decodable { let token: Int, document: Data }
        try await XServer.run { desktop in
            let portal = try await BusService("print-portal", ["print"])
            let text = (1...100).map { "line \($0)" }
            let (app, programs) = try await share(
                ["--text", text.joined(separator: "\n")],
                on: desktop,
                until: "print",
                environment: portal.environment
            )
            try await desktop.input.click(app.center(of: "print"))
            #expect(try await app.program.waitForExit() == .exited(0), "\(app.program.transcript)")
            let printed = try #require(try await portal.events("printed", as: Printed.self).first)
            #expect(printed.token == 4711)
            let files = try TemporaryDirectory()
            let document = files.file("document.pdf")
            try printed.document.write(to: URL(filePath: document))
            let read = try await TransferTestSupport.run("pdftotext", [document, "-"]).standardOutput.text
            let lines = read.split(whereSeparator: { $0 == "\n" || $0 == "\u{0C}" }).map(String.init)
            #expect(lines == text)
            let information = try await TransferTestSupport.run("pdfinfo", [document]).standardOutput.text
            // 150 by 100 millimeters.
            #expect(information.contains("425.197 x 283.465 pts"))
            // The text was written to a directory of theirs.
            withExtendedLifetime(programs) {}
            await portal.end()
        }
    }

    @Test func aPortalThatNeverAnswersEndsWithTheWindow() async throws {
        try await XServer.run { desktop in
            let portal = try await BusService("print-portal", ["wait"])
            let (app, programs) = try await share(
                ["--text", "hello"],
                on: desktop,
                until: "print",
                environment: portal.environment
            )
            try await desktop.input.click(app.center(of: "print"))
            try await portal.program.waitForLine(containing: #""prepared""#)
            try await desktop.close(app.window)
            #expect(try await app.program.waitForExit() == .exited(1))
            withExtendedLifetime(programs) {}
            await portal.end()
        }
    }
}
