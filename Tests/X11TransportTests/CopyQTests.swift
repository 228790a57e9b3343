import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

/// A clipboard manager that keeps a history, as people run it.
@Suite("CopyQ", .timeLimit(.minutes(20)))
struct CopyQTests {
    @Test func itKeepsWhatIsCopiedAndGivesItBack() async throws {
        try await withCopyQ { server, display in
            try await copyUntilKept(display, server)
            _ = try await copyQ("copy", "chosen from the history", on: server)
            try await waitUntil("CopyQ's text") {
                guard case .other(let offer) = try await display.clipboard.contents() else { return false }
                return try await offer.data(for: "UTF8_STRING") == Data("chosen from the history".utf8)
            }
        }
    }

    @Test func itDoesNotKeepWhatIsConcealed() async throws {
        // CopyQ does this by itself from version 8; earlier ones have to be told what to look for.
        let command = """
            [Commands]
            1\\Automatic=true
            1\\Command="copyq: ignore()"
            1\\Input=x-kde-passwordManagerHint
            1\\Name=Ignore passwords
            1\\Remove=true
            size=1

            """
        try await withCopyQ(commands: command) { server, display in
            try await copyUntilKept(display, server)
            let before = try await count(on: server)
            let secret = try await display.clipboard.publish(
                TransferOffer([.utf8PlainText: Data("secret".utf8)], marks: .concealed)
            )
            // CopyQ reads the mark, and then knows all that it is going to know of the secret.
            try await within(.patience, "the mark to be read") {
                for await name in secret.deliveries where name == "x-kde-passwordManagerHint" { break }
            }
            #expect(try await server.clipboard.text() == "secret")
            // What comes after it is there; so it would be there, too.
            try await display.clipboard.publish(TransferOffer(text: "after"))
            try await waitUntil("what was copied next") { try await copyQ("read", "0", on: server) == "after" }
            #expect(try await count(on: server) == before + 1)
            #expect(try await copyQ("read", "0", "1", on: server).contains("secret") == false)
        }
    }

    private func withCopyQ(
        commands: String? = nil,
        _ body: (XServer, X11Display) async throws -> Void
    ) async throws {
        try await XServer.run { server in
            if let commands, let configuration = server.environment["XDG_CONFIG_HOME"] {
                let directory = URL(filePath: configuration).appending(path: "copyq")
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
                try Data(commands.utf8).write(to: directory.appending(path: "copyq-commands.ini"))
            }
            _ = try server.launch("copyq")
            try await waitUntil("CopyQ to answer") {
                try await RunningProgram("copyq", ["count"], environment: server.environment).waitForExit().isSuccess
            }
            try await body(server, X11Display(name: server.display))
        }
    }

    /// Copies until CopyQ, which begins to look some time after it has begun to answer, has kept it.
    private func copyUntilKept(_ display: X11Display, _ server: XServer) async throws {
        var number = 0
        try await waitUntil("CopyQ to look at the clipboard", interval: .milliseconds(500)) {
            if number > 0, try await copyQ("read", "0", on: server) == "copied \(number)" { return true }
            // It does not keep what is there when it begins to look, so each is different.
            number += 1
            try await display.clipboard.publish(TransferOffer(text: "copied \(number)"))
            return false
        }
    }

    private func count(on server: XServer) async throws -> Int {
        try #require(Int(try await copyQ("count", on: server)))
    }

    private func copyQ(_ arguments: String..., on server: XServer) async throws -> String {
        let program = try await run("copyq", arguments, environment: server.environment)
        return program.standardOutput.text.trimmingCharacters(in: .newlines)
    }
}
