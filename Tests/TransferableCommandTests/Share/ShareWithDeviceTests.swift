import Foundation
import Testing
import TransferTestSupport

@Suite("transferable share with a device", .timeLimit(.minutes(20)))
struct ShareWithDeviceTests {
    private struct Shared: Decodable, Equatable {
        let device: String
        let method: String
        let argument: String
        let contents: String?
    }

    private let share: ShareTool

    init() throws { share = try ShareTool() }

    /// Runs a test with KDE Connect on a bus.
    private func run(
        _ behaviour: [String] = [],
        _ body: (_ share: ShareTool, _ service: BusService) async throws -> Void
    ) async throws {
        try await share.with(BusService("kde-connect", behaviour), body)
    }

    @Test("Devices that can be reached are listed by their names")
    func list() async throws {
        try await run { share, _ in
            let program = try await share(["--text", "hello", "--list"])
            let devices = program.standardOutput.text.split(separator: "\n").filter { $0.hasPrefix("kdeconnect:") }
            // A name that would control a terminal, or the text after it, does not.
            #expect(devices == ["kdeconnect:a_1\tPhone of Zoë", "kdeconnect:b_2\tTablet"])
        }
    }

    @Test("A device gets text and links as themselves, and files by their URL")
    func send() async throws {
        try await run { share, service in
            #expect(try await share(["--text", "hello", "--with", "Phone of Zoë"]).exitStatus == .exited(0))
            #expect(
                try await service.events("shared", as: Shared.self, count: 1).last
                    == Shared(device: "a_1", method: "shareText", argument: "hello", contents: nil)
            )
            let link = "https://example.org/a?b=c"
            #expect(try await share([link, "--with", "kdeconnect:b_2"]).exitStatus == .exited(0))
            #expect(
                try await service.events("shared", as: Shared.self, count: 2).last
                    == Shared(device: "b_2", method: "shareUrl", argument: link, contents: nil)
            )
            let file = try share.directory.write("a report", to: "the report.csv")
            #expect(try await share([file, "--with", "kdeconnect:a_1"]).exitStatus == .exited(0))
            let sent = try #require(try await service.events("shared", as: Shared.self, count: 3).last)
            #expect(sent.method == "shareUrl")
            #expect(sent.argument.hasSuffix("/the%20report.csv"))
            #expect(sent.contents == "a report")
        }
    }

    @Test("A service that tells nothing holds up neither the list nor the way to other apps")
    func mute() async throws {
        let editor = InstalledPrograms.Program("org.example.editor", "Editor", opens: ["text/plain"])
        let share = try ShareTool(InstalledPrograms([editor]))
        try await share.with(BusService("kde-connect", ["mute"])) { share, service in
            // The bus itself would give it 25 seconds.
            let program = try await share(["--text", "hello", "--list"])
            #expect(program.exitStatus == .exited(0))
            #expect(program.standardOutput.text.contains("org.example.editor.desktop\tEditor"))
            #expect(!program.standardOutput.text.contains("kdeconnect:"))
            #expect(program.standardError.text.contains("does not answer"), "\(program.transcript)")
            #expect(try await share(["--text", "hello", "--with", "Editor"]).exitStatus == .exited(0))
            #expect(try await share.programs.opened(by: "org.example.editor").count == 1)
            try await service.program.waitForLine(containing: #""asked""#, count: 2)
        }
    }

    @Test("A device that is not there is an error")
    func missing() async throws {
        try await run { share, _ in
            let program = try await share(["--text", "hello", "--with", "kdeconnect:c_3"])
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.contains("that takes all of that"))
        }
    }

    @Test(
        "A device that is out of reach meanwhile, and a service that does not answer, is an error",
        arguments: [("gone", "Phone of Zoë cannot be reached any more."), ("silent", "KDE Connect did not answer.")]
    )
    func failure(behaviour: String, reason: String) async throws {
        try await run([behaviour]) { share, _ in
            let program = try await share(["--text", "hello", "--with", "Phone of Zoë"])
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.contains(reason), "\(program.transcript)")
        }
    }
}
