import Foundation
import Testing
import TransferTestSupport

@Suite("transferable share --with print", .timeLimit(.minutes(20)))
struct PrintTests {
    private struct Printed: Decodable, Equatable {
        let title: String
        let token: Int
        let document: Data
    }

    private let share: ShareTool

    init() throws { share = try ShareTool() }

    /// Runs a test with a portal that behaves in some way.
    private func run(
        _ behaviour: String,
        _ body: (_ share: ShareTool, _ portal: BusService) async throws -> Void
    ) async throws {
        try await share.with(BusService("print-portal", [behaviour]), body)
    }

    @Test("The portal gets the bytes of a PDF document, and what the user chose before")
    func document() async throws {
        try await run("print") { share, portal in
            let bytes = Data("%PDF-1.7 ".utf8) + Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
            let file = share.directory.file("Report.pdf")
            try bytes.write(to: URL(filePath: file))
            let program = try await share([file, "--with", "print", "--subject", "The report"])
            #expect(program.exitStatus == .exited(0), "\(program.transcript)")
            #expect(try await portal.events("printed") == [Printed(title: "The report", token: 4711, document: bytes)])
        }
    }

    @Test("Without a window there is nothing to print of other items, nor of two documents")
    func otherItems() async throws {
        try await run("print") { share, _ in
            let files = try ["1.pdf", "2.pdf", "3.png"].map { try share.directory.write("", to: $0) }
            for items in [[files[0], files[1]], [files[2]], ["https://example.org/"]] {
                #expect(!(try await share(items + ["--list"])).standardOutput.text.contains("Print"))
            }
        }
    }

    @Test("A portal that does not print offers nothing")
    func noPrinting() async throws {
        try await run("other") { share, _ in
            let program = try await share([share.directory.write("", to: "1.pdf"), "--list"])
            #expect(program.standardOutput.text == "email\tEmail\n")
        }
    }

    @Test("A user who closes the dialog makes the command fail without a word")
    func cancelled() async throws {
        try await run("cancel") { share, _ in
            let program = try await share([share.directory.write("", to: "1.pdf"), "--with", "print"])
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.isEmpty)
        }
    }

    @Test(
        "A portal that cannot do it, ends before it answers, never answers, or is gone, is an error",
        arguments: [
            ("refuse", "could not do it"), ("die", "ended before it answered"), ("silent", "did not answer"),
            ("leave", "any more"),
        ]
    )
    func failure(behaviour: String, reason: String) async throws {
        try await run(behaviour) { share, _ in
            let program = try await share([share.directory.write("", to: "1.pdf"), "--with", "print"])
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.contains(reason), "\(program.transcript)")
        }
    }
}
