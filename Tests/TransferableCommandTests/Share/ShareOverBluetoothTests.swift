import Foundation
import Testing
import TransferTestSupport

@Suite("transferable share over Bluetooth", .timeLimit(.minutes(20)))
struct ShareOverBluetoothTests {
    private struct Session: Decodable, Equatable {
        let device: String
        let target: String
        let source: String
    }

    private struct File: Decodable, Equatable {
        let session: String
        let name: String
        let contents: String
    }

    private static let session = "/org/bluez/obex/client/session0"

    private let share: ShareTool

    init() throws { share = try ShareTool() }

    /// Runs a test with Bluetooth that behaves in some way.
    private func run(
        _ behaviour: String,
        _ body: (_ share: ShareTool, _ service: BusService) async throws -> Void
    ) async throws {
        try await share.with(BusService("bluetooth", [behaviour], isSystemBus: true), body)
    }

    @Test("Devices are listed that are paired, take files and can be had by an adapter that is on")
    func list() async throws {
        try await run("complete") { share, _ in
            let file = try share.directory.write("a report", to: "report.csv")
            let program = try await share([file, "--list"])
            #expect(program.standardOutput.text == "bluetooth:AA:00:00:00:00:01\tPhone of Zoë (Bluetooth)\n")
        }
    }

    @Test("Folders and links cannot be sent")
    func otherItems() async throws {
        try await run("complete") { share, _ in
            let folder = try share.directory.makeDirectory("folder")
            for item in [folder, "https://example.org/"] {
                #expect(!(try await share([item, "--list"])).standardOutput.text.contains("bluetooth"))
            }
        }
    }

    @Test("Files go over one after the other, in one session, which is closed", arguments: ["complete", "quick"])
    func send(behaviour: String) async throws {
        try await run(behaviour) { share, service in
            let first = try share.directory.write("a report", to: "the report.csv")
            let program = try await share([first, "--text", "hello", "--with", "Phone of Zoë (Bluetooth)"])
            #expect(program.exitStatus == .exited(0), "\(program.transcript)")
            #expect(
                try await service.events("session")
                    == [Session(device: "AA:00:00:00:00:01", target: "opp", source: "00:11:22:33:44:55")]
            )
            let files = try await service.events("file", as: File.self, count: 2)
            #expect(files.first == File(session: Self.session, name: "the report.csv", contents: "a report"))
            #expect(files.last?.contents == "hello")
            #expect(files.last?.name.hasSuffix(".txt") == true)
            #expect(try await service.events("removed", as: [String: String].self).first?["session"] == Self.session)
        }
    }

    @Test(
        "What prevents it is an error",
        arguments: [
            ("error", "did not take “report.csv”"), ("die", "does not run any more"),
            ("lost", "is not paired any more, or Bluetooth is off"),
            ("away", "could not be reached: Unable to find service record."), ("text", "could not be reached: "),
            ("number", "“report.csv” could not be sent: "),
        ]
    )
    func failure(behaviour: String, reason: String) async throws {
        try await run(behaviour) { share, service in
            let file = try share.directory.write("a report", to: "report.csv")
            let program = try await share([file, "--with", "bluetooth:AA:00:00:00:00:01"])
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.contains(reason), "\(program.transcript)")
            if ["error", "number"].contains(behaviour) {
                _ = try await service.events("removed", as: [String: String].self)
            }
        }
    }
}
