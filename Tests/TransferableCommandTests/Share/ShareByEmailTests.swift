import Foundation
import Testing
import TransferTestSupport

@Suite("transferable share --with email")
struct ShareByEmailTests {
    /// Starts a portal for email that answers in some way.
    private func portal(answering answer: String) async throws -> BusService {
        try await BusService("email-portal", [answer])
    }

    private struct Message: Decodable, Equatable {
        let subject: String?
        let body: String?
        let attachments: [[String]]
    }

    private let share: ShareTool

    init() throws { share = try ShareTool() }

    @Test("The portal gets subject, body and attachments")
    func message() async throws {
        let portal = try await portal(answering: "0")
        let file = try share.directory.write("a report", to: "the report.csv")
        let program = try await share(
            [
                file, "https://example.org/", "--text", "Good bye.", "--subject", "Łódź", "--message", "As promised:",
                "--with", "email",
            ],
            portal.environment
        )
        #expect(program.exitStatus == .exited(0), "\(program.transcript)")
        #expect(
            try await portal.events("message")
                == [
                    Message(
                        subject: "Łódź",
                        body: "As promised:\n\nhttps://example.org/\n\nGood bye.",
                        attachments: [["the report.csv", "a report"]]
                    )
                ]
        )
        await portal.end()
    }

    @Test("A user who closes the message makes the command fail without a word")
    func cancelled() async throws {
        let portal = try await portal(answering: "1")
        let program = try await share(["--text", "hello", "--with", "email"], portal.environment)
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.isEmpty)
        #expect(try await portal.events("message", as: Message.self).map(\.subject) == [nil])
        await portal.end()
    }

    @Test("A portal that cannot do it, or ends before it answers, is an error", arguments: ["2", "die"])
    func failure(answer: String) async throws {
        let portal = try await portal(answering: answer)
        let program = try await share(["--text", "hello", "--with", "email"], portal.environment)
        #expect(program.exitStatus == .exited(1))
        let reason = answer == "2" ? "could not do it" : "ended before it answered"
        #expect(program.standardError.text.contains(reason), "\(program.transcript)")
        await portal.end()
    }

    @Test("Without a portal, xdg-email composes the message")
    func program() async throws {
        let log = share.directory.file("arguments")
        let bin = try share.directory.makeDirectory("bin")
        try await share.directory.writeProgram(
            "#!/bin/sh\nfor argument; do printf '%s\\n' \"$argument\"; done >'\(log)'\n",
            to: "bin/xdg-email"
        )
        let file = try share.directory.write("a report", to: "report.csv")
        let program = try await share(
            [file, "--subject", "The report", "--message", "Please.", "--with", "email"],
            ["PATH": bin]
        )
        #expect(program.exitStatus == .exited(0), "\(program.transcript)")
        let arguments = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(
            arguments == ["--utf8", "--body", "Please.", "--subject", "The report", "--attach", file]
        )
    }

    @Test("Without either, email is not offered")
    func none() async throws {
        let file = try share.directory.write("a report", to: "report.csv")
        let program = try await share([file, "--list"])
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("No app opens all of that."))
    }
}
